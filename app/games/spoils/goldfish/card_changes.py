"""One more and one fewer of every card of a deck, measured in turns on common shuffles.

The deck keeps its size. One more of a card takes the place of each other card in proportion to
its copies, and one fewer makes room for the others in the same way; so both are averages over
exchanges of one card for another, and every exchange serves two of them. All cards play the same
number of games: the exchange of card i for card j plays block j - i (modulo the number of cards),
so that the exchanges behind one average play different games, and every block is compared with
the same games of the unchanged deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from math import sqrt
from typing import Final

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.figures import MEASURED_TURNS, kill_turns
from app.games.spoils.goldfish.model import Model, model_again
from app.games.spoils.goldfish.proposal import Proposal, Subject
from app.games.spoils.goldfish.running import Simulation, simulation_of
from app.games.spoils.goldfish.setup import Setup
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import cut
from app.games.tabletop.chance.figures import Estimate, mean_of

PARTS: Final = 8
"""Into how many blocks the games of an exchange are cut; its error comes from how they differ."""

CONFIRMING_PARTS: Final = 50

MOST_COPIES: Final = 4
"""A deck has no more copies of a card that is no staple. Rules: 103.1c."""

FEWEST_GAMES: Final = 1_000

MOST_PROPOSALS: Final = 3


@dataclass(frozen=True, slots=True)
class Exchange:
    """One copy of a card replaced by another card, and the block of games that measures it."""

    out: Card
    into: Card
    block: int


@dataclass(frozen=True, slots=True)
class CardChange:
    """The change of the mean kill turn for one more and one fewer of a card; below 0 is faster.

    `copies` are those of the whole deck. None where the rules allow no such change.
    """

    card: Card
    copies: int
    more: Estimate | None
    fewer: Estimate | None


class CardChanges:
    """The exchanges of a deck.

    Raises GoldfishError for a deck that only the reference player can play, for one with a single
    card to exchange, and for too few games.
    """

    def __init__(self, simulation: Simulation, seed: int, games: int) -> None:
        if not simulation.is_fast:
            raise GoldfishError("The deck has too many different cards to measure each of them")
        if games < FEWEST_GAMES:
            raise GoldfishError(f"Each card needs at least {FEWEST_GAMES} games, not {games}")
        self.model: Model = replace(
            simulation.model, turns=max(MEASURED_TURNS, simulation.model.turns)
        )
        self.seed = seed
        setup = self.model.setup
        self.cards = tuple(dict.fromkeys(setup.cards))
        self.copies = Counter((*setup.cards, *setup.starting))
        self.left = Counter(setup.cards)
        if len(self.cards) < 2:
            raise GoldfishError(
                "The deck has only one kind of card, so there is nothing to exchange"
            )
        others = len(self.cards) - 1
        self.games = max(1, games // others // PARTS) * PARTS
        """The games of one exchange."""
        self.games_of_a_card = self.games * others

    @cached_property
    def exchanges(self) -> tuple[Exchange, ...]:
        """All exchanges that the rules allow; those that complete a card stand together."""
        count = len(self.cards)
        pairs = dict.fromkeys(
            pair
            for card in range(count)
            for other in range(count)
            if other != card
            for pair in ((other, card), (card, other))
        )
        return tuple(
            Exchange(self.cards[out], self.cards[into], (into - out) % count - 1)
            for out, into in pairs
            if self.may_be_one_more(self.cards[into])
        )

    def may_be_one_more(self, card: Card) -> bool:
        """True if the rules allow one more copy. Rules: 103.1c."""
        return card.is_staple_resource or self.copies[card] < MOST_COPIES

    @cached_property
    def unchanged(self) -> Estimate:
        """The mean kill turn of the deck as it is."""
        total = [0] * (self.model.turns + 2)
        for block in range(len(self.cards) - 1):
            for part in self._played(self.base, block * self.games, self.games):
                total = [one + other for one, other in zip(total, part, strict=True)]
        return Estimate(*mean_of(total))

    def measured(self, exchange: Exchange) -> Estimate:
        """The number of turns by which the exchange changes the mean kill turn."""
        first = exchange.block * self.games
        setup = self.model.setup.exchanged(exchange.out, exchange.into)
        return self._difference(setup, first, self.games, PARTS)

    def changes(self, measured: Mapping[Exchange, Estimate]) -> tuple[CardChange, ...]:
        """The cards all of whose exchanges are measured, the best to have one more of first."""
        found = [
            CardChange(
                card, self.copies[card], self._more(card, measured), self._fewer(card, measured)
            )
            for card in self.cards
            if all(each in measured for each in self._of(card))
        ]
        return tuple(
            sorted(
                found,
                key=lambda each: (
                    each.more.value if each.more else -each.fewer.value if each.fewer else 0.0,
                    each.card.name,
                ),
            )
        )

    def proposals(self, changes: tuple[CardChange, ...], games: int) -> tuple[Proposal, ...]:
        """The best exchanges, measured on games not played before; each card is in one at most.

        Empty where no exchange promises a gain.
        """
        promising = sorted(
            (
                (into.more.value + out.fewer.value, out.card, into.card)
                for into in changes
                for out in changes
                if into.more is not None and out.fewer is not None and into.card != out.card
            ),
            key=lambda each: (each[0], each[1].name, each[2].name),
        )
        found: list[Proposal] = []
        proposed: set[Card] = set()
        for promised, out, into in promising:
            if promised >= 0 or len(found) == MOST_PROPOSALS:
                break
            if proposed.isdisjoint((out, into)):
                proposed.update((out, into))
                setup = self.model.setup.exchanged(out, into)
                gain = self.confirmed(setup, games)
                found.append(Proposal(Subject.CARDS, setup, ((out, 1),), ((into, 1),), gain))
        return tuple(found)

    def confirmed(self, setup: Setup, games: int) -> Estimate:
        """The change of the kill turn of a changed deck, on games not played before."""
        first = self.games * len(self.cards)
        most = max(games, CONFIRMING_PARTS)
        return self._difference(setup, first, most, CONFIRMING_PARTS)

    @cached_property
    def base(self) -> Simulation:
        """The deck as it is."""
        return simulation_of(self.model)

    @cached_property
    def _base_means(self) -> dict[tuple[int, int, int], list[float]]:
        return {}

    def _difference(self, setup: Setup, first: int, games: int, parts: int) -> Estimate:
        asked = (first, games, parts)
        if asked not in self._base_means:
            self._base_means[asked] = self._means(self.base, first, games, parts)
        means = self._means(simulation_of(model_again(self.model, setup)), first, games, parts)
        gains = [one - other for one, other in zip(means, self._base_means[asked], strict=True)]
        mean = sum(gains) / parts
        spread = sum((gain - mean) ** 2 for gain in gains)
        return Estimate(mean, sqrt(spread / parts / (parts - 1)))

    def _means(self, simulation: Simulation, first: int, games: int, parts: int) -> list[float]:
        return [mean_of(won)[0] for won in self._played(simulation, first, games, parts)]

    def _played(
        self, simulation: Simulation, first: int, games: int, parts: int = PARTS
    ) -> Iterator[list[int]]:
        for block in cut(games // parts * parts, games // parts, first):
            yield kill_turns(simulation.count(self.seed, block))

    def _of(self, card: Card) -> Iterator[Exchange]:
        return (each for each in self.exchanges if card in (each.out, each.into))

    def _more(self, card: Card, measured: Mapping[Exchange, Estimate]) -> Estimate | None:
        return self._average(
            {each.out: measured[each] for each in self.exchanges if each.into == card}
        )

    def _fewer(self, card: Card, measured: Mapping[Exchange, Estimate]) -> Estimate | None:
        return self._average(
            {each.into: measured[each] for each in self.exchanges if each.out == card}
        )

    def _average(self, gains: Mapping[Card, Estimate]) -> Estimate | None:
        """The mean over other cards, each counting by its copies."""
        if not gains:
            return None
        copies = sum(self.left[card] for card in gains)
        shares = {card: self.left[card] / copies for card in gains}
        return Estimate(
            sum(share * gains[card].value for card, share in shares.items()),
            sqrt(sum((share * gains[card].stderr) ** 2 for card, share in shares.items())),
        )
