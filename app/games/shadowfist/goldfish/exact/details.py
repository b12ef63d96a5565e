"""Details beside a chance: discards for each kind of hand, and chances by number of cards."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final

from app.games.shadowfist.construction.opening import (
    HAND,
    chance_of_both,
    chance_of_one,
    opening_chance_of_one,
)
from app.games.shadowfist.goldfish.exact.chances import (
    after_first_discard,
    after_one_discard,
)
from app.games.shadowfist.goldfish.exact.goal import Goal
from app.games.shadowfist.goldfish.setup import Setup
from app.games.shadowfist.terms import CardType
from app.games.tabletop.chance.combinatorics import Counts
from app.games.tabletop.chance.mulligan import best_mulligan

FEWEST: Final = 5
MOST: Final = 20


@dataclass(frozen=True, slots=True)
class HandKind:
    """A kind of opening hand: cards held and kept of each class, its share, and its chance."""

    hand: Counts
    keep: Counts
    discarded: int
    share: Fraction
    chance: Fraction


@dataclass(frozen=True, slots=True)
class Forgoing:
    """Chances of the goal for a random hand of six, before the first discard. Rules: 22.2.2.1.

    `one` is the chance with at most one discard, `many` with any number.
    """

    one: Fraction
    many: Fraction

    @property
    def gain(self) -> Fraction:
        """The gain in chance from forgoing the turn's Power."""
        return self.many - self.one


@dataclass(frozen=True, slots=True)
class CountRow:
    """Chances with `copies` cards of a kind: one in the opening hand, one after the first discard.

    `with_foundations` and `with_sites` are chances of a Feng Shui Site and a Foundation after the
    first discard: with `copies` Sites and the deck's Foundations, and the other way round.
    """

    copies: int
    opening: Fraction
    after_discard: Fraction
    with_foundations: Fraction
    with_sites: Fraction


@dataclass(frozen=True, slots=True)
class Details:
    """All that is shown on request. `classes` are the titles of each class of the goal."""

    classes: tuple[tuple[str, ...], ...]
    hands: tuple[HandKind, ...]
    forgoing: Forgoing | None
    counts: tuple[CountRow, ...]
    sites: int
    foundations: int


def details_of(goal: Goal, setup: Setup) -> Details:
    """The details of a goal. Raises GoldfishError when its hands are too many to list."""
    one = after_one_discard(goal)
    sites, foundations = sites_and_foundations(setup)
    return Details(
        tuple(each.names for each in goal.classes),
        _hands(goal),
        None if one is None else Forgoing(one, after_first_discard(goal)),
        count_rows(len(setup.cards), sites, foundations),
        sites,
        foundations,
    )


def _hands(goal: Goal) -> tuple[HandKind, ...]:
    """Every kind of opening hand with the best discard, the commonest first."""
    total = comb(goal.size, min(HAND, goal.size))
    kinds = (
        HandKind(
            choice.hand, choice.keep, choice.put_back, Fraction(choice.hands, total), choice.chance
        )
        for choice in best_mulligan(goal, HAND, HAND).choices
    )
    return tuple(sorted(kinds, key=lambda kind: (-kind.share, kind.hand)))


def sites_and_foundations(setup: Setup) -> tuple[int, int]:
    """Count a deck's Feng Shui Sites, and its other Foundations. Rules: 7.3.1, 18.4."""
    printed = [card.printed for card in setup.cards]
    sites = sum(each.type is CardType.FENG_SHUI_SITE for each in printed)
    both = sum(each.is_foundation and each.type is CardType.FENG_SHUI_SITE for each in printed)
    return sites, sum(each.is_foundation for each in printed) - both


def count_rows(size: int, sites: int, foundations: int) -> tuple[CountRow, ...]:
    """The chances of 5 to 20 cards of a kind in a deck of that size."""
    return tuple(
        CountRow(
            copies,
            opening_chance_of_one(copies, size),
            chance_of_one(copies, size),
            chance_of_both(copies, min(foundations, size - copies), size),
            chance_of_both(min(sites, size - copies), copies, size),
        )
        for copies in range(FEWEST, MOST + 1)
        if copies <= size
    )
