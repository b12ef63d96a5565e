"""How far the cards of a game are worded, playable and tested."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.facts import AnyCatalogue

C = TypeVar("C", bound=AnyCatalogue)


@dataclass(frozen=True, slots=True)
class CardStatus:
    """How far one card is.

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
        """Whether it has a text and no test plays it."""
        return self.needs_tests and not self.tests


@dataclass(frozen=True, slots=True)
class CardCoverage(Generic[C]):
    """The status of every card by name, and the numbers of them as a table in Markdown.

    `test_table` is the text of the table of card tests that travels with the package, made from
    the sources of tests by file. It raises ValueError for a test that does not name its cards.
    `interaction_page` is the page of the tests of mechanisms that meet, made from the same sources
    and in Markdown. It raises ValueError for a test of mechanisms that do not exist.
    """

    statuses: Callable[[C], tuple[CardStatus, ...]]
    table: Callable[[C], str]
    test_table: Callable[[Mapping[str, str]], str]
    interaction_page: Callable[[Mapping[str, str]], str]


AnyCardCoverage: TypeAlias = CardCoverage[AnyCatalogue]
