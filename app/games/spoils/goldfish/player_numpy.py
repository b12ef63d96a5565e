"""The fast player without a compiler: many games side by side in numpy.

Every line does for all games of a batch what the kernel does for one. Decks are columns;
`at` always lists the games to which a step applies.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from app.games.spoils.goldfish.arrays import BITS, SUM_SHIFT, Arrays
from app.games.spoils.goldfish.exact.plans import DRAW_PRICE, RESOURCE_PRICE
from app.games.tabletop.chance import splitmix64
from app.games.tabletop.chance.counters import Counters

BATCH: Final = 8_192
ONE: Final = np.uint64(1)
BYTE: Final = np.uint64(255)
MOST_PUT_BACK: Final = 64

mix: Final = splitmix64.mix_of_arrays()

Games = NDArray[np.int64]
Words = NDArray[np.uint64]


def count_games(arrays: Arrays, seed: int, first: int, games: int) -> Counters:
    """Play games by number, a batch at a time, and count them."""
    row = np.zeros(arrays.shapes.size, dtype=np.int64)
    for start in range(first, first + games, BATCH):
        _Batch(arrays, seed, start, min(BATCH, first + games - start), row).play()
    return Counters(arrays.shapes, games, tuple(row.tolist()))


class _Batch:
    """Games in progress, played together, and the row they are counted in."""

    def __init__(
        self, arrays: Arrays, seed: int, first: int, games: int, row: NDArray[np.int64]
    ) -> None:
        self.arrays, self.numbers = arrays, arrays.numbers
        places = arrays.shapes.places()
        self.counters = {name: row[places[name]] for name, _ in arrays.shapes}
        self.widths = {name: shape[-1] for name, shape in arrays.shapes}
        self.all: Games = np.arange(games)
        number = (np.arange(games) + first).astype(np.uint64)
        self.start = mix(np.uint64(seed) + number * np.uint64(splitmix64.GOLDEN))
        self.cards = len(arrays.code)
        self.deck = np.zeros((self.cards + MOST_PUT_BACK, games), dtype=np.uint8)
        self.deck[: self.cards] = arrays.code[:, None]
        self.dealt = 0
        under = len(arrays.under)
        self.deck[self.cards : self.cards + under] = arrays.under[:, None]
        self.end = np.full(games, self.cards + under)
        self.drawn = np.zeros(games, dtype=np.int64)
        hand, held, present = arrays.begins
        self.hand = np.full(games, hand, dtype=np.uint64)
        self.held = np.full(games, held, dtype=np.uint64)
        self.present = np.full(games, present, dtype=np.int64)
        self.state = np.zeros(games, dtype=np.int64)
        self.count = np.full(games, self.numbers.starting)
        self.free = np.zeros(games, dtype=np.int64)
        self.power = np.zeros(games, dtype=np.int64)
        self.taken = np.zeros(games, dtype=np.int64)

    def play(self) -> None:
        """Play all games and count them."""
        for _ in range(self.numbers.hand_size):
            self.draw(self.all)
        self.counters["kept"][0] += self.keepable()
        self.mulligan()
        self.counters["kept"][1] += self.keepable()
        self.count_hands()
        won = np.zeros(len(self.all), dtype=np.int64)
        for turn in range(self.numbers.turns):
            self.taken += self.power
            self.develop()
            self.free = self.count.copy()
            self.spend()
            self.count_turn(turn)
            won += self.taken < self.numbers.opposing_influence
        self.add("won", won)

    def deal(self, places: int) -> None:
        """Deal the deck's places from the top up to this many, in all games."""
        while self.dealt < min(places, self.cards):
            step = (self.dealt // 2 + 1) * splitmix64.GOLDEN & splitmix64.WORD
            word = mix(self.start + np.uint64(step))
            for half in (word & np.uint64(splitmix64.HALF), word >> np.uint64(32)):
                place = self.dealt
                if place >= self.cards:
                    break
                left = np.uint64(self.cards - place)
                other = place + (half * left >> np.uint64(32)).astype(np.int64)
                top = self.deck[place].copy()
                self.deck[place] = self.deck[other, self.all]
                self.deck[other, self.all] = top
                self.dealt += 1

    def draw(self, at: Games) -> None:
        """Draw a card where there is one left."""
        at = at[self.drawn[at] < self.end[at]]
        if len(at):
            self.deal(int(self.drawn[at].max()) + 1)
            code = self.deck[self.drawn[at], at]
            self.drawn[at] += 1
            self.hand[at] |= self.arrays.bit[code]
            self.held[at] += self.arrays.held[code]
            self.present[at] |= self.arrays.present[code]

    def draw_many(self, at: Games, cards: NDArray[np.int64]) -> None:
        """Draw a number of cards for each game."""
        while len(at):
            more = cards > 0
            at, cards = at[more], cards[more] - 1
            self.draw(at)

    def keepable(self) -> int:
        """In how many games the hand is keepable."""
        good = np.ones(len(self.all), dtype=bool)
        for clause, (least, most) in enumerate(self.arrays.clause_range):
            count = np.bitwise_count(self.hand & self.arrays.clause_bits[clause]).astype(np.int64)
            for kind, counts in enumerate(self.arrays.clause_resources[clause]):
                if counts:
                    count += self.copies_held(kind, self.all)
            good &= (count >= least) & (count <= most)
        return int(good.sum())

    def copies_held(self, kind: int, at: Games) -> NDArray[np.int64]:
        """How many resources of a kind are in hand."""
        return (self.held[at] >> np.uint64(8 * kind) & BYTE).astype(np.int64)

    def put_under(self, at: Games, codes: NDArray[np.uint8]) -> None:
        """Put one card of each game under its deck."""
        self.deck[self.end[at], at] = codes
        self.end[at] += 1

    def mulligan(self) -> None:
        """Put cards back and draw as many."""
        resources = (self.held >> np.uint64(SUM_SHIFT)).astype(np.int64)
        back = self.hand & self.arrays.away[(resources < self.numbers.few_resources).astype(int)]
        self.hand &= ~back
        returned = np.bitwise_count(back).astype(np.int64)
        at = self.all[back != 0]
        while self.numbers.may_run_out and len(at):
            low = lowest(back[at])
            self.put_under(at, np.bitwise_count(low - ONE).astype(np.uint8))
            back[at] ^= low
            at = at[back[at] != 0]
        at = self.all[resources > self.numbers.keep_resources]
        while len(at):
            spare = np.array(
                [
                    self.copies_held(kind, at) - self.arrays.lacking[kind]
                    for kind in range(self.numbers.resource_kinds)
                ]
            )
            at = at[spare.max(axis=0) > 0]
            commonest = np.argmax(spare[:, spare.max(axis=0) > 0], axis=0)
            self.give(at, commonest)
            if self.numbers.may_run_out:
                self.put_under(at, (BITS + commonest).astype(np.uint8))
            resources[at] -= 1
            returned[at] += 1
            at = at[resources[at] > self.numbers.keep_resources]
        self.add("put_back", returned)
        self.draw_many(self.all, returned)

    def give(self, at: Games, kinds: NDArray[np.int64]) -> None:
        """Take one resource of the given kind from each hand."""
        self.held[at] -= self.arrays.held[BITS + kinds]
        left = self.held[at] >> (8 * kinds).astype(np.uint64) & BYTE
        self.present[at] &= ~((left == 0).astype(np.int64) << kinds)

    def play_resource(self, at: Games) -> None:
        """Play the preferred resource from hand."""
        index = (self.state[at] << self.numbers.resource_kinds) | self.present[at]
        kinds = self.arrays.preferred[index].astype(np.int64)
        self.give(at, kinds)
        self.state[at] = self.arrays.after[self.state[at], kinds]
        self.count[at] += 1
        self.taken[at] += self.arrays.drains[BITS + kinds]
        self.draw_many(at, self.arrays.draws[BITS + kinds])

    def develop(self) -> None:
        """Play a resource, face-up or face-down, or draw."""
        numbers = self.numbers
        face_up = (self.present != 0) & (self.count < numbers.play_resources_until)
        soon = self.arrays.threshold[self.state] & self.arrays.affordable[self.count + 1]
        stuck = self.hand & ~soon
        face_down = ~face_up & (stuck != 0) & (self.count < numbers.face_down_until)
        at = self.all[face_down]
        self.hand[at] ^= lowest(stuck[at]) if numbers.dearest_first else highest(stuck[at])
        self.state[at] = self.arrays.after[self.state[at], numbers.resource_kinds]
        self.count[at] += 1
        drawing = self.all[~face_up & ~face_down]
        self.play_resource(self.all[face_up])
        self.draw(drawing)

    def spend(self) -> None:
        """Deploy, pay for resources and for cards until nothing is left to do."""
        numbers, arrays = self.numbers, self.arrays
        at = self.all
        while len(at):
            free, state = self.free[at], self.state[at]
            can = self.hand[at] & arrays.threshold[state] & arrays.affordable[free]
            deploys = can != 0
            buys = ~deploys & (free >= RESOURCE_PRICE) & (self.present[at] != 0)
            buys &= self.count[at] < numbers.buy_resources_until
            draws = ~deploys & ~buys & (free >= DRAW_PRICE) & (self.drawn[at] < self.end[at])
            draws &= numbers.buys_draws
            self.deploy(at[deploys], can[deploys])
            self.free[at[buys]] -= RESOURCE_PRICE - 1
            self.play_resource(at[buys])
            self.free[at[draws]] -= DRAW_PRICE
            self.draw(at[draws])
            at = at[deploys | buys | draws]

    def deploy(self, at: Games, can: Words) -> None:
        """Deploy the first card of each hand that can be."""
        low = lowest(can)
        place = np.bitwise_count(low - ONE).astype(np.int64)
        self.hand[at] ^= low
        self.free[at] -= self.arrays.cost[place]
        self.power[at] += self.arrays.strength[place]
        self.taken[at] += self.arrays.drains[place]
        if self.arrays.draws.any():
            self.draw_many(at, self.arrays.draws[place])

    def count_hands(self) -> None:
        """Count the hands after the mulligan by type."""
        width = self.widths["hand"]
        counter = self.counters["hand"]
        resources = (self.held >> np.uint64(SUM_SHIFT)).astype(np.int64)
        counter[:width] += np.bincount(resources, minlength=width)
        for place, bits in enumerate(self.arrays.type_bits[1:], 1):
            counts = np.bitwise_count(self.hand & bits)
            counter[place * width : (place + 1) * width] += np.bincount(counts, minlength=width)

    def count_turn(self, turn: int) -> None:
        """Count what is true at the end of a turn."""
        self.add("state", self.state, turn)
        self.add("unused", self.free, turn)
        self.add("seen", self.drawn, turn)
        self.counters["influence"][2 * turn] += self.taken.sum()
        self.counters["influence"][2 * turn + 1] += (self.taken * self.taken).sum()
        self.add("taken", np.minimum(self.taken, self.numbers.opposing_influence), turn)

    def add(self, name: str, values: NDArray[Any], line: int = 0) -> None:
        """Add one to a counter for every game."""
        width = self.widths[name]
        place = slice(line * width, (line + 1) * width)
        self.counters[name][place] += np.bincount(values, minlength=width)


def lowest(words: Words) -> Words:
    """The lowest bit of every word."""
    return words & (~words + ONE)


def highest(words: Words) -> Words:
    """The highest bit of every word that is not zero."""
    for shift in (1, 2, 4, 8, 16, 32):
        words = words | (words >> np.uint64(shift))
    return words ^ (words >> ONE)
