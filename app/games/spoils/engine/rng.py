"""Chance from one 64-bit word in the state: SplitMix64, the same on every machine."""

from typing import Final

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def advance(word: int) -> tuple[int, int]:
    """The next word of the state, and 64 random bits drawn from it."""
    word = (word + _GAMMA) & _MASK
    bits = word
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return word, bits ^ (bits >> 31)


def below(word: int, limit: int) -> tuple[int, int]:
    """The next word, and a number from 0 to `limit` - 1, each equally likely.

    Raises ValueError when `limit` is not positive.
    """
    if limit < 1:
        raise ValueError(f"No number is below {limit}")
    fair = ((_MASK + 1) // limit) * limit
    while True:
        word, bits = advance(word)
        if bits < fair:
            return word, bits % limit


def shuffled(word: int, count: int) -> tuple[int, list[int]]:
    """The next word, and the numbers 0 to `count` - 1 in random order (Fisher-Yates)."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        word, other = below(word, last + 1)
        order[last], order[other] = order[other], order[last]
    return word, order
