"""landlord's own question on our shuffle: is each card payable on the turn of its cost?

No policy and no mulligan: sixty cards, seven in hand, one drawn each turn from the second,
a resource played each turn. A card is payable on its turn when the resources seen, no more
of them than turns have passed, cover cost and threshold.
"""

from typing import Any

import numba
import numpy as np

from app.games.tabletop.chance.shuffle_compiled import deal_two, start_of

COSTS = np.array([2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 6, 6], dtype=np.int64)
NEEDS = np.array(
    [[1, 1, 0], [0, 1, 1], [1, 1, 0], [0, 1, 1], [1, 0, 1], [1, 1, 1],
     [0, 2, 0], [1, 1, 1], [2, 0, 1], [0, 2, 2], [1, 1, 1], [2, 2, 0]], dtype=np.int64,
)  # fmt: skip
COPIES = 3
RESOURCES = 24
HAND = 7
LAST_TURN = 6
CODE = np.array(
    [255] * (len(COSTS) * COPIES) + [number % 3 for number in range(RESOURCES)], dtype=np.uint8
)


@numba.njit(nogil=True)
def count_payable(seed, games, code, costs, needs, payable):  # type: ignore[no-untyped-def]
    """Count in how many games each card was payable on its turn."""
    cards = code.shape[0]
    deck = np.zeros(cards, np.uint8)
    icons = np.zeros((LAST_TURN + 1, 4), np.int64)
    seen = HAND + LAST_TURN - 1
    for game in range(games):
        start = start_of(seed, game)
        for place in range(cards):
            deck[place] = code[place]
        for place in range(0, seen, 2):
            deal_two(deck, place, start, cards)
        icons[:] = 0
        turn = 1
        for place in range(seen):
            if place >= HAND:
                icons[turn + 1] = icons[turn]
                turn += 1
            if deck[place] != 255:
                icons[turn, deck[place]] += 1
                icons[turn, 3] += 1
        for card in range(costs.shape[0]):
            by = icons[costs[card]]
            spare = 0
            for icon in range(3):
                spare += min(by[icon], needs[card, icon]) - needs[card, icon]
            payable[card] += (spare == 0) & (by[3] >= costs[card])


def payable_cards(games: int) -> Any:
    """Count the games out of `games` in which each card was payable."""
    payable = np.zeros(len(COSTS), dtype=np.int64)
    count_payable(np.uint64(1), games, CODE, COSTS, NEEDS, payable)
    return payable
