"""The names of the editions."""

from enum import StrEnum
from typing import Final


class Edition(StrEnum):
    """An edition of the rulebook, oldest first."""

    BASIC1E = "basic1e"
    CR2010 = "cr2010"
    CR3 = "cr3"

    @property
    def full_name(self) -> str:
        """The edition as people name it."""
        return _TITLES[self]

    @property
    def short_name(self) -> str:
        """The edition where there is little room."""
        return "first edition" if self is Edition.BASIC1E else self.value


_TITLES: Final = {
    Edition.BASIC1E: "First-edition rulebook",
    Edition.CR2010: "Comprehensive Rules, December 2010",
    Edition.CR3: "Comprehensive Rules, later edition",
}

DEFAULT_EDITION: Final = Edition.CR3
