"""The shuffle for functions compiled by numba. `shuffle` says what it does."""

# Every constant has to stay an unsigned word, or numba computes with floats.
from typing import Any, Final

import numba
import numpy as np

from app.games.tabletop.chance import shuffle

GOLDEN: Final = np.uint64(shuffle.GOLDEN)
HALF: Final = np.uint64(shuffle.HALF)
HALF_BITS: Final = np.uint64(32)
ONE: Final = np.uint64(1)

mix: Final = shuffle.mix_compiled()


@numba.njit(inline="always")
def start_of(seed: Any, game_number: int) -> Any:
    """The word from which the draws of a game are counted."""
    return mix(seed + np.uint64(game_number) * GOLDEN)


@numba.njit(inline="always")
def swap(deck: Any, place: Any, half: Any, cards: Any) -> None:
    """Deal the card of one place: exchange it with one further down."""
    other = place + (half * (cards - place) >> HALF_BITS)
    code = deck[other]
    deck[other] = deck[place]
    deck[place] = code


@numba.njit(inline="always")
def deal_two(deck: Any, place: int, start: Any, cards: int) -> None:
    """Deal the cards of an even place and the next one with one word."""
    here, size = np.uint64(place), np.uint64(cards)
    word = mix(start + ((here >> ONE) + ONE) * GOLDEN)
    swap(deck, here, word & HALF, size)
    if here + ONE < size:
        swap(deck, here + ONE, word >> HALF_BITS, size)
