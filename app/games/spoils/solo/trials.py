"""Exchanges that the model proposes, tried on the referee one after another until one holds.

The deck plays with and without the exchange on the same shuffles, every card with its text. The
exchanged card matters when it is drawn. So of the shuffles that have it among the first cards all
are played, of the others only some, and each kind counts by its true share.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice
from math import sqrt
from typing import Final

from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.card_changes import Proposal
from app.games.spoils.goldfish.model import Model, model_again
from app.games.spoils.solo.game import play_solo
from app.games.spoils.solo.planner import Planner
from app.games.tabletop.chance.blocks import Block, cut
from app.games.tabletop.chance.counters import Counters, Shapes
from app.games.tabletop.chance.figures import Estimate
from app.games.tabletop.chance.shuffle import deal

EARLY: Final = 20
"""Among so many first cards of the shuffle a card is drawn in most games."""

LATE_EVERY: Final = 8
"""Of the shuffles that have it later, one in so many is played."""

SHUFFLES: Final = 240
"""So many shuffles are looked at for each exchange."""

_FIRST: Final = 2_000_000_000
"""The number of the first shuffle: the games that chose an exchange have lower ones."""

SHAPES: Final = Shapes.of({"pairs": (2,), "sums": (2, 2)})
"""Pairs of games with the exchanged card late and early; of the difference the sum and that of
the squares."""


@dataclass(frozen=True, slots=True)
class Work:
    """A block of shuffles to try an exchange on, with the models of both decks."""

    before: Model
    after: Model
    seed: int
    block: Block


@dataclass(frozen=True, slots=True)
class Trial:
    """An exchange and what was counted of it on the referee so far."""

    proposal: Proposal
    counted: Counters
    size: int
    """The number of cards that are shuffled."""

    @property
    def shuffles(self) -> int:
        """How many shuffles were looked at."""
        return self.counted.games

    @property
    def pairs(self) -> int:
        """How many pairs of games were played."""
        return int(self.counted.array("pairs").sum())

    @property
    def is_done(self) -> bool:
        """Whether all shuffles were looked at."""
        return self.shuffles >= SHUFFLES

    @property
    def gain(self) -> Estimate | None:
        """By how many turns the exchange changes the kill turn; None for too few games."""
        early = min(1.0, EARLY / self.size)
        value = variance = 0.0
        pairs, sums = self.counted.array("pairs").tolist(), self.counted.array("sums").tolist()
        for share, games, (total, squares) in zip((1 - early, early), pairs, sums, strict=True):
            if not share:
                continue
            if games < 2:
                return None
            mean = total / games
            value += share * mean
            variance += share**2 * (squares / games - mean**2) / (games - 1)
        return Estimate(value, sqrt(variance))

    @property
    def holds(self) -> bool:
        """Whether the referee, too, finds it faster by more than two standard errors."""
        return self.is_done and self.gain is not None and self.gain.value + self.gain.margin < 0

    @property
    def is_worse(self) -> bool:
        """Whether the referee finds it slower by more than two standard errors."""
        return self.is_done and self.gain is not None and self.gain.value - self.gain.margin > 0


@dataclass(frozen=True, slots=True)
class Trials:
    """The exchanges that a deck's model proposes, and the trials that were begun."""

    model: Model
    seed: int
    proposals: tuple[Proposal, ...]
    begun: tuple[Trial, ...] = ()

    @property
    def offered(self) -> Proposal | None:
        """The exchange that holds on the referee; None where none does so far."""
        return next((trial.proposal for trial in self.begun if trial.holds), None)

    @property
    def is_done(self) -> bool:
        """Whether an exchange holds, or all were tried."""
        tried = sum(trial.is_done for trial in self.begun)
        return self.offered is not None or tried == len(self.proposals)

    @property
    def shuffles(self) -> int:
        """How many shuffles were looked at for all exchanges."""
        return sum(trial.shuffles for trial in self.begun)

    @property
    def most_shuffles(self) -> int:
        """How many are looked at if no exchange but the last holds."""
        return SHUFFLES * len(self.proposals)

    def next_works(self, shuffles: int, pieces: int) -> tuple[Work, ...]:
        """The next shuffles to look at, at most so many in each piece; empty when all is done."""
        if self.is_done:
            return ()
        trial = self._current()
        out, into = trial.proposal.out, trial.proposal.into
        after = model_again(self.model, self.model.setup.exchanged(out, into))
        blocks = cut(SHUFFLES - trial.shuffles, shuffles, trial.shuffles)
        return tuple(Work(self.model, after, self.seed, block) for block in islice(blocks, pieces))

    def with_counted(self, counted: Counters) -> Trials:
        """The same with what came of one of the next pieces of work."""
        trial = self._current()
        done = tuple(it for it in self.begun if it.proposal is not trial.proposal)
        return replace(self, begun=(*done, replace(trial, counted=trial.counted + counted)))

    def _current(self) -> Trial:
        if self.begun and not self.begun[-1].is_done:
            return self.begun[-1]
        proposal = self.proposals[len(self.begun)]
        return Trial(proposal, Counters.zero(SHAPES), len(self.model.setup.cards))


def count_trial(work: Work, catalogue: Catalogue) -> Counters:
    """Look at the shuffles of a block and play those that have to be played with both decks.

    Raises CannotReferee where the referee cannot play the deck.
    """
    cards, others = work.before.setup.cards, work.after.setup.cards
    place = next(
        n for n, (one, other) in enumerate(zip(cards, others, strict=True)) if one != other
    )
    row = [0] * SHAPES.size
    block = work.block
    first = _FIRST + block.first
    for number in range(first, first + block.games):
        early = int(place in deal(work.seed, number, len(cards))[:EARLY])
        if not early and number % LATE_EVERY:
            continue
        one, other = (_kill(of, catalogue, work.seed, number) for of in (work.before, work.after))
        row[early] += 1
        row[2 + 2 * early] += other - one
        row[3 + 2 * early] += (other - one) ** 2
    return Counters(SHAPES, block.games, tuple(row))


def _kill(model: Model, catalogue: Catalogue, seed: int, number: int) -> int:
    game = play_solo(
        model.setup, catalogue, Planner(model), seed, number, model.turns,
        influence=model.opposing_influence, until_won=True,
    )  # fmt: skip
    return (model.turns if game.won is None else game.won) + 1
