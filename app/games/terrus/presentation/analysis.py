"""The page's analysis of best play: outcomes of a skirmish, and attacks with their guards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.terrus.battle.actions import BattleQuestion
from app.games.terrus.battle.state import Battle
from app.games.terrus.outcomes import Outcomes, OutcomesLimitError, outcomes
from app.games.terrus.players.best import decided_in
from app.games.terrus.presentation.answer_form import PAGE_STATES
from app.games.terrus.presentation.report import signed
from app.games.terrus.presentation.words import counted
from app.games.terrus.solving import AttackValue, solve
from app.games.terrus.solving.budget import NothingToSolveError, SolverLimitError
from app.games.terrus.terms import Side

LISTED_GROUPS: Final = 300
"""Groups that a page lists at all."""


@dataclass(frozen=True, slots=True)
class GroupShown:
    """One result of splitting wounds."""

    words: str
    ways: int
    worth: int
    is_best: bool


@dataclass(frozen=True, slots=True)
class TableShown:
    """The results of one ruler's wounds; a `refusal` stands in their place."""

    title: str
    groups: tuple[GroupShown, ...] = ()
    more: int = 0
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class AttackShown:
    """One attack against its best guards."""

    sent: tuple[str, ...]
    guards: str
    value: str


@dataclass(frozen=True, slots=True)
class Analysis:
    """Tables of the skirmish in progress, and of attacks as far as they are open.

    `value` is the battle for the attacker with best play from here; `refusal` says why none is.
    """

    tables: tuple[TableShown, ...] = ()
    places: tuple[str, ...] = ()
    attacks: tuple[AttackShown, ...] = ()
    count: int = 0
    value: str = ""
    refusal: str = ""


def analysis(battle: Battle) -> Analysis:
    """The analysis of a battle at its open question."""
    if battle.decision is None:
        return Analysis()
    if battle.decision.kind in (BattleQuestion.PRIORITY, BattleQuestion.WOUNDS):
        return Analysis(tables=_tables(battle))
    try:
        found = solve(battle.setup, decided_in(battle), limit=PAGE_STATES)
    except (SolverLimitError, NothingToSolveError) as error:
        return Analysis(refusal=str(error))
    places = tuple(
        name for name in found.best.attack if any(it.attack[name] for it in found.attacks)
    )
    return Analysis(
        places=places,
        attacks=tuple(_attack(each, places) for each in found.attacks),
        count=found.count,
        value=signed(found.value),
    )


def _attack(each: AttackValue, places: tuple[str, ...]) -> AttackShown:
    guards = [f"{', '.join(them)} at {place}" for place, them in each.guards.items() if them]
    return AttackShown(
        tuple(", ".join(each.attack[place]) or "–" for place in places),
        "; ".join(guards) or "nobody",
        signed(each.value),
    )


def _tables(battle: Battle) -> tuple[TableShown, ...]:
    assert battle.skirmish is not None
    place = battle.skirmish.location
    return tuple(_table(battle, side, place) for side in Side if battle.total(side, place))


def _table(battle: Battle, side: Side, place: str) -> TableShown:
    ruler, total = battle.setup.army(side).ruler, battle.total(side, place)
    try:
        found = outcomes(total, battle.recipients(side, place), battle.setup.settings.bury)
    except OutcomesLimitError as error:
        return TableShown(f"{ruler}: {counted(total, 'wound')}", refusal=str(error))
    return _shown(ruler, found)


def _shown(ruler: str, found: Outcomes) -> TableShown:
    listed = found.groups[:LISTED_GROUPS]
    return TableShown(
        f"{ruler}: {counted(found.ways, 'way')} to split {counted(found.wounds, 'wound')}",
        tuple(
            GroupShown(it.words, it.ways, it.worth, bool(it.worth) and it.worth == found.best)
            for it in listed
        ),
        len(found.groups) - len(listed),
    )
