"""The resources that a deck can ever have, and the cards that it can never play."""

from __future__ import annotations

from collections.abc import Iterable

from app.games.shadowfist.construction.counts import Held
from app.games.shadowfist.construction.traits import is_met


def unreachable(held: Iterable[Held]) -> tuple[tuple[Held, ...], int]:
    """The cards whose requirements no order of play meets, and the packed pool of all the others.

    Resources of every copy of a card that can be played count, as cards in play and smoked ones
    provide them (18.1). Of several ways to play a card one is enough (43, 50.4). Rules: 8.4,
    18.1, 25.1.
    """
    pool = 0
    waiting: list[Held] = []
    for one in held:
        _, copies, traits = one
        if traits.ways:
            waiting.append(one)
        elif traits.provides:
            pool += traits.provides * copies
    while waiting:
        left: list[Held] = []
        grown = pool
        met: dict[tuple[int, ...], bool] = {}
        for one in waiting:
            _, copies, traits = one
            ways = traits.ways
            if ways not in met:
                met[ways] = is_met(ways, pool)
            if met[ways]:
                grown += traits.provides * copies
            else:
                left.append(one)
        if len(left) == len(waiting):
            break
        pool, waiting = grown, left
    return tuple(waiting), pool
