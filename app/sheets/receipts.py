"""A receipt on paper: what was handed in, and what proves it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from app.games.capabilities.sheets import DeckSheets
from app.sheets.columns import paginate
from app.sheets.heads import HEAD_HEIGHT, draw_head
from app.sheets.letters import Face
from app.sheets.lists import groups_of
from app.sheets.paper import MARGIN, Format, Paper
from app.sheets.rows import ROW, draw_column
from app.sheets.values import Registered, SheetEvent

_COLUMNS: Final = 2
_GUTTER: Final = 8.0
_PAGE_FOOT: Final = 6.0
_PROOF: Final = 58.0
_CODE: Final = 30.0
_LABEL: Final = 27.0


@dataclass(frozen=True, slots=True)
class Proof:
    """The proof on a receipt: labels with their values, and the address to verify it.

    `file` is the signed receipt, which the PDF has as an attachment of that name.
    """

    facts: tuple[tuple[str, str], ...]
    address: str
    name: str
    file: bytes


def receipt_sheet(
    event: SheetEvent,
    player: Registered,
    proof: Proof,
    sheets: DeckSheets,
    made_at: datetime,
    form: Format = Format.A4,
) -> bytes:
    """Return a receipt as a PDF with the signed receipt attached.

    The same receipt gives the same bytes.
    """
    paper = Paper(f"Receipt: {player.player}, {event.name}", form, made_at)
    groups = groups_of(player.deck, sheets, player.unread, player.leftovers, player.not_cards)
    top = MARGIN + HEAD_HEIGHT
    bottom = paper.height - MARGIN - _PAGE_FOOT
    pages = paginate(groups, _COLUMNS, (bottom - _PROOF - top) / ROW, (bottom - top) / ROW)
    width = (paper.inner - _GUTTER * (_COLUMNS - 1)) / _COLUMNS
    for number, page in enumerate(pages, start=1):
        paper.new_page()
        draw_head(paper, event, player)
        for place, column in enumerate(page):
            draw_column(paper, column, MARGIN + place * (width + _GUTTER), top, width)
        words = f"Receipt, page {number} of {len(pages)}"
        paper.write_to(paper.right, paper.height - MARGIN + 2, words, size=7.5, quiet=True)
    _draw_proof(paper, proof, bottom - _PROOF)
    paper.attach(proof.name, proof.file, made_at)
    return paper.finish()


def _draw_proof(paper: Paper, proof: Proof, top: float) -> None:
    paper.rule(top + 2, weight=0.7)
    paper.write(MARGIN, top + 8, "Proof", face=Face.TITLE, size=13)
    y = top + 14
    for label, value in proof.facts:
        paper.write(MARGIN, y, label, size=8, quiet=True)
        room = paper.inner - _LABEL - _CODE - 6
        for line in _halves(value):
            paper.write(MARGIN + _LABEL, y, line, face=Face.NARROW, size=8.5, width=room)
            y += 4.2
    paper.qr_code(proof.address, paper.right - _CODE, top + 6, _CODE)
    words = f"Verify the attached file {proof.name} at {proof.address} or with “threshold receipt”."
    paper.write(MARGIN, top + _PROOF - 3, words, size=8, width=paper.inner)


def _halves(value: str) -> tuple[str, ...]:
    """Return a value on one line, or on two if it is as long as a signature."""
    half = len(value) // 2
    return (value,) if len(value) < 100 else (value[:half], value[half:])
