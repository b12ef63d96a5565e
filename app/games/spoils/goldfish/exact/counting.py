"""Counting hands: polynomials whose coefficient of x^n is the number of ways to see n cards."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import product
from math import comb

from app.games.spoils.goldfish.exact.goal import Component, Counts, Goal


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


def ways(
    components: Iterable[Component], kept: Counts, copies: Counts, rest: int, drawn: int
) -> int:
    """How many sets of `drawn` cards, with the kept ones, suffice for every component."""
    total = [1]
    for component in components:
        total = _product(total, _enough(component, kept, copies, drawn), drawn)
    return sum(
        count * comb(rest, drawn - n) for n, count in enumerate(total) if count and drawn >= n
    )


def _enough(component: Component, kept: Counts, copies: Counts, drawn: int) -> list[int]:
    """The ways to draw n cards of the component's classes so that they suffice, by n."""
    held = [kept[place] for place in component.places]
    there = [copies[place] for place in component.places]
    if len(held) == 1:
        least = next((n for n in range(component.caps[0] + 1) if (n,) in component.enough), None)
        if least is None:
            return [0]
        short = max(0, least - held[0])
        return [comb(there[0], n) if n >= short else 0 for n in range(min(drawn, there[0]) + 1)]
    total = [0] * (drawn + 1)
    terms = [
        [_exactly(n, cap, have, left, drawn) for n in range(cap + 1)]
        for cap, have, left in zip(component.caps, held, there, strict=True)
    ]
    for counts in product(*(range(cap + 1) for cap in component.caps)):
        if counts in component.enough:
            term = [1]
            for place, n in enumerate(counts):
                term = _product(term, terms[place][n], drawn)
            for n, count in enumerate(term):
                total[n] += count
    return total


def _exactly(wanted: int, cap: int, held: int, left: int, drawn: int) -> list[int]:
    """The ways to draw n of `left` cards that bring `held` to `wanted`, the cap meaning more."""
    most = min(drawn, left)
    if wanted == cap:
        return [comb(left, n) if held + n >= cap else 0 for n in range(most + 1)]
    exact = wanted - held
    if not 0 <= exact <= most:
        return []
    return [0] * exact + [comb(left, exact)]


def _product(one: Sequence[int], other: Sequence[int], degree: int) -> list[int]:
    """The product of two polynomials without the powers above `degree`."""
    if not one or not other:
        return []
    size = min(degree, len(one) + len(other) - 2) + 1
    result = [0] * size
    for i, a in enumerate(one[:size]):
        if a:
            for j, b in enumerate(other[: size - i], i):
                result[j] += a * b
    return result
