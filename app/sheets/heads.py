"""The head of a registration sheet: event, player, and the stamp of the list."""

from __future__ import annotations

from typing import Final

from app.sheets.filing_order import FiledBy, filing_word
from app.sheets.letters import Face
from app.sheets.paper import MARGIN, Paper
from app.sheets.values import Registered, SheetEvent

EVENT_HEIGHT: Final = 17.5
HEAD_HEIGHT: Final = 41.0

_LETTER: Final = 13.0
"""The box for the initial, by which sheets are filed."""
_STAMP: Final = (66.0, 15.5)


def draw_head(
    paper: Paper, event: SheetEvent, player: Registered, by: FiledBy = FiledBy.LAST
) -> None:
    """Draw the head at the top of the page, with the letter by which the sheet is filed."""
    draw_event(paper, event)
    _draw_letter(paper, filing_word(player.player, by)[:1].upper())
    _draw_player(paper, player)
    _draw_stamp(paper, player)


def draw_event(paper: Paper, event: SheetEvent) -> None:
    """Draw the event's name above a double rule, with a QR code of its page."""
    width = paper.inner - _LETTER - 6
    if event.address:
        width -= _LETTER + 4
        paper.qr_code(event.address, paper.right - 2 * _LETTER - 4, MARGIN, _LETTER)
    paper.write(MARGIN, MARGIN + 4.6, event.name, face=Face.TITLE, size=15, width=width)
    where = " · ".join(filter(None, (event.when, event.place)))
    paper.write(MARGIN, MARGIN + 9.4, where, size=9, quiet=True, width=width)
    paper.write(MARGIN, MARGIN + 13.4, event.rules, size=9, quiet=True, width=width)
    paper.rule(MARGIN + 16.2, weight=0.7)
    paper.rule(MARGIN + 17.3, weight=0.2)


def _draw_letter(paper: Paper, letter: str) -> None:
    x = paper.right - _LETTER
    paper.box(x, MARGIN, _LETTER, _LETTER, 0.5)
    wide = paper.measure(letter, Face.TITLE, 24)
    paper.write(x + (_LETTER - wide) / 2, MARGIN + 9.6, letter, face=Face.TITLE, size=24)


def _draw_player(paper: Paper, player: Registered) -> None:
    y = MARGIN + 22.5
    width = paper.inner - _STAMP[0] - 6
    paper.write(MARGIN, y, "Player", size=8, quiet=True)
    if player.player:
        paper.write(MARGIN, y + 7.2, player.player, face=Face.TITLE, size=17, width=width)
    else:
        paper.rule(y + 8, to=MARGIN + width)
    if player.version:
        paper.write(MARGIN, y + 12.4, player.version, size=9, quiet=True, width=width)
        paper.write(MARGIN, y + 16.2, player.revised, size=9, quiet=True, width=width)
    elif not player.player:
        paper.blank(MARGIN, y + 13.4, "Deck", MARGIN + width)


def _draw_stamp(paper: Paper, player: Registered) -> None:
    width, height = _STAMP
    x, y = paper.right - width, MARGIN + 20.2
    if not player.verdict:
        paper.box(x, y, width, height)
        paper.write(x + 3, y + 5, "Desk use only: received", size=8, quiet=True)
        paper.blank(x + 3, y + 12.2, "Time", x + width / 2 - 2)
        paper.blank(x + width / 2, y + 12.2, "By", x + width - 3)
        return
    paper.box(x, y, width, height, 0.5)
    paper.box(x + 0.9, y + 0.9, width - 1.8, height - 1.8, 0.2)
    word = player.verdict.capitalize()
    end = paper.write(x + 3, y + 6.4, word, face=Face.TITLE, size=13)
    paper.write(end + 2.5, y + 6.4, player.size, face=Face.BOLD, size=9.5)
    paper.write_to(x + width - 3, y + 6.4, player.short_hash, face=Face.BOLD, size=11)
    facts = [f"{label} {value}" for label, value in player.facts]
    half = -(-len(facts) // 2)
    for line, part in enumerate((facts[:half], facts[half:])):
        below = y + 10.4 + 3.1 * line
        paper.write(x + 3, below, ", ".join(part), face=Face.NARROW, size=8, width=width - 6)
