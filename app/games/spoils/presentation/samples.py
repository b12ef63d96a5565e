"""Samples of the cards and symbols of The Spoils."""

from collections.abc import Callable
from typing import Final

from app.games.capabilities.samples import CurveLike, Samples
from app.games.offers import own
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.facts import Card, Catalogue, Threshold
from app.games.spoils.presentation.deck_figures import figures_of
from app.games.spoils.terms import CardType, Trade
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue

_KINDS: Final[tuple[tuple[str, Callable[[Card], object]], ...]] = (
    ("character", lambda c: c.type is CardType.CHARACTER and len(c.subtypes) == 1),
    ("tactic", lambda c: c.type is CardType.TACTIC and c.threshold.total == 2),
    ("item with bonuses", lambda c: c.type is CardType.ITEM and c.strength is not None),
    ("location", lambda c: c.type is CardType.LOCATION),
    ("staple resource", lambda c: c.is_staple_resource),
    ("resource", lambda c: c.type is CardType.RESOURCE and not c.is_staple),
    ("faction", lambda c: c.is_faction),
    ("character with keywords", lambda c: c.keywords.unique and c.keywords.covert),
    ("card with Flip Up", lambda c: c.keywords.flip_up and c.keywords.attach_to),
)


def _cards(catalogue: Catalogue) -> tuple[tuple[str, Card], ...]:
    found = ((word, next(filter(test, catalogue.cards), None)) for word, test in _KINDS)
    return tuple((word, card) for word, card in found if card is not None)


def _rows(deck: Decklist) -> tuple[Line, ...]:
    lines = deck.in_zone(Zone.DECK)
    characters = [line for line in lines if line.printing.card.type is CardType.CHARACTER]
    resource = next(line for line in lines if line.printing.card.type is CardType.RESOURCE)
    return (*characters[:5], resource)


class SpoilsSamples(Samples):
    """Samples of The Spoils."""

    symbols = tuple((trade.icon, trade.value) for trade in Trade)
    amounts = (
        ("up to three, drawn", Threshold.of("RR")),
        ("four and more, counted", Threshold.of("RRRRRR")),
        ("mixed, grouped", Threshold.of("ORRV")),
    )

    def cards(self, catalogue: AnyCatalogue) -> tuple[tuple[str, Card], ...]:
        return _cards(own(catalogue, Catalogue))

    def rows(self, deck: AnyDecklist) -> tuple[Line, ...]:
        return _rows(own(deck, Decklist))

    def curve(self, deck: AnyDecklist) -> CurveLike:
        return figures_of(own(deck, Decklist)).curve
