"""Needs as rows of a form: how many, of what, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

from app.games.spoils.facts import Threshold
from app.games.spoils.goldfish.exact.asking import Question
from app.games.spoils.goldfish.exact.goal import Goal
from app.games.spoils.goldfish.exact.needs import Need
from app.games.spoils.goldfish.exact.plans import Mulligan
from app.games.spoils.goldfish.from_decklist import read_needs
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.search import SearchIndex
from app.games.spoils.terms import CardType, Icon
from app.games.tabletop.chance.errors import GoldfishError
from app.games.tabletop.search import QueryError

MOST_NEEDS: Final = 5
_LONGEST: Final = 200
_MOST_CASES: Final = 200
"""More cases of capped counts than this would keep a visitor waiting."""

_MOST_TURN_CASES: Final = 80
"""The same for the best mulligan by turn: cases times turns."""


_TIMES_AT_LEAST: Final = 6
"""Asking a question of that size so often is still quick enough."""


@dataclass(frozen=True)
class NeedRow:
    """One row as written, the needs it was understood as, and what is wrong with it."""

    count: str = "1"
    query: str = ""
    needs: tuple[Need, ...] = ()
    error: str = ""

    @property
    def icons(self) -> Threshold:
        """The kinds of icon it asks for, each once."""
        return Threshold.of(need.icon for need in self.needs if need.icon)


@dataclass(frozen=True)
class Needs:
    """All rows. `needs` is None while a row cannot be read."""

    rows: tuple[NeedRow, ...]

    @property
    def needs(self) -> tuple[Need, ...] | None:
        """What is asked for; None when something is wrong or nothing is asked."""
        found = tuple(need for row in self.rows for need in row.needs)
        return found if found and not any(row.error for row in self.rows) else None

    @property
    def is_complete(self) -> bool:
        """Whether something is asked and all of it can be read."""
        return self.needs is not None

    @property
    def texts(self) -> list[str]:
        """The needs as the command line takes them."""
        return [f"{row.count} {row.query}" for row in self.rows]

    def arguments(self) -> dict[str, object]:
        """What has to stand in an address to ask the same."""
        return {"n": [row.count for row in self.rows], "q": [row.query for row in self.rows]}

    def without(self, place: int) -> dict[str, object]:
        """The arguments without one row."""
        return Needs((*self.rows[:place], *self.rows[place + 1 :])).arguments()


def needs_of(
    asked: Iterable[tuple[str, str]] | None, setup: Setup | None, index: SearchIndex
) -> tuple[Needs, int]:
    """The needs asked for as counts and queries; and the turn that goes with them.

    Where nothing is asked, None, they are a first goal for the deck.
    """
    if asked is not None:
        read = [_row(n, q, index) for n, q in asked if q.strip()][:MOST_NEEDS]
        return Needs(tuple(read)), 2
    if setup is None:
        return Needs(()), 2
    first = first_goal(setup)
    return Needs(tuple(_row(str(n), q, index) for n, q in first)), max(2, len(first))


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
    """The needs as a question about the deck, to be asked so many times over.

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


def _row(count: str, query: str, index: SearchIndex) -> NeedRow:
    count, query = count.strip()[:6], query.strip()
    if len(query) > _LONGEST:
        return NeedRow(count, query, error=f"A query can have at most {_LONGEST} characters here.")
    if not (count.isascii() and count.isdigit() and 1 <= int(count) <= 60):
        return NeedRow(count, query, error="Enter a number from 1 to 60.")
    try:
        return NeedRow(count, query, read_needs(f"{count} {query}", index))
    except QueryError as problem:
        return NeedRow(count, query, error=f"{problem.message}.")
    except GoldfishError as problem:
        return NeedRow(count, query, error=f"{problem}.")
