"""The exact chances of a goal: in the opening hand, after discards, among cards seen."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import product
from math import comb, prod
from typing import Final

from app.games.shadowfist.construction.opening import HAND
from app.games.shadowfist.goldfish.exact.goal import Goal
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.combinatorics import Counts, ways
from app.games.tabletop.chance.mulligan import best_mulligan
from app.games.tabletop.chance.redraw import chance_after_redraw, chance_as_dealt

MOST_STEPS: Final = 400_000
"""More steps than this would keep somebody waiting."""


def among(goal: Goal, seen: int) -> Fraction:
    """The chance that `seen` cards of the deck meet the goal."""
    return chance_with(goal, (0,) * len(goal.classes), goal.copies, goal.rest, seen)


def chance_with(goal: Goal, kept: Counts, copies: Counts, rest: int, drawn: int) -> Fraction:
    """The chance that kept cards and `drawn` more meet the goal.

    The drawn ones come from `copies` cards of each class and `rest` that serve no need.
    """
    unseen = sum(copies) + rest
    drawn = min(drawn, unseen)
    if goal.is_hopeless:
        return Fraction(0)
    return Fraction(ways(goal.components, kept, copies, rest, drawn), comb(unseen, drawn))


def in_opening_hand(goal: Goal) -> Fraction:
    """The chance that the six cards of the opening hand meet the goal. Rules: 2.5."""
    if goal.is_hopeless:
        return Fraction(0)
    if goal.groups is None:
        return among(goal, HAND)
    return chance_as_dealt(goal.groups, goal.size, HAND)


def after_first_discard(goal: Goal) -> Fraction:
    """The chance after the first Establishing Shot, with the best discard of every hand.

    No Power is generated then, so any number of cards may go. Rules: 22.2.4, 22.2.5.
    """
    if goal.is_hopeless:
        return Fraction(0)
    if goal.groups is None:
        return best_mulligan(goal, HAND, HAND).chance
    return chance_after_redraw(goal.groups, goal.size, HAND)


def after_one_discard(goal: Goal) -> Fraction | None:
    """The chance with at most one discard, as when Power is generated. Rules: 22.2.4.

    None if a card serves several needs.
    """
    if goal.is_hopeless:
        return Fraction(0)
    if goal.groups is None:
        return None
    return chance_after_redraw(goal.groups, goal.size, HAND, discards=1)


def while_waiting(goal: Goal, turns: int) -> Fraction:
    """The chance to hold everything after `turns` turns in which nothing is played.

    Each turn every card is discarded that is not needed: nothing is in play, so that no Power is
    generated. Raises GoldfishError when that is too much to calculate.
    """
    if goal.is_hopeless:
        return Fraction(0)
    states: dict[tuple[Counts, int], Fraction] = {((0,) * len(goal.classes), 0): Fraction(1)}
    for _ in range(turns + 1):
        if len(states) ** 2 > MOST_STEPS:
            raise GoldfishError("These needs are too many to follow over turns. Use fewer needs")
        later: dict[tuple[Counts, int], Fraction] = defaultdict(Fraction)
        for (held, seen), chance in states.items():
            drawn = min(max(0, HAND - sum(held)), goal.size - seen)
            for more, share in _drawn(goal, held, seen, drawn):
                later[more, seen + drawn] += chance * share
        states = later
    total = Fraction(0)
    for (held, _), chance in states.items():
        if goal.meets(held):
            total += chance
    return total


def _drawn(goal: Goal, held: Counts, seen: int, drawn: int) -> list[tuple[Counts, Fraction]]:
    """Return the counts held after drawing `drawn` unseen cards, with the chance of each.

    If a class is not held in full yet, the hand holds every card of it that was seen.
    """
    unseen = goal.size - seen
    open_ = [
        place for place, (have, cap) in enumerate(zip(held, goal.caps, strict=True)) if have < cap
    ]
    left = [goal.copies[place] - held[place] for place in open_]
    rest = unseen - sum(left)
    total = comb(unseen, drawn)
    shares: dict[Counts, int] = defaultdict(int)
    for counts in product(*(range(min(copies, drawn) + 1) for copies in left)):
        others = drawn - sum(counts)
        if not 0 <= others <= rest:
            continue
        more = list(held)
        for place, count in zip(open_, counts, strict=True):
            more[place] = min(goal.caps[place], held[place] + count)
        cards = prod(comb(copies, count) for copies, count in zip(left, counts, strict=True))
        shares[tuple(more)] += cards * comb(rest, others)
    return [(more, Fraction(count, total)) for more, count in shares.items()]
