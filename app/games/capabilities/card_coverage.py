"""Counts of a game's cards that are worded, playable and tested."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from app.games.tabletop.facts import AnyCatalogue


@dataclass(frozen=True, slots=True)
class CardStatus:
    """The state of one card: worded, playable, tested.

    `worded`: its script loads and prints. `playable`: the referee runs every word of it;
    `missing` are the words it does not. `tests` is the number of tests that play it as printed,
    `needs_tests` tells whether there is a text to test.
    """

    name: str
    worded: bool
    playable: bool
    missing: tuple[str, ...] = ()
    tests: int = 0
    needs_tests: bool = False

    @property
    def is_untested(self) -> bool:
        """True if the card has a text and no test plays it."""
        return self.needs_tests and not self.tests


class CardTests(ABC):
    """The tests that play the cards of a game."""

    @abstractmethod
    def table(self, sources: Mapping[str, str]) -> str:
        """Return the table of card tests that travels with the package, as text.

        `sources` are the sources of tests by file. Raises ValueError for a test that does not name
        its cards.
        """

    @abstractmethod
    def interaction_page(self, sources: Mapping[str, str]) -> str:
        """Return the page of the tests of mechanisms that meet, in Markdown.

        Raises ValueError for a test of mechanisms that do not exist.
        """


class CardCoverage(ABC):
    """Status of the cards of a game."""

    tests: ClassVar[CardTests | None] = None
    """None for a game whose cards have no scripts to test."""

    pages: ClassVar[Mapping[str, Callable[[AnyCatalogue], str]]] = MappingProxyType({})
    """Pages of the documentation that are made from the cards, by their paths."""

    @abstractmethod
    def statuses(self, catalogue: AnyCatalogue) -> tuple[CardStatus, ...]:
        """Return the status of every card, by name."""

    @abstractmethod
    def table(self, catalogue: AnyCatalogue) -> str:
        """Return the numbers of cards as a table in Markdown."""
