"""Details of an answer: every kind of hand, every start, one more of each staple."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.exact.asking import Answer, Question
from app.games.spoils.goldfish.exact.goal import Goal
from app.games.spoils.goldfish.exact.plans import Mulligan
from app.games.spoils.goldfish.exact.staples import OneMore, Start, one_more_of_each, ranked_starts
from app.games.spoils.goldfish.setup import Setup
from app.games.tabletop.chance.combinatorics import Counts
from app.games.tabletop.chance.mulligan import best_mulligan


@dataclass(frozen=True, slots=True)
class HandKind:
    """A kind of opening hand and what is best kept of it; all else is put back.

    `hand` and `keep` count cards by class, `share` is how often the hand is dealt and
    `chance` that of the needs afterwards.
    """

    hand: Counts
    keep: Counts
    put_back: int
    share: Fraction
    chance: Fraction


@dataclass(frozen=True, slots=True)
class HandTable:
    """Every kind of hand, the commonest first. `classes` are the cards each count is about."""

    classes: tuple[tuple[str, ...], ...]
    kinds: tuple[HandKind, ...]


@dataclass(frozen=True, slots=True)
class Details:
    """The tables behind an answer. `hands` is None where no card is put back."""

    hands: HandTable | None
    starts: tuple[Start, ...]
    staples: tuple[OneMore, ...]


def details_of(question: Question, setup: Setup, answer: Answer) -> Details:
    """The details of an answer: hands, starts ranked, and the worth of one more of each staple."""
    is_best = question.mulligan is Mulligan.BEST
    return Details(
        hand_table(question, setup, answer) if is_best else None,
        ranked_starts(
            question,
            setup.faction,
            Counter((*setup.cards, *setup.starting)).items(),
            goes_first=setup.goes_first,
            edition=setup.edition,
        ),
        one_more_of_each(question, setup),
    )


def hand_table(question: Question, setup: Setup, answer: Answer) -> HandTable:
    """The best put-back for every kind of hand, under the plan of the answer. Rules: 601.1f."""
    plan = answer.odds.plan
    goal = Goal.of(question.needs, setup, None if plan is None else plan.plays)
    seen = (question.seen or 0) if plan is None else plan.seen
    choices = best_mulligan(goal, setup.hand_size, seen).choices
    hands = sum(choice.hands for choice in choices)
    kinds = (
        HandKind(
            choice.hand,
            choice.keep,
            choice.put_back,
            Fraction(choice.hands, hands),
            choice.chance,
        )
        for choice in choices
    )
    return HandTable(
        tuple(_names(them.cards) for them in goal.classes),
        tuple(sorted(kinds, key=lambda kind: (-kind.share, kind.hand))),
    )


def _names(cards: Iterable[tuple[Card, int]]) -> tuple[str, ...]:
    return tuple(sorted(card.name for card, _ in cards))
