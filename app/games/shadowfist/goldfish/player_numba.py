"""The fast player: the plain player's game over arrays, compiled by numba.

The kernel plays games by number and adds to one row of whole-number counters. It keeps no state
between games and does not hold the interpreter's lock, so plain threads may run it side by side. A
reader can ignore it: `player_reference` says the same in ordinary Python, and tests compare the two
turn by turn.
"""

# numba must see plain loops; every constant word has to stay an unsigned word.
from typing import Final

import numba
import numpy as np

from app.games.shadowfist.goldfish.steps_compiled import (
    ONE,
    ZERO,
    add_dead,
    add_sums,
    bit,
    count_hand,
    draw,
    first_shot,
    lowest,
    next_site,
    pay_for,
    without_useless,
)
from app.games.tabletop.chance.bits_compiled import count_bits, highest_bit, lowest_bit
from app.games.tabletop.chance.shuffle_compiled import deal_two, start_of

ALL: Final = np.uint64(0xFFFFFFFFFFFFFFFF)

AHEAD: Final = 16
"""Cards that are dealt at once before the first is drawn: an even number, seldom too few."""

TRACE: Final = (
    "generated", "state", "ready", "hand", "played", "power", "sites", "feng_shui_sites",
    "fighting", "seen",
)  # fmt: skip
"""The columns of a trace."""

GAIN, DRAW, INCOME, FROM_TURN, HAND_SIZE, REDUCTION = 0, 1, 2, 3, 4, 5
BUILDING, CHARACTERS, OTHERS = 0, 1, 2


@numba.njit(nogil=True, cache=True)
def play_games(
    seed, first, games, numbers, masks, bit_of, met, lacking, after, cost_of, income_of,
    fighting_of, once, once_a_turn, effect, cheaper, fetched, hand_counts, discarded, by_ready,
    by_generated, by_sites, by_feng_shui, by_seen, dead, power_sums, fighting_sums, by_hitter,
    by_decked, trace,
):  # fmt: skip
    """Play games by number and add to the counters; fill `trace` unless it is empty."""
    (
        hand_start, turns, most_cost, goal, sites_until, forgo, has_first_shot, saves,
        dearest_first, plays_others, has_effects,
    ) = numbers  # fmt: skip
    (
        sites_word, feng_shui, variable, _, foundations, effects, characters_word,
        hitters, others, _, _, _, need_character, countable,
    ) = masks  # fmt: skip
    cards = bit_of.shape[0]
    deck = np.zeros(cards + 2, np.uint8)
    everything = ALL if cards == 64 else (ONE << np.uint64(cards)) - ONE
    cost = cost_of.copy()
    payable = np.zeros(most_cost + 1, np.uint64)
    pay_for(payable, cost)
    gains = np.zeros(turns + 1, np.int64)
    incomes = np.zeros(turns + 1, np.int64)
    is_changed = False
    for game in range(first, first + games):
        start = start_of(seed, game)
        for place in range(cards):
            deck[place] = bit_of[place]
        dealt, position = 0, 0
        if cards >= AHEAD:
            for place in range(0, AHEAD, 2):
                deal_two(deck, place, start, cards)
            dealt = AHEAD
        if has_effects:
            gains[:] = 0
            incomes[:] = 0
            if is_changed:
                cost[:] = cost_of
                pay_for(payable, cost)
                is_changed = False
        left, hand = everything, ZERO
        for _ in range(hand_start):
            position, dealt, left, hand = draw(deck, position, dealt, start, cards, left, hand)
        count_hand(hand_counts[0], hand, feng_shui, foundations)

        power, income, state, hand_size = 1, 0, 0, hand_start
        sites, feng_shui_sites, characters, fighting = 0, 0, 0, 0
        barred, hitter, decked = ZERO, 0, 0
        for turn in range(turns):
            is_site_played, barred_now, played = False, ZERO, ZERO
            if has_effects:
                power += gains[turn]
                income += incomes[turn]
            generated = income
            if turn + 1 == forgo and not hand & (sites_word | foundations):
                generated = 0
            power += generated

            if turn == 0 and has_first_shot and generated == 0:
                keep = first_shot(hand, state, power, masks, payable, met, after)
            else:
                limit = feng_shui if feng_shui_sites >= goal - 1 else ZERO
                keep = without_useless(
                    hand, generated > 0, barred | limit, state, masks, lacking, met, after
                )
            if turn == 0:
                discarded[np.int64(count_bits(hand ^ keep))] += 1
            hand = keep
            missing = hand_size - np.int64(count_bits(hand))
            while missing > 0 and left:
                position, dealt, left, hand = draw(deck, position, dealt, start, cards, left, hand)
                missing -= 1
            if turn == 0:
                count_hand(hand_counts[1], hand, feng_shui, foundations)

            state_ready, power_ready = state, power
            phase = BUILDING
            while True:
                at_limit = feng_shui_sites >= goal - 1
                paid = payable[min(power, most_cost)]
                if power >= feng_shui_sites:
                    paid |= variable
                can = hand & met[state] & paid & ~barred & ~barred_now
                if characters == 0:
                    can &= ~need_character
                if is_site_played:
                    can &= ~sites_word
                elif at_limit:
                    can &= ~feng_shui
                card = -1
                if phase == BUILDING:
                    building = can & ~sites_word
                    if can & sites_word and sites < sites_until:
                        card = next_site(
                            can & sites_word, variable, feng_shui_sites, cost, has_effects
                        )
                    elif building & lacking[state]:
                        card = np.int64(lowest_bit(building & lacking[state]))
                    elif building & effects:
                        card = np.int64(lowest_bit(building & effects))
                    else:
                        phase = CHARACTERS
                if phase == CHARACTERS:
                    able = can & characters_word
                    if saves and hitter == 0:
                        able &= hitters
                    if able:
                        card = np.int64(lowest_bit(able))
                        if dearest_first:
                            card = 63 - np.int64(highest_bit(able))
                    elif plays_others:
                        phase = OTHERS
                    else:
                        break
                if phase == OTHERS:
                    if not can & others:
                        break
                    card = np.int64(lowest_bit(can & others))

                word = bit(card)
                hand ^= word
                played |= word
                power -= feng_shui_sites if word & variable else cost[card]
                state = np.int64(after[state, card])
                barred |= once[card]
                barred_now |= once_a_turn[card]
                if word & sites_word:
                    is_site_played = True
                    sites += 1
                    income += income_of[card]
                    if word & feng_shui:
                        if feng_shui_sites == 0:
                            power += 1
                        feng_shui_sites += 1
                elif word & characters_word:
                    characters += 1
                    fighting += fighting_of[card]
                if word & hitters and hitter == 0:
                    hitter = turn + 1
                if word & effects:
                    from_turn = effect[card, FROM_TURN]
                    if turn + 1 >= from_turn:
                        power += effect[card, GAIN]
                    elif from_turn <= turns:
                        gains[from_turn - 1] += effect[card, GAIN]
                    begins = max(turn + 1, from_turn - 1)
                    if begins < turns:
                        incomes[begins] += effect[card, INCOME]
                    hand_size += effect[card, HAND_SIZE]
                    if cheaper[card]:
                        is_changed = True
                        for each in range(cards):
                            if cheaper[card] & bit(each) and cost[each] < 99:
                                cost[each] = max(0, cost[each] - effect[card, REDUCTION])
                        pay_for(payable, cost)
                    found = lowest(left & fetched[card])
                    left ^= found
                    hand |= found
                    for _ in range(effect[card, DRAW]):
                        position, dealt, left, hand = draw(
                            deck, position, dealt, start, cards, left, hand
                        )

            seen = cards - np.int64(count_bits(left))
            last = turn + 1
            if left == ZERO and cards > hand_start:
                decked = turn + 1
                last = turns
            for now in range(turn, last):
                shown = generated if now == turn else 0
                by_ready[now, state_ready, min(power_ready, most_cost)] += 1
                by_generated[now, shown] += 1
                by_sites[now, sites] += 1
                by_feng_shui[now, feng_shui_sites] += 1
                by_seen[now, seen] += 1
                add_sums(power_sums[now], power)
                add_sums(fighting_sums[now], fighting)
                add_dead(
                    dead[now], hand & countable, barred | barred_now, is_site_played, at_limit,
                    met[state], paid, sites_word, feng_shui,
                )  # fmt: skip
                if trace.shape[0]:
                    line = trace[now]
                    line[0], line[1], line[2], line[3] = shown, state_ready, power_ready, hand
                    line[4] = played if now == turn else ZERO
                    line[5], line[6], line[7] = power, sites, feng_shui_sites
                    line[8], line[9] = fighting, seen
            if decked:
                break
        by_hitter[hitter] += 1
        by_decked[decked] += 1
