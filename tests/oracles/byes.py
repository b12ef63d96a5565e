"""Byes found wrong by trying every pairing, slowly and plainly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Final

import rustworkx

from app.games.tournament.matches import Match

BYE: Final = "~ the bye"
Meetings = Counter[tuple[str, str]]
"""Number of meetings of two players, by their ids in order."""


def meetings(matches: Iterable[Match]) -> Meetings:
    """Count how often each two players have met."""
    return Counter(pair for it in matches for pair in combinations(sorted(it.players), 2))


def fewest_rematches(players: Sequence[str], met: Meetings) -> int:
    """Return how many earlier meetings the best pairing of an even number of players repeats."""
    order = sorted(players)

    @cache
    def fewest(left: int) -> int:
        if not left:
            return 0
        one = (left & -left).bit_length() - 1
        rest = left & ~(1 << one)
        return min(
            met[order[one], order[other]] + fewest(rest & ~(1 << other))
            for other in range(one + 1, len(order))
            if rest >> other & 1
        )

    return fewest((1 << len(order)) - 1)


def better_byes(
    tables: Sequence[Sequence[str]], earlier: Iterable[Match], points: Mapping[str, Fraction]
) -> list[str]:
    """Return who should have had the bye of a round rather than the player who has it.

    These had fewer byes, or as few and fewer points, and the others could have been paired without
    one rematch more. Those who would save a rematch count too if they had as few byes.
    """
    matches = list(earlier)
    met, byes = meetings(matches), Counter(it.players[0] for it in matches if it.is_bye)
    bye = next(one for (one, *others) in tables if not others)
    pairs = [tuple(sorted(table)) for table in tables if len(table) == 2]
    repeated = sum(met[one, other] for one, other in pairs)

    def is_better(player: str) -> bool:
        if byes[player] != byes[bye]:
            return byes[player] < byes[bye]
        needed = fewest_rematches([one for one in points if one != player], met)
        return (needed, points[player]) < (repeated, points[bye])

    return [player for player in points if is_better(player)]


def fewest_by_matching(
    players: Sequence[str], met: Meetings, may_have_bye: Collection[str] = ()
) -> int:
    """Return how few meetings a round repeats, of an odd number if one of these has the bye.

    By matching, for events too large to try every pairing. Raises ValueError for an odd number of
    whom nobody may have the bye.
    """
    order = sorted(players)
    if len(order) % 2 and not may_have_bye:
        raise ValueError("Somebody must have the bye.")
    worst = 1 + max(met.values(), default=0)
    graph: rustworkx.PyGraph[str, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from([*order, *([BYE] if len(order) % 2 else [])])
    for place, one in enumerate(order):
        if len(order) % 2 and one in may_have_bye:
            graph.add_edge(place, len(order), worst)
        for other in range(place + 1, len(order)):
            graph.add_edge(place, other, worst - met[one, order[other]])
    pairs = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    named = [tuple(sorted((graph[one], graph[other]))) for one, other in pairs]
    return sum(met[one, other] for one, other in named if BYE not in (one, other))
