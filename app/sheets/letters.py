"""The choice of a typeface for the letters of a text."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from enum import StrEnum
from functools import cache, lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from fontTools.ttLib import TTFont

from app import fonts
from app.games.text import normalized

_UNKNOWN: Final = "?"
_INVISIBLE: Final = frozenset({"Cf", "Mn", "Me"})
"""Signs of which nothing is missing on paper if no typeface has them."""


class Face(StrEnum):
    """The typefaces of a sheet: for titles, for text, and for text in narrow columns."""

    TITLE = "title"
    TEXT = "text"
    BOLD = "bold"
    NARROW = "narrow"
    NARROW_BOLD = "narrow-bold"


NARROWER: Final = {Face.TEXT: Face.NARROW, Face.BOLD: Face.NARROW_BOLD}

_FONTS: Final[Mapping[Face, fonts.Font]] = {
    Face.TITLE: fonts.TITLE_ON_PAPER,
    Face.TEXT: fonts.TEXT,
    Face.BOLD: fonts.BOLD,
    Face.NARROW: fonts.NARROW,
    Face.NARROW_BOLD: fonts.NARROW_BOLD,
}


class Run(NamedTuple):
    """Text that one font draws."""

    font: fonts.Font
    text: str


def one_line(text: str) -> str:
    """Return a text without line breaks, its letters composed with their accents."""
    return " ".join(normalized("NFC", text).split())


@lru_cache(maxsize=10_000)
def runs_of(text: str, face: Face) -> tuple[Run, ...]:
    """Split a text by the fonts that draw it: all of it in one typeface of the sheet if that can.

    Signs that no font has become a question mark; invisible ones are left out.
    """
    own = _FONTS[face]
    for whole in (own, fonts.TITLE_ON_PAPER):
        if all(ord(sign) in _signs(whole) for sign in text):
            return (Run(whole, text),) if text else ()
    drawn: list[Run] = []
    for sign in text:
        font = _font_of(sign, own, drawn[-1].font if drawn else own)
        if font is not None:
            drawn.append(Run(font, sign))
        elif unicodedata.category(sign) not in _INVISIBLE:
            drawn.append(Run(own, _UNKNOWN))
    return tuple(
        Run(font, "".join(run.text for run in runs))
        for font, runs in groupby(drawn, key=lambda run: run.font)
    )


def _font_of(sign: str, own: fonts.Font, before: fonts.Font) -> fonts.Font | None:
    """Return the font that draws a sign after one in the font `before`; None if none can.

    What is no letter, such as a blank or an accent, stays with the letters before it.
    """
    candidates = (own, fonts.TITLE_ON_PAPER, fonts.TEXT, *fonts.FALLBACKS)
    if not sign.isalpha():
        candidates = (before, *candidates)
    return next((font for font in candidates if ord(sign) in _signs(font)), None)


@cache
def _signs(font: fonts.Font) -> frozenset[int]:
    """Return the characters that a font can draw."""
    with TTFont(font.path, lazy=True, fontNumber=0) as opened:
        return frozenset(opened.getBestCmap())
