"""The language in which a game's cards and decks are searched."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.games.tabletop.search import Texts
from app.games.tabletop.search.index import AnySearchIndex
from app.games.tabletop.search.query import CardSearch
from app.games.tabletop.symbols import Symbol


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


class SearchLanguage(ABC):
    """The search language of a game's cards."""

    cards: ClassVar[CardSearch]

    choices: ClassVar[tuple[Choices, ...]] = ()
    """The conditions that the page of cards offers."""

    given: ClassVar[Examples] = Examples()
    """The examples that the game chose."""

    guide: ClassVar[str] = ""
    """The page of the documentation that explains the language; empty where there is none."""

    @abstractmethod
    def index(self, catalogue: AnyCatalogue) -> AnySearchIndex:
        """Prepare a catalogue for searching; keep one index per catalogue."""

    def texts(self) -> tuple[Texts, ...]:
        """Return the rules texts that are searched after those of the catalogue."""
        return ()

    def is_listed(self, card: CardLike) -> bool:
        """Return False for a card that is not found by a query that others fulfil too."""
        return True

    def deck_choices(self, catalogue: AnyCatalogue) -> tuple[Choices, ...]:
        """Return the conditions on decks that the page of public decks offers."""
        return ()

    @property
    def offered_values(self) -> frozenset[str]:
        """The values of the conditions that the page of cards offers, such as card types."""
        return frozenset(
            choice.condition.partition(":")[2] for row in self.choices for choice in row.choices
        )

    @property
    def examples(self) -> Examples:
        """The examples that the game chose; where it has none for cards, that of a field."""
        shown = next((row.example for row in self.cards.grammar.fields.values()), "")
        cards = self.given.cards or shown
        return replace(self.given, cards=cards, commands=self.given.commands or (cards,))
