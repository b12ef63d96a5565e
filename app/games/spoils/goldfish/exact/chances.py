"""The chance that the cards seen meet a goal."""

from fractions import Fraction
from math import comb

from app.games.spoils.goldfish.exact.goal import Goal
from app.games.tabletop.chance.combinatorics import Counts, ways


def chance(goal: Goal, seen: int) -> Fraction:
    """The chance that the top `seen` cards of the deck meet the goal. Rules: 601.1e, 306.1.

    Cards beyond the end of the deck are simply not drawn (306.2).
    """
    return chance_with(goal.among(seen), (0,) * len(goal.classes), goal.copies, goal.rest, seen)


def chance_with(goal: Goal, kept: Counts, copies: Counts, rest: int, drawn: int) -> Fraction:
    """The chance that kept cards and `drawn` more meet the goal.

    The drawn ones come from `copies` cards of each class and `rest` that serve no need. The
    goal is one `among` all cards seen, those without use included.
    """
    unseen = sum(copies) + rest
    drawn = min(drawn, unseen)
    if goal.is_hopeless:
        return Fraction(0)
    return Fraction(ways(goal.components, kept, copies, rest, drawn), comb(unseen, drawn))
