"""What stands above a deck of The Spoils: its faction, and what starts in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.capabilities.deck_header import DeckHeader
from app.games.spoils.decklists import Decklist, Line, Zone, with_starting
from app.games.spoils.facts import STAPLE_NAMES, Card, Catalogue
from app.games.spoils.presentation.faces import starting_words
from app.games.spoils.terms import Icon


@dataclass(frozen=True)
class FactionView:
    """The deck's faction, what it starts with, and which staples can be chosen for it."""

    card: Card
    influence: int
    starting: str
    icon: Icon | None
    chosen: tuple[str, ...]
    options: tuple[str, ...]
    places: int


def _factions(deck: Decklist) -> tuple[FactionView, ...]:
    return tuple(_faction(line, deck) for line in deck.in_zone(Zone.FACTION))


def _faction(line: Line, deck: Decklist) -> FactionView:
    card = line.card
    faction = card.faction
    assert faction is not None
    held = deck.copies(Zone.DECK)
    return FactionView(
        card=card,
        influence=faction.influence,
        starting=starting_words(card),
        icon=next((icon for icon, _ in faction.starting_icons), None),
        chosen=tuple(line.name for line in deck.starting for _ in range(line.copies)),
        options=tuple(name for name in STAPLE_NAMES if held[name]),
        places=faction.starting_resources,
    )


def _choices(catalogue: Catalogue) -> tuple[Card, ...]:
    return catalogue.factions


DECK_HEADER: Final[DeckHeader[Catalogue, Decklist, FactionView]] = DeckHeader(
    name="faction",
    marked="starting resources",
    choices=_choices,
    of=_factions,
    with_marked=with_starting,
    template="spoils/_deck_header.html",
)
