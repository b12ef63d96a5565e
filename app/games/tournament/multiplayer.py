"""Tables of three to five players, with as few repeated opponents as can be found.

Players start in the order of their points. Then seats are exchanged as long as that makes the
round better: a repeated meeting costs more than any difference in points. The search starts several
times with other lots, fewer times the more players there are, and the best round is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

from app.games.tabletop.chance.shuffle import Stream
from app.games.tournament.matches import TABLE_SIZES, Entrant, Match
from app.games.tournament.standings import SCORING, Scoring, lot, points_of
from app.games.tournament.swiss import MOST_PLAYERS

FEWEST_PLAYERS: Final = 3
_TRIES_A_PLAYER: Final = 120
MOST_STARTS: Final = 10
_LARGEST: Final = max(TABLE_SIZES)
_PLAYERS_OF_STARTS: Final = 640
"""So many players are seated in all starts together, which limits the time for large rounds."""


def table_sizes(players: int) -> tuple[int, ...]:
    """The sizes of tables for this many players: fours, and threes where fours do not fill them.

    Only five players sit at one table of five. Raises ValueError for fewer than three.
    """
    if players < FEWEST_PLAYERS:
        raise ValueError("At least three players are needed for a table.")
    if players == 5:
        return (5,)
    threes = -players % 4
    return (4,) * ((players - 3 * threes) // 4) + (3,) * threes


def seat(
    entrants: Sequence[Entrant],
    matches: Iterable[Match],
    seed: str,
    scoring: Scoring = SCORING,
    *,
    most_starts: int = MOST_STARTS,
) -> tuple[tuple[str, ...], ...]:
    """Seat a round at tables; the order of a table is that of its seats, drawn by lot.

    `entrants` are those who play this round. The same seed seats alike. The search starts at most
    `most_starts` times, and more starts never find a worse round. Raises ValueError for fewer than
    three players, more than 512, or somebody who is there twice.
    """
    if len({entrant.id for entrant in entrants}) < len(entrants):
        raise ValueError("A player is there twice.")
    if len(entrants) > MOST_PLAYERS:
        raise ValueError(f"At most {MOST_PLAYERS} players can be seated.")
    earlier = list(matches)
    points = {one: float(its) for one, its in points_of(entrants, earlier, scoring).items()}
    met: Counter[frozenset[str]] = Counter()
    for match in earlier:
        met.update(frozenset(pair) for pair in combinations(match.players, 2))
    repeated = _cost_of_meeting_again(points.values())

    def cost(table: Sequence[str]) -> float:
        return sum(
            repeated * met[frozenset((one, other))] ** 2 + (points[one] - points[other]) ** 2
            for one, other in combinations(table, 2)
        )

    starts = max(1, min(most_starts, _PLAYERS_OF_STARTS // max(1, len(points))))
    rounds = [
        _searched(points, cost, f"{seed}/{start}" if start else seed) for start in range(starts)
    ]
    tables = min(rounds, key=lambda round_: sum(map(cost, round_)))
    return tuple(tuple(sorted(table, key=lambda one: lot(seed, one))) for table in tables)


def _cost_of_meeting_again(points: Collection[float]) -> float:
    """A cost above that of all differences in points that the tables of a round can have."""
    spread = max(points, default=0) - min(points, default=0)
    pairs = len(points) * (_LARGEST - 1) // 2
    return 1 + pairs * spread**2


def _searched(
    points: Mapping[str, float], cost: Callable[[Sequence[str]], float], seed: str
) -> list[list[str]]:
    """The round that the search finds from one start."""
    order = sorted(points, key=lambda one: (-points[one], lot(seed, one)))
    tables, start = [], 0
    for size in table_sizes(len(order)):
        tables.append(order[start : start + size])
        start += size
    _exchange(tables, cost, Stream.of(int.from_bytes(lot(seed, "")[:8]), 0))
    return tables


def _exchange(
    tables: list[list[str]], cost: Callable[[Sequence[str]], float], chance: Stream
) -> None:
    """Exchange seats of two tables as long as that costs less."""
    if len(tables) < 2:
        return
    costs = [cost(table) for table in tables]
    for _ in range(_TRIES_A_PLAYER * sum(map(len, tables))):
        one = chance.below(len(tables))
        other = (one + 1 + chance.below(len(tables) - 1)) % len(tables)
        here, there = chance.below(len(tables[one])), chance.below(len(tables[other]))
        changed = list(tables[one]), list(tables[other])
        changed[0][here], changed[1][there] = tables[other][there], tables[one][here]
        new = cost(changed[0]), cost(changed[1])
        if sum(new) < costs[one] + costs[other]:
            tables[one], tables[other] = changed
            costs[one], costs[other] = new
