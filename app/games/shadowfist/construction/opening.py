"""Exact chances of the first hand: what a player has after the first Establishing Shot.

The opening hand is six cards (2.5). The first Establishing Shot generates no Power, as no Site is
in play, so any number of cards may be discarded (22.2.4) before the hand is drawn up to six again
(22.2.5). Discards leave the deck.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from app.games.tabletop.chance.combinatorics import distribution
from app.games.tabletop.chance.redraw import chance_after_redraw, chance_as_dealt

HAND: Final = 6
"""Cards of a hand. Rules: 2.5, 22.2.5."""

MOST_ADDED: Final = 500
"""The most cards that advice may ask for."""


@lru_cache(maxsize=4096)
def chance_of_one(copies: int, size: int) -> Fraction:
    """The chance to have at least one of `copies` cards, with the best discard.

    Whoever has none discards all six, so that twelve cards are seen.
    """
    seen = min(size, 2 * HAND)
    return 1 - distribution(copies, size, seen)[0]


def opening_chance_of_one(copies: int, size: int) -> Fraction:
    """The chance that the opening hand has at least one of `copies` cards."""
    return 1 - distribution(copies, size, min(size, HAND))[0]


@lru_cache(maxsize=1024)
def chance_of_both(one: int, other: int, size: int) -> Fraction:
    """The chance to have at least one card of each of two groups, with the best discard.

    The groups have no card in common.
    """
    return chance_after_redraw(((1, one), (1, other)), size, HAND)


def opening_chance_of_both(one: int, other: int, size: int) -> Fraction:
    """The chance that the opening hand has at least one card of each of two groups."""
    return chance_as_dealt(((1, one), (1, other)), size, HAND)


@lru_cache(maxsize=4096)
def needed(copies: int, size: int, chance: Fraction) -> int | None:
    """The fewest cards to add to `copies` in a deck of that size so that the chance is reached.

    None if not even `MOST_ADDED` cards reach it.
    """
    return next(
        (
            added
            for added in range(MOST_ADDED + 1)
            if chance_of_one(copies + added, size + added) >= chance
        ),
        None,
    )
