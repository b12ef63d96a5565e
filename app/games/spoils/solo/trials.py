"""Changes that the fast model proposes, tried on the referee.

The deck plays with and without a change on the same shuffles, with every card's text. An exchanged
card only matters once it is drawn. So all shuffles that have one among the first cards are played,
and only some of the others; each kind counts by its true share.

A trial is looked at `LOOKS` times and ends as soon as it is decided. Whoever looks again and again
finds differences where there are none, so the margins reach `Z_OF_LOOKS` standard errors.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice
from math import ceil, prod, sqrt
from typing import Final

from app.games.capabilities.card_changes import Tried, TriedPair
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.model import Model, model_again
from app.games.spoils.goldfish.proposal import Proposal
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.solo.game import SoloGame, play_solo
from app.games.spoils.solo.planner import Planner
from app.games.tabletop.chance.blocks import Block, cut
from app.games.tabletop.chance.figures import Counters, Estimate, Shapes
from app.games.tabletop.chance.shuffle import deal

EARLY: Final = 20
"""A card among this many first cards of the shuffle is drawn in most games."""

LATE_EVERY: Final = 8
"""One in this many of the other shuffles is played."""

SHUFFLES: Final = 320
"""The most shuffles that are looked at for a change."""

PAIRS: Final = 160
"""With about this many pairs of games played, fewer shuffles are enough."""

LOOKS: Final = 8
"""The looks at a trial, evenly spaced; the last comes after all its shuffles."""

Z_OF_LOOKS: Final = 2.8
"""Standard errors that a margin reaches to each side.

With it at most 5 of 100 trials show a gain at any look where there is none.
"""

FEWEST_UNEQUAL: Final = 8
"""With fewer pairs whose games differ, a look decides nothing: the error is not known yet."""

_FIRST: Final = 2_000_000_000
"""The number of the first shuffle: the games that chose a change have lower ones."""

NUMBERS: Final = range(_FIRST, _FIRST + SHUFFLES)
"""The numbers of all shuffles that trials look at."""

SHAPES: Final = Shapes.of({"pairs": (2,), "sums": (2, 2), "unequal": (2,)})
"""For late and early shuffles: the pairs of games, of their differences the sum and the sum of
squares, and the pairs that differ."""


@dataclass(frozen=True, slots=True)
class Work:
    """A block of shuffles on which to try a change, with the models of both decks."""

    before: Model
    after: Model
    seed: int
    block: Block


@dataclass(frozen=True, slots=True)
class Trial:
    """A change, and what has been counted of it on the referee.

    `early` is the share of all shuffles that are early, and `wanted` is how many shuffles are to be
    looked at. `pair` gained most of those played so far.
    """

    proposal: Proposal
    counted: Counters
    early: float
    wanted: int
    pair: TriedPair | None = None

    @property
    def shuffles(self) -> int:
        """The number of shuffles looked at."""
        return self.counted.games

    @property
    def pairs(self) -> int:
        """The number of pairs of games played."""
        return int(self.counted.array("pairs").sum())

    @property
    def is_done(self) -> bool:
        """True if all shuffles were looked at, or this is a look that decides."""
        if self.shuffles >= self.wanted:
            return True
        return self.shuffles in _looks(self.wanted) and self._is_decided

    @property
    def next_look(self) -> int:
        """The number of shuffles at the next look."""
        return next(look for look in _looks(self.wanted) if look > self.shuffles)

    @property
    def gain(self) -> Estimate | None:
        """The change of the kill turn, None for too few games.

        Its margin is right for all looks together: wider than that of a single one.
        """
        value = variance = 0.0
        pairs, sums = self.counted.array("pairs").tolist(), self.counted.array("sums").tolist()
        shares = (1 - self.early, self.early)
        for share, games, (total, squares) in zip(shares, pairs, sums, strict=True):
            if not share:
                continue
            if games < 2:
                return None
            mean = total / games
            value += share * mean
            variance += share**2 * (squares / games - mean**2) / (games - 1)
        return Estimate(value, sqrt(variance) * Z_OF_LOOKS / 2)

    @property
    def _is_decided(self) -> bool:
        gain = self.gain
        unequal = int(self.counted.array("unequal").sum())
        return gain is not None and unequal >= FEWEST_UNEQUAL and abs(gain.value) > gain.margin

    @property
    def has_only_equal_pairs(self) -> bool:
        """True if both decks won on the same turn in every pair of games."""
        return not any(squares for _, squares in self.counted.array("sums").tolist())

    @property
    def is_faster(self) -> bool:
        """True if it is faster on the referee, too, by more than its margin."""
        return self.is_done and self.gain is not None and self.gain.value + self.gain.margin < 0

    @property
    def is_slower(self) -> bool:
        """True if it is slower on the referee by more than its margin."""
        return self.is_done and self.gain is not None and self.gain.value - self.gain.margin > 0


@dataclass(frozen=True, slots=True)
class Trials:
    """The changes that a deck's model proposes, and the trials that have begun.

    Of each subject the proposals are tried in their order until one is faster on the referee.
    """

    model: Model
    seed: int
    proposals: tuple[Proposal, ...]
    begun: tuple[Trial, ...] = ()

    @property
    def offered(self) -> tuple[Proposal, ...]:
        """The changes that are faster on the referee, too: at most one of each subject."""
        return tuple(trial.proposal for trial in self.begun if trial.is_faster)

    @property
    def is_done(self) -> bool:
        """True if no proposal is left to try."""
        return self._current() is None

    @property
    def shuffles(self) -> int:
        """The number of shuffles looked at for all changes."""
        return sum(trial.shuffles for trial in self.begun)

    @property
    def most_shuffles(self) -> int:
        """The number of shuffles looked at if every proposal that is left has to be tried."""
        begun = sum(it.shuffles if it.is_done else it.wanted for it in self.begun)
        return begun + sum(self._trial(proposal).wanted for proposal in self._untried())

    def trial_of(self, proposal: Proposal) -> Trial | None:
        """The trial of a proposal; None before it has begun."""
        return next((trial for trial in self.begun if trial.proposal == proposal), None)

    def next_works(self, shuffles: int, pieces: int) -> tuple[Work, ...]:
        """The next pieces of work up to the next look; none when all is done.

        Each has at most this many shuffles.
        """
        trial = self._current()
        if trial is None:
            return ()
        after = model_again(self.model, trial.proposal.setup)
        blocks = cut(trial.next_look - trial.shuffles, shuffles, trial.shuffles)
        return tuple(Work(self.model, after, self.seed, block) for block in islice(blocks, pieces))

    def with_tried(self, tried: Tried) -> Trials:
        """The trials with the result of one of the next pieces of work added."""
        trial = self._current()
        assert trial is not None
        done = tuple(it for it in self.begun if it.proposal is not trial.proposal)
        added = replace(
            trial, counted=trial.counted + tried.counted, pair=_better(trial.pair, tried.pair)
        )
        return replace(self, begun=(*done, added))

    def _current(self) -> Trial | None:
        if self.begun and not self.begun[-1].is_done:
            return self.begun[-1]
        proposal = next(iter(self._untried()), None)
        return None if proposal is None else self._trial(proposal)

    def _trial(self, proposal: Proposal) -> Trial:
        """The trial of a proposal before it begins."""
        early = early_share(self.model.setup, proposal.setup)
        played = early + (1 - early) / LATE_EVERY
        wanted = min(SHUFFLES, ceil(PAIRS / played))
        return Trial(proposal, Counters.zero(SHAPES), early, wanted)

    def _untried(self) -> list[Proposal]:
        """The proposals not begun whose subject has no faster one yet."""
        settled = {proposal.subject for proposal in self.offered}
        return [
            it for it in self.proposals if it.subject not in settled and self.trial_of(it) is None
        ]


def _looks(wanted: int) -> tuple[int, ...]:
    """The numbers of shuffles at which a trial of so many is looked at."""
    return tuple(ceil(wanted * look / LOOKS) for look in range(1, LOOKS + 1))


def early_share(before: Setup, after: Setup) -> float:
    """The share of all shuffles that are early."""
    places = _exchanged_places(before, after)
    if places is None:
        return 1.0
    size = len(before.cards)
    late = prod(max(0, size - EARLY - n) / (size - n) for n in range(len(places)))
    return 1 - late


def _exchanged_places(before: Setup, after: Setup) -> frozenset[int] | None:
    """The places of exchanged cards; None where every game differs from the start."""
    if before.starting != after.starting:
        return None
    pairs = zip(before.cards, after.cards, strict=True)
    return frozenset(place for place, (one, other) in enumerate(pairs) if one != other)


def count_trial(work: Work, catalogue: Catalogue) -> Tried:
    """Look at the shuffles of a block, and play those that matter with both decks.

    Raises CannotReferee where the referee cannot play the deck.
    """
    before, after = work.before.setup, work.after.setup
    places = _exchanged_places(before, after)
    row = [0] * SHAPES.size
    best: TriedPair | None = None
    block = work.block
    first = _FIRST + block.first
    for number in range(first, first + block.games):
        order = deal(work.seed, number, len(before.cards))
        early = int(places is None or not places.isdisjoint(order[:EARLY]))
        if not early and number % LATE_EVERY:
            continue
        one, other = (
            _kill(of, play_trial(of, catalogue, work.seed, number))
            for of in (work.before, work.after)
        )
        best = _better(best, TriedPair(number, one, other))
        row[early] += 1
        row[2 + 2 * early] += other - one
        row[3 + 2 * early] += (other - one) ** 2
        row[6 + early] += one != other
    return Tried(Counters(SHAPES, block.games, tuple(row)), best)


def play_trial(model: Model, catalogue: Catalogue, seed: int, number: int) -> SoloGame:
    """Play the game of a number as a trial does: the same whenever it is played."""
    return play_solo(
        model.setup, catalogue, Planner(model), seed, number, model.turns,
        influence=model.opposing_influence, until_won=True,
    )  # fmt: skip


def _kill(model: Model, game: SoloGame) -> int:
    return (model.turns if game.won is None else game.won) + 1


def _better(one: TriedPair | None, other: TriedPair | None) -> TriedPair | None:
    """The pair that gains more, of equal ones that with the lower number."""
    pairs = [pair for pair in (one, other) if pair is not None]
    return max(pairs, key=lambda pair: (pair.gain, -pair.number), default=None)
