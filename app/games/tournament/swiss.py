"""Swiss pairings: everybody against somebody with about as many points, and nobody twice.

Each possible pair has a cost, and so has each bye; the pairing with the smallest sum is found by
maximum-weight matching. What costs more always comes first:

1. a second bye for somebody;
2. a second match of the same players;
3. the squares of differences in points, a bye counting as one against the lowest of all;
4. lots from the seed, which choose among equals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import rustworkx

from app.games.tournament.matches import Entrant, Match
from app.games.tournament.standings import lot, points_of

MOST_PLAYERS: Final = 512
_LOTS: Final = 1 << 10
_FINENESS: Final = 8
"""Points are eighths at most, so that this many times them are whole numbers."""


@dataclass(frozen=True, slots=True)
class _Costs:
    """How much each kind of thing costs, so that none outweighs one before it."""

    difference: int
    rematch: int
    bye: int

    @classmethod
    def of(cls, players: int, spread: int, met: int) -> _Costs:
        """For a number of players, the widest gap in points and the most meetings of a pair."""
        pairs = players // 2 + 1
        difference = _LOTS * pairs
        rematch = difference * (pairs * (spread * spread + 1))
        return cls(difference, rematch, rematch * (pairs * (met + 1)))


def pair(
    entrants: Sequence[Entrant], matches: Iterable[Match], seed: str
) -> tuple[tuple[str, ...], ...]:
    """Pair a round: tables of two ids in the order of their points, and at most one bye, last.

    `entrants` are those who play this round, `matches` all earlier ones of everybody. The same seed
    pairs alike. Raises ValueError for more than 512 players or somebody who is there twice.
    """
    ids = sorted(entrant.id for entrant in entrants)
    if len(set(ids)) < len(ids):
        raise ValueError("A player is there twice.")
    if len(ids) > MOST_PLAYERS:
        raise ValueError(f"At most {MOST_PLAYERS} players can be paired.")
    earlier = list(matches)
    points = {one: int(its * _FINENESS) for one, its in points_of(entrants, earlier).items()}
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
                cost += costs.bye * byes[one] + costs.difference * (points[one] - lowest) ** 2
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
    """How often two players have met, by their ids in order."""
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
    """How many rounds leave one undefeated player: the binary logarithm, rounded up."""
    return max(1, (players - 1).bit_length())
