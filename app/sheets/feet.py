"""The foot of a registration sheet: totals, choices made at the table, and signatures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.capabilities.sheets import DeckSheets, SheetGroup
from app.sheets.letters import Face
from app.sheets.paper import MARGIN, Paper
from app.sheets.values import Registered

FOOT_HEIGHT: Final = 61.0

_BOX: Final = 27.0


def draw_foot(
    paper: Paper,
    player: Registered,
    groups: Sequence[SheetGroup],
    sheets: DeckSheets,
    top: float,
) -> None:
    """Draw the foot, beginning at the height `top`."""
    paper.rule(top + 2, weight=0.7)
    _draw_total(paper, player, groups, sheets.total, top + 7)
    _draw_choices(
        paper, sheets.chosen, sheets.choices(player.deck if player.deck.lines else None), top + 17
    )
    _draw_boxes(paper, top + 25)
    if player.long_hash:
        y = top + 25 + _BOX + 5
        end = paper.write(MARGIN, y, "Hash of the main list, SHA-256", size=7.5, quiet=True)
        paper.write(end + 2, y, player.long_hash, face=Face.NARROW, size=7.5)


def _draw_total(
    paper: Paper, player: Registered, groups: Sequence[SheetGroup], label: str, y: float
) -> None:
    if not player.deck.lines:
        paper.blank(MARGIN, y, label, MARGIN + 90)
        return
    size = player.deck.size
    words = f"{size} {'card' if size == 1 else 'cards'} in the deck"
    end = paper.write(MARGIN, y, words, face=Face.BOLD, size=11)
    parts = [f"{group.title} {group.copies}" for group in groups if group.copies is not None]
    width = paper.right - end - 6
    paper.write(end + 6, y, " · ".join(parts), size=9, quiet=True, width=width)


def _draw_choices(paper: Paper, label: str, choices: Sequence[str], y: float) -> None:
    if not choices:
        return
    x = paper.write(MARGIN, y, label, face=Face.BOLD, size=9) + 4
    width = (paper.right - x - 4 * (len(choices) - 1)) / len(choices)
    for place, words in enumerate(choices):
        left = x + place * (width + 4)
        paper.rule(y + 0.6, left, left + width)
        if words:
            paper.write(left + 1, y - 0.6, words, size=9, width=width - 2)


def _draw_boxes(paper: Paper, y: float) -> None:
    boxes: tuple[tuple[str, str, tuple[tuple[str, ...], ...]], ...] = (
        ("Player", "This is the list I play.", (("Signed",), ("Date",))),
        ("Deck check", "", (("Round", "Table"), ("Result",), ("Judge",))),
        ("Deck check", "", (("Round", "Table"), ("Result",), ("Judge",))),
    )
    gap = 4.0
    width = (paper.inner - gap * (len(boxes) - 1)) / len(boxes)
    for place, (title, words, lines) in enumerate(boxes):
        x = MARGIN + place * (width + gap)
        paper.box(x, y, width, _BOX)
        paper.write(x + 3, y + 5.2, title, face=Face.TITLE, size=10)
        if words:
            paper.write(x + 3, y + 9.6, words, size=8.5, quiet=True)
        first = y + _BOX - 3.2 - 6.4 * (len(lines) - 1)
        for number, labels in enumerate(lines):
            _draw_blanks(paper, labels, x + 3, first + 6.4 * number, width - 6)


def _draw_blanks(paper: Paper, labels: Sequence[str], x: float, y: float, width: float) -> None:
    gap = 2.0
    each = (width + gap) / len(labels)
    for place, label in enumerate(labels):
        paper.blank(x + place * each, y, label, x + (place + 1) * each - gap)
