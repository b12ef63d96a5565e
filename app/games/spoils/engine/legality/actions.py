"""Legal actions, without dead ends. Rules: 603.2, 607.2, 401.2."""

from __future__ import annotations

from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality import cost_precheck, cost_search
from app.games.spoils.engine.legality.deployable import deployments
from app.games.spoils.engine.legality.usable_abilities import usable_abilities
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import (
    DONE,
    END_TURN,
    Action,
    Attack,
    Player,
    UseAbility,
)
from app.games.spoils.engine.model.decisions import WINDOWS, DecisionKind
from app.games.spoils.engine.model.locals import CostLocals, DuplicateLocals
from app.games.spoils.engine.model.obstacles import Found, Obstacle, Obstacles, is_clear
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.model.windows import response_in
from app.games.spoils.engine.procedures import attacking
from app.games.spoils.engine.read.active_text import (
    rules_for,
)

ACTIONS_PER_TURN: Final = 600
"""After this many actions in one turn only ending it, or declining, is offered (414.2b)."""


def legal_actions(state: State) -> tuple[Action, ...]:
    """All answers to the question that is open, in stable order; empty when the game is over."""
    if state.decision is None:
        return ()
    if state.offered is None:
        state.offered = _offer(state)
    return state.offered


def legal_but_abilities(state: State) -> tuple[Action, ...]:
    """The legal answers without the use of abilities, which are not looked for.

    Where the turn cannot end because an attack is owed, they are all legal answers.
    """
    decision = state.decision
    if decision is None or decision.kind not in WINDOWS:
        return legal_actions(state)
    if state.offered is None:
        found = _window(state, decision.player, decision.kind, with_abilities=False)
    else:
        found = tuple(it for it in state.offered if not isinstance(it, UseAbility))
    return found if found[-1:] in ((END_TURN,), (DONE,)) else legal_actions(state)


def _offer(state: State) -> tuple[Action, ...]:
    decision = state.decision
    assert decision is not None
    if decision.kind in WINDOWS:
        return _window(state, decision.player, decision.kind)
    place = _cost_frame(state)
    is_paying = decision.kind is DecisionKind.ATTACH_TO_PAY
    if place < 0 or (is_paying and not frames.own(state.frames[-1], CostLocals).is_prepaying):
        return decision.options
    able = tuple(it for it in decision.options if _leads_on(state, it, place))
    return able or decision.options


def leads_on(state: State, answer: Action) -> bool | None:
    """True if the costs being satisfied still can be after an answer; None if that is unknown."""
    return _leads_on(state, answer, _cost_frame(state))


def _leads_on(state: State, answer: Action, cost_frame: int) -> bool | None:
    plain = None
    if cost_frame < len(state.frames):
        plain = cost_precheck.leads_on(state, state.frames[cost_frame], answer)
    return cost_search.leads_on(state, answer, cost_frame) if plain is None else plain


def _cost_frame(state: State) -> int:
    """The place of the outermost frame of costs being satisfied, or about to be; else -1.

    The choice of a Flip Up and of one of several texts comes just before the costs.
    """
    for place, frame in enumerate(state.frames):
        if frame.procedure == "costs":
            return place
    is_announcing = isinstance(state.frames[-1].own, DuplicateLocals)
    return len(state.frames) if is_announcing else -1


def _window(
    state: State, player: Player, kind: DecisionKind, *, with_abilities: bool = True
) -> tuple[Action, ...]:
    closing: Action = END_TURN if kind is DecisionKind.ACT else DONE
    if not is_clear(obstacles_to_acting(state, player, kind)):
        return (closing,)
    response = response_in(state.frames[-1])
    found: list[Action] = [
        *deployments(state, player, on_own_turn=kind is DecisionKind.ACT, response=response),
        *(usable_abilities(state, player, response=response) if with_abilities else ()),
    ]
    if kind is DecisionKind.ACT:
        able = [
            target
            for target in attacking.targets(state, player)
            if attacking.can_attack(state, player, target)
        ]
        found += [Attack(target) for target in able]
        if any(attacking.owes_attack(state, player, target) for target in able):
            return tuple(found)
    return (*found, closing)


def obstacles_to_acting(state: State, player: Player, kind: DecisionKind) -> Obstacles:
    """Yield what keeps a player from doing anything in a window but closing it."""
    if state.actions_this_turn >= ACTIONS_PER_TURN:
        yield Found(Obstacle.ENOUGH_ACTIONS)
    if kind is DecisionKind.RESPOND:
        for rule, scope in rules_for(state, player, v.Cannot):
            if rule.action is v.Action.RESPOND:
                yield Found(Obstacle.NO_RESPONSES, (scope.source,))
