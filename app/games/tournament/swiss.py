"""Swiss pairings: everybody against somebody with about as many points, and nobody twice.

Each possible pair has a cost, and so has each bye; the pairing with the smallest sum is found by
maximum-weight matching. What costs more always comes first:

1. a second bye for somebody;
2. a second match of the same players;
3. a bye for somebody with more points than the fewest;
4. the squares of differences in points;
5. lots from the seed, which choose among equals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import lcm
from typing import Final

from app.games.tournament.matches import Entrant, Match
from app.games.tournament.standings import SCORING, Scoring, lot, points_of

MOST_PLAYERS: Final = 512
_LOTS: Final = 1 << 10


@dataclass(frozen=True, slots=True)
class _Costs:
    """Prices of a pairing's flaws, each so high that the flaws before it never outweigh it."""

    difference: int
    points_of_bye: int
    rematch: int
    second_bye: int

    @classmethod
    def of(cls, players: int, spread: int, met: int) -> _Costs:
        """Return the costs for a number of players.

        `spread` is the widest gap in points, `met` the most meetings of a pair.
        """
        pairs = players // 2 + 1
        difference = _LOTS * pairs
        points_of_bye = difference * (pairs * spread * spread + 1)
        rematch = points_of_bye * (spread + 1)
        return cls(difference, points_of_bye, rematch, rematch * (pairs * met + 1))


def pair(
    entrants: Sequence[Entrant],
    matches: Iterable[Match],
    seed: str,
    scoring: Scoring = SCORING,
    best_first: Sequence[str] = (),
) -> tuple[tuple[str, ...], ...]:
    """Pair a round: tables of two ids in the order of their points, and at most one bye, last.

    `entrants` are those who play this round, `matches` all earlier ones of everybody. The same seed
    pairs alike. With `best_first`, all players in the order of the standings, neighbours meet
    instead of players with equal points. Raises ValueError for more than 512 players or somebody
    who is there twice.
    """
    import rustworkx

    ids = sorted(entrant.id for entrant in entrants)
    if len(set(ids)) < len(ids):
        raise ValueError("A player is there twice.")
    if len(ids) > MOST_PLAYERS:
        raise ValueError(f"At most {MOST_PLAYERS} players can be paired.")
    earlier = list(matches)
    if best_first:
        points = {one: len(best_first) - at for at, one in enumerate(best_first) if one in set(ids)}
    else:
        exact = points_of(entrants, earlier, scoring)
        fineness = lcm(*(its.denominator for its in exact.values()))
        points = {one: int(its * fineness) for one, its in exact.items()}
    met, byes = _met(earlier), Counter(it.players[0] for it in earlier if it.is_bye)
    lowest = min(points.values(), default=0)
    spread = max(points.values(), default=0) - lowest
    costs = _Costs.of(len(ids), spread, max((*met.values(), *byes.values()), default=0))
    graph: rustworkx.PyGraph[str | None, int] = rustworkx.PyGraph(multigraph=False)
    nodes: list[str | None] = [*ids, None] if len(ids) % 2 else [*ids]
    graph.add_nodes_from(nodes)
    edges = []
    for place, one in enumerate(ids):
        for other_place in range(place + 1, len(nodes)):
            other = nodes[other_place]
            cost = int.from_bytes(lot(seed, f"{one}\n{other}")[:2]) % _LOTS
            if other is None:
                cost += costs.second_bye * byes[one]
                cost += costs.points_of_bye * (points[one] - lowest)
            else:
                cost += costs.rematch * met[one, other]
                cost += costs.difference * (points[one] - points[other]) ** 2
            edges.append((place, other_place, -cost))
    graph.add_edges_from(edges)
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    tables = [_table(nodes[one], nodes[other], points) for one, other in found]
    tables.sort(key=lambda table: (-len(table), *(-points[one] for one in table), table))
    return tuple(tables)


def _met(matches: Iterable[Match]) -> Counter[tuple[str, str]]:
    """Number of meetings of two players, by their ids in order."""
    met: Counter[tuple[str, str]] = Counter()
    for match in matches:
        for one in match.players:
            met.update((one, other) for other in match.players if one < other)
    return met


def _table(one: str | None, other: str | None, points: dict[str, int]) -> tuple[str, ...]:
    """Two players, the one with more points first; or one with a bye."""
    there = [it for it in (one, other) if it is not None]
    return tuple(sorted(there, key=lambda it: (-points[it], it)))


def rounds_for(players: int) -> int:
    """Return the number of rounds that leave one undefeated player: log2, rounded up."""
    return max(1, (players - 1).bit_length())
