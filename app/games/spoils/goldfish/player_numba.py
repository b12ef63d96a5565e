"""The fast player: the reference player's game over arrays, compiled by numba.

The kernel plays games by number and adds to one row of whole-number counters. It keeps no
state between games and does not hold the interpreter's lock, so plain threads may run it
side by side. A reader can ignore it: `player_reference` does the same in plain Python, and
tests compare the two turn by turn.
"""

# numba must see plain loops; every constant word has to stay an unsigned word.
from typing import Final

import numba
import numpy as np

from app.games.spoils.goldfish.arrays import BITS, EFFECT_SHIFT, SUM_SHIFT
from app.games.spoils.goldfish.exact.plans import RESOURCE_PRICE
from app.games.tabletop.chance.bits_compiled import count_bits, highest_bit, lowest_bit
from app.games.tabletop.chance.shuffle_compiled import deal_two, start_of

ZERO: Final = np.uint64(0)
ONE: Final = np.uint64(1)
TWO: Final = np.uint64(2)
BYTE: Final = np.uint64(255)
BYTE_SHIFT: Final = np.uint64(3)
BYTE_TOP: Final = np.uint64(7)
TOP_BYTE: Final = np.uint64(SUM_SHIFT)
COUNTS: Final = np.uint64((1 << SUM_SHIFT) - 1)
TO_HIGHEST: Final = np.uint64(0x7F7F7F7F7F7F7F)
LOWEST: Final = np.uint64(0x01010101010101)
LOWEST_OF_ALL: Final = np.uint64(0x0101010101010101)
GATHER: Final = np.uint64(0x0102040810204080)
LAST_BIT: Final = np.uint64(BITS - 1)
FIRST_RESOURCE: Final = np.uint64(BITS)
EFFECT_BITS: Final = np.uint64(EFFECT_SHIFT)
EFFECT_DRAWS: Final = np.uint64((1 << EFFECT_SHIFT) - 1)
RESOURCE_COST: Final = np.uint64(RESOURCE_PRICE - 1)
"""The free resources that playing one takes: it comes into play free itself."""

AHEAD: Final = np.uint64(20)
"""The number of cards dealt at once before the first is drawn: even, and seldom too few."""

TRACE_HAND, TRACE_HELD, TRACE_STATE, TRACE_DEPLOYED = 0, 1, 2, 3
TRACE_UNUSED, TRACE_SEEN, TRACE_STRENGTH, TRACE_TAKEN = 4, 5, 6, 7
TRACE_WIDTH: Final = 8


@numba.njit(inline="always")
def kinds_in_hand(held):
    """The bits of the kinds of resource that the hand holds: a byte of `held` each.

    The bytes that are not zero overflow into their highest bits, and the product moves these to the
    top, side by side.
    """
    return ((((held & COUNTS) + TO_HIGHEST >> BYTE_TOP) & LOWEST) * GATHER) >> TOP_BYTE


@numba.njit(inline="always")
def keepable(hand, held, bits, in_resources, least, span):
    """1 when every clause holds, else 0.

    A clause accepts the cards of its bits, and the resources whose bytes are set.
    """
    good = ONE
    for clause in range(np.uint64(bits.shape[0])):
        resources = (held & in_resources[clause]) * LOWEST_OF_ALL >> TOP_BYTE
        count = count_bits(hand & bits[clause]) + resources
        good &= np.uint64(count - least[clause] <= span[clause])
    return good


@numba.njit(inline="always")
def top_card(deck, drawn, start, cards):
    """The code of the top card, which is dealt first where it has not been dealt yet."""
    if drawn >= AHEAD and drawn & ONE == ZERO and drawn < cards:
        deal_two(deck, drawn, start, cards)
    return np.uint64(deck[drawn])


@numba.njit(inline="always")
def draw(deck, drawn, pending, end, start, cards, hand, held, bit, held_by):
    """Draw cards from the top, as many as are pending or left."""
    while pending > ZERO and drawn < end:
        card = top_card(deck, drawn, start, cards)
        drawn += ONE
        pending -= ONE
        hand |= bit[card]
        held += held_by[card]
    return drawn, hand, held


@numba.njit(inline="always")
def draw_if(draws, deck, drawn, start, cards, hand, held, bit, held_by):
    """Draw the top card if it is drawn, without a branch that depends on it."""
    if drawn >= AHEAD and draws and drawn & ONE == ZERO and drawn < cards:
        deal_two(deck, drawn, start, cards)
    card = np.uint64(deck[drawn])
    cards_drawn = np.uint64(draws)
    mask = ZERO - cards_drawn
    return drawn + cards_drawn, hand | (bit[card] & mask), held + (held_by[card] & mask)


@numba.njit(inline="always")
def most_spare(held, kinds, lacking):
    """The kind of resource of which the hand holds most beyond what is lacking, the first among
    equals, and how many those are.
    """
    most = ZERO
    spare = np.int64(held & BYTE) - lacking[0]
    for kind in range(ONE, kinds):
        count = np.int64((held >> (kind << BYTE_SHIFT)) & BYTE) - lacking[kind]
        if count > spare:
            most, spare = kind, count
    return most, spare


@numba.njit(inline="always")
def put_under(deck, end, back):
    """Put cards of the hand under the deck, the first of the deploy order first."""
    while back:
        deck[end] = lowest_bit(back)
        end += ONE
        back &= back - ONE
    return end


@numba.njit(inline="always")
def face_down(stuck, dearest_first):
    """The bit of the dearest of the cards that are stuck in hand; none if no card is stuck."""
    if dearest_first:
        return stuck & (ZERO - stuck)
    return stuck & (ONE << (LAST_BIT - highest_bit(stuck | ONE)))


@numba.njit(inline="always")
def write_trace(line, hand, held, state, deployed, unused, seen, strength, taken):
    """Write the figures at the end of a turn into a line, in the columns named above."""
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
    seed, first, games, numbers, code, begins, under, bit, held_by, cost, strength, effects,
    affordable, threshold, ready, resource_price, resources_in, after, preferred, developed,
    lacking, away, clause_bits, clause_resources, clause_least, clause_span, type_bits, kept,
    put_back, hand_types, by_state, unused, seen, influence, spread, won, trace,
):  # fmt: skip
    """Play games by number and add to counters that are zero; fill `trace` unless it is empty.

    Influence taken is never given back, so a game counts as won by every turn from the first
    on which all of it is taken.
    """
    (
        hand_size, turns, kinds, opposing, few, keep, draw_price, dearest_first, may_run_out,
    ) = numbers  # fmt: skip
    cards = np.uint64(code.shape[0])
    deck = np.zeros(code.shape[0] + under.shape[0] + BITS, np.uint8)
    for place in range(under.shape[0]):
        deck[cards + np.uint64(place)] = under[place]
    for game in range(first, first + games):
        start = start_of(seed, game)
        for place in range(cards):
            deck[place] = code[place]
        for place in range(ZERO, min(AHEAD, cards), TWO):
            deal_two(deck, place, start, cards)
        end, drawn = cards + np.uint64(under.shape[0]), ZERO
        hand, held = begins
        drawn, hand, held = draw(
            deck, drawn, hand_size, end, start, cards, hand, held, bit, held_by
        )
        kept[0] += keepable(hand, held, clause_bits, clause_resources, clause_least, clause_span)

        resources = held >> TOP_BYTE
        back = hand & away[np.uint64(resources < few)]
        hand &= ~back
        returned = count_bits(back)
        if may_run_out:
            end = put_under(deck, end, back)
        while resources > keep:
            most, spare = most_spare(held, kinds, lacking)
            if spare <= 0:
                break
            held -= held_by[FIRST_RESOURCE + most]
            resources -= ONE
            returned += ONE
            if may_run_out:
                deck[end] = FIRST_RESOURCE + most
                end += ONE
        put_back[returned] += 1
        drawn, hand, held = draw(deck, drawn, returned, end, start, cards, hand, held, bit, held_by)
        kept[1] += keepable(hand, held, clause_bits, clause_resources, clause_least, clause_span)
        hand_types[0, held >> TOP_BYTE] += 1
        for each in range(1, type_bits.shape[0]):
            hand_types[each, count_bits(hand & type_bits[each])] += 1

        state, power, taken = ZERO, ZERO, ZERO
        for turn in range(turns):
            taken += power
            deployed = ZERO
            # The choice of the Develop Rule is hard to predict, so there is no branch for it.
            kind = np.uint64(developed[(state << kinds) | kinds_in_hand(held)])
            no_resource = kind == kinds
            stuck = hand & ~ready[state]
            draws = no_resource & (stuck == ZERO)
            hand ^= face_down(stuck, dearest_first) if no_resource else ZERO
            held -= held_by[FIRST_RESOURCE + kind]
            state = after[state, kind + np.uint64(draws)]
            drawn, hand, held = draw_if(
                draws & (drawn < end), deck, drawn, start, cards, hand, held, bit, held_by
            )
            effect = effects[FIRST_RESOURCE + kind]
            free = resources_in[state]
            while True:
                if effect:
                    taken += effect >> EFFECT_BITS
                    drawn, hand, held = draw(
                        deck, drawn, effect & EFFECT_DRAWS, end, start, cards, hand, held, bit,
                        held_by,
                    )  # fmt: skip
                    effect = ZERO
                can = hand & threshold[state] & affordable[free]
                if can != ZERO:
                    card = lowest_bit(can)
                    hand ^= can & (ZERO - can)
                    deployed |= can & (ZERO - can)
                    free -= cost[card]
                    power += strength[card]
                    effect = effects[card]
                elif free >= resource_price[state] and held != ZERO:
                    kind = np.uint64(preferred[(state << kinds) | kinds_in_hand(held)])
                    held -= held_by[FIRST_RESOURCE + kind]
                    state = after[state, kind]
                    free -= RESOURCE_COST
                    effect = effects[FIRST_RESOURCE + kind]
                elif free >= draw_price and drawn < end:
                    free -= draw_price
                    drawn, hand, held = draw_if(
                        True, deck, drawn, start, cards, hand, held, bit, held_by
                    )
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
    before = ZERO
    for turn in range(turns):
        won[turn] = spread[turn, opposing] - before
        before = spread[turn, opposing]
    won[turns] = np.uint64(games) - before
