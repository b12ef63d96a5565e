"""The needs of a deck: how many cards of each kind it holds, beside what real decks hold."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import Final

from app.games import Game
from app.games.capabilities.construction import CriteriaLike
from app.games.capabilities.suggestions import NeededKind
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search import Context
from app.site.decks.shipped import shipped_decks
from app.site.platform.request.current_game import game_of, main_copies
from app.site.platform.storage.database import IndexedCatalogue
from app.site.platform.storage.recent import Recent, recent_ones

_MOST_KEPT: Final = 8


@dataclass(frozen=True)
class Need:
    """Copies of a kind of card that a deck has, about how many real decks have, and its query."""

    title: str
    has: int
    about: int
    query: str

    @property
    def is_met(self) -> bool:
        """Return whether the deck has about as many as real decks."""
        return self.has >= self.about


@dataclass(frozen=True)
class Needs:
    """The needs of a deck, compared at `size` cards with a number of real `decks`.

    `unused` has a sentence for each resource that no card needs.
    """

    rows: tuple[Need, ...]
    unused: tuple[str, ...]
    size: int
    decks: int

    @property
    def are_met(self) -> bool:
        """Return whether nothing is missing and nothing unused."""
        return not self.unused and all(row.is_met for row in self.rows)


@dataclass(frozen=True)
class _Usual:
    """A kind's cards by name, and the share of them in the middle one of the real decks."""

    kind: NeededKind
    names: frozenset[str]
    share: float


def needs_of(
    deck: AnyDecklist, indexed: IndexedCatalogue, criteria: CriteriaLike | None
) -> Needs | None:
    """Compare a deck with real ones, unmet needs first; None in a format not fully known."""
    of = game_of(deck)
    offer = of.suggestions.or_none()
    if offer is None or criteria is None or not offer.needed_kinds:
        return None
    size = size_of(of, indexed.catalogue, criteria)
    held = main_copies(deck)
    rows = [
        Need(
            usual.kind.title,
            sum(held[name] for name in held.keys() & usual.names),
            round(usual.share * size),
            usual.kind.query,
        )
        for usual in _usual(of, indexed)
    ]
    rows.sort(key=lambda row: row.is_met)
    decks = len(shipped_decks(of.key, indexed.catalogue))
    return Needs(tuple(rows), offer.unused(deck), size, decks)


def size_of(of: Game, catalogue: AnyCatalogue, criteria: CriteriaLike) -> int:
    """Return the smallest legal size of a deck; without one, that of the middle real deck."""
    if criteria.minimum:
        return criteria.minimum
    return round(median(it.decklist.size for it in shipped_decks(of.key, catalogue).values()))


def _usual(of: Game, indexed: IndexedCatalogue) -> tuple[_Usual, ...]:
    """Return what real decks hold; each kind is searched once for each catalogue."""
    kept: Recent[tuple[str, str], tuple[_Usual, ...]] = recent_ones("needs of decks", _MOST_KEPT)
    key = of.key, indexed.catalogue.digest
    found = kept.find(key)
    if found is None:
        kinds = of.suggestions.needed().needed_kinds
        found = tuple(_measured(kind, of, indexed) for kind in kinds)
        kept.keep(key, found)
    return found


def _measured(kind: NeededKind, of: Game, indexed: IndexedCatalogue) -> _Usual:
    language = of.language.needed()
    context = Context(texts=language.texts())
    cards = language.cards.search(indexed.index, kind.query, context).found.cards
    names = frozenset(card.name for card in cards)
    shares = []
    for deck in shipped_decks(of.key, indexed.catalogue).values():
        held = main_copies(deck.decklist)
        shares.append(sum(held[name] for name in held.keys() & names) / held.total())
    return _Usual(kind, names, median(shares))
