"""Answers from the fields of a form: one step at a time, or best play."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from app.games.capabilities.battles import RefusedAnswerError
from app.games.tabletop.referee.decisions import IllegalAction
from app.games.terrus.battle import play
from app.games.terrus.battle.actions import (
    SEATS,
    Action,
    Attack,
    BattleQuestion,
    Fight,
    Guard,
    Wounds,
    read_action,
)
from app.games.terrus.battle.state import Battle
from app.games.terrus.players.best import BestPlayer
from app.games.terrus.presentation.session import BattleSession, went_on
from app.games.terrus.solving.budget import NothingToSolveError, SolverLimitError

PAGE_STATES: Final = 30_000
"""States that a page's solver looks at; the command line has a higher limit."""

MOST_DIGITS: Final = 6
"""Digits of a number of wounds."""

_WOUNDS: Final = re.compile(r"w[0-9]{1,3}")


def answered(session: BattleSession, form: Mapping[str, str]) -> BattleSession:
    """The battle after the step that a form answers. Raises RefusedAnswerError."""
    battle = session.now()
    if battle.decision is None:
        raise RefusedAnswerError("The battle is over.")
    try:
        match form.get("do", ""):
            case "best-step":
                return went_on(session, _best(battle, to_end=False))
            case "best-end":
                return went_on(session, _best(battle, to_end=True))
            case _:
                return went_on(session, _from_fields(battle, form))
    except (IllegalAction, SolverLimitError, NothingToSolveError) as error:
        raise RefusedAnswerError(str(error)) from None


def _from_fields(battle: Battle, form: Mapping[str, str]) -> Sequence[Action]:
    assert battle.decision is not None
    match battle.decision.kind:
        case BattleQuestion.ATTACK:
            sent = [
                (beast, form.get(f"q{at}") or None)
                for at, (beast, _) in enumerate(battle.open_questions)
            ]
            if not battle.attack and not any(place for _, place in sent):
                raise RefusedAnswerError("Send at least one beast: a battle has a skirmish (16.1).")
            return [Attack(beast, place) for beast, place in sent]
        case BattleQuestion.GUARD:
            return [
                Guard(beast, form.get(f"q{at}") or None)
                for at, (beast, _) in enumerate(battle.open_questions)
            ]
        case BattleQuestion.WOUNDS:
            return _split(battle, form)
        case BattleQuestion.ORDER:
            return [Fight(form.get("fight", ""))]
        case BattleQuestion.PRIORITY:
            try:
                return [read_action(form.get("respond", ""))]
            except ValueError as error:
                raise RefusedAnswerError(f"{error}.") from None


def _split(battle: Battle, form: Mapping[str, str]) -> Sequence[Action]:
    """One number for each recipient that waits; their sum has to be right (16.2b)."""
    assert battle.decision is not None
    assert battle.skirmish is not None
    side, location = SEATS[battle.decision.player], battle.skirmish.location
    given = battle.skirmish.split(side)
    waiting = [it.name for it in battle.recipients(side, location) if it.name not in given]
    left = battle.total(side, location) - sum(given.values())
    numbers = []
    for at, name in enumerate(waiting):
        text = form.get(f"w{at}", "")
        number = number_of_wounds(text)
        if number is None:
            raise RefusedAnswerError(
                f"{name}: write a whole number of wounds, not “{text.strip()[:20]}”."
            )
        numbers.append(number)
    if sum(numbers) != left:
        raise RefusedAnswerError(
            f"The wounds have to add up to {left} (16.2b); these are {sum(numbers)}."
        )
    answers: list[Action] = []
    for name, number in list(zip(waiting, numbers, strict=True))[:-1]:
        if not left:
            break
        answers.append(Wounds(name, number))
        left -= number
    return answers


def number_of_wounds(text: str) -> int | None:
    """The number in a field for wounds, 0 if it is empty; None if it holds no number."""
    text = text.strip() or "0"
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def stepped(form: Mapping[str, str]) -> Mapping[str, str]:
    """The fields for wounds after a button that counts one of them up or down.

    The button `step` bears the name of its field behind a sign, such as `+w0`.
    """
    entered = {name: text for name, text in form.items() if _WOUNDS.fullmatch(name)}
    sign, field = form.get("step", "")[:1], form.get("step", "")[1:]
    number = number_of_wounds(entered.get(field, ""))
    if field in entered and number is not None and sign in ("+", "-"):
        entered[field] = str(max(0, number + (1 if sign == "+" else -1)))
    return entered


def _best(battle: Battle, *, to_end: bool) -> Sequence[Action]:
    """The answers of the best player to the open step, or to all that follow."""
    assert battle.decision is not None
    step = (battle.decision.kind, battle.decision.player)
    ahead, player = battle.clone(), BestPlayer(limit=PAGE_STATES)
    given: list[Action] = []
    while ahead.decision is not None:
        if not to_end and (ahead.decision.kind, ahead.decision.player) != step:
            break
        answer = player(ahead, play.legal(ahead))
        play.apply(ahead, answer)
        given.append(answer)
        if not to_end and step[0] in (BattleQuestion.ORDER, BattleQuestion.PRIORITY):
            break
    return given
