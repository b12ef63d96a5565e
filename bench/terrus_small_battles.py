"""Small battles: up to three beasts a side, three locations attacked, ATK and DEF 0 to 3.

A battle is small when one to three beasts can attack, up to three guard, and one to three locations
can be attacked. The locations have DEF 0 to 3; the clade, with vitae 1 to 3, is one of them or
none. A guard is attached to a location, stands in a row, or both.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations, product
from typing import TypeAlias

from app.games.tabletop.referee import rng
from app.games.terrus.army import Army, Beast, Location, Setup
from app.games.terrus.settings import Guards, Responses, Settings
from app.games.terrus.terms import CLADE

Stats: TypeAlias = tuple[int, int]
"""ATK and DEF."""

Post: TypeAlias = tuple[str, int | None]
"""The place of a guard: the location it is attached to, and its row."""

STATS: tuple[Stats, ...] = tuple((atk, defense) for atk in range(4) for defense in range(4))
"""Every ATK with every DEF."""

MOST_BEASTS = 3
MOST_PLACES = 3
MOST_VITAE = 3
NAMES = ("L", "M", "N")


def multisets(most: int, least: int = 0) -> Iterator[tuple[Stats, ...]]:
    """Every army of `least` to `most` beasts, equal ones in every number."""
    for size in range(least, most + 1):
        yield from combinations_with_replacement(STATS, size)


def cities(most: int = MOST_PLACES) -> Iterator[tuple[tuple[str, int], ...]]:
    """Every city of attacked locations by name and DEF, the clade last where it is one of them."""
    for size in range(most + 1):
        for defenses in combinations_with_replacement(range(4), size):
            named = tuple(zip(NAMES, defenses, strict=False))
            if named:
                yield named
            if size < most:
                yield from ((*named, (CLADE, vitae)) for vitae in range(1, MOST_VITAE + 1))


def layouts(places: int) -> Iterator[tuple[int, ...]]:
    """Every way to tell which of the locations share a row: the row of each."""
    for rows in product(range(1, places + 1), repeat=places):
        if all(row <= max(rows[:at], default=0) + 1 for at, row in enumerate(rows)):
            yield rows


def posts(names: Sequence[str], rows: Sequence[int]) -> dict[tuple[int, ...], Post]:
    """The posts of a guard, one for each set of locations that it may guard from there."""
    found: dict[tuple[int, ...], Post] = {}
    for row in (None, *sorted(set(rows))):
        for at in ("", *names):
            reached = tuple(
                place
                for place, name in enumerate(names)
                if name == at or rows[place] == row
            )  # fmt: skip
            found.setdefault(reached, (at, row))
    return found


def battle(
    attackers: Sequence[Stats],
    guards: Sequence[tuple[Stats, Post]],
    city: Sequence[tuple[str, int]],
    rows: Sequence[int] = (),
    *,
    many: bool = False,
) -> Setup:
    """A battle from plain numbers. Every location of `city` can be attacked, in whatever row.

    A clade that is not among them stands behind, where it cannot be attacked.
    """
    rows = rows or [1] * len(city)
    places = [Location(*place, row) for place, row in zip(city, rows, strict=True)]
    if city[-1][0] != CLADE:
        places.append(Location(CLADE, 1, max(rows) + 1))
    return Setup(
        Army("A", tuple(Beast(f"a{at}", *stats) for at, stats in enumerate(attackers))),
        Army(
            "B",
            tuple(
                Beast(f"g{at}", *stats, row=row, at=place)
                for at, (stats, (place, row)) in enumerate(guards)
            ),
            tuple(places),
        ),
        settings=Settings(guards=Guards.MANY if many else Guards.ONE, responses=Responses.SKIPPED),
        attackable=tuple(name for name, _ in city),
    )


def sampled(
    seed: int,
    *,
    attackers: int | None = None,
    guards: int | None = None,
    places: int | None = None,
    many: bool | None = None,
) -> Setup:
    """One of the small battles; the same seed gives the same one. Sizes can be given."""
    word = seed

    def below(limit: int) -> int:
        nonlocal word
        word, number = rng.below(word, limit)
        return number

    size = 1 + below(MOST_PLACES) if places is None else places
    city = [(name, below(4)) for name in NAMES[:size]]
    if below(4):
        city[-1] = (CLADE, 1 + below(MOST_VITAE))
    layout = list(layouts(size))
    rows = layout[below(len(layout))]
    known = list(posts([name for name, _ in city], rows).values())
    army = [STATS[below(16)] for _ in range(1 + below(3) if attackers is None else attackers)]
    defending = [
        (STATS[below(16)], known[below(len(known))])
        for _ in range(below(4) if guards is None else guards)
    ]
    return battle(army, defending, city, rows, many=bool(below(2)) if many is None else many)


# How many there are.


def number_of_battles() -> int:
    """Count the small battles for one value of the switch guards.

    Beasts are told apart by ATK, DEF and the locations that they may guard, locations by DEF;
    battles that differ only by the order of beasts, or of locations with equal DEF, are one.
    """
    armies = sum(1 for _ in multisets(MOST_BEASTS, 1))
    return armies * sum(_guards_of(tuple(defense for _, defense in city), city[-1][0] == CLADE)
                        for city in cities())  # fmt: skip


@cache
def _guards_of(defenses: tuple[int, ...], has_clade: bool) -> int:
    """The sets of guards that differ, counted by Burnside's lemma."""
    places = range(len(defenses))
    fixed = len(defenses) - 1 if has_clade else None
    same = [
        order
        for order in permutations(places)
        if all(defenses[at] == defenses[to] for at, to in enumerate(order))
        and (fixed is None or order[fixed] == fixed)
    ]
    return sum(_unchanged(order) for order in same) // len(same)


def _unchanged(order: Sequence[int]) -> int:
    """Count the sets of up to three guards that an exchange of locations leaves as they are."""
    reached = [set(one) for size in range(1, len(order) + 1)
               for one in combinations(range(len(order)), size)]  # fmt: skip
    cycles, seen = list[int](), list[set[int]]()
    for start in reached:
        if start in seen:
            continue
        length, now = 0, start
        while now not in seen:
            seen.append(now)
            now = {order[at] for at in now}
            length += 1
        cycles += [length] * len(STATS)
    ways = [1] + [0] * MOST_BEASTS
    for length in cycles:
        for total in range(length, MOST_BEASTS + 1):
            ways[total] += ways[total - length]
    return sum(ways)
