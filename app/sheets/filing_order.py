"""The word of a player's name by which sheets are filed."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from app.games.text import fold

_SUFFIXES: Final = frozenset({"jr", "jr.", "sr", "sr.", "ii", "iii", "iv"})
"""Words that follow a last name and are no part of it."""


class FiledBy(StrEnum):
    """Names by which players are filed."""

    LAST = "last"
    FIRST = "first"


def filing_word(name: str, by: FiledBy) -> str:
    """Return the word by which a player is filed; empty for a blank sheet.

    The last name is the last word, or what stands before a comma.
    """
    before, comma, _ = name.partition(",")
    if by is FiledBy.LAST and comma and before.strip():
        return before.strip()
    words = name.replace(",", " ").split()
    if by is FiledBy.LAST:
        while len(words) > 1 and words[-1].lower() in _SUFFIXES:
            words.pop()
        return words[-1] if words else ""
    return words[0] if words else ""


def filing_order(name: str, by: FiledBy) -> tuple[str, str, str]:
    """Return what players are sorted by: this word, then the whole name."""
    return fold(filing_word(name, by)), fold(name), name
