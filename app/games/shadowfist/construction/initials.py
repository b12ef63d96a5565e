"""The letters that titles begin with, for formats that allow only a few of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from app.games.text import without_marks


@lru_cache(maxsize=8192)
def initial(title: str) -> str:
    """The first letter from A to Z; signs and digits are skipped, *A*, *An* and *The* count.

    Empty if a title has none.
    """
    letters = (sign for sign in without_marks(title).upper() if "A" <= sign <= "Z")
    return next(letters, "")


def by_initial(copies: Mapping[str, int]) -> dict[str, int]:
    """Copies by initial, in the order of the alphabet."""
    counted: dict[str, int] = {}
    for name, number in copies.items():
        letter = initial(name)
        counted[letter] = counted.get(letter, 0) + number
    return dict(sorted(counted.items()))


def best_letters(copies: Mapping[str, int], number: int) -> tuple[str, ...]:
    """The `number` letters that begin most of the copies; earlier letters first."""
    counted = by_initial(copies)
    counted.pop("", None)
    ranked = sorted(counted, key=lambda letter: (-counted[letter], letter))
    return tuple(sorted(ranked[:number]))
