"""The turn: Establishing Shot, Main Shot, and its end. Rules: 5, 22."""

from __future__ import annotations

from app.games.shadowfist.engine.legality.attacks import declarations
from app.games.shadowfist.engine.legality.effects import effects
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import END_TURN, Action, Attack, EndTurn
from app.games.shadowfist.engine.model.decisions import Decision, Question
from app.games.shadowfist.engine.model.locals import AttackLocals, PlacementLocals, WindowLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import ask, begin
from app.games.shadowfist.engine.procedures.auctions import hold_auctions
from app.games.shadowfist.engine.procedures.elimination import eliminate_decked
from app.games.shadowfist.engine.procedures.establishing import ESTABLISHING
from app.games.shadowfist.engine.procedures.recalculating import recalculate
from app.games.shadowfist.engine.procedures.scenes import (
    offer_scenes,
    open_claims,
    open_window,
    start_scene,
)
from app.games.shadowfist.engine.read.structure import others
from app.games.shadowfist.engine.write.control import end_control
from app.games.shadowfist.engine.write.marks import end_lasting
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.vocabulary import END_OF_TURN
from app.games.tabletop.referee.frames import answered, own


def begin_main_shot(state: State, frame: Frame) -> None:
    """22.3.1: what the beginning of the Main Shot triggers is added to an open scene."""
    state.in_main_shot = True
    tell(state, events.MainShotBegan(frame.player))
    if state.pending:
        open_window(state, frame.player)


def ask_what_to_do(state: State, frame: Frame) -> None:
    """22.3.2: start a scene, declare an attack, or declare the end of the turn."""
    if state.turn_is_over:
        return
    if state.pending:
        open_window(state, frame.player)
        _ask_again(frame)
        return
    player = frame.player
    options: list[Action] = [
        END_TURN,
        *effects(state, player, is_open=True),
        *declarations(state, player),
    ]
    if player == state.game.by_hand:
        state.decision = Decision(player, Question.ACT, tuple(options))
    else:
        ask(state, frame, player, Question.ACT, options)


def do_it(state: State, frame: Frame) -> None:
    """22.3.2.1 to 22.3.2.3; after a scene an opponent may start the next one (22.1)."""
    if state.turn_is_over:
        return
    player = frame.player
    match answered(frame):
        case EndTurn():
            tell(state, events.EndDeclared(player))
            state.turn_is_over = True
            kept = WindowLocals(True, tuple(others(state, player)), once=True)
            begin(state, "end declared", player, kept)
        case Attack(target):
            begin(state, "attack", player, AttackLocals(target))
        case action:
            open_claims(state, player)
            start_scene(state, player, action=action)


def ask_for_more(state: State, frame: Frame) -> None:
    """22.3.2: in any order and as often as one likes. Burning for Power ends it (28.10)."""
    if not state.turn_is_over:
        _ask_again(frame)


def _ask_again(frame: Frame) -> None:
    frame.at = TURN.index(ask_what_to_do)


def end_or_go_on(state: State, frame: Frame) -> None:
    """22.3.2.3: if an opponent started a scene, the player may choose any option again."""
    if own(frame, WindowLocals).has_started:
        state.turn_is_over = False


def end_turn(state: State, frame: Frame) -> None:
    """22.3.3: what the end of the turn triggers is generated in a final closed scene."""
    state.in_main_shot = False
    tell(state, events.TurnEnding(frame.player))
    open_window(state, frame.player, is_open=False)


def end_effects(state: State, frame: Frame) -> None:
    """26.5: what lasts this turn ends together, and may smoke cards (20.2).

    Cards that were taken for the turn go back (35.3.4).
    """
    recalculate(state, ended=end_lasting(state, END_OF_TURN))
    for card in end_control(state, END_OF_TURN):
        begin(state, "placement", state.controller[card], PlacementLocals(card))


def see_what_ended(state: State, frame: Frame) -> None:
    """26.5: what the end of effects triggers is generated in one more closed scene."""
    recalculate(state)
    if state.pending:
        open_window(state, frame.player, is_open=False)


def eliminate(state: State, frame: Frame) -> None:
    """5.1: whoever drew the last card of a deck this turn is out."""
    eliminate_decked(state)


def pass_turn(state: State, frame: Frame) -> None:
    """3.0: turns go clockwise."""
    state.had_turn.add(frame.player)
    if state.result is None:
        frame.player = next(others(state, frame.player))
        frame.at = 0


TURN = (
    *ESTABLISHING,
    begin_main_shot,
    ask_what_to_do,
    do_it,
    ask_for_more,
    end_turn,
    end_effects,
    hold_auctions,
    see_what_ended,
    eliminate,
    pass_turn,
)

END_DECLARED = (offer_scenes, end_or_go_on)
