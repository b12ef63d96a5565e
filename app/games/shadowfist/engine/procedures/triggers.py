"""Generating triggered effects. Rules: 26.1."""

from __future__ import annotations

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.legality.requirements import is_viable
from app.games.shadowfist.engine.legality.special_plays import is_playable_for
from app.games.shadowfist.engine.model.actions import PASS, Number
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.effects import Triggered
from app.games.shadowfist.engine.model.locals import PlayLocals, RequireLocals, TriggerLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import ask, begin
from app.games.shadowfist.engine.read.structure import from_left_of, is_in_play
from app.games.shadowfist.engine.read.texts import has_uses
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
    if not can_generate(state, chosen):
        return
    if is_voluntary(state, chosen):
        kept.asked = chosen
        ask(state, frame, chosen.player, Question.MAY, [Number(1), PASS])
    else:
        _generate(state, chosen)


def can_generate(state: State, triggered: Triggered) -> bool:
    """26.1.1: a text whose choices and prices cannot be met is not generated."""
    if not has_uses(state, triggered.card, triggered.text, triggered.bound.they):
        return False
    if _pays_with_itself(triggered.text) and not is_in_play(state, triggered.card, triggered.mark):
        return False
    if triggered.text.plays:
        return is_playable_for(state, triggered.player, triggered.card, triggered.bound)
    scope = Scope(triggered.player, triggered.card, triggered.bound)
    return is_viable(state, scope, triggered.text)


def _pays_with_itself(text: v.When) -> bool:
    """Tell whether a price is the card itself, which has to be the same card still."""
    return any(
        isinstance(it, v.Maintain)
        or (isinstance(it, v.Turn | v.Sacrifice) and it.cards == v.THIS)
        or (isinstance(it, v.Inflict) and it.to == v.THIS)
        for it in text.requires
    )


def is_voluntary(state: State, triggered: Triggered) -> bool:
    """26.1.2: with a price, with *may*, or on a face-down Feng Shui Site; else mandatory."""
    text = triggered.text
    has_price = any(isinstance(it, v.PayPower | v.GivePower) for it in text.requires)
    return text.may or has_price or state.face_down[triggered.card]


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
    if answer == PASS:
        return
    if can_generate(state, asked):
        _generate(state, asked)


def _generate(state: State, chosen: Triggered) -> None:
    if chosen.text.plays:
        begin(state, "play", chosen.player, PlayLocals(chosen.card, False, bound=chosen.bound))
        return
    kept = RequireLocals(chosen.card, chosen.text, chosen.bound)
    begin(state, "require", chosen.player, kept)


def do_urgent(state: State, frame: Frame) -> None:
    """23.6, 24.5.2: what happens immediately is carried out before anything else."""
    chosen = state.urgent.pop(0)
    is_there = chosen.text.though_gone or is_in_play(state, chosen.card, chosen.mark)
    if is_there and can_generate(state, chosen):
        kept = RequireLocals(chosen.card, chosen.text, chosen.bound, at_once=True)
        begin(state, "require", chosen.player, kept)
