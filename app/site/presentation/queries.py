"""Queries of the search language as pages take them: their limit, and where one went wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.search import QueryError

LONGEST_QUERY: Final = 1000
_ABOUT_OWNING: Final = re.compile(r"\bown\b|\bin\s*:", re.IGNORECASE)


@dataclass(frozen=True)
class Mistake:
    """A query that was not understood, cut so that the place can be marked."""

    before: str
    marked: str
    after: str
    place: int
    message: str


def asks_collection(query: str) -> bool:
    """Whether a query may ask what somebody owns; then its answer is nobody else's."""
    return bool(_ABOUT_OWNING.search(query))


def mistake_of(error: QueryError, query: str) -> Mistake:
    """Where and why a query was not understood."""
    text = error.query or query
    start = min(error.start, len(text))
    end = max(min(error.end, len(text)), start)
    return Mistake(text[:start], text[start:end] or "▏", text[end:], start + 1, error.message)
