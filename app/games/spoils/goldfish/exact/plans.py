"""Odds by your own T-th turn, under the best plan fixed before the game. Rules: 202.8, 605.

A plan fixes how many Develops play a resource; the others draw. Resources are played as late as
possible, when every card that will ever be seen has been seen: so the choice of resources may
depend on all of them, and the result is exact. Paying 3 to draw and 4 to play a resource as well
gives an upper bound: there every resource is chosen after all cards were seen, which no player can
do when the resources have to pay for draws.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cache
from typing import Final

from app.games.spoils.goldfish.exact.goal import Goal, chance
from app.games.tabletop.chance.mulligan import best_mulligan

DRAW_PRICE: Final = 3
"""The price of drawing a card with the DRAW ability that factions share."""

RESOURCE_PRICE: Final = 4
"""The price of playing a resource with the RESOURCE ability that factions share."""


DIGITS: Final = 12
"""The number of decimal places to which the chance of the best play is right."""


class Exactness(StrEnum):
    """The relation of a figure to the true value.

    The chance of a plan is exact for that plan: a player who also pays to draw or to play
    resources may do better, up to the bound.
    """

    EXACT = "exact"
    UPPER_BOUND = "upper-bound"


class Mulligan(StrEnum):
    """The cards put back from the opening hand. Rules: 601.1f."""

    NONE = "none"
    BEST = "best"


@dataclass(frozen=True, slots=True)
class Plan:
    """The number of resources played and of cards seen by a turn."""

    turn: int
    plays: int
    seen: int
    pays: bool

    @property
    def words(self) -> str:
        """The plan as an instruction."""
        draws = self.turn - self.plays
        if self.pays:
            return (
                f"by turn {self.turn} play {_number(self.plays, 'resource')} and see as many "
                f"cards as paying {DRAW_PRICE} to draw and {RESOURCE_PRICE} to play a resource "
                f"allows: {self.seen}"
            )
        if not self.plays:
            return f"draw on {_number(self.turn, 'turn')}"
        if not draws:
            return f"play a resource on {_number(self.turn, 'turn')}"
        return f"draw on {_turns(1, draws)}, then play a resource on {_turns(draws + 1, self.turn)}"


@dataclass(frozen=True, slots=True)
class Odds:
    """A chance with what it assumes. `plan` is None where cards seen were given."""

    chance: Fraction
    kind: Exactness
    plan: Plan | None = None

    @property
    def limited_to(self) -> str:
        """The plan's restriction, shown beside the chance; empty if there is none."""
        return limited_to(self.plan)


@dataclass(frozen=True, slots=True)
class BestPlay:
    """The true optimum of a goal by a turn, right to about `DIGITS` places.

    `chance` is None if it would take too long to compute; `reason` then says why.
    """

    chance: float | None
    reason: str = ""


def limited_to(plan: Plan | None) -> str:
    """The restriction of a plan, in words; empty without a plan and if the plan may pay as well."""
    return "" if plan is None or plan.pays else "with the Develop Rule alone"


GoalOf = Callable[[int | None], Goal]
"""The goal for a number of resources played; None for every resource seen."""


def by_seen(goal_of: GoalOf, hand_size: int, seen: int, mulligan: Mulligan) -> Odds:
    """The chance when `seen` cards are seen after the mulligan."""
    return Odds(_chance(goal_of(None), hand_size, seen, mulligan), Exactness.EXACT)


def by_turn(goal_of: GoalOf, hand_size: int, turn: int, mulligan: Mulligan) -> Odds:
    """The chance at the end of your `turn`-th turn under the best plan of Develops alone."""
    plans = (Plan(turn, plays, hand_size + turn - plays, False) for plays in range(turn + 1))
    return _best(goal_of, hand_size, plans, mulligan, Exactness.EXACT)


def bound_by_turn(
    goal_of: GoalOf, hand_size: int, turn: int, starting: int, mulligan: Mulligan
) -> Odds:
    """The chance that no plan can exceed, paying for draws and resources included.

    `starting` is the number of starting resources.
    """
    most = most_drawn(turn, starting)
    plans = (Plan(turn, plays, hand_size + drawn, True) for plays, drawn in enumerate(most))
    return _best(goal_of, hand_size, plans, mulligan, Exactness.UPPER_BOUND)


def most_drawn(turn: int, starting: int) -> tuple[int, ...]:
    """The most cards drawn by the end of a turn, by the number of resources played.

    Searched over every use of the Develop Rule and of paying for draws and resources; entry
    n is for n resources or more, since any card can be one face-down. Rules: 203.2, 309.1.
    """

    @cache
    def reached(turns: int) -> frozenset[tuple[int, int]]:
        if not turns:
            return frozenset({(0, 0)})
        return _pareto(
            after
            for plays, drawn in reached(turns - 1)
            for after in _one_turn(plays, drawn, starting)
        )

    ends = reached(turn)
    plays = max(played for played, _ in ends)
    return tuple(max(d for p, d in ends if p >= least) for least in range(plays + 1))


def _one_turn(plays: int, drawn: int, starting: int) -> set[tuple[int, int]]:
    """Every pair of resources played and cards drawn that one more turn can end with."""
    open_ends = [
        (plays + 1, drawn, starting + plays + 1),
        (plays, drawn + 1, starting + plays),
    ]
    visited = set()
    while open_ends:
        end = open_ends.pop()
        if end in visited:
            continue
        visited.add(end)
        played, seen, free = end
        if free >= RESOURCE_PRICE:
            open_ends.append((played + 1, seen, free - RESOURCE_PRICE + 1))
        if free >= DRAW_PRICE:
            open_ends.append((played, seen + 1, free - DRAW_PRICE))
    return {(played, seen) for played, seen, _ in visited}


def _pareto(ends: Iterable[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    """The ends that no other one beats in resources or draws and equals in the other."""
    best: dict[int, int] = {}
    for plays, drawn in ends:
        best[plays] = max(drawn, best.get(plays, -1))
    kept = set()
    most = -1
    for plays in sorted(best, reverse=True):
        if best[plays] > most:
            most = best[plays]
            kept.add((plays, most))
    return frozenset(kept)


def _best(
    goal_of: GoalOf, hand_size: int, plans: Iterable[Plan], mulligan: Mulligan, kind: Exactness
) -> Odds:
    """The plan with the greatest chance; among equals the one that plays fewest resources."""
    odds = [
        Odds(_chance(goal_of(plan.plays), hand_size, plan.seen, mulligan), kind, plan)
        for plan in plans
    ]
    return max(odds, key=lambda each: each.chance)


def _chance(goal: Goal, hand_size: int, seen: int, mulligan: Mulligan) -> Fraction:
    if mulligan is Mulligan.BEST:
        return best_mulligan(goal, hand_size, seen).chance
    return chance(goal, seen)


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _turns(first: int, last: int) -> str:
    return f"turn {first}" if first == last else f"turns {first} to {last}"
