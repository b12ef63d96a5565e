"""The fast player: the plain player's game over arrays, compiled by numba.

The kernel plays games by number and adds to one row of whole-number counters. It keeps no
state between games and does not hold the interpreter's lock, so plain threads may run it
side by side. A reader can ignore it: `plain.py` says the same in ordinary Python, and tests
compare the two turn by turn.
"""

# numba must see plain loops; every constant of the shuffle has to stay an unsigned word.
from typing import Any, Final

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

from app.games.spoils.goldfish import deal
from app.games.spoils.goldfish.arrays import BITS, SUM_SHIFT
from app.games.spoils.goldfish.exact.plans import DRAW_PRICE, RESOURCE_PRICE

GOLDEN: Final = np.uint64(deal.GOLDEN)
FIRST_FACTOR: Final = np.uint64(deal.FIRST_FACTOR)
SECOND_FACTOR: Final = np.uint64(deal.SECOND_FACTOR)
HALF: Final = np.uint64(deal.HALF)
BYTE: Final = np.uint64(255)
ZERO: Final = np.uint64(0)
ONE: Final = np.uint64(1)
HALF_BITS: Final = np.uint64(32)
TOP_BYTE: Final = np.uint64(SUM_SHIFT)

TRACE_HAND, TRACE_HELD, TRACE_STATE, TRACE_DEPLOYED = 0, 1, 2, 3
TRACE_UNUSED, TRACE_SEEN, TRACE_STRENGTH, TRACE_TAKEN = 4, 5, 6, 7
TRACE_WIDTH: Final = 8


@intrinsic
def lowest_bit(_typing: Any, _word: Any) -> Any:
    """The place of the lowest bit of a word that is not zero."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], numba.core.cgutils.true_bit)

    return types.uint64(types.uint64), generate


@intrinsic
def highest_bit(_typing: Any, _word: Any) -> Any:
    """The place of the highest bit of a word that is not zero, counted from the top."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], numba.core.cgutils.true_bit)

    return types.uint64(types.uint64), generate


@intrinsic
def count_bits(_typing: Any, _word: Any) -> Any:
    """How many bits of a word are set."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generate


@numba.njit(inline="always")
def mix(word: Any) -> Any:
    """SplitMix64's finaliser."""
    word = (word ^ (word >> np.uint64(30))) * FIRST_FACTOR
    word = (word ^ (word >> np.uint64(27))) * SECOND_FACTOR
    return word ^ (word >> np.uint64(31))


@numba.njit(inline="always")
def swap(deck: Any, place: int, half: Any, cards: int) -> None:
    """Deal the card of one place: exchange it with one further down."""
    other = place + np.int64(half * np.uint64(cards - place) >> HALF_BITS)
    code = deck[other]
    deck[other] = deck[place]
    deck[place] = code


@numba.njit(inline="always")
def deal_two(deck: Any, place: int, start: Any, cards: int) -> None:
    """Deal the cards of an even place and the next one with one word."""
    word = mix(start + np.uint64(place // 2 + 1) * GOLDEN)
    swap(deck, place, word & HALF, cards)
    if place + 1 < cards:
        swap(deck, place + 1, word >> HALF_BITS, cards)


@numba.njit(inline="always")
def count_hand(hand: Any, held: Any, bits: Any, in_resources: Any, clause: int) -> int:
    """How many cards of a hand one clause accepts."""
    count = np.int64(count_bits(hand & bits[clause]))
    for kind in range(in_resources.shape[1]):
        count += in_resources[clause, kind] * np.int64((held >> np.uint64(8 * kind)) & BYTE)
    return count


@numba.njit(inline="always")
def keepable(hand: Any, held: Any, bits: Any, in_resources: Any, ranges: Any) -> int:
    """1 when every clause holds, else 0."""
    good = 1
    for clause in range(bits.shape[0]):
        count = count_hand(hand, held, bits, in_resources, clause)
        good &= np.int64(ranges[clause, 0] <= count) & np.int64(count <= ranges[clause, 1])
    return good


@numba.njit(nogil=True, cache=True)
def play_games(
    seed, first, games, numbers, code, bit, held_by, present_by, cost, strength, draws, drains,
    affordable, threshold, after, preferred, away, clause_bits, clause_resources, clause_range,
    type_bits, kept, put_back, hand_types, by_state, unused, seen, influence, won, trace,
):  # fmt: skip
    """Play games by number and add to the counters; fill `trace` unless it is empty."""
    (
        hand_size, turns, starting, kinds, opposing, few, keep, play_until, face_down_until,
        buy_until, buys_draws, dearest_first, may_run_out, ahead,
    ) = numbers  # fmt: skip
    cards = code.shape[0]
    deck = np.zeros(cards + 64, np.uint8)
    tracing = trace.shape[0] > 0
    for game in range(first, first + games):
        start = mix(seed + np.uint64(game) * GOLDEN)
        for place in range(cards):
            deck[place] = code[place]
        for place in range(0, ahead, 2):
            deal_two(deck, place, start, cards)
        dealt = ahead
        end = cards
        hand = ZERO
        held = ZERO
        present = 0
        drawn = 0
        while drawn < hand_size and drawn < end:
            if drawn >= dealt:
                deal_two(deck, dealt, start, cards)
                dealt += 2
            card = deck[drawn]
            drawn += 1
            hand |= bit[card]
            held += held_by[card]
            present |= present_by[card]
        kept[0] += keepable(hand, held, clause_bits, clause_resources, clause_range)

        resources = np.int64(held >> TOP_BYTE)
        back = hand & away[np.int64(resources < few)]
        hand &= ~back
        returned = np.int64(count_bits(back))
        if may_run_out:
            while back:
                card = np.int64(lowest_bit(back))
                deck[end] = card
                end += 1
                back &= back - ONE
        while resources > keep:
            most = 0
            for kind in range(1, kinds):
                if (held >> np.uint64(8 * kind)) & BYTE > (held >> np.uint64(8 * most)) & BYTE:
                    most = kind
            held -= held_by[BITS + most]
            if (held >> np.uint64(8 * most)) & BYTE == ZERO:
                present &= ~(1 << most)
            resources -= 1
            returned += 1
            if may_run_out:
                deck[end] = BITS + most
                end += 1
        put_back[returned] += 1
        for _ in range(returned):
            if drawn < end:
                if drawn >= dealt and drawn < cards:
                    deal_two(deck, dealt, start, cards)
                    dealt += 2
                card = deck[drawn]
                drawn += 1
                hand |= bit[card]
                held += held_by[card]
                present |= present_by[card]
        kept[1] += keepable(hand, held, clause_bits, clause_resources, clause_range)
        hand_types[0, np.int64(held >> TOP_BYTE)] += 1
        for each in range(1, type_bits.shape[0]):
            hand_types[each, np.int64(count_bits(hand & type_bits[each]))] += 1

        state = 0
        count = starting
        power = 0
        taken = 0
        win = turns
        for turn in range(turns):
            taken += power
            deployed = ZERO
            pending = 0
            kind = np.int64(preferred[(state << kinds) | present])
            if kind < kinds and count < play_until:
                held -= held_by[BITS + kind]
                present &= ~(np.int64((held >> np.uint64(8 * kind)) & BYTE == ZERO) << kind)
                state = after[state, kind]
                count += 1
                taken += drains[BITS + kind]
                pending = draws[BITS + kind]
            else:
                stuck = hand & ~(threshold[state] & affordable[count + 1])
                if stuck != ZERO and count < face_down_until:
                    if dearest_first:
                        hand ^= stuck & (ZERO - stuck)
                    else:
                        hand ^= ONE << (np.uint64(63) - highest_bit(stuck))
                    state = after[state, kinds]
                    count += 1
                else:
                    pending = 1
            free = count
            while True:
                while pending > 0 and drawn < end:
                    if drawn >= dealt and drawn < cards:
                        deal_two(deck, dealt, start, cards)
                        dealt += 2
                    card = deck[drawn]
                    drawn += 1
                    hand |= bit[card]
                    held += held_by[card]
                    present |= present_by[card]
                    pending -= 1
                pending = 0
                can = hand & threshold[state] & affordable[free]
                if can != ZERO:
                    card = np.int64(lowest_bit(can))
                    hand ^= ONE << np.uint64(card)
                    deployed |= ONE << np.uint64(card)
                    free -= cost[card]
                    power += strength[card]
                    taken += drains[card]
                    pending = draws[card]
                elif free >= RESOURCE_PRICE and present != 0 and count < buy_until:
                    kind = np.int64(preferred[(state << kinds) | present])
                    held -= held_by[BITS + kind]
                    present &= ~(np.int64((held >> np.uint64(8 * kind)) & BYTE == ZERO) << kind)
                    state = after[state, kind]
                    count += 1
                    free -= RESOURCE_PRICE - 1
                    taken += drains[BITS + kind]
                    pending = draws[BITS + kind]
                elif free >= DRAW_PRICE and buys_draws and drawn < end:
                    free -= DRAW_PRICE
                    pending = 1
                else:
                    break
            by_state[turn, state] += 1
            unused[turn, free] += 1
            seen[turn, drawn] += 1
            influence[turn, 0] += taken
            influence[turn, 1] += taken * taken
            if taken >= opposing and win == turns:
                win = turn
            if tracing:
                trace[turn, TRACE_HAND] = hand
                trace[turn, TRACE_HELD] = held
                trace[turn, TRACE_STATE] = state
                trace[turn, TRACE_DEPLOYED] = deployed
                trace[turn, TRACE_UNUSED] = free
                trace[turn, TRACE_SEEN] = drawn
                trace[turn, TRACE_STRENGTH] = power
                trace[turn, TRACE_TAKEN] = taken
        won[win] += 1
