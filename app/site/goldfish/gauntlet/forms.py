"""The settings of a gauntlet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtforms import Form, SelectField
from wtforms.fields.choices import SelectChoice

EACH: Final = (10, 20, 50, 100, 200)
"""How many games may be asked for against each deck."""

USUAL: Final = 20


class GauntletForm(Form):
    """Who plays, and how many games against each deck."""

    level = SelectField("Level")
    each = SelectField(
        "Games against each deck",
        choices=[SelectChoice(str(it), str(it)) for it in EACH],
        default=str(USUAL),
    )

    def arguments(self, **changed: object) -> Mapping[str, object]:
        """What an address says of the form."""
        return {"level": self.level.data, "each": self.each.data, **changed}

    @property
    def number(self) -> int:
        """How many games against each deck; the usual number for a wrong one."""
        return int(self.each.data) if self.each.data in map(str, EACH) else USUAL
