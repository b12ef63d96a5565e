"""The true optimum as a search over cards in hand, in fractions: slow and plain, the yardstick."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod

from app.games.spoils.goldfish.exact.goal import Goal
from app.games.spoils.goldfish.exact.needs import Need
from app.games.spoils.goldfish.exact.plans import DRAW_PRICE, RESOURCE_PRICE, Mulligan
from app.games.spoils.goldfish.setup import Setup

Counts = tuple[int, ...]


def searched_optimum(
    needs: tuple[Need, ...], setup: Setup, turns: int, mulligan: Mulligan
) -> Fraction:
    """The chance of the best play. Every card of every class is told apart from other classes, in
    the deck, in hand, face-up and face-down; nothing is capped.
    """
    goal = Goal.of(needs, setup)
    copies = (*goal.copies, goal.rest)
    kinds = range(len(copies))
    weights = [*(them.weights for them in goal.classes), (0,) * len(goal.needs)]
    size = min(setup.hand_size, sum(copies))

    def draws(left: Counts) -> Iterator[tuple[int, Fraction]]:
        for kind in kinds:
            if left[kind]:
                yield kind, Fraction(left[kind], sum(left))

    def is_met(seen: Counts, up: Counts, down: Counts) -> bool:
        return sum(up) + sum(down) >= goal.resources and all(
            sum(n * weights[kind][i] for kind, n in enumerate(up if need.icon else seen)) >= owes
            for i, (need, owes) in enumerate(zip(goal.needs, goal.owed, strict=True))
        )

    def plus(counts: Counts, kind: int, by: int = 1) -> Counts:
        return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])

    @cache
    def value(turn: int, left: Counts, seen: Counts, up: Counts, down: Counts) -> Fraction:
        """At the start of a turn."""
        if is_met(seen, up, down):
            return Fraction(1)
        if turn > turns:
            return Fraction(0)
        free = len(setup.starting) + sum(up) + sum(down)
        options = [drawn(turn, left, seen, up, down, free)]
        options += played(turn, left, seen, up, down, free + 1)
        return max(options)

    @cache
    def within(
        turn: int, left: Counts, seen: Counts, up: Counts, down: Counts, free: int
    ) -> Fraction:
        """After the Develop Rule, with this many free resources."""
        options = [value(turn + 1, left, seen, up, down)]
        if free >= DRAW_PRICE:
            options.append(drawn(turn, left, seen, up, down, free - DRAW_PRICE))
        if free >= RESOURCE_PRICE:
            options += played(turn, left, seen, up, down, free - RESOURCE_PRICE + 1)
        return max(options)

    def drawn(
        turn: int, left: Counts, seen: Counts, up: Counts, down: Counts, free: int
    ) -> Fraction:
        if not sum(left):
            return within(turn, left, seen, up, down, free) if free < DRAW_PRICE else Fraction(0)
        return sum(
            (
                share * within(turn, plus(left, kind, -1), plus(seen, kind), up, down, free)
                for kind, share in draws(left)
            ),
            Fraction(0),
        )

    def played(
        turn: int, left: Counts, seen: Counts, up: Counts, down: Counts, free: int
    ) -> list[Fraction]:
        options = []
        for kind in kinds:
            if seen[kind] > up[kind] + down[kind]:
                icons = any(
                    w and need.icon for w, need in zip(weights[kind], goal.needs, strict=True)
                )
                if icons:
                    options.append(within(turn, left, seen, plus(up, kind), down, free))
                options.append(within(turn, left, seen, up, plus(down, kind), free))
        return options

    def begun(kept: Counts, left: Counts, more: int) -> Fraction:
        if not more:
            nothing = (0,) * len(copies)
            return value(1, left, kept, nothing, nothing)
        return sum(
            (
                share * begun(plus(kept, kind), plus(left, kind, -1), more - 1)
                for kind, share in draws(left)
            ),
            Fraction(0),
        )

    total = Fraction(0)
    for hand in product(*(range(min(n, size) + 1) for n in copies)):
        if sum(hand) != size:
            continue
        ways = prod(comb(n, held) for n, held in zip(copies, hand, strict=True))
        left = tuple(n - held for n, held in zip(copies, hand, strict=True))
        keeps = product(*(range(n + 1) for n in hand)) if mulligan is Mulligan.BEST else [hand]
        total += ways * max(begun(tuple(kept), left, size - sum(kept)) for kept in keeps)
    return total / comb(sum(copies), size)
