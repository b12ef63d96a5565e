"""The fast player: the reference player's game over arrays, compiled by numba.

The kernel plays games by number and adds to one row of whole-number counters. It keeps no
state between games and does not hold the interpreter's lock, so plain threads may run it
side by side. A reader can ignore it: `player_reference` says the same in ordinary Python, and
tests compare the two turn by turn.
"""

# numba must see plain loops; every constant word has to stay an unsigned word.
from typing import Any, Final

import numba
import numpy as np

from app.games.spoils.goldfish.arrays import BITS, EFFECT_SHIFT, SUM_SHIFT
from app.games.spoils.goldfish.exact.plans import DRAW_PRICE, RESOURCE_PRICE
from app.games.tabletop.chance.bits_compiled import count_bits, highest_bit, lowest_bit
from app.games.tabletop.chance.shuffle_compiled import deal_two, start_of

BYTE: Final = np.uint64(255)
ZERO: Final = np.uint64(0)
ONE: Final = np.uint64(1)
EFFECT_DRAWS: Final = (1 << EFFECT_SHIFT) - 1
TOP_BYTE: Final = np.uint64(SUM_SHIFT)

AHEAD: Final = 24
"""How many cards are dealt at once before the first is drawn: even, and seldom too few."""

TRACE_HAND, TRACE_HELD, TRACE_STATE, TRACE_DEPLOYED = 0, 1, 2, 3
TRACE_UNUSED, TRACE_SEEN, TRACE_STRENGTH, TRACE_TAKEN = 4, 5, 6, 7
TRACE_WIDTH: Final = 8


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


@numba.njit(inline="always")
def draw(deck, drawn, dealt, start, cards, hand, held, present, bit, held_by, present_by):
    """Draw the top card, dealing it first where it has not been dealt yet."""
    if drawn >= dealt and drawn < cards:
        deal_two(deck, dealt, start, cards)
        dealt += 2
    card = deck[drawn]
    return (
        drawn + 1, dealt, hand | bit[card], held + held_by[card], present | present_by[card],
    )  # fmt: skip


@numba.njit(inline="always")
def give(held, present, kind, held_by):
    """Take one resource of a kind from the hand."""
    held -= held_by[BITS + kind]
    gone = np.int64((held >> np.uint64(8 * kind)) & BYTE == ZERO)
    return held, present & ~(gone << kind)


@numba.njit(inline="always")
def most_spare(held, kinds, lacking):
    """The kind of resource of which the hand holds most beyond what is lacking, the first among
    equals, and how many those are.
    """
    most = 0
    spare = np.int64(held & BYTE) - lacking[0]
    for kind in range(1, kinds):
        count = np.int64((held >> np.uint64(8 * kind)) & BYTE) - lacking[kind]
        if count > spare:
            most, spare = kind, count
    return most, spare


@numba.njit(inline="always")
def put_under(deck, end, back):
    """Put cards of the hand under the deck, the first of the deploy order first."""
    while back:
        deck[end] = lowest_bit(back)
        end += 1
        back &= back - ONE
    return end


@numba.njit(inline="always")
def face_down(hand, stuck, dearest_first):
    """The hand without the dearest of the cards that are stuck in it."""
    if dearest_first:
        return hand ^ (stuck & (ZERO - stuck))
    return hand ^ (ONE << (np.uint64(63) - highest_bit(stuck)))


@numba.njit(inline="always")
def write_trace(line, hand, held, state, deployed, unused, seen, strength, taken):
    """What is true at the end of a turn, in the columns named above."""
    line[TRACE_HAND] = hand
    line[TRACE_HELD] = held
    line[TRACE_STATE] = state
    line[TRACE_DEPLOYED] = deployed
    line[TRACE_UNUSED] = unused
    line[TRACE_SEEN] = seen
    line[TRACE_STRENGTH] = strength
    line[TRACE_TAKEN] = taken


@numba.njit(nogil=True, cache=True)
def play_games(
    seed, first, games, numbers, code, begins, under, bit, held_by, present_by, cost, strength,
    effects, affordable, threshold, after, preferred, lacking, away, clause_bits, clause_resources,
    clause_range, type_bits, kept, put_back, hand_types, by_state, unused, seen, influence, spread,
    won, trace,
):  # fmt: skip
    """Play games by number and add to counters that are zero; fill `trace` unless it is empty.

    Influence taken is never given back, so a game counts as won by every turn from the first
    on which all of it is taken.
    """
    (
        hand_size, turns, starting, kinds, opposing, few, keep, play_until, face_down_until,
        buy_until, buys_draws, dearest_first, may_run_out,
    ) = numbers  # fmt: skip
    cards = code.shape[0]
    deck = np.zeros(cards + 64, np.uint8)
    for place in range(under.shape[0]):
        deck[cards + place] = under[place]
    for game in range(first, first + games):
        start = start_of(seed, game)
        for place in range(cards):
            deck[place] = code[place]
        dealt, end, drawn = 0, cards + under.shape[0], 0
        if cards >= AHEAD:
            for place in range(0, AHEAD, 2):
                deal_two(deck, place, start, cards)
            dealt = AHEAD
        hand, held, present = begins
        for _ in range(min(hand_size, end)):
            drawn, dealt, hand, held, present = draw(
                deck, drawn, dealt, start, cards, hand, held, present, bit, held_by, present_by
            )
        kept[0] += keepable(hand, held, clause_bits, clause_resources, clause_range)

        resources = np.int64(held >> TOP_BYTE)
        back = hand & away[np.int64(resources < few)]
        hand &= ~back
        returned = np.int64(count_bits(back))
        if may_run_out:
            end = put_under(deck, end, back)
        while resources > keep:
            most, spare = most_spare(held, kinds, lacking)
            if spare <= 0:
                break
            held, present = give(held, present, most, held_by)
            resources -= 1
            returned += 1
            if may_run_out:
                deck[end] = BITS + most
                end += 1
        put_back[returned] += 1
        for _ in range(min(returned, end - drawn)):
            drawn, dealt, hand, held, present = draw(
                deck, drawn, dealt, start, cards, hand, held, present, bit, held_by, present_by
            )
        kept[1] += keepable(hand, held, clause_bits, clause_resources, clause_range)
        hand_types[0, np.int64(held >> TOP_BYTE)] += 1
        for each in range(1, type_bits.shape[0]):
            hand_types[each, np.int64(count_bits(hand & type_bits[each]))] += 1

        state, count, power, taken = 0, starting, 0, 0
        for turn in range(turns):
            taken += power
            deployed = ZERO
            pending = 0
            kind = np.int64(preferred[(state << kinds) | present])
            stuck = hand & ~(threshold[state] & affordable[count + 1])
            if kind < kinds and count < play_until:
                held, present = give(held, present, kind, held_by)
                state = after[state, kind]
                count += 1
                effect = effects[BITS + kind]
                if effect:
                    taken += effect >> EFFECT_SHIFT
                    pending = effect & EFFECT_DRAWS
            elif stuck != ZERO and count < face_down_until:
                hand = face_down(hand, stuck, dearest_first)
                state = after[state, kinds]
                count += 1
            else:
                pending = 1
            free = count
            while True:
                while pending > 0 and drawn < end:
                    drawn, dealt, hand, held, present = draw(
                        deck, drawn, dealt, start, cards, hand, held, present,
                        bit, held_by, present_by,
                    )  # fmt: skip
                    pending -= 1
                pending = 0
                can = hand & threshold[state] & affordable[free]
                if can != ZERO:
                    card = np.int64(lowest_bit(can))
                    hand ^= ONE << np.uint64(card)
                    deployed |= ONE << np.uint64(card)
                    free -= cost[card]
                    power += strength[card]
                    effect = effects[card]
                    if effect:
                        taken += effect >> EFFECT_SHIFT
                        pending = effect & EFFECT_DRAWS
                elif free >= RESOURCE_PRICE and present != 0 and count < buy_until:
                    kind = np.int64(preferred[(state << kinds) | present])
                    held, present = give(held, present, kind, held_by)
                    state = after[state, kind]
                    count += 1
                    free -= RESOURCE_PRICE - 1
                    effect = effects[BITS + kind]
                    if effect:
                        taken += effect >> EFFECT_SHIFT
                        pending = effect & EFFECT_DRAWS
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
            spread[turn, min(taken, opposing)] += 1
            if trace.shape[0]:
                write_trace(trace[turn], hand, held, state, deployed, free, drawn, power, taken)
    before = 0
    for turn in range(turns):
        won[turn] = spread[turn, opposing] - before
        before = spread[turn, opposing]
    won[turns] = games - before
