"""Search queries on pages: their length limit, and the position of errors."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.search import QueryError

LONGEST_QUERY: Final = 1000
_ABOUT_OWNING: Final = re.compile(r"\b(?:own|missing)\b|\bin\s*:", re.IGNORECASE)


@dataclass(frozen=True)
class Mistake:
    """An invalid query, split so that the position of the error can be marked."""

    before: str
    marked: str
    after: str
    place: int
    message: str


def asks_collection(query: str) -> bool:
    """Return whether a query may depend on the visitor's collection; its result is then private."""
    return bool(_ABOUT_OWNING.search(query))


def mistake_of(error: QueryError, query: str) -> Mistake:
    """Return where and why a query is invalid."""
    text = error.query or query
    start = min(error.start, len(text))
    end = max(min(error.end, len(text)), start)
    return Mistake(text[:start], text[start:end] or "▏", text[end:], start + 1, error.message)
