"""The settings of a gauntlet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtforms import Form, SelectField
from wtforms.fields.choices import SelectChoice

EACH: Final = (10, 20, 50, 100, 200, 1_080)
"""Numbers of games against each deck to choose from; a contest may be decided earlier."""

USUAL: Final = 20


class GauntletForm(Form):
    """The level of the players, and the number of games against each deck."""

    level = SelectField("Level")
    each = SelectField(
        "Most games against each deck",
        choices=[SelectChoice(str(it), f"{it:,}") for it in EACH],
        default=str(USUAL),
    )

    def arguments(self, **changed: object) -> Mapping[str, object]:
        """Return the form as arguments of an address."""
        return {"level": self.level.data, "each": self.each.data, **changed}

    @property
    def number(self) -> int:
        """The number of games against each deck; the usual number for a wrong one."""
        return int(self.each.data) if self.each.data in map(str, EACH) else USUAL
