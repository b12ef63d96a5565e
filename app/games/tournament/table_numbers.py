"""Numbers of the tables of a round, where some players never leave theirs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count


def table_numbers(fixed: Sequence[Sequence[int | None]]) -> tuple[int, ...]:
    """The number of each table, by the fixed tables of its players; None for who has none.

    A table with such a player has that number, the smaller one if two such players meet. The others
    get the numbers that are left, from 1 in their order. Where two tables would have one number,
    the later one gets another.
    """
    taken: dict[int, int] = {}
    for at, seats in enumerate(fixed):
        wanted = sorted(number for number in seats if number is not None)
        free = next((number for number in wanted if number not in taken), None)
        if free is not None:
            taken[free] = at
    by_place = {at: number for number, at in taken.items()}
    rest = (number for number in count(1) if number not in taken)
    return tuple(by_place[at] if at in by_place else next(rest) for at in range(len(fixed)))
