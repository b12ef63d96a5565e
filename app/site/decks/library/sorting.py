"""Order and pages of the visitor's decks, by the parameters of the URL of their list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from urllib.parse import urlencode

from app.games.text import fold
from app.site.decks.summaries import DeckSummary

T = TypeVar("T")

PAGE: Final = 50
"""Decks of an account on a page."""


@dataclass(frozen=True)
class Column:
    """A column by which decks are sorted; `is_falling` says whether the greatest come first."""

    id: str
    words: str
    key: Callable[[DeckSummary], Any]
    is_number: bool = False
    is_falling: bool = False


COLUMNS: Final = (
    Column("name", "Deck", lambda deck: fold(deck.name)),
    Column("cards", "Cards", lambda deck: deck.size, is_number=True, is_falling=True),
    Column("format", "Format", lambda deck: (deck.game, deck.format, deck.edition)),
    Column("version", "Version", lambda deck: deck.version, is_number=True, is_falling=True),
    Column("changed", "Last change", lambda deck: deck.updated_at, is_falling=True),
)
USUAL: Final = COLUMNS[-1]


@dataclass(frozen=True)
class Sorting:
    """A column, whether its usual direction is turned round, the search, and the page, from 1."""

    column: Column
    is_turned: bool
    query: str
    page: int = 1

    @classmethod
    def of(cls, args: Mapping[str, str]) -> Sorting:
        """Parse the URL's parameters; invalid ones are ignored."""
        wanted = args.get("sort", "")
        known = {column.id: column for column in COLUMNS}
        column = known.get(wanted.removeprefix("-"), USUAL)
        page = args.get("page", "")
        return cls(
            column,
            is_turned=wanted.startswith("-"),
            query=args.get("q", "").strip(),
            page=max(1, int(page)) if page.isascii() and page.isdigit() and len(page) < 7 else 1,
        )

    @property
    def value(self) -> str:
        """Return the value of the parameter `sort`; empty for the usual order."""
        if self.column is USUAL and not self.is_turned:
            return ""
        return f"-{self.column.id}" if self.is_turned else self.column.id

    def sorted(self, rows: Sequence[T], deck_of: Callable[[T], DeckSummary]) -> list[T]:
        """Return rows in this order; equal ones stay as they were."""
        is_reverse = self.column.is_falling != self.is_turned
        return sorted(rows, key=lambda row: self.column.key(deck_of(row)), reverse=is_reverse)

    def address(self, column: Column) -> str:
        """Return the URL that sorts by a column, or turns it round if it is the current one."""
        turned = column is self.column and not self.is_turned
        return _address(q=self.query, sort=f"-{column.id}" if turned else column.id)

    def searching(self, query: str) -> str:
        """Return the URL of the first page of another search, in the same order."""
        return _address(q=query, sort=self.value)

    def page_address(self, page: int) -> str:
        """Return the URL of a page in the same order."""
        return _address(q=self.query, sort=self.value, page=str(page) if page > 1 else "")

    def direction(self, column: Column) -> str | None:
        """Return the direction of a column as assistive technology names it; None if unsorted."""
        if column is not self.column:
            return None
        return "descending" if column.is_falling != self.is_turned else "ascending"


def _address(**parts: str) -> str:
    query = urlencode({name: value for name, value in parts.items() if value})
    return f"/decks?{query}" if query else "/decks"
