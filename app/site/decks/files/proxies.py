"""The cards of a deck as text to cut out, nine to a page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flask import render_template, request

from app.games.capabilities.faces import Face, Piece
from app.games.capabilities.fillers import FILLERS
from app.site.cards.holdings import current_holdings
from app.site.decks.access import reach_to_show
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import demand, game_of, pull_list
from app.site.platform.storage.database import current_catalogue
from app.site.presentation.cards import face_of

MOST_PROXIES: Final = 60
"""The most copies of one card that are drawn."""

_DENSITIES: Final = ((220, ""), (360, "dense"), (540, "denser"))
_DENSEST: Final = "densest"
_LINE: Final = 36
_NAME: Final = 20
_STATS: Final = 75
_BIG_ICONS: Final = 160


@dataclass(frozen=True)
class Proxy:
    """One card to cut out, `copies` times; `density` says how small its words have to be."""

    face: Face
    copies: int
    density: str


@open_to(Access.LINK)
def proxies(way: str, key: str) -> str:
    """The cards of the deck as text, nine to a page, a face per copy.

    With an account, perhaps only the copies that its collection lacks.
    """
    reached = reach_to_show(way, key)
    deck = reached.deck.state.decklist
    with_fillers = FILLERS in request.args
    holdings = current_holdings(demand(deck)) if "missing" in request.args else None
    fillers = game_of(deck).fillers.or_none()
    cards = [(line.printing, line.copies) for line in deck.lines if line.counts]
    if holdings is not None:
        lacks = pull_list(deck, current_catalogue(), holdings).missing
        cards = [(one.printing, one.copies) for one in lacks]
    return render_template(
        "decks/files/proxies.html",
        reached=reached,
        with_fillers=with_fillers,
        fillers=fillers,
        only_missing=holdings is not None,
        proxies=[
            proxy_of(face_of(printing.card, printing), copies)
            for printing, copies in cards
            if with_fillers or fillers is None or printing.card.name not in fillers.names
        ],
    )


def proxy_of(face: Face, copies: int) -> Proxy:
    """Return a face set so densely that all its words fit on the card."""
    length = _length(face)
    density = next((name for most, name in _DENSITIES if length <= most), _DENSEST)
    return Proxy(face, min(copies, MOST_PROXIES), density)


def _length(face: Face) -> int:
    """About how many letters the face has to hold; a new line costs half a line."""
    parts: list[Piece] = [line.word + line.text for line in face.opening]
    lines = len(face.opening) + len(face.card.name) // _NAME
    if face.text:
        parts.append(face.text)
        lines += face.text.count("\n") + 1
    for paragraph in face.wording or ():
        parts += [paragraph.name, *paragraph.text, *paragraph.cost, *paragraph.effect]
        lines += 1 + bool(paragraph.cost) + bool(paragraph.effect)
    letters = sum(map(_letters, parts))
    room = 0 if face.stats else _STATS
    icons = _BIG_ICONS if face.gives else 0
    return letters + lines * _LINE // 2 - room + icons


def _letters(piece: Piece) -> int:
    """Return the width of a piece in letters; a symbol counts as two."""
    if isinstance(piece, str):
        return len(piece)
    return 2 * sum(count for _, count in piece)
