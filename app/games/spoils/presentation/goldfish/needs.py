"""The needs of a form as a question about a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

from app.games.spoils.goldfish.exact.asking import Question
from app.games.spoils.goldfish.exact.goal import Goal
from app.games.spoils.goldfish.exact.needs import Need
from app.games.spoils.goldfish.exact.plans import Mulligan
from app.games.spoils.goldfish.from_decklist import read_needs
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.search import SearchIndex
from app.games.spoils.terms import CardType, Icon
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.search import need_rows

MOST_NEEDS: Final = 5
_MOST_CASES: Final = 200
"""More cases of capped counts than this would keep a visitor waiting."""

_MOST_TURN_CASES: Final = 80
"""The same for the best mulligan by turn: cases times turns."""


_TIMES_AT_LEAST: Final = 6
"""Asking a question of that size so often is still quick enough."""


@dataclass(frozen=True)
class Needs(need_rows.Needs[Need]):
    """Needs of a deck of The Spoils."""


def needs_of(
    asked: Iterable[tuple[str, str]] | None, setup: Setup | None, index: SearchIndex
) -> tuple[Needs, int]:
    """The needs asked for as counts and queries, and their turn.

    If nothing is asked, None, they are a first goal for the deck.
    """
    if asked is not None:
        return _read(asked, index), 2
    if setup is None:
        return Needs(()), 2
    first = first_goal(setup)
    return _read([(str(n), q) for n, q in first], index), max(2, len(first))


def first_goal(setup: Setup) -> list[tuple[int, str]]:
    """A goal to begin with: the icons most asked for, and a character to deploy early."""
    asked: Counter[Icon] = Counter()
    for card in setup.cards:
        for icon, count in card.threshold:
            asked[icon] += count
    icons = [icon for icon, _ in asked.most_common(2)]
    if len(icons) == 1:
        goal = [(setup.starting_icons[icons[0]] + 1, f"provides:{icons[0].value}")]
    else:
        goal = [(2, f"provides:{icon.value}") for icon in icons]
    if any(card.type is CardType.CHARACTER and (card.cost or 0) <= 3 for card in setup.cards):
        goal.append((1, "t:character c<=3"))
    return goal or [(2, "t:resource")]


def question_of(
    needs: Sequence[Need],
    setup: Setup,
    *,
    turn: int | None,
    seen: int | None = None,
    mulligan: Mulligan = Mulligan.NONE,
    times: int = 1,
) -> Question:
    """The needs as a question about the deck, to be asked `times` times over.

    Raises GoldfishError when it is too large.
    """
    cases = prod(cap + 1 for cap in Goal.of(needs, setup).caps)
    most = _MOST_TURN_CASES * _TIMES_AT_LEAST
    cost = cases * (turn or 1) * max(times, _TIMES_AT_LEAST)
    slow = turn is not None and mulligan is Mulligan.BEST and cost > most
    if cases > _MOST_CASES or slow:
        raise GoldfishError(
            "These needs have too many combinations to calculate while you wait. Use fewer needs "
            "or an earlier turn, or run threshold odds on the command line"
        )
    return Question(tuple(needs), seen, turn, mulligan)


def _read(asked: Iterable[tuple[str, str]], index: SearchIndex) -> Needs:
    return Needs(need_rows.read_rows(asked, lambda text: read_needs(text, index), MOST_NEEDS))
