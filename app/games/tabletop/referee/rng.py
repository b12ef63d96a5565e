"""Chance from one 64-bit word in the state: SplitMix64, the same on every machine."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.tabletop.chance.shuffle import GOLDEN, WORD, advance


def below(word: int, limit: int) -> tuple[int, int]:
    """The next word, and a number from 0 to `limit` - 1, each equally likely.

    Raises ValueError when `limit` is not positive.
    """
    if limit < 1:
        raise ValueError(f"No number is below {limit}")
    while True:
        word, bits = advance(word)
        if bits <= WORD - limit or bits < ((WORD + 1) // limit) * limit:
            return word, bits % limit


def shuffled(word: int, count: int) -> tuple[int, list[int]]:
    """The next word, and the numbers 0 to `count` - 1 in random order (Fisher-Yates)."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        before = word
        word, bits = advance(word)
        if bits < WORD - last:
            other = bits % (last + 1)
        else:
            word, other = below(before, last + 1)
        order[last], order[other] = order[other], order[last]
    return word, order


def after_shuffling(word: int, count: int) -> int:
    """The next word as `shuffled` gives it, without the order: for cards that are all alike.

    It would differ only if a draw had to be repeated, once in some 10^17 shuffles.
    """
    return (word + max(0, count - 1) * GOLDEN) & WORD


def dealt_again(word: int, kinds: Sequence[int]) -> tuple[int, list[int]]:
    """The next word of chance, and these kinds of cards in random order.

    Which order they are given in makes no difference, so the result tells nothing about it.
    """
    if len(set(kinds)) < 2:
        return after_shuffling(word, len(kinds)), list(kinds)
    ordered = sorted(kinds)
    word, order = shuffled(word, len(ordered))
    return word, [ordered[place] for place in order]
