"""The parties of attackers or blockers that are worth a look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from app.games.spoils.engine import CardId, State
from app.games.spoils.players.fighting import fighter

ALL_OF: Final = 3
"""Of up to this many characters every party is looked at; of more, those of the strongest."""


def parties(
    state: State, chosen: Sequence[CardId], able: Sequence[CardId]
) -> tuple[frozenset[CardId], ...]:
    """The parties with those chosen: all additions of few characters, else some of each size."""
    return tuple(frozenset((*chosen, *more)) for more in _additions(state, able))


def _additions(state: State, able: Sequence[CardId]) -> Iterator[tuple[CardId, ...]]:
    if len(able) <= ALL_OF:
        for size in range(len(able) + 1):
            yield from combinations(able, size)
        return
    strongest = sorted(able, key=lambda card: -fighter(state, card).worth)
    for size in range(len(strongest) + 1):
        yield tuple(strongest[:size])
    yield (strongest[-1],)
    yield tuple(strongest[1:])
