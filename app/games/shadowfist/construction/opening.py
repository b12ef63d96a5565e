"""Exact chances of the first hand: what a player has after the first Establishing Shot.

The opening hand is six cards (2.5). The first Establishing Shot generates no Power, as no Site is
in play, so any number of cards may be discarded (22.2.4) before the hand is drawn up to six again
(22.2.5). Discards leave the deck.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from app.games.tabletop.chance.counting import distribution, draws

HAND: Final = 6
"""Cards of a hand. Rules: 2.5, 22.2.5."""

MOST_ADDED: Final = 500
"""How many cards advice may ask for at most."""


@lru_cache(maxsize=4096)
def chance_of_one(copies: int, size: int) -> Fraction:
    """The chance to have at least one of so many cards, with the best discard.

    Whoever has none discards all six, so that twelve cards are seen.
    """
    seen = min(size, 2 * HAND)
    return 1 - distribution(copies, size, seen)[0]


def opening_chance_of_one(copies: int, size: int) -> Fraction:
    """The chance that the opening hand has at least one of so many cards."""
    return 1 - distribution(copies, size, min(size, HAND))[0]


@lru_cache(maxsize=1024)
def chance_of_both(one: int, other: int, size: int) -> Fraction:
    """The chance to have at least one card of each of two groups, with the best discard.

    The groups have no card in common. One card of a group that is there is kept; all else goes.
    """
    hand = min(size, HAND)
    rest = size - hand
    chance = Fraction(0)
    total = sum(ways for _, ways in draws((one, other, size - one - other), hand))
    for (ones, others, _), ways in draws((one, other, size - one - other), hand):
        chance += Fraction(ways, total) * _completed(ones, others, one, other, rest)
    return chance


def opening_chance_of_both(one: int, other: int, size: int) -> Fraction:
    """The chance that the opening hand has at least one card of each of two groups."""
    drawn = draws((one, other, size - one - other), min(size, HAND))
    total = sum(ways for _, ways in drawn)
    return Fraction(sum(ways for (a, b, _), ways in drawn if a and b), total)


@lru_cache(maxsize=4096)
def needed(copies: int, size: int, chance: Fraction) -> int | None:
    """The fewest cards to add to so many in a deck of that size so that the chance is reached.

    None where not even `MOST_ADDED` cards reach it.
    """
    return next(
        (
            added
            for added in range(MOST_ADDED + 1)
            if chance_of_one(copies + added, size + added) >= chance
        ),
        None,
    )


def _completed(ones: int, others: int, one: int, other: int, rest: int) -> Fraction:
    """The chance to have both after the best discard from a hand with so many of each."""
    if ones and others:
        return Fraction(1)
    drawn = min(rest, HAND - 1 if ones or others else HAND)
    if ones:
        return 1 - distribution(other - others, rest, drawn)[0]
    if others:
        return 1 - distribution(one - ones, rest, drawn)[0]
    left = (one, other, rest - one - other)
    total = sum(ways for _, ways in draws(left, drawn))
    return Fraction(sum(ways for (a, b, _), ways in draws(left, drawn) if a and b), total)
