"""The edition of the rulebook that decks are checked by."""

from enum import StrEnum
from typing import Final


class Edition(StrEnum):
    """An edition of the rulebook by its id."""

    SF210 = "sf210"

    @property
    def full_name(self) -> str:
        """What people call it."""
        return "Comprehensive Shadowfist Rulebook 2.1.0"

    @property
    def short_name(self) -> str:
        """The same where there is little room."""
        return "2.1.0"


DEFAULT_EDITION: Final = Edition.SF210
