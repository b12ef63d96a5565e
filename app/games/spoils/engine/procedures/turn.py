"""A turn: its start, the actions of the active player, its end. Rules: 602, 603, 610."""

from __future__ import annotations

from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events, frames, windows
from app.games.spoils.engine.model.actions import Attack, Deploy, EndTurn, Player, UseAbility
from app.games.spoils.engine.model.changes import LastingChange
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import abilities, attacking, deploying
from app.games.spoils.engine.read import prices, stats
from app.games.spoils.engine.write import control, mutations, progress
from app.games.spoils.terms import CardType


def start(state: State, frame: Frame) -> None:
    """Start a turn: clear damage, end changes, let cards attack; then triggers. 602.1, 602.2.

    The first turn has no turn before it whose damage and effects could end.
    """
    player = frame.player
    ending = [it for it in state.changes if _is_over(state, it)]
    characters = [c for c in state.in_play if not stats.is_type(state, c, CardType.LOCATION)]
    mutations.clear_damage(state, characters)
    mutations.end_changes(state, ending)
    control.give_back(state, ending)
    progress.start_turn(state, player)
    mutations.emit(state, events.TurnStarted(player, state.turn))


def _is_over(state: State, change: LastingChange) -> bool:
    """True if the change ends as a new turn, of the other player than the last, starts."""
    starts = 1 - state.active if state.turn else state.first
    match change.ends:
        case v.Until.END_OF_TURN.value | v.Until.END_OF_BATTLE.value:
            return True
        case v.Until.NEXT_OWN_TURN.value:
            return state.turn > change.turn and state.active == _whose_turn(state, change)
        case v.Until.YOUR_NEXT_TURN.value:
            return starts == change.controller
        case _:
            return False


def _whose_turn(state: State, change: LastingChange) -> Player:
    """The player whose next turn ends the change: the controller of the changed card."""
    them = state.tracked(change.cards or ())
    return state.controller[them[0]] if them else change.controller


def act(state: State, frame: Frame) -> None:
    """Ask the active player to deploy, use an ability, attack or end the turn. Rules: 603.2."""
    frames.ask(state, state.active, DecisionKind.ACT)


def take_action(state: State, frame: Frame) -> None:
    """Carry out what the active player announced."""
    action = frames.answered(frame)
    if isinstance(action, EndTurn):
        mutations.emit(state, events.TurnEndAnnounced(state.active))
        windows.open_window(state, 1 - state.active, None)
        return
    frame.at = 1
    progress.count_action(state)
    if isinstance(action, Deploy):
        price = prices.price_of(state, state.active, action.card)
        deploying.start(state, state.active, action.card, flip_up=action.flip_up, price=price)
    elif isinstance(action, UseAbility):
        abilities.start(state, state.active, action.card, action.number)
    elif isinstance(action, Attack):
        attacking.start(state, state.active, action.target)


def end(state: State, frame: Frame) -> None:
    """End the turn; triggers at its end happen now. Rules: 610.1, 610.1a."""
    mutations.emit(state, events.TurnEnded(state.active, state.turn))


def next_turn(state: State, frame: Frame) -> None:
    """Start the next turn, of the other player."""
    frame.player = 1 - frame.player
    frame.at = 0


TURNS: Final[tuple[frames.Step, ...]] = (start, act, take_action, end, next_turn)
