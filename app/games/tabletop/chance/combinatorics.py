"""Counting draws exactly: without replacement, from classes of cards that are alike.

Polynomials whose coefficient of x^n is the number of ways to draw n cards make the
multivariate hypergeometric distribution a matter of products.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod
from typing import TypeAlias

Counts: TypeAlias = tuple[int, ...]
"""The number of cards of each class, in the order of the classes."""


@dataclass(frozen=True, slots=True)
class Component:
    """Classes that are judged together, and the capped counts of them that suffice.

    `places` are their places among all classes; a count at its cap means that many or more.
    """

    places: Counts
    caps: Counts
    enough: frozenset[Counts]


def distribution(copies: int, size: int, drawn: int) -> tuple[Fraction, ...]:
    """The chance of exactly n of `copies` cards among `drawn` of `size`, for n from 0."""
    return tuple(
        Fraction(comb(copies, n) * comb(size - copies, drawn - n), comb(size, drawn))
        for n in range(drawn + 1)
    )


@cache
def draws(copies: Counts, number: int) -> tuple[tuple[Counts, int], ...]:
    """Every way to draw `number` cards, by class, and in how many ways it happens."""
    return tuple(_each_draw(copies, number))


def _each_draw(copies: Counts, number: int) -> Iterator[tuple[Counts, int]]:
    for drawn in product(*(range(min(n, number) + 1) for n in copies)):
        if sum(drawn) == number:
            yield drawn, prod(comb(n, d) for n, d in zip(copies, drawn, strict=True))


def ways(
    components: Iterable[Component], kept: Counts, copies: Counts, rest: int, drawn: int
) -> int:
    """Count the sets of `drawn` cards that, with the kept ones, suffice for every component."""
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
