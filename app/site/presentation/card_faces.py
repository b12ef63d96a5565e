"""The faces of the current game's cards."""

from __future__ import annotations

from app.games.capabilities.faces import Face
from app.games.tabletop.facts import CardLike, PrintingLike
from app.site.platform.games import current_game


def face_of(card: CardLike, printing: PrintingLike | None = None) -> Face:
    """The face of a card, as one printing shows it."""
    return current_game().needed_faces().of(card, printing)


def stat_line(card: CardLike) -> str:
    """The stats in the short form of lists: `3/3/4`, bonuses with their sign."""
    return current_game().needed_faces().entry(card).stats
