"""The true optimum of a goal by a turn: the chance of a player who makes every choice best.

Such a player's choices may depend on every card seen; the plan of `plans` is a lower bound of the
optimum, its bound an upper one. The chance is the value of an expectimax over counts of cards,
computed in floats and right to about twelve places. Rules: 202.8, 309, 601.1f, 605.

As for a plan, the Develop Rule comes first in a turn, then any number of cards are drawn and
resources played for their prices; a card that counts once drawn may be played face-down
afterwards, and a put-back card is not seen again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import product
from math import comb, prod
from typing import TYPE_CHECKING, Final

from app.games.spoils.goldfish.exact.asking import Question
from app.games.spoils.goldfish.exact.goal import Goal
from app.games.spoils.goldfish.exact.plans import BestPlay, Mulligan, most_drawn
from app.games.spoils.goldfish.setup import Setup
from app.games.tabletop.chance import is_on_disk
from app.games.tabletop.chance.combinatorics import Counts

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST_GROUPS: Final = 3
MOST_CELLS: Final = 3_000_000
MOST_WORK: Final = 400_000_000
"""Cells times solutions: some five seconds."""


class TooLargeError(Exception):
    """The optimum would take too long; the message says why."""


def best_play(question: Question, setup: Setup) -> BestPlay | None:
    """The true optimum of a question by turn; None for one by cards seen."""
    if question.turn is None:
        return None
    try:
        return BestPlay(_chance(_Game.of(question, setup, question.turn), question.mulligan))
    except TooLargeError as reason:
        return BestPlay(None, str(reason))


def warm() -> None:
    """Compile the expectimax, so that nobody waits for it; one kind of card does."""
    if find_spec("numba") is not None:
        goal = Goal((), (), 0, (), 2)
        _Game(goal, (), 1, 1, 0, 0, 1, 1).solved((), 0)


def is_compiled() -> bool:
    """True if the expectimax was compiled on an earlier run, or cannot be compiled."""
    if find_spec("numba") is None:
        return True
    from app.games.spoils.goldfish.exact.optimum_numba import best_chances

    return is_on_disk(best_chances)


def _chance(game: _Game, mulligan: Mulligan) -> float:
    if game.goal.is_hopeless:
        return 0.0
    hands = list(_hands(game.goal, game.hand_size))
    everything = comb(game.goal.size, game.hand_size)
    if mulligan is Mulligan.NONE:
        chances = game.solved((0,) * len(game.goal.classes), 0)
        total = sum(ways * float(chances[game.place(hand)]) for hand, ways in hands)
        return total / everything
    back = list(_put_backs(game.goal, game.hand_size))
    if len(back) * game.cells > MOST_WORK:
        raise TooLargeError("there are too many ways to put cards back")
    best = {hand: 0.0 for hand, _ in hands}
    for gone, count in back:
        chances = game.solved(gone, count)
        useless = count - sum(gone)
        for hand in best:
            kept = tuple(n - away for n, away in zip(hand, gone, strict=True))
            if min(kept, default=0) >= 0 and useless <= game.hand_size - sum(hand):
                best[hand] = max(best[hand], float(chances[game.place(kept)]))
    return sum(ways * best[hand] for hand, ways in hands) / everything


@dataclass(frozen=True)
class _Game:
    """A question as a game of counts. `is_icon` says which classes are played for their icons."""

    goal: Goal
    is_icon: tuple[bool, ...]
    hand_size: int
    turns: int
    starting: int
    least_plays: int
    most_drawn: int
    most_played: int

    @classmethod
    def of(cls, question: Question, setup: Setup, turn: int) -> _Game:
        goal = Goal.of(question.needs, setup)
        if goal.volition:
            raise TooLargeError("it does not cover icons of face-down resources")
        if len(goal.classes) > MOST_GROUPS:
            raise TooLargeError(
                f"the needs sort the deck into {len(goal.classes)} groups of cards; more than "
                f"{MOST_GROUPS} would take too long"
            )
        if find_spec("numba") is None:
            raise TooLargeError("it needs numba, which is not installed")
        starting = len(setup.starting)
        drawn = most_drawn(turn, starting)
        game = cls(
            goal,
            tuple(_is_icon(goal, place) for place in range(len(goal.classes))),
            min(setup.hand_size, goal.size),
            turn,
            starting,
            goal.resources,
            max(drawn),
            len(drawn) - 1,
        )
        if game.cells > MOST_CELLS:
            raise TooLargeError("there are too many cases for this turn and these needs")
        return game

    @property
    def cells(self) -> int:
        """The size of one solution, in numbers."""
        return (
            (self.most_drawn + 2) * len(self._seen) * len(self._played) * (self.most_played + 1)
            * (self.starting + self.most_played + 2)
        )  # fmt: skip

    @property
    def _seen(self) -> list[Counts]:
        return list(self.goal.grid())

    @property
    def _played(self) -> list[Counts]:
        caps = zip(self.goal.caps, self.is_icon, strict=True)
        return list(product(*(range(cap + 1 if is_icon else 1) for cap, is_icon in caps)))

    def place(self, counts: Counts) -> int:
        """The place of counts, capped, in the grid."""
        place = 0
        for count, cap in zip(counts, self.goal.caps, strict=True):
            place = place * (cap + 1) + min(count, cap)
        return place

    def solved(self, gone: Counts, put_back: int) -> NDArray[np.float64]:
        """The chance by the useful cards kept; `put_back` cards, `gone` by class, are back."""
        import numpy as np

        from app.games.spoils.goldfish.exact.optimum_numba import best_chances

        seen, played = self._seen, self._played
        number = {counts: place for place, counts in enumerate(seen)}
        of_played = {counts: place for place, counts in enumerate(played)}
        kinds = range(len(self.goal.classes))
        gains = [[number.get(_one_more(counts, kind), -1) for counts in seen] for kind in kinds]
        chances = [
            [self.goal.copies[kind] - gone[kind] - counts[kind] for counts in seen]
            for kind in kinds
        ]
        plays = [
            [
                [
                    of_played[_one_more(already, kind)]
                    if self.is_icon[kind] and already[kind] < counts[kind]
                    else -1
                    for already in played
                ]
                for counts in seen
            ]
            for kind in kinds
        ]
        blanks = [
            self.hand_size
            - sum(n for n, is_icon in zip(counts, self.is_icon, strict=True) if is_icon)
            for counts in seen
        ]
        met = [[self._meets(counts, already) for already in played] for counts in seen]
        shape = len(self.goal.classes), len(seen)
        return np.asarray(
            best_chances(
                self.turns,
                self.starting,
                self.least_plays,
                self.hand_size,
                put_back,
                self.goal.size - self.hand_size - put_back,
                self.most_drawn,
                self.most_played,
                np.array(gains, dtype=np.int64).reshape(shape),
                np.array(chances, dtype=np.float64).reshape(shape),
                np.array(plays, dtype=np.int64).reshape(*shape, len(played)),
                np.array([sum(already) for already in played], dtype=np.int64),
                np.array(blanks, dtype=np.int64),
                np.array(met, dtype=np.bool_).reshape(len(seen), len(played)),
            )
        )

    def _meets(self, seen: Counts, played: Counts) -> bool:
        """True if cards drawn and icons of resources played meet every need."""
        for place, (need, owes) in enumerate(zip(self.goal.needs, self.goal.owed, strict=True)):
            counts = played if need.icon is not None else seen
            gain = sum(
                n * them.weights[place] for n, them in zip(counts, self.goal.classes, strict=True)
            )
            if gain < owes:
                return False
        return True


def _is_icon(goal: Goal, place: int) -> bool:
    weights = goal.classes[place].weights
    return any(w and need.icon is not None for w, need in zip(weights, goal.needs, strict=True))


def _one_more(counts: Counts, kind: int) -> Counts:
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])


def _hands(goal: Goal, hand_size: int) -> Iterator[tuple[Counts, int]]:
    """Every opening hand by class, with the number of ways it is dealt."""
    for hand in product(*(range(min(n, hand_size) + 1) for n in goal.copies)):
        others = hand_size - sum(hand)
        if 0 <= others <= goal.rest:
            ways = prod(comb(n, held) for n, held in zip(goal.copies, hand, strict=True))
            yield hand, ways * comb(goal.rest, others)


def _put_backs(goal: Goal, hand_size: int) -> Iterator[tuple[Counts, int]]:
    """Every set of cards that can be put back, by class, with its size."""
    for gone in product(*(range(min(n, hand_size) + 1) for n in goal.copies)):
        for useless in range(min(goal.rest, hand_size - sum(gone)) + 1):
            yield gone, sum(gone) + useless
