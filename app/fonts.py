"""The typefaces of the house, on screen and on paper: Python packages bring their files."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple


class Font(NamedTuple):
    """One file of a typeface, and the package it comes in.

    With `is_shaped`, the forms and places of its letters depend on those beside them.
    """

    package: str
    file: str
    folder: str = "files"
    is_shaped: bool = False

    @property
    def path(self) -> Path:
        """The path of the font's file."""
        return Path(str(files(self.package).joinpath(self.folder, self.file)))


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

_SCRIPTS: Final = (
    "Arabic", "Hebrew", "Thai", "Devanagari", "Armenian", "Georgian", "Bengali", "Ethiopic",
    "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Lao", "Malayalam", "Myanmar", "Oriya", "Sinhala",
    "Tamil", "Telugu",
)  # fmt: skip

FALLBACKS: Final = (
    Font("manimgx_fonts", "NotoSans[wght].ttf", "."),
    *(Font("manimgx_fonts", f"NotoSans{one}[wght].ttf", ".", True) for one in _SCRIPTS),
    Font("paperang_p2_fonts_cjk", "wqy-microhei.ttc", "fonts"),
    Font("manimgx_fonts", "NotoSansSymbols[wght].ttf", "."),
    Font("manimgx_fonts", "NotoEmoji[wght].ttf", "."),
)
"""On paper, for letters that the typefaces of the house lack: the first that has a letter draws it.

Chinese, Japanese and Korean letters share one file.
"""
