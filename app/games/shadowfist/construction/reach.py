"""The resources that a deck can ever have, and the cards that it can never play."""

from __future__ import annotations

from collections.abc import Collection

from app.games.shadowfist.construction.traits import Held, is_met


def unreachable(held: Collection[Held]) -> tuple[tuple[Held, ...], int]:
    """The cards whose requirements no order of play meets, and the packed pool of all the others.

    Resources of every copy of a card that can be played count, as cards in play and smoked ones
    provide them (18.1). Of several ways to play a card one is enough (43, 50.4). Rules: 8.4,
    18.1, 25.1.
    """
    waiting: dict[tuple[int, ...], int] = {}
    pool = 0
    for one in held:
        if not (ways := one.traits.ways):
            pool += one.provides
        elif ways in waiting:
            waiting[ways] += one.provides
        else:
            waiting[ways] = one.provides
    while met := [ways for ways in waiting if is_met(ways, pool)]:
        for ways in met:
            pool += waiting.pop(ways)
    if not waiting:
        return (), pool
    return tuple(one for one in held if one.traits.ways in waiting), pool
