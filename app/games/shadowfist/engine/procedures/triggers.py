"""Generating triggered effects. Rules: 26.1."""

from __future__ import annotations

from app.games.shadowfist.engine.model.actions import PASS, Number
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.effects import EffectKind, Triggered
from app.games.shadowfist.engine.model.locals import TriggerLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import ask
from app.games.shadowfist.engine.procedures.generating import add
from app.games.shadowfist.engine.read.structure import from_left_of, is_in_play
from app.games.shadowfist.engine.write import marks, power
from app.games.tabletop.referee.frames import Frame as AnyFrame
from app.games.tabletop.referee.frames import again, answered, own


def generate_triggers(state: State, frame: Frame) -> None:
    """26.1.5: by scene priority; who controls several decides on their order."""
    kept = own(frame, TriggerLocals)
    if kept.asked is not None:
        _answer_may(state, frame, kept.asked)
        kept.asked = None
        again(frame)
        return
    waiting = _next_ones(state)
    if not waiting:
        return
    if frame.answer is None and len(waiting) > 1:
        options = [Number(it) for it in range(len(waiting))]
        ask(state, frame, waiting[0].player, Question.ORDER, options)
        again(frame)
        return
    answer = answered(frame) if frame.answer is not None else Number(0)
    assert isinstance(answer, Number)
    chosen = waiting[answer.value]
    state.pending.remove(chosen)
    again(frame)
    if is_voluntary(state, chosen):
        if chosen.does.power <= state.power[chosen.player]:
            kept.asked = chosen
            ask(state, frame, chosen.player, Question.MAY, [Number(1), PASS])
    else:
        _add(state, chosen)


def is_voluntary(state: State, triggered: Triggered) -> bool:
    """26.1.2: with a price, with *may*, or on a face-down Feng Shui Site; else mandatory."""
    does = triggered.does
    return does.may or does.power > 0 or state.face_down[triggered.card]


def _next_ones(state: State) -> list[Triggered]:
    """The triggers of the player who is first by scene priority. Rules: 23.3."""
    scene = state.scene
    assert scene is not None
    for player in from_left_of(state, scene.first):
        if found := [it for it in state.pending if it.player == player]:
            return found
    return []


def _answer_may(state: State, frame: AnyFrame[object, object] | Frame, asked: Triggered) -> None:
    answer = frame.answer
    frame.answer = None
    if answer == PASS or not is_in_play(state, asked.card, asked.mark):
        return
    if state.face_down[asked.card]:
        marks.reveal(state, asked.card)
    power.pay(state, asked.player, asked.does.power)
    _add(state, asked)


def _add(state: State, chosen: Triggered) -> None:
    add(state, chosen.player, EffectKind.SCRIPT, chosen.card, does=chosen.does)
