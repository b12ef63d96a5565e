"""The editions that decks are checked and played by: the rulebook, and it with later errata."""

from enum import StrEnum
from typing import Final


class Edition(StrEnum):
    """An edition of the rulebook by its id.

    `SWS` has the same rules, and cards as the Secret War Society corrected them in 2023 and 2025.
    """

    SF210 = "sf210"
    SWS = "sws"

    @property
    def full_name(self) -> str:
        """The edition's full name."""
        if self is Edition.SWS:
            return "Comprehensive Shadowfist Rulebook 2.1.0 with the errata of 2023 and 2025"
        return "Comprehensive Shadowfist Rulebook 2.1.0"

    @property
    def short_name(self) -> str:
        """The same where there is little room."""
        return "2.1.0 with errata" if self is Edition.SWS else "2.1.0"


DEFAULT_EDITION: Final = Edition.SF210
