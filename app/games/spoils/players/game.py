"""The rules of The Spoils in the form that computer players of any game use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import (
    Action,
    DecisionKind,
    Done,
    Person,
    State,
    UseAbility,
    View,
    ability_of,
    apply,
    apply_known,
    determinise,
    legal_actions,
    legal_but_abilities,
    observe,
    outcome,
    record_of,
    shown_to,
    to_decide,
)
from app.games.tabletop.referee.players import Outcome, PlayableGame

_DRAW: Final = (v.Draw(),)
_DONE: Final = Done()
_RESPONSES: Final = frozenset({DecisionKind.RESPOND, DecisionKind.BATTLE_WINDOW})


def offered(state: State) -> Sequence[Action]:
    """The legal answers but for paying to draw from a deck that is empty, which never ends."""
    legal = legal_actions(state)
    decision = state.decision
    if decision is None or state.deck[decision.player]:
        return legal
    return tuple(
        it
        for it in legal
        if not (isinstance(it, UseAbility) and ability_of(state, it).effect == _DRAW)
    )


def without_abilities(state: State) -> Sequence[Action]:
    """The answers of `offered` but for abilities; with them where an attack is owed."""
    return legal_but_abilities(state) or offered(state)


def _passing(state: State) -> Action | None:
    decision = state.decision
    is_window = decision is not None and decision.kind in _RESPONSES
    return _DONE if is_window else None


def _deal(state: State, person: int, seed: int) -> State:
    return determinise(state, Person(person), seed)


def _shown(state: State, person: int) -> State:
    return shown_to(state, Person(person))


def _view(state: State, person: int | None) -> View:
    return observe(state, None if person is None else Person(person))


def _outcome(state: State) -> Outcome | None:
    result = outcome(state)
    if result is None:
        return None
    return Outcome(() if result.winner is None else (result.winner,), result.why)


def _turn(state: State) -> int:
    return state.turn


def _record(state: State, answers: Sequence[Action]) -> str:
    return record_of(state, answers).to_json()


PLAYABLE: Final[PlayableGame[State, Action, View]] = PlayableGame(
    to_decide=to_decide,
    legal=legal_actions,
    offered=offered,
    without_abilities=without_abilities,
    passing=_passing,
    apply=apply,
    apply_known=apply_known,
    clone=State.clone,
    deal=_deal,
    shown=_shown,
    view=_view,
    outcome=_outcome,
    turn=_turn,
    record=_record,
)
