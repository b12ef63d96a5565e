"""One question about odds, answered whole: chance, plan, kind and what was assumed."""

from dataclasses import dataclass
from fractions import Fraction

from app.games.spoils.goldfish.exact.goal import Goal
from app.games.spoils.goldfish.exact.needs import Need
from app.games.spoils.goldfish.exact.plans import (
    DRAW_PRICE,
    RESOURCE_PRICE,
    BestPlay,
    Mulligan,
    Odds,
    bound_by_turn,
    by_seen,
    by_turn,
)
from app.games.spoils.goldfish.setup import Setup
from app.games.tabletop.chance import GoldfishError


@dataclass(frozen=True, slots=True)
class Question:
    """Needs, and when they have to be met: after a number of cards, or by an own turn."""

    needs: tuple[Need, ...]
    seen: int | None = None
    turn: int | None = None
    mulligan: Mulligan = Mulligan.NONE

    def __post_init__(self) -> None:
        if (self.seen is None) == (self.turn is None):
            raise GoldfishError("Give either a number of cards seen or a turn")
        if self.seen is not None and self.seen < 0:
            raise GoldfishError("The number of cards seen must be 0 or more")
        if self.turn is not None and not 1 <= self.turn <= LAST_TURN:
            raise GoldfishError(f"The turn must be from 1 to {LAST_TURN}, not {self.turn}")


LAST_TURN = 20


@dataclass(frozen=True, slots=True)
class Answer:
    """The odds and the assumptions of an answer, with the bound if it is by turn.

    `best_play` is the true optimum between the two, if that was asked for.
    """

    odds: Odds
    bound: Odds | None
    assumptions: tuple[str, ...]
    best_play: BestPlay | None = None

    @property
    def chance(self) -> Fraction:
        """The chance of the answer's odds, as a fraction."""
        return self.odds.chance


def ask(question: Question, setup: Setup) -> Answer:
    """Answer a question about a deck. Raises GoldfishError when it is too large to count."""
    needs = question.needs

    def goal_of(plays: int | None) -> Goal:
        return Goal.of(needs, setup, plays)

    if question.turn is None:
        seen = question.seen or 0
        if question.mulligan is Mulligan.BEST and seen < setup.hand_size:
            raise GoldfishError(
                f"With a mulligan at least the {setup.hand_size} cards of the hand are seen"
            )
        odds = by_seen(goal_of, setup.hand_size, seen, question.mulligan)
        return Answer(odds, None, _assumptions(question, setup))
    odds = by_turn(goal_of, setup.hand_size, question.turn, question.mulligan)
    bound = bound_by_turn(
        goal_of, setup.hand_size, question.turn, len(setup.starting), question.mulligan
    )
    return Answer(odds, bound, _assumptions(question, setup))


def _assumptions(question: Question, setup: Setup) -> tuple[str, ...]:
    order = "first" if setup.goes_first else "second"
    names = ", ".join(card.name for card in setup.starting) or "nothing"
    lines = [
        f"You go {order} with {setup.hand_size} cards; {names} "
        f"{'is' if len(setup.starting) < 2 else 'are'} in play and not among the "
        f"{len(setup.cards)} cards of the deck.",
        "Icons are counted across all resources in play, starting resources included; other "
        "cards count once drawn.",
        "One card may count towards several needs.",
    ]
    if question.turn is None:
        lines.append("Every resource seen counts as in play; turns are ignored.")
        if any(need.wants_volition for need in question.needs):
            lines.append("A card played face-down is not in play face-up as well.")
    else:
        lines += [
            "The plan is fixed before the game and uses only the Develop Rule, so paying to draw "
            "or to play a resource may do better. It chooses the resources to play from all "
            "cards seen.",
            f"The bound also pays {DRAW_PRICE} to draw and {RESOURCE_PRICE} to play a resource, "
            "and nothing else.",
        ]
    lines.append(
        "No cards are put back from the opening hand."
        if question.mulligan is Mulligan.NONE
        else "The cards put back are the best choice for these needs; they are not seen again."
    )
    return tuple(lines)


def fraction_words(chance: Fraction) -> str:
    """A fraction as `numerator/denominator`."""
    return f"{chance.numerator}/{chance.denominator}"
