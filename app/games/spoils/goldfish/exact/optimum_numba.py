"""The expectimax behind the true optimum, compiled by numba.

Cards that meet no need any more count as cards without use, so that few states are left. A state
has `n` cards drawn in the game, the capped counts `s` of useful cards seen, the counts `p` of those
played as resources for their icons, and `q` other cards played as resources.
"""

# numba must see plain loops.
from typing import Final

import numba
import numpy as np

from app.games.spoils.goldfish.exact.plans import DRAW_PRICE, RESOURCE_PRICE

STEP: Final = DRAW_PRICE
"""Free resources that a paid draw takes; a paid resource takes as many and is one itself."""


@numba.njit(inline="always")
def after_draw(values, n, s, p, q, left, kinds, gains, chances):
    """The mean of values over the next card drawn."""
    total = 0.0
    useless = 1.0
    for kind in range(kinds):
        if gains[kind, s] >= 0:
            chance = chances[kind, s] / left
            useless -= chance
            total += chance * values[n + 1, gains[kind, s], p, q]
    return total + useless * values[n + 1, s, p, q]


@numba.njit(inline="always")
def after_play(values, n, s, p, q, kinds, plays, most_played, blanks):
    """The best of values over the resources that can be played: useful ones, and any other."""
    best = -1.0
    for kind in range(kinds):
        if plays[kind, s, p] >= 0:
            best = max(best, values[n, s, plays[kind, s, p], q])
    if blanks[s] + n - q > 0 and q + 1 < most_played:
        best = max(best, values[n, s, p, q + 1])
    return best


@numba.njit(nogil=True, cache=True)
def best_chances(
    turns, starting, least_plays, hand_size, put_back, unseen, most_drawn, most_played,
    gains, chances, plays, played, blanks, met,
):  # fmt: skip
    """The chance, by the useful cards kept, that the goal is met under the best play.

    `unseen` are the cards in the deck once `hand_size` cards are in hand, of which `put_back` are
    still to be drawn. `gains[kind, s]` is the state of cards seen with one more of a kind, -1 where
    it helps no more; `chances[kind, s]` the copies left of it. `plays[kind, s, p]` is the state of
    cards played with one more, -1 where none is in hand. `played[p]` are the cards played, and
    `blanks[s]` the other cards of a hand. `met[s, p]` says whether the goal is met.
    """
    kinds, seen = gains.shape
    states = played.shape[0]
    shape = (most_drawn + 2, seen, states, most_played + 1)
    later = np.zeros(shape)
    free_most = starting + most_played + 1
    within = np.zeros((free_most + 1, *shape))
    for _ in range(turns):
        for free in range(free_most + 1):
            for n in range(most_drawn + 1):
                left = unseen - n
                for s in range(seen):
                    for p in range(states):
                        for q in range(most_played + 1):
                            count = played[p] + q
                            if count > most_played or free > starting + count:
                                continue
                            if met[s, p] and count >= least_plays:
                                within[free, n, s, p, q] = 1.0
                                continue
                            best = later[n, s, p, q]
                            if free >= DRAW_PRICE and left > 0 and n < most_drawn:
                                best = max(
                                    best,
                                    after_draw(
                                        within[free - STEP], n, s, p, q, left, kinds, gains, chances
                                    ),
                                )
                            if free >= RESOURCE_PRICE and count < most_played:
                                best = max(
                                    best,
                                    after_play(
                                        within[free - STEP],
                                        n,
                                        s,
                                        p,
                                        q,
                                        kinds,
                                        plays,
                                        most_played + 1,
                                        blanks,
                                    ),
                                )
                            within[free, n, s, p, q] = best
        for n in range(most_drawn + 1):
            left = unseen - n
            for s in range(seen):
                for p in range(states):
                    for q in range(most_played + 1):
                        count = played[p] + q
                        if count > most_played:
                            continue
                        if met[s, p] and count >= least_plays:
                            later[n, s, p, q] = 1.0
                            continue
                        free = starting + count
                        best = 0.0
                        if left > 0 and n < most_drawn:
                            best = after_draw(within[free], n, s, p, q, left, kinds, gains, chances)
                        else:
                            best = within[free, n, s, p, q]
                        if count < most_played:
                            best = max(
                                best,
                                after_play(
                                    within[free + 1],
                                    n,
                                    s,
                                    p,
                                    q,
                                    kinds,
                                    plays,
                                    most_played + 1,
                                    blanks,
                                ),
                            )
                        later[n, s, p, q] = best
    chance = later[0, :, 0, 0].copy()
    for drawn in range(put_back):
        left = unseen + drawn + 1
        after = np.zeros(seen)
        for s in range(seen):
            useless = 1.0
            for kind in range(kinds):
                if gains[kind, s] >= 0:
                    share = chances[kind, s] / left
                    useless -= share
                    after[s] += share * chance[gains[kind, s]]
            after[s] += useless * chance[s]
        chance = after
    return chance
