"""The best split of wounds in one skirmish: which recipients to bury with what there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from app.games.terrus.outcomes import Recipient
from app.games.terrus.solving.budget import Budget

Several: TypeAlias = tuple[Recipient, int]
"""A recipient and how many there are like it."""


def best_gain(wounds: int, recipients: Sequence[Several], budget: Budget) -> int:
    """The most worth that this many wounds can bury."""
    return _frontier(wounds, recipients, budget)[-1][-1][1]


def best_split(wounds: int, recipients: Sequence[Recipient], budget: Budget) -> tuple[int, ...]:
    """Return the wounds for each recipient in a best split; all wounds are assigned.

    Wounds that nobody needs go to the last recipient, which is the location if there is one.
    """
    steps = _frontier(wounds, [(recipient, 1) for recipient in recipients], budget)
    used, worth = steps[-1][-1]
    given: list[int] = []
    for place in range(len(recipients) - 1, -1, -1):
        recipient = recipients[place]
        before = set(steps[place])
        amount = next(
            amount
            for amount, gain in _amounts(recipient, 1, used)
            if (used - amount, worth - gain) in before
        )
        given.append(amount)
        used, worth = used - amount, worth - recipient.gain(amount)
    given.reverse()
    if given:
        given[-1] += wounds - sum(given)
    return tuple(given)


def _frontier(
    wounds: int, recipients: Sequence[Several], budget: Budget
) -> list[list[tuple[int, int]]]:
    """Return, after each recipient, the best pairs of wounds used and worth buried.

    Both rise along the pairs, so that the last one is worth most.
    """
    steps = [[(0, 0)]]
    for recipient, count in recipients:
        found: dict[int, int] = {}
        for used, worth in steps[-1]:
            for amount, gain in _amounts(recipient, count, wounds - used):
                if worth + gain > found.get(used + amount, -1):
                    found[used + amount] = worth + gain
        kept: list[tuple[int, int]] = []
        for used in sorted(found):
            if not kept or found[used] > kept[-1][1]:
                kept.append((used, found[used]))
        budget.spend(len(kept))
        steps.append(kept)
    return steps


def _amounts(recipient: Recipient, count: int, most: int) -> list[tuple[int, int]]:
    """The numbers of wounds worth giving to equal recipients, each with what it gains."""
    cost, worth = recipient.cost, recipient.worth
    if recipient.is_clade:
        return [(amount, amount * worth) for amount in range(min(cost, most) + 1)]
    return [(buried * cost, buried * worth) for buried in range(min(count, most // cost) + 1)]
