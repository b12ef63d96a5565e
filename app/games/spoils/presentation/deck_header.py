"""Header of a deck of The Spoils: its faction and its starting resources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.deck_header import DeckHeader, HeaderOffer
from app.games.offers import own
from app.games.spoils.construction.fill_staples import demanded
from app.games.spoils.decklists import Decklist, Line, Zone, with_starting
from app.games.spoils.facts import STAPLE_NAMES, Card, Catalogue, Threshold
from app.games.spoils.presentation.faces import starting_words
from app.games.spoils.terms import Icon
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue

_STAPLED: Final = tuple(icon for icon in Icon if icon is not Icon.VOLITION)
"""The icons of which there are staples."""


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


def _offers(deck: Decklist, catalogue: Catalogue) -> tuple[HeaderOffer, ...]:
    """All factions with influence and starting resources; the one that fits the deck comes first.

    The best fit is the faction that starts with the icon of most thresholds. If another icon is
    asked for at least half as often, it is one whose starting resources are all chosen (202.5).
    """
    asked = demanded(deck)
    wanted = sorted((icon for icon in _STAPLED if asked[icon]), key=lambda icon: -asked[icon])
    offers = [_offer(card, asked, wanted) for card in catalogue.factions]
    return tuple(sorted(offers, key=lambda one: not one.is_proposed))


def _offer(card: Card, asked: Threshold, wanted: Sequence[Icon]) -> HeaderOffer:
    faction = card.faction
    assert faction is not None
    effect = f"{faction.influence} influence, starts with {starting_words(card)}"
    if not wanted:
        return HeaderOffer(card, effect)
    first, *others = wanted
    is_shared = bool(others) and 2 * asked[others[0]] >= asked[first]
    if is_shared and not faction.starting_icons:
        words = f"The thresholds need {first.word} and {others[0].word}."
        return HeaderOffer(card, effect, words)
    if not is_shared and faction.starting_icons[first]:
        return HeaderOffer(card, effect, f"Most thresholds need {first.word}.")
    return HeaderOffer(card, effect)


class SpoilsDeckHeader(DeckHeader):
    """The faction of a deck."""

    name = "faction"
    marked = "starting resources"
    template = "spoils/_deck_header.html"

    def choices(self, catalogue: AnyCatalogue) -> tuple[Card, ...]:
        return own(catalogue, Catalogue).factions

    def offers(self, deck: AnyDecklist, catalogue: AnyCatalogue) -> tuple[HeaderOffer, ...]:
        return _offers(own(deck, Decklist), own(catalogue, Catalogue))

    def of(self, deck: AnyDecklist) -> tuple[FactionView, ...]:
        return _factions(own(deck, Decklist))

    def symbols(self, deck: AnyDecklist) -> tuple[Icon, ...]:
        return tuple(view.icon for view in self.of(deck) if view.icon)

    def with_marked(self, deck: AnyDecklist, names: tuple[str, ...]) -> Decklist:
        return with_starting(own(deck, Decklist), names)
