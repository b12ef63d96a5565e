"""Everything that the page of a battle shows, as plain values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from app.games.terrus.battle.actions import SEATS, BattleQuestion
from app.games.terrus.battle.afterwards import afterwards
from app.games.terrus.battle.events import PriorityGiven, SkirmishOpened
from app.games.terrus.battle.result import BattleResult, result_of
from app.games.terrus.battle.state import Battle
from app.games.terrus.checks import Finding
from app.games.terrus.presentation.analysis import Analysis, analysis
from app.games.terrus.presentation.armies import (
    ArmyShown,
    RowShown,
    army_shown,
    city_rows,
)
from app.games.terrus.presentation.question_form import QuestionShown, question_shown
from app.games.terrus.presentation.session import BattleSession, opened, steps, token
from app.games.terrus.presentation.words import counted, in_words
from app.games.terrus.settings import ChosenSwitch, chosen
from app.games.terrus.terms import Side

_KEPT: Final = 128
"""Pages that are kept."""

_NAMES: Final = ("Armies", "Attack", "Guards", "Order", "Skirmish", "Result")


@dataclass(frozen=True, slots=True)
class StepShown:
    """A step of the six: its name, the note beside it, and True if it is open now.

    `start` is the number of answers given before it; None if it was not reached, or is open.
    """

    number: int
    name: str
    note: str
    start: int | None
    is_now: bool


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log with the number of its rule."""

    rule: str
    text: str


@dataclass(frozen=True, slots=True)
class BattlePage:
    """A battle at one moment. `question` is None if it is over, or may not start.

    `result_words` is the result in a sentence, `next_token` that of a battle with the armies as
    this one leaves them; both are empty before the end.
    """

    title: str
    token: str
    steps: tuple[StepShown, ...]
    armies: tuple[ArmyShown, ArmyShown]
    rows: tuple[RowShown, ...]
    question: QuestionShown | None
    analysis: Analysis | None
    log: tuple[LogLine, ...]
    switches: tuple[ChosenSwitch, ...]
    findings: tuple[Finding, ...]
    notes: tuple[str, ...]
    result: BattleResult | None
    result_words: str
    can_go_back: bool
    is_over: bool
    next_token: str


def battle_page(session: BattleSession, entered: Mapping[str, str]) -> BattlePage:
    """The page of a battle; `entered` are fields that were refused.

    A page that nobody has entered anything on depends on its token alone, and the last are kept.
    """
    page = page_of(token(session))
    if session.battle is None or page.question is None:
        return page
    if not any(field.name in entered for field in page.question.fields):
        return page
    return replace(page, question=question_shown(session.battle, entered))


@lru_cache(maxsize=_KEPT)
def page_of(packed: str) -> BattlePage:
    """The page of a token on which nothing was entered."""
    session = opened(packed)
    setup, battle = session.setup, session.battle
    return BattlePage(
        title=setup.title or f"{setup.attacker.ruler} attacks {setup.defender.ruler}",
        token=packed,
        steps=tuple(_steps(session)),
        armies=(
            army_shown(setup, Side.ATTACKER, battle),
            army_shown(setup, Side.DEFENDER, battle),
        ),
        rows=city_rows(setup, battle),
        question=question_shown(battle, {}) if battle and battle.decision else None,
        analysis=analysis(battle) if battle else None,
        log=_log(battle),
        switches=chosen(setup.settings),
        findings=session.findings,
        notes=session.notes,
        result=result_of(battle) if battle else None,
        result_words=result_words(battle) if battle and battle.is_over else "",
        can_go_back=bool(session.answers),
        is_over=battle is not None and battle.is_over,
        next_token=token(BattleSession(afterwards(battle)))
        if battle is not None and battle.is_over and battle.vitae
        else "",
    )


def result_words(battle: Battle) -> str:
    """Return the worth that each ruler lost, who is ahead, and the vitae left, in a sentence."""
    result, setup = result_of(battle), battle.setup
    attacker, defender = setup.attacker.ruler, setup.defender.ruler
    if not result.gained and not result.lost:
        told = f"Neither {attacker} nor {defender} lost anything"
    else:
        told = (
            f"{attacker} took {result.gained or 'nothing'} from {defender} "
            f"and lost {result.lost or 'nothing'}"
        )
        ahead = attacker if result.value > 0 else defender
        told += f": {ahead} is {abs(result.value)} ahead" if result.value else ": even"
    return f"{told}. {defender} has {result.vitae or 'no'} vitae left."


def _log(battle: Battle | None) -> tuple[LogLine, ...]:
    if battle is None:
        return ()
    shown = (it for it in battle.log if not isinstance(it, PriorityGiven))
    return tuple(LogLine(it.rule, in_words(it, battle.setup)) for it in shown)


def _steps(session: BattleSession) -> Iterator[StepShown]:
    """The six steps; those that were reached lead back to where they were asked."""
    battle = session.battle
    now = _step_now(battle)
    reached: dict[int, int] = {}
    for step in steps(session):
        reached.setdefault(_STEP_OF[step.question], step.start)
    for number, name in enumerate(_NAMES, start=1):
        is_now = number == now
        start = None if is_now else reached.get(number)
        yield StepShown(number, name, _note(number, session), start, is_now)


_STEP_OF: Final[Mapping[BattleQuestion, int]] = {
    BattleQuestion.ATTACK: 2,
    BattleQuestion.GUARD: 3,
    BattleQuestion.ORDER: 4,
    BattleQuestion.PRIORITY: 5,
    BattleQuestion.WOUNDS: 5,
}


def _step_now(battle: Battle | None) -> int:
    if battle is None:
        return 1
    return 6 if battle.decision is None else _STEP_OF[battle.decision.kind]


def _note(number: int, session: BattleSession) -> str:
    setup, battle = session.setup, session.battle
    match number:
        case 1:
            return counted(sum(len(setup.army(side).beasts) for side in SEATS), "beast")
        case 2 if battle and battle.attacked:
            return counted(len(battle.attack), "beast")
        case 3 if battle and (battle.guards or battle.fought):
            return counted(len(battle.guards), "beast")
        case 4 if battle and battle.fought:
            return ", ".join(battle.fought)
        case 5 if battle and battle.fought:
            opened = sum(isinstance(each, SkirmishOpened) for each in battle.log)
            return f"{opened} of {len(battle.attacked)}"
        case _:
            return ""
