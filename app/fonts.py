"""The typefaces of the house, on screen and on paper: Python packages bring their files."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple


class Font(NamedTuple):
    """One file of a typeface, and the package it comes in."""

    package: str
    file: str

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return Path(str(files(self.package).joinpath("files", self.file)))


_SANS: Final = "fontpkg_pt_sans"
_NARROW: Final = "fontpkg_pt_sans_narrow"
_SERIF: Final = "font_source_serif_pro"

TEXT: Final = Font(_SANS, "PT_Sans-Web-Regular.ttf")
BOLD: Final = Font(_SANS, "PT_Sans-Web-Bold.ttf")
ITALIC: Final = Font(_SANS, "PT_Sans-Web-Italic.ttf")
NARROW: Final = Font(_NARROW, "PT_Sans-Narrow-Web-Regular.ttf")
NARROW_BOLD: Final = Font(_NARROW, "PT_Sans-Narrow-Web-Bold.ttf")
TITLE: Final = Font(_SERIF, "SourceSerifPro-Bold.otf")
TITLE_ON_PAPER: Final = TITLE._replace(file="SourceSerifPro-Bold.ttf")
"""The same face as TrueType, which is all that PDF files take here."""
