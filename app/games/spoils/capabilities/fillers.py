"""Staple resources, which fill decks of The Spoils up."""

from typing import Final

from app.games.capabilities.fillers import Fillers
from app.games.spoils.construction import demanded, fill_with_staples, room_for_staples
from app.games.spoils.decklists import Decklist, Line
from app.games.spoils.facts import STAPLE_NAMES, Catalogue


def _are_asked(deck: Decklist) -> bool:
    return bool(demanded(deck).total)


FILLERS: Final[Fillers[Catalogue, Decklist, Line]] = Fillers(
    names=frozenset(STAPLE_NAMES),
    fill=fill_with_staples,
    room=room_for_staples,
    are_asked=_are_asked,
    title="staples",
)
