"""The language in which a game's cards and decks are searched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

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


def usual_deck_choices(catalogue: AnyCatalogue) -> tuple[Choices, ...]:
    """Return the conditions on decks that any game with formats and verdicts has."""
    formats = tuple(Choice(form.name, f"format={form.id}") for form in catalogue.formats.values())
    verdicts = (
        Choice("Legal", "valid:yes"),
        Choice("In progress", "valid:unfinished"),
        Choice("Illegal", "valid:illegal"),
    )
    return Choices("Format", formats), Choices("Verdict", verdicts)


COLLECTION_CHOICES: Final = Choices(
    "My collection",
    (
        Choice("I own every card", "missing=0"),
        Choice("At most 5 missing", "missing<=5"),
        Choice("At most 15 missing", "missing<=15"),
    ),
)
"""Conditions on decks that a page offers to those whose collection is at hand."""


@dataclass(frozen=True, slots=True)
class Examples:
    """Queries that help texts and empty boxes show; an empty one is left out.

    `cards` finds cards, and so do those for `commands`. `fields` compares two fields, `adding`
    names a card where one is put into a deck. `decks` are queries for decks, and
    `files` those that also hold for deck files.
    """

    cards: str = ""
    commands: tuple[str, ...] = ()
    fields: str = ""
    adding: str = ""
    decks: tuple[str, ...] = ()
    files: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SearchLanguage(Generic[Facts, C, P]):
    """How a game's cards are searched, and its decks where it has any.

    `index` prepares a catalogue; keep one per catalogue. `texts` are the rules texts that are
    searched after those of the catalogue. `is_listed` tells whether a card is found by a query
    that others fulfil too. `choices` are conditions that the page of cards offers, `given` the
    examples that the game chose. `deck_choices` are conditions on decks that the page of public
    decks offers. `guide` is the page of the documentation that explains the language, empty where
    there is none.
    """

    cards: CardLanguage[C, P]
    index: Callable[[Facts], SearchIndex[C, P]]
    texts: Callable[[], tuple[Texts, ...]] = tuple
    is_listed: Callable[[C], bool] = lambda card: True
    choices: tuple[Choices, ...] = ()
    deck_choices: Callable[[Facts], tuple[Choices, ...]] = lambda catalogue: ()
    given: Examples = Examples()
    decks: AnyDeckLanguage | None = None
    guide: str = ""

    @property
    def offered_values(self) -> frozenset[str]:
        """The values of the conditions that the page of cards offers, such as card types."""
        return frozenset(
            choice.condition.partition(":")[2] for row in self.choices for choice in row.choices
        )

    @property
    def examples(self) -> Examples:
        """The examples that the game chose; where it has none, those of its fields."""
        shown = next((row.example for row in self.cards.grammar.fields.values()), "")
        decks = self.decks.grammar.fields.values() if self.decks else ()
        of_decks = tuple(row.example for row in decks)[:1]
        return Examples(
            self.given.cards or shown,
            self.given.commands or (self.given.cards or shown,),
            self.given.fields,
            self.given.adding,
            self.given.decks or of_decks,
            self.given.files or of_decks,
        )


AnySearchLanguage: TypeAlias = SearchLanguage[AnyCatalogue, CardLike, PrintingLike]
