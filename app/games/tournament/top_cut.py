"""The top cut: single elimination among the best of the standings.

Seeds are placed so that the best two can meet only in the final, the best four only in the
semifinals, and so on. Where the number of players is no power of two, the best seeds have a bye in
the first round.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from app.games.tournament.matches import Loss, Match, Outcome, lost

MOST_PLAYERS: Final = 64
FINAL_TABLE: Final = "Final table"


def usual_size(players: int) -> int:
    """Return how many usually play a cut: two, four or eight, with a place for one in four."""
    return max(size for size in (2, 4, 8) if size == 2 or 4 * size <= players)


def require_size(players: int) -> None:
    """Raise ValueError for a number of players that is no top cut."""
    if not 2 <= players <= MOST_PLAYERS:
        raise ValueError(f"A top cut has from 2 to {MOST_PLAYERS} players.")


def first_round(seeds: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The tables of the first round, best seed first; the winners of neighbours meet next.

    Raises ValueError for fewer than two players, more than 64, or somebody who is there twice.
    """
    require_size(len(seeds))
    if len(set(seeds)) < len(seeds):
        raise ValueError("A player is there twice.")
    size = 1 << (len(seeds) - 1).bit_length()
    order = [1]
    while len(order) < size:
        both = 2 * len(order) + 1
        order = [place for seed in order for place in (seed, both - seed)]
    slots = [seeds[place - 1] if place <= len(seeds) else None for place in order]
    pairs = zip(slots[::2], slots[1::2], strict=True)
    return tuple(tuple(it for it in pair if it is not None) for pair in pairs)


def next_round(
    matches: Sequence[Match], numbers: Sequence[int] = ()
) -> tuple[tuple[str, ...], ...]:
    """The tables after a round, given in the order of the bracket; empty after the final.

    `numbers` are those of the tables, from 1 unless they are given. Raises ValueError, which names
    the tables, where a match has no winner yet.
    """
    found = numbers or range(1, len(matches) + 1)
    winners = {number: winner(match) for number, match in zip(found, matches, strict=True)}
    decided = [one for one in winners.values() if one is not None]
    if len(decided) < len(winners):
        open_ = ", ".join(str(number) for number, one in winners.items() if one is None)
        raise ValueError(f"Every match of a top cut needs a winner: see table {open_}.")
    return tuple(tuple(decided[place : place + 2]) for place in range(0, len(decided) - 1, 2))


def walk_over(players: Sequence[str], there: Collection[str]) -> Outcome | None:
    """Return how a match ends whose players are not all there any more; None if both are.

    Where both have left, the one with the better seed, who comes first, goes on; the next opponent
    then has a walk-over.
    """
    if len(players) != 2 or all(one in there for one in players):
        return None
    loser = 1 if players[0] in there or players[1] not in there else 0
    return lost([Loss.GAVE_UP if seat == loser else None for seat in (0, 1)])


def winner(match: Match) -> str | None:
    """Return who goes on; None while that is open, also after a draw."""
    if match.is_bye:
        return match.players[0]
    numbers = () if match.outcome is None else match.outcome.numbers
    if len(numbers) > 2:
        return match.players[numbers.index(1)] if numbers.count(1) == 1 else None
    return match.players[numbers.index(max(numbers))] if len(set(numbers)) > 1 else None


def champion(cut: Sequence[Sequence[Match]]) -> str | None:
    """Return who won the final; None while the rounds of the cut have not come that far."""
    return winner(cut[-1][0]) if cut and len(cut[-1]) == 1 else None


def stage_name(tables: int) -> str:
    """Return the name of a round with this many tables, such as “Semifinals” for two."""
    return {1: "Final", 2: "Semifinals", 4: "Quarterfinals"}.get(tables, f"Round of {2 * tables}")
