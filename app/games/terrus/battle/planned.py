"""Answers to questions that a file has decided in advance."""

from __future__ import annotations

from app.games.terrus.battle import play
from app.games.terrus.battle.actions import SEATS, Action, Attack, Fight, Guard, Pass, Wounds
from app.games.terrus.battle.state import Battle
from app.games.terrus.terms import Side


def planned(battle: Battle) -> Action | None:
    """The answer of the plan to the open question; None if the plan does not decide it.

    Nobody uses an ability by plan: where the order is decided, both rulers pass.
    """
    legal = play.legal(battle)
    if not legal:
        return None
    plan = battle.setup.plan
    match legal[0]:
        case Attack(beast) if plan.attack:
            place = next((each.location for each in plan.attack if each.beast == beast), None)
            answer: Action = Attack(beast, place)
        case Guard(beast) if plan.guards is not None:
            places = {each.location for each in plan.guards if each.beast == beast}
            offered = (it.location for it in legal if isinstance(it, Guard))
            answer = Guard(beast, next((place for place in offered if place in places), None))
        case Fight():
            answer = next((Fight(it) for it in plan.order if it in battle.pending), Pass())
        case Pass() if plan.order:
            answer = Pass()
        case Wounds(recipient):
            found = _number(battle, recipient)
            answer = Pass() if found is None else Wounds(recipient, found)
        case _:
            return None
    return answer if answer in legal else None


def _number(battle: Battle, recipient: str) -> int | None:
    """Return the wounds that the plan gives a recipient in this skirmish; None without a split."""
    assert battle.decision is not None
    assert battle.skirmish is not None
    side: Side = SEATS[battle.decision.player]
    for split in battle.setup.plan.splits:
        if (split.side, split.location) == (side, battle.skirmish.location):
            return sum(number for name, number in split.wounds if name == recipient)
    return None


def follow_plan(battle: Battle) -> list[Action]:
    """Answer from the plan until it runs out; return those answers."""
    given: list[Action] = []
    while (answer := planned(battle)) is not None:
        play.apply(battle, answer)
        given.append(answer)
    return given
