"""Parts 5 and 6: whole battles, solved and played out."""

from collections.abc import Iterator, Sequence
from itertools import product

from app.games.terrus.army import Setup
from app.games.terrus.battle import play
from app.games.terrus.solving import solve
from bench.terrus_brute_force import TooManyPositionsError, value_of
from bench.terrus_every import agree
from bench.terrus_small_battles import (
    MOST_BEASTS,
    MOST_PLACES,
    STATS,
    Post,
    battle,
    cities,
    layouts,
    multisets,
    posts,
    sampled,
)

MOST_POSITIONS = 200_000
"""Positions of one battle that brute force looks at in a sample."""


def check(attackers: int, places: int, stride: int = 1) -> Iterator[int]:
    """Every battle with this many attackers and at most one guard; 1 after each.

    A guard is put once wherever it may guard the same locations. The switch guards has both values
    where it matters, which needs two attackers. With a `stride` of n only every nth is compared.
    """
    for number, setup in enumerate(_battles(attackers, places)):
        if number % stride == 0:
            compare(setup)
            yield 1


def _battles(attackers: int, places: int) -> Iterator[Setup]:
    for city in cities(places):
        where = _posts([name for name, _ in city])
        for mine in multisets(attackers, attackers):
            yield battle(mine, [], city)
            for theirs, (rows, post) in product(STATS, where):
                for many in (False, True) if attackers > 1 else (False,):
                    yield battle(mine, [(theirs, post)], city, rows, many=many)


def _posts(names: Sequence[str]) -> list[tuple[Sequence[int], Post]]:
    """One layout and one post for each set of locations that a guard may guard."""
    found: dict[tuple[int, ...], tuple[Sequence[int], Post]] = {}
    for rows in layouts(len(names)):
        for reached, post in posts(names, rows).items():
            if reached:
                found.setdefault(reached, (rows, post))
    return list(found.values())


def compare(setup: Setup, most: int | None = None) -> None:
    """Raise DisagreementError unless solver and brute force give the same value."""
    agree(value_of(play.start(setup), most), solve(setup).value, setup)


def check_sample(each: int, first: int = 0, most: int = MOST_POSITIONS) -> Iterator[int]:
    """`each` battles of every size; 1 after each, 0 where it has too many positions."""
    sizes = product(
        range(1, MOST_BEASTS + 1), range(MOST_BEASTS + 1), range(1, MOST_PLACES + 1), (False, True)
    )
    for at, (attackers, guards, places, many) in enumerate(sizes):
        for number in range(each):
            seed = first + at * each + number
            setup = sampled(seed, attackers=attackers, guards=guards, places=places, many=many)
            try:
                compare(setup, most)
            except TooManyPositionsError:
                yield 0
            else:
                yield 1
