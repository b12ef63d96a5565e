"""Battles, armies and attacks for programs, as the command line answers them. Nothing is stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from flask import Response

from app.games.capabilities.attacks import AttackStatus
from app.games.capabilities.battles import (
    BattleRequest,
    Battles,
    BattleStatus,
    UnreadableBattleError,
)
from app.site.api import combat_models as models
from app.site.api.operations import Topic, as_json, operation
from app.site.platform.http.problems import ProblemCode, ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.workers.expensive_work import computed, in_turn


@operation("army", Topic.LISTS, models.CheckedArmy, refusals=(404, 413, 415))
@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def army(json: models.Army) -> Response:
    """Read an army, and say who rules it, what it is made of, and whether it can defend."""
    try:
        summary = current_game().battles.needed().army_summary(json.army)
    except UnreadableBattleError as error:
        raise _unreadable("army", error.lines) from None
    return as_json(
        {
            "ruler": summary.ruler,
            "figures": list(summary.figures),
            "can_defend": summary.can_defend,
        }
    )


@in_turn
@operation("battle", Topic.LISTS, models.BattleAnswer, refusals=(404, 413, 415, 503))
@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def battle(json: models.ToFight) -> Response:
    """Check a battle, play it through, count its outcomes, solve it or simulate it.

    The answer has the members that `threshold battle --json` prints. A text that cannot be read is
    a problem with the code `unreadable`; `errors` says what is wrong with it.
    """
    battles = current_game().battles.needed()
    if json.policy is not None and json.policy not in battles.policies:
        raise ProblemError(422, f"policy: choose one of {', '.join(battles.policies)}.")
    asked = BattleRequest(
        tuple(f"{switch}={value}" for switch, value in json.settings.items()),
        json.check,
        json.outcomes,
        json.solve,
        json.policy,
        json.games,
        json.seed,
    )
    told = computed(battles.report, _battle_of(json, battles).encode(), asked)
    if told.status is BattleStatus.UNREADABLE:
        raise _unreadable("text", _problems(told.plain, told.lines))
    return as_json(told.plain)


def _battle_of(asked: models.ToFight, battles: Battles) -> str:
    if asked.text:
        return asked.text
    try:
        return battles.matched(asked.attacker, asked.defender).text
    except UnreadableBattleError as error:
        raise _unreadable("armies", error.lines) from None


@in_turn
@operation("attack", Topic.LISTS, models.AttackAnswer, refusals=(404, 413, 415, 503))
@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def attack(json: models.ToAttack) -> Response:
    """Work out an attack step by step, and with `what_if` what every change by one would do.

    The answer has the members that `threshold attack --json` prints. A text that cannot be read is
    a problem with the code `unreadable`; `errors` says what is wrong with it.
    """
    attacks = current_game().attacks.needed()
    told = computed(attacks.report, json.text.encode(), with_changes=json.what_if)
    if told.status is AttackStatus.UNREADABLE:
        raise _unreadable("text", _problems(told.plain, told.lines))
    return as_json(told.plain)


def _problems(plain: Mapping[str, object], lines: Sequence[str]) -> Sequence[str]:
    """Return what is wrong with a text; that of a series is among its lines."""
    problems = plain.get("problems")
    return [str(it) for it in problems] if isinstance(problems, list) else lines


def _unreadable(what: str, problems: Sequence[str]) -> ProblemError:
    return ProblemError(
        422,
        f"{what}: {problems[0]}",
        {"errors": [{"at": what, "problem": it} for it in problems]},
        code=ProblemCode.UNREADABLE,
    )
