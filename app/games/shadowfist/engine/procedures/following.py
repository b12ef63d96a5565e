"""Following the steps of an effect as it resolves. Rules: 24.6, 24.8."""

from __future__ import annotations

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.legality.special_plays import playable_by_effect, reduction
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import PASS, Action, Choose
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.locals import FollowLocals, PlayLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures import choosing
from app.games.shadowfist.engine.procedures.asking import ask, begin
from app.games.shadowfist.engine.procedures.carrying_out import carry_out
from app.games.shadowfist.engine.procedures.moving_cards import affected
from app.games.shadowfist.engine.read.amounts import holds
from app.games.shadowfist.engine.write.telling import tell
from app.games.tabletop.referee import rng
from app.games.tabletop.referee.frames import again, answered, own


def follow(state: State, frame: Frame) -> None:
    """24.6: each step is completed before the next; a step may ask, or play a card."""
    kept = own(frame, FollowLocals)
    scope = Scope(frame.player, kept.effect.card, kept.effect.bound)
    if frame.answer is not None:
        answer = answered(frame)
        step, kept.steps = kept.steps[0], kept.steps[1:]
        if not isinstance(step, v.Play):
            more = choosing.answered(state, scope, step, answer)
            kept.steps = (*more, *kept.steps)
        elif isinstance(answer, Choose):
            playing = PlayLocals(
                answer.card, False, less=reduction(step), by_effect=True, face_up=step.face_up
            )
            begin(state, "play", frame.player, playing)
            again(frame)
            return
    if not kept.steps:
        return
    step = kept.steps[0]
    if isinstance(step, v.If):
        taken = step.then if holds(state, scope, step.condition) else step.otherwise
        kept.steps = (*taken, *kept.steps[1:])
    elif isinstance(step, v.FlipCoin):
        state.rng, side = rng.below(state.rng, 2)
        tell(state, events.CoinFlipped(frame.player, side == 1))
        kept.steps = (*(step.heads if side else step.tails), *kept.steps[1:])
    elif isinstance(step, v.SmokeAndLet):
        losers = [state.controller[it] for it in affected(state, scope, step.cards)]
        let = (v.MaySmoke(step.others, it) for it in losers)
        kept.steps = (v.Smoke(step.cards), *let, *kept.steps[1:])
    elif isinstance(step, choosing.ASKING):
        answers = choosing.offered(state, scope, step)
        if len(answers) > 1 or (answers and state.game.asks_all):
            asked = choosing.asked(state, scope, step)
            ask(state, frame, asked, choosing.QUESTIONS[type(step)], answers)
        else:
            kept.steps = (
                *choosing.answered(state, scope, step, None),
                *kept.steps[1:],
            )
    elif isinstance(step, v.Play):
        found = playable_by_effect(state, scope, step)
        if found or (state.game.asks_all and step.cards != v.THIS):
            offered: list[Action] = [] if step.cards == v.THIS else [PASS]
            offered += map(Choose, found)
            ask(state, frame, frame.player, Question.PLAY, offered)
        else:
            kept.steps = kept.steps[1:]
    else:
        kept.steps = kept.steps[1:]
        carry_out(state, scope, kept.effect, step)
    again(frame)


FOLLOW = (follow,)
