"""Scenes: a stack, responses, and times at which scenes may be started. Rules: 22.1, 23."""

from __future__ import annotations

from app.games.shadowfist.engine.legality.effects import effects
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import PASS, Action
from app.games.shadowfist.engine.model.decisions import Decision, Question
from app.games.shadowfist.engine.model.effects import Scene
from app.games.shadowfist.engine.model.locals import (
    ResolveLocals,
    SceneLocals,
    TriggerLocals,
    WindowLocals,
)
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import begin
from app.games.shadowfist.engine.procedures.generating import generate
from app.games.shadowfist.engine.procedures.recalculating import recalculate
from app.games.shadowfist.engine.procedures.victory import check_played_site
from app.games.shadowfist.engine.read.structure import from_left_of, in_seats, others
from app.games.shadowfist.engine.write.marks import end_lasting
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.vocabulary import END_OF_SCENE
from app.games.tabletop.referee.frames import again, answered, own


def start_scene(
    state: State, player: int, *, is_open: bool = True, action: Action | None = None
) -> None:
    """Begin a scene: with an effect of this player, or with the triggers that wait."""
    begin(state, "scene", player, SceneLocals(is_open, action))


def open_scene(state: State, frame: Frame) -> None:
    """23.0: the scene begins with the effect that a player generates."""
    kept = own(frame, SceneLocals)
    assert state.scene is None, "a scene within a scene"
    state.scene = Scene(kept.is_open, frame.player, frame.player)
    if kept.action is not None:
        generate(state, frame.player, kept.action)


def respond(state: State, frame: Frame) -> None:
    """23.0, 23.3: triggers first, then responses; when all have passed the top resolves."""
    scene = state.scene
    assert scene is not None
    if state.pending:
        begin(state, "triggers", scene.first, TriggerLocals())
        again(frame)
        return
    order = priority(state, scene)
    if frame.answer is not None:
        answer = answered(frame)
        if answer is not PASS:
            generate(state, order[scene.passed], answer)
            again(frame)
            return
        scene.passed += 1
    while scene.passed < len(order):
        player = order[scene.passed]
        options = effects(state, player, is_open=scene.is_open)
        if options or state.game.asks_all:
            state.decision = Decision(player, Question.RESPOND, (PASS, *options))
            again(frame)
            return
        scene.passed += 1
    if scene.stack:
        tell(state, events.AllPassed())
        begin(state, "resolve", scene.first, ResolveLocals())
        again(frame)


def priority(state: State, scene: Scene) -> list[int]:
    """Return the players who may respond, in order: clockwise from the left of `scene.first`.

    The active player comes last, and may add an effect. Rules: 23.3.
    """
    order = list(from_left_of(state, scene.first))
    if scene.first != state.active:
        order.append(state.active)
    return order


def close_scene(state: State, frame: Frame) -> None:
    """4.4, 23.5: the scene is over as its stack is empty; a Site that was played may win."""
    state.scene = None
    recalculate(state, ended=end_lasting(state, END_OF_SCENE))
    tell(state, events.SceneEnded())
    check_played_site(state)


# Times at which players may start scenes.


def open_window(state: State, player: int, *, is_open: bool = True) -> None:
    """Let all players start scenes, the active player first, until all pass. Rules: 22.1, 28.2."""
    order = tuple(in_seats(state, state.active))
    begin(state, "window", player, WindowLocals(is_open, order))


def open_claims(state: State, player: int) -> None:
    """Let an opponent start the next scene. Rules: 22.1."""
    order = tuple(others(state, player))
    begin(state, "claims", player, WindowLocals(True, order, once=True))


def offer_one_scene(state: State, frame: Frame) -> None:
    """22.1: the first opponent who wants it starts the next scene."""
    if own(frame, WindowLocals).has_started:
        return
    offer_scenes(state, frame)


def offer_scenes(state: State, frame: Frame) -> None:
    """22.1: who may start a scene, and passes, lets the next one. Triggers start one (26.1.4)."""
    kept = own(frame, WindowLocals)
    if state.pending:
        kept.passed = 0
        start_scene(state, state.active, is_open=kept.is_open)
        again(frame)
        return
    if frame.answer is not None:
        answer = answered(frame)
        kept.passed += 1
        if answer is not PASS:
            starter = kept.order[kept.passed - 1]
            start_scene(state, starter, is_open=kept.is_open, action=answer)
            kept.has_started = True
            if not kept.once:
                kept.passed = 0
            again(frame)
            return
    while kept.passed < len(kept.order):
        player = kept.order[kept.passed]
        options = effects(state, player, is_open=kept.is_open)
        if options or state.game.asks_all:
            state.decision = Decision(player, Question.START, (PASS, *options))
            again(frame)
            return
        kept.passed += 1
