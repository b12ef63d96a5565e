"""One question about a deck's chances, answered whole: chance, kind, bound and assumptions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final

from app.games.shadowfist.construction.opening import HAND
from app.games.shadowfist.goldfish.exact.chances import (
    after_first_discard,
    among,
    in_opening_hand,
    while_waiting,
)
from app.games.shadowfist.goldfish.exact.goal import Goal
from app.games.shadowfist.goldfish.exact.needs import Need
from app.games.shadowfist.goldfish.setup import Setup
from app.games.tabletop.chance import GoldfishError

LAST_TURN: Final = 8


class Discard(StrEnum):
    """Ways to discard from the opening hand in the first Establishing Shot. Rules: 22.2.4."""

    NONE = "none"
    BEST = "best"


@dataclass(frozen=True, slots=True)
class Question:
    """Needs, and when they have to be met: among `seen` cards, or by an own turn."""

    needs: tuple[Need, ...]
    seen: int | None = None
    turn: int | None = None
    discard: Discard = Discard.BEST

    def __post_init__(self) -> None:
        if self.seen is not None and self.turn is not None:
            raise GoldfishError("Give either a number of cards seen or a turn, not both")
        if self.turn is not None and not 1 <= self.turn <= LAST_TURN:
            raise GoldfishError(f"The turn must be from 1 to {LAST_TURN}, not {self.turn}")


@dataclass(frozen=True, slots=True)
class Answer:
    """The chance asked for and, if a turn was asked for, those of the first hand.

    `limited_to` gives the conditions under which `chance` is exact; empty if there are none.
    `bound` is what no play exceeds, from turn 2 on.
    """

    chance: Fraction
    opening: Fraction | None
    after_discard: Fraction | None
    bound: Fraction | None
    limited_to: str
    assumptions: tuple[str, ...]


def ask(question: Question, setup: Setup) -> Answer:
    """Answer a question about a deck. Raises GoldfishError when it is too large to count."""
    goal = Goal.of(question.needs, setup)
    if question.seen is not None:
        return Answer(among(goal, question.seen), None, None, None, "", _CARDS_SEEN)
    turn = question.turn or 1
    opening, after = in_opening_hand(goal), after_first_discard(goal)
    bound = among(goal, HAND * (turn + 1)) if turn > 1 else None
    if question.discard is Discard.NONE:
        limited = "if nothing is played or discarded" if turn > 1 else ""
        return Answer(opening, opening, after, bound, limited, _HELD)
    if turn == 1:
        return Answer(after, opening, after, None, "", _HELD)
    chance = while_waiting(goal, turn)
    return Answer(
        chance, opening, after, bound, "if you only discard what is not needed and play nothing",
        _WAITING,
    )  # fmt: skip


_CARDS_SEEN: Final = ("Cards count once seen, whether they are still in hand or not.",)
_HELD: Final = (
    "All needs are met together by the six cards in hand; one card may count towards several.",
    "No Power is generated on the first turn, so any number of cards may be discarded (22.2.4) "
    "before the hand is drawn up to six (22.2.5); discards are not seen again.",
)
_WAITING: Final = (
    *_HELD,
    "From turn 2 on the chance depends on what is played. The exact figure plays nothing; playing "
    "cards makes room to draw more, so a player may do better.",
    f"The upper bound counts {HAND} new cards on every turn, more than can be drawn.",
)


def fraction_words(chance: Fraction) -> str:
    """A fraction as `numerator/denominator`."""
    return f"{chance.numerator}/{chance.denominator}"
