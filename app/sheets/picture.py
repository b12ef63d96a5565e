"""A deck as a picture that other sites show beside a link to it."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from app.fonts import BOLD, TEXT, TITLE, Font
from app.games.capabilities.sheets import SheetGroup

WIDTH: Final = 1200
HEIGHT: Final = 630
"""The size that most sites show whole."""

_INK: Final = 0
_QUIET: Final = 54
_RULE: Final = 206
_PAPER: Final = 255
"""Shades between the colours of ink and paper."""

_INK_COLOUR: Final = (0x14, 0x17, 0x1F)
_PAPER_COLOUR: Final = (0xFB, 0xFA, 0xF6)
_PALETTE: Final = [
    ink + (paper - ink) * shade // 255
    for shade in range(256)
    for ink, paper in zip(_INK_COLOUR, _PAPER_COLOUR, strict=True)
]
_MARGIN: Final = 56
_LIST_TOP: Final = 196
_LINE: Final = 27
_BELOW: Final = 24
_COLUMNS: Final = 4
_GAP: Final = 24
_TITLE_SIZES: Final = (60, 52, 44, 38)
"""A title is as large as fits; one that fits in no size is shortened."""

_COLUMN: Final = (WIDTH - 2 * _MARGIN - (_COLUMNS - 1) * _GAP) // _COLUMNS
_LINES: Final = (HEIGHT - _LIST_TOP - _BELOW) // _LINE
_LONGEST: Final = 300
"""Characters of a text that are measured; no line has room for more."""


@dataclass(frozen=True)
class PictureText:
    """The text on the picture besides the list: a title, a line below it, and the site."""

    title: str
    about: str
    site: str


@cache
def _font(font: Font, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(font.path, size)


def picture(text: PictureText, groups: Sequence[SheetGroup]) -> bytes:
    """Return a PNG with the title and as much of the list as there is room for."""
    image = Image.new("L", (WIDTH, HEIGHT), _PAPER)
    draw = ImageDraw.Draw(image)
    inner = WIDTH - 2 * _MARGIN
    draw.rectangle((0, 0, WIDTH, 16), fill=_INK)
    sizes = (_font(TITLE, size) for size in _TITLE_SIZES)
    fits = (font for font in sizes if fitting(text.title, font, inner) == text.title)
    title = next(fits, _font(TITLE, _TITLE_SIZES[-1]))
    draw.text((_MARGIN, 108), fitting(text.title, title, inner), _INK, title, anchor="ls")
    about, site = _font(TEXT, 28), _font(BOLD, 28)
    room = inner - site.getlength(text.site) - _GAP
    draw.text((_MARGIN, 128), fitting(text.about, about, room), _QUIET, about)
    draw.text((WIDTH - _MARGIN, 128), text.site, _INK, site, anchor="ra")
    draw.line((_MARGIN, 178, WIDTH - _MARGIN, 178), _RULE, 2)
    for place, (copies, words) in enumerate(_lines(groups)):
        left = _MARGIN + place // _LINES * (_COLUMN + _GAP)
        top = _LIST_TOP + place % _LINES * _LINE
        _write(draw, left, top, copies, words)
    image.putpalette(_PALETTE)
    kept = io.BytesIO()
    image.save(kept, "PNG")
    return kept.getvalue()


def _write(draw: ImageDraw.ImageDraw, left: int, top: int, copies: str, words: str) -> None:
    """Write one line; a heading has no number of copies."""
    if not copies:
        heading = _font(BOLD, 20)
        draw.text((left, top), fitting(words, heading, _COLUMN), _INK, heading)
        return
    plain = _font(TEXT, 20)
    draw.text((left + 30, top), copies, _INK, _font(BOLD, 20), anchor="ra")
    draw.text((left + 42, top), fitting(words, plain, _COLUMN - 42), _INK, plain)


def _lines(groups: Sequence[SheetGroup]) -> Iterator[tuple[str, str]]:
    """Yield copies and words of each line; the last says how many cards there is no room for."""
    lines: list[tuple[str, str]] = []
    for group in groups:
        lines.append(("", group.title))
        lines += [
            ("?" if item.copies is None else str(item.copies), item.text) for item in group.items
        ]
    most = _COLUMNS * _LINES
    if len(lines) <= most:
        yield from lines
        return
    yield from lines[: most - 1]
    left = sum(1 for copies, _ in lines[most - 1 :] if copies)
    yield "", f"and {left} more names"


def fitting(text: str, font: ImageFont.FreeTypeFont, width: float) -> str:
    """Return a text on one line, shortened with an ellipsis if it is wider than `width` pixels."""
    whole = " ".join(text[:_LONGEST].split())
    if len(text) <= _LONGEST and font.getlength(whole) <= width:
        return whole
    shown = whole
    while shown and font.getlength(f"{shown}…") > width:
        shown = shown[:-1]
    return f"{shown.rstrip()}…"
