"""What a card does, cut into what templates draw: words and icons."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from app.games.spoils.facts import Threshold
from app.games.spoils.wording import Line, wording_of

Piece = str | Threshold
_ICONS: Final = re.compile(r"((?:\[[OGEDRV]\])+)")


@dataclass(frozen=True)
class Paragraph:
    """One paragraph. Its name and icons stand in front; cost and effect have labels."""

    kind: str
    name: str
    icons: Threshold
    text: tuple[Piece, ...]
    cost: tuple[Piece, ...]
    effect: tuple[Piece, ...]


def paragraphs_of(name: str) -> tuple[Paragraph, ...] | None:
    """The paragraphs of a card by our own phrases; None where no script is known."""
    lines = wording_of(name)
    return None if lines is None else tuple(_paragraph(line) for line in lines)


def pieces(text: str) -> tuple[Piece, ...]:
    """Text with its icons, `[R][R]`, as thresholds of their own."""
    return tuple(
        Threshold.of(part.replace("[", "").replace("]", "")) if part.startswith("[") else part
        for part in _ICONS.split(text)
        if part
    )


def _paragraph(line: Line) -> Paragraph:
    return Paragraph(
        line.kind.value,
        line.name,
        Threshold.of(line.threshold),
        pieces(line.text),
        pieces(line.cost),
        pieces(line.effect),
    )
