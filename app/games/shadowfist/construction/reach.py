"""The resources that a deck can ever have, and the cards that it can never play."""

from __future__ import annotations

from collections.abc import Collection

from app.games.shadowfist.construction.traits import Demand, Held, is_met


def unreachable(held: Collection[Held]) -> tuple[tuple[Held, ...], int]:
    """The cards whose requirements no order of play meets, and the packed pool of all the others.

    Resources of every copy of a card that can be played count, as cards in play and smoked ones
    provide them (18.1). Of several ways to play a card one is enough (43, 50.4). Rules: 8.4,
    18.1, 25.1.
    """
    waiting: dict[Demand, int] = {}
    pool = 0
    for one in held:
        demand = one.traits.demand
        if demand is None:
            pool += one.provides
        elif demand in waiting:
            waiting[demand] += one.provides
        else:
            waiting[demand] = one.provides
    while met := [demand for demand in waiting if is_met(demand.ways, pool)]:
        for demand in met:
            pool += waiting.pop(demand)
    if not waiting:
        return (), pool
    return tuple(one for one in held if one.traits.demand in waiting), pool
