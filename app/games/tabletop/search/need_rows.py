"""Needs as rows of a form, a count and a query each, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.search.errors import QueryError

N = TypeVar("N")

_LONGEST: Final = 200
_MOST: Final = 60


@dataclass(frozen=True)
class NeedRow(Generic[N]):
    """One row as written, the needs it was understood as, and what is wrong with it."""

    count: str = "1"
    query: str = ""
    needs: tuple[N, ...] = ()
    error: str = ""


@dataclass(frozen=True)
class Needs(Generic[N]):
    """All rows."""

    rows: tuple[NeedRow[N], ...]

    @property
    def needs(self) -> tuple[N, ...] | None:
        """The needs of all rows; None if a row has an error or nothing is asked."""
        found = tuple(need for row in self.rows for need in row.needs)
        return found if found and not any(row.error for row in self.rows) else None

    @property
    def is_complete(self) -> bool:
        """True if something is asked and all of it can be read."""
        return self.needs is not None

    @property
    def texts(self) -> list[str]:
        """The needs as the command line takes them."""
        return [f"{row.count} {row.query}" for row in self.rows]

    def arguments(self) -> dict[str, object]:
        """Return the arguments of an address that asks the same."""
        return {"n": [row.count for row in self.rows], "q": [row.query for row in self.rows]}


def read_rows(
    asked: Iterable[tuple[str, str]], read: Callable[[str], tuple[N, ...]], most: int
) -> tuple[NeedRow[N], ...]:
    """Read counts and queries; rows without a query are left out, and so is what exceeds `most`.

    `read` reads a row in one piece; what it raises becomes the error of the row.
    """
    rows = (_row(count, query, read) for count, query in asked if query.strip())
    return tuple(rows)[:most]


def _row(count: str, query: str, read: Callable[[str], tuple[N, ...]]) -> NeedRow[N]:
    count, query = count.strip()[:6], query.strip()
    if len(query) > _LONGEST:
        return NeedRow(count, query, error=f"A query can have at most {_LONGEST} characters here.")
    if not (count.isascii() and count.isdigit() and 1 <= int(count) <= _MOST):
        return NeedRow(count, query, error=f"Enter a number from 1 to {_MOST}.")
    try:
        return NeedRow(count, query, read(f"{count} {query}"))
    except QueryError as problem:
        return NeedRow(count, query, error=f"{problem.message}.")
    except GoldfishError as problem:
        return NeedRow(count, query, error=f"{problem}.")
