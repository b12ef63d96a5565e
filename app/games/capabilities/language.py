"""The language in which a game's cards and decks are searched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.facts import AnyCatalogue, CardLike, PrintingLike
from app.games.tabletop.search import Texts
from app.games.tabletop.search.decks.query import DeckLanguage
from app.games.tabletop.search.decks.searched import AnySearchedDeck
from app.games.tabletop.search.index import SearchIndex
from app.games.tabletop.search.query import CardLanguage
from app.games.tabletop.symbols import Symbol

Facts = TypeVar("Facts", bound=AnyCatalogue)
C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)

AnySearchIndex: TypeAlias = SearchIndex[CardLike, PrintingLike]
"""The search index of any game."""

AnyDeckLanguage: TypeAlias = DeckLanguage[AnySearchedDeck, AnySearchIndex]
"""The language of any game's decks."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One condition that a page offers to add to a query."""

    words: str
    condition: str
    symbol: Symbol | None = None


@dataclass(frozen=True, slots=True)
class Choices:
    """Conditions of one kind, under a title."""

    title: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class SearchLanguage(Generic[Facts, C, P]):
    """How a game's cards are searched, and its decks where it has any.

    `index` prepares a catalogue; keep one per catalogue. `texts` are the rules texts that are
    searched after those of the catalogue. `is_listed` tells whether a card is found by a query
    that others fulfil too. `choices` are conditions that the page of cards offers, `example` is
    a query that shows what can be written there, and `deck_examples` show what can be asked of
    decks.
    """

    cards: CardLanguage[C, P]
    index: Callable[[Facts], SearchIndex[C, P]]
    texts: Callable[[], tuple[Texts, ...]] = tuple
    is_listed: Callable[[C], bool] = lambda card: True
    choices: tuple[Choices, ...] = ()
    example: str = ""
    decks: AnyDeckLanguage | None = None
    deck_examples: tuple[str, ...] = ()


AnySearchLanguage: TypeAlias = SearchLanguage[AnyCatalogue, CardLike, PrintingLike]
