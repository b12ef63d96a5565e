"""Words of section 16."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

CLADE: Final = "clade"
"""The name of the location that every defending city has exactly once."""


class Side(StrEnum):
    """The two rulers in a battle."""

    ATTACKER = "attacker"
    DEFENDER = "defender"

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.DEFENDER if self is Side.ATTACKER else Side.ATTACKER


class Phase(StrEnum):
    """The phase of a turn, as far as section 16 tells phases apart (16.1)."""

    DUSK = "dusk"
    OTHER = "other phase"
