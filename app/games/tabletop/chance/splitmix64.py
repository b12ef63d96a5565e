"""SplitMix64, written once: over whole numbers, over numpy arrays, and compiled by numba.

Words come by counter, word `i` of a seed being `mix(seed + (i + 1) * GOLDEN)`, so any word
can be drawn alone. `advance` is the same generator with the counter kept as a state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

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
def mix_of_arrays() -> Callable[[NDArray[np.uint64]], NDArray[np.uint64]]:
    """The finalizer of every word of a numpy array of unsigned words."""
    import numpy as np

    return _finalizer(np.uint64)


@cache
def mix_compiled() -> Callable[[Any], Any]:
    """The finalizer of an unsigned word, to be called from functions compiled by numba."""
    import numba
    import numpy as np

    compiled: Callable[[Any], Any] = numba.njit(inline="always")(_finalizer(np.uint64))
    return compiled
