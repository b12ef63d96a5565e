"""The top cut: single elimination among the best of the standings.

Seeds are placed so that the best two can meet only in the final, the best four only in the
semifinals, and so on. Where the number of players is no power of two, the best seeds have a bye in
the first round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.tournament.matches import Match

MOST_PLAYERS: Final = 64


def first_round(seeds: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The tables of the first round, best seed first; the winners of neighbours meet next.

    Raises ValueError for fewer than two players, more than 64, or somebody who is there twice.
    """
    if not 2 <= len(seeds) <= MOST_PLAYERS:
        raise ValueError(f"A top cut has from 2 to {MOST_PLAYERS} players.")
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


def next_round(matches: Sequence[Match]) -> tuple[tuple[str, ...], ...]:
    """The tables after a round, given in the order of its tables; empty after the final.

    Raises ValueError where a match has no winner yet.
    """
    winners = [winner(match) for match in matches]
    return tuple(tuple(winners[place : place + 2]) for place in range(0, len(winners) - 1, 2))


def winner(match: Match) -> str:
    """Who goes on. Raises ValueError where nobody does."""
    if match.is_bye:
        return match.players[0]
    numbers = () if match.outcome is None else match.outcome.numbers
    if len(set(numbers)) < 2:
        raise ValueError("Every match of a top cut needs a winner.")
    return match.players[numbers.index(max(numbers))]
