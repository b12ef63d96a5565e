"""Answers about words of scripts, kept for as long as the program runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

_MOST_TOLD: Final = 20_000
"""Values whose answers are kept; after that many all are dropped."""

K = TypeVar("K")
V = TypeVar("V")


class ByIdentity(Generic[K, V]):
    """A function of words of scripts whose answers are cached by the identity of the words.

    A cache by their values would hash all the words within, which takes longer than most answers.
    The words are kept with the answers, so that no others take their identity.
    """

    def __init__(self, tell: Callable[[K], V]) -> None:
        self._tell = tell
        self._told: dict[int, tuple[K, V]] = {}

    def __call__(self, words: K) -> V:
        """Return the function's answer."""
        known = self._told.get(id(words))
        if known is None:
            if len(self._told) >= _MOST_TOLD:
                self._told.clear()
            known = self._told[id(words)] = (words, self._tell(words))
        return known[1]
