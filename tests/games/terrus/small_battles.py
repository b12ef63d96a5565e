"""Small battles by number: up to three beasts a side, three locations, ATK and DEF 0 to 3."""

from itertools import product

from app.games.tabletop.referee import rng
from app.games.terrus.army import Army, Beast, Location, Setup
from app.games.terrus.settings import Guards, Responses, Settings
from app.games.terrus.terms import CLADE

STATS = tuple(product(range(4), repeat=2))
"""Every ATK with every DEF."""


def battle(
    attackers: list[tuple[int, int]],
    guards: list[tuple[int, int, str, int | None]],
    city: list[tuple[str, int, int]],
    *,
    many: bool = False,
) -> Setup:
    """A battle from plain numbers: ATK and DEF, where guards are, name, DEF and row of places."""
    return Setup(
        Army("A", tuple(Beast(f"a{at}", *stats) for at, stats in enumerate(attackers))),
        Army(
            "B",
            tuple(Beast(f"g{at}", atk, defense, row, place) for at, (atk, defense, place, row)
                  in enumerate(guards)),
            tuple(Location(*place) for place in city),
        ),
        settings=Settings(
            guards=Guards.MANY if many else Guards.ONE, responses=Responses.SKIPPED
        ),
    )  # fmt: skip


def sampled(seed: int, most_beasts: int = 3, most_places: int = 3) -> Setup:
    """One of the small battles; the same seed gives the same one."""
    word = seed

    def below(limit: int) -> int:
        nonlocal word
        word, number = rng.below(word, limit)
        return number

    places = 1 + below(most_places)
    city = [("L", below(4), 1), ("M", below(4), 1)][: places - 1]
    city.insert(below(places), (CLADE, 1 + below(3), 1))
    attackers = [STATS[below(16)] for _ in range(1 + below(most_beasts))]
    guards = []
    for _ in range(below(most_beasts + 1)):
        atk, defense = STATS[below(16)]
        where = below(places + 1)
        place = city[where][0] if where < places else ""
        guards.append((atk, defense, place, None if place else 1))
    return battle(attackers, guards, city, many=bool(below(2)))
