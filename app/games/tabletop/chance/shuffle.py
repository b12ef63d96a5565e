"""The shuffle: which permutation of the deck belongs to a seed and a game number.

Words come from SplitMix64 by counter, word `i` of a seed being `mix(seed + (i + 1) * GOLDEN)`, so
that any game can be dealt alone, in any order and on any thread. Word `i` of game `g` is
`mix(mix(seed + g * GOLDEN) + (i + 1) * GOLDEN)`; each word gives two draws of 32 bits, the low half
first; a draw below `n` is the high half of `draw * n`. The permutation is Fisher and Yates' from
the top of the deck, so a player who looks at the top cards only needs only their draws.
`shuffle_compiled` is the same for numba; the arithmetic of a word is written once for both.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeVar

WORD: Final = (1 << 64) - 1
HALF: Final = (1 << 32) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15

W = TypeVar("W")


def _finalizer(word_of: Callable[[int], Any]) -> Callable[[W], W]:
    """The finalizer, a permutation of the 64-bit words, over what `word_of` makes of numbers."""
    first, second, word_mask = map(word_of, (0xBF58476D1CE4E5B9, 0x94D049BB133111EB, WORD))
    by_30, by_27, by_31 = map(word_of, (30, 27, 31))

    def mix(word: Any) -> Any:
        word = ((word ^ (word >> by_30)) * first) & word_mask
        word = ((word ^ (word >> by_27)) * second) & word_mask
        return word ^ (word >> by_31)

    return mix


_mix: Final[Callable[[int], int]] = _finalizer(int)


def mix(word: int) -> int:
    """The finalizer of a word from 0 to `WORD`."""
    return _mix(word)


def advance(state: int) -> tuple[int, int]:
    """The next state, and 64 random bits drawn from it."""
    state = (state + GOLDEN) & WORD
    return state, _mix(state)


@cache
def mix_compiled() -> Callable[[Any], Any]:
    """The finalizer of an unsigned word, to be called from functions compiled by numba."""
    import numba
    import numpy as np

    compiled: Callable[[Any], Any] = numba.njit(inline="always")(_finalizer(np.uint64))
    return compiled


LARGEST_SEED: Final = WORD
LARGEST_GAME: Final = (1 << 62) - 1


@dataclass(slots=True)
class Stream:
    """The draws of one game, in order."""

    start: int
    drawn: int = 0

    @classmethod
    def of(cls, seed: int, game_number: int) -> Stream:
        """The stream of a game. Raises ValueError when seed or number is out of range."""
        if not 0 <= seed <= LARGEST_SEED:
            raise ValueError(f"The seed must be from 0 to {LARGEST_SEED}, not {seed}")
        if not 0 <= game_number <= LARGEST_GAME:
            raise ValueError(f"The game number must be from 0 to {LARGEST_GAME}")
        return cls(mix((seed + game_number * GOLDEN) & WORD))

    def below(self, limit: int) -> int:
        """The next draw: a whole number from 0 to `limit - 1`."""
        word = mix((self.start + (self.drawn // 2 + 1) * GOLDEN) & WORD)
        half = word >> 32 if self.drawn & 1 else word & HALF
        self.drawn += 1
        return half * limit >> 32


def deal(seed: int, game_number: int, size: int) -> tuple[int, ...]:
    """The deck of `size` cards after shuffling: places in the unshuffled deck, top first."""
    stream = Stream.of(seed, game_number)
    order = list(range(size))
    for top in range(size):
        other = top + stream.below(size - top)
        order[top], order[other] = order[other], order[top]
    return tuple(order)
