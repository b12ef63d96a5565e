"""Steps of a turn for the compiled player, and how games are counted.

numba caches the kernel by the file of `player_numba` alone: change something there, too, when a
step changes.
"""

# numba must see plain loops; every constant word has to stay an unsigned word.
from typing import Any, Final

import numba
import numpy as np

from app.games.tabletop.chance.bits_compiled import count_bits, highest_bit, lowest_bit
from app.games.tabletop.chance.shuffle_compiled import deal_two

ZERO: Final = np.uint64(0)
ONE: Final = np.uint64(1)

COPY, SITE, LIMIT, BOTH, RESOURCES, POWER = 0, 1, 2, 3, 4, 5

SQUARE_BITS: Final = 32
SQUARES: Final = 1 << SQUARE_BITS
"""Sums of squares are kept above the sums themselves, so that one addition does for both."""

MOST_GAMES: Final = 100_000
"""The most games at once that have room for both: a hand has at most 64 cards."""


@numba.njit(inline="always")
def bit(card: int) -> Any:
    """The word of one card."""
    return ONE << np.uint64(card)


@numba.njit(inline="always")
def lowest(word: Any) -> Any:
    """The lowest bit of a word, alone; nothing of nothing."""
    return word & (ZERO - word)


@numba.njit(inline="always")
def without_highest(word, of):
    """A word without the highest bit of another that is not empty."""
    return word & ~(ONE << (np.uint64(63) - highest_bit(of)))


@numba.njit(inline="always")
def draw(deck, position, dealt, start, cards, left, hand):
    """Draw the top card that has not been fetched; the deck is dealt as far as it is looked at."""
    found = False
    while not found and position < cards:
        if position >= dealt:
            deal_two(deck, dealt, start, cards)
            dealt += 2
        card = bit(deck[position])
        position += 1
        if left & card:
            left &= ~card
            hand |= card
            found = True
    return position, dealt, left, hand


@numba.njit(inline="always")
def pay_for(payable, cost):
    """The cards that each amount of Power pays for."""
    for power in range(payable.shape[0]):
        word = ZERO
        for card in range(cost.shape[0]):
            if cost[card] <= power:
                word |= bit(card)
        payable[power] = word


@numba.njit(inline="always")
def state_in_sight(state, hand, lacking, met, after):
    """The resources with all cards in hand that could be played one after the other."""
    ready = hand & lacking[state] & met[state]
    while ready:
        card = np.int64(lowest_bit(ready))
        hand &= ~bit(card)
        state = np.int64(after[state, card])
        ready = hand & lacking[state] & met[state]
    return state


@numba.njit(inline="always")
def first_shot(hand, state, power, masks, payable, met, after):
    """Return the cards kept at the first discard: two Sites, a Foundation, and turn 2's plays."""
    (sites, _, _, first_sites, foundations, _, _, _, _, wanted, kept, thrown, _, _) = masks
    candidates = hand & first_sites
    first = lowest(candidates)
    if first:
        power += 2
    soon = payable[min(power, payable.shape[0] - 1)]
    ground = hand & foundations & ~sites
    ready = ground & soon
    while ready:
        state = np.int64(after[state, np.int64(lowest_bit(ready))])
        ready &= ready - ONE
    keep = first | lowest(candidates ^ first) | lowest(ground)
    keep |= hand & wanted & ~sites & soon & met[state]
    return (keep & ~thrown) | (hand & kept)


@numba.njit(inline="always")
def without_useless(hand, is_limited, barred, state, masks, lacking, met, after):
    """The hand without what may go: one card of the first reason, or all."""
    wanted, kept, thrown = masks[9], masks[10], masks[11]
    left = hand & ~kept
    one = left & thrown
    left &= ~one
    two = left & barred
    left &= ~two
    if is_limited:
        if one:
            return without_highest(hand, one)
        if two:
            return without_highest(hand, two)
    three = left & ~met[state]
    if three:
        three &= ~met[state_in_sight(state, hand, lacking, met, after)]
    four = left & ~three & ~wanted
    if not is_limited:
        return hand & ~(one | two | three | four)
    if three:
        return without_highest(hand, three)
    if four:
        return without_highest(hand, four)
    return hand


@numba.njit(inline="always")
def next_site(sites, variable, feng_shui_sites, cost, has_effects):
    """The cheapest Site of those that can be played; variable costs first among equals."""
    free, fixed = sites & variable, sites & ~variable
    if not fixed:
        return np.int64(lowest_bit(free))
    best = np.int64(lowest_bit(fixed))
    if has_effects:
        word = fixed
        while word:
            card = np.int64(lowest_bit(word))
            if cost[card] < cost[best]:
                best = card
            word &= word - ONE
    if free and feng_shui_sites <= cost[best]:
        return np.int64(lowest_bit(free))
    return best


@numba.njit(inline="always")
def count_hand(counts, hand, feng_shui, foundations):
    """Add a hand to the counts of Sites, Foundations, and both."""
    has_site, has_foundation = (
        np.int64((hand & feng_shui) != ZERO),
        np.int64((hand & foundations) != ZERO),
    )
    counts[0] += has_site
    counts[1] += has_foundation
    counts[2] += has_site & has_foundation


@numba.njit(inline="always")
def add_sums(sums, value):
    """Add a value and its square."""
    sums[0] += value
    sums[1] += value * value


@numba.njit(inline="always")
def both_sums(word):
    """The number of a word's cards, and `SQUARES` times its square."""
    number = np.int64(count_bits(word))
    return number + (number * number << SQUARE_BITS)


@numba.njit(inline="always")
def add_dead(dead, hand, barred, is_site_played, at_limit, met, payable, sites, feng_shui):
    """Add the cards that cannot be played, by cause, as `both_sums`."""
    if hand & barred:
        dead[COPY] += both_sums(hand & barred)
        hand &= ~barred
    if is_site_played:
        dead[SITE] += both_sums(hand & sites)
        hand &= ~sites
    elif at_limit:
        dead[LIMIT] += both_sums(hand & feng_shui)
        hand &= ~feng_shui
    if hand & ~met:
        dead[BOTH] += both_sums(hand & ~met & ~payable)
        dead[RESOURCES] += both_sums(hand & ~met & payable)
    dead[POWER] += both_sums(hand & met & ~payable)
