"""Dealing what a player cannot see once more, for players that think ahead."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.tabletop.referee import rng


def dealt_again(word: int, kinds: Sequence[int]) -> tuple[int, list[int]]:
    """The next word of chance, and these kinds of cards in random order.

    Which order they are given in makes no difference, so the result tells nothing about it.
    """
    if len(set(kinds)) < 2:
        return rng.after_shuffling(word, len(kinds)), list(kinds)
    ordered = sorted(kinds)
    word, order = rng.shuffled(word, len(ordered))
    return word, [ordered[place] for place in order]
