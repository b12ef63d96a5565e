"""Generating effects: costs, choices, and the stack. Rules: 24.0, 24.4, 24.5."""

from __future__ import annotations

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.legality.effects import can_turn_against
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import (
    Action,
    Choose,
    Heal,
    Influence,
    Move,
    Play,
    Reload,
    Reveal,
    Stealth,
    Tactics,
    Use,
)
from app.games.shadowfist.engine.model.bound import NOTHING, Bound
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.effects import Effect, EffectKind
from app.games.shadowfist.engine.model.locals import InfluenceLocals, PlayLocals, RequireLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import ask, begin
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.scores import has
from app.games.shadowfist.engine.write import marks, power
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.terms import Keyword
from app.games.tabletop.referee.frames import again, answered, own


def generate(state: State, player: int, action: Action) -> None:
    """Begin to generate an effect, or generate it at once where nothing is to be chosen."""
    match action:
        case Play(card, crisis):
            begin(state, "play", player, PlayLocals(card, crisis))
        case Use(card, ability):
            text = state.kinds[card].text.effects[ability]
            subject = state.subject[card]
            named = (subject, state.mark[subject]) if subject >= 0 else None
            begin(state, "require", player, RequireLocals(card, text, Bound(subject=named)))
        case Influence(card):
            begin(state, "influence", player, InfluenceLocals(card))
        case Move(card, location):
            if has(state, card, Keyword.MOBILITY):
                state.free_moves[card] = state.free_moves.get(card, 0) + 1
            else:
                marks.turn(state, card, by=player, for_effect=True)
            add(state, player, EffectKind.CHANGE_LOCATION, card, amount=location)
        case Heal(card):
            marks.turn(state, card, by=player, for_effect=True)
            add(state, player, EffectKind.HEAL, card)
        case Reveal(card):
            marks.reveal(state, card)
            add(state, player, EffectKind.REVEAL, card)
            begin(state, "checks", player)
        case Reload(card):
            reload = state.kinds[card].reload
            assert reload is not None
            power.pay(state, player, reload.power)
            add(state, player, EffectKind.RELOAD, card)
        case Stealth(card, interceptor):
            assert state.attack is not None
            state.attack.used_stealth.add(card)
            add(state, player, EffectKind.STEALTH, card, target=interceptor)
        case Tactics(card):
            add(state, player, EffectKind.TACTICS, card)
        case _:
            raise AssertionError(f"{action} generates no effect")


def add(
    state: State,
    player: int,
    kind: EffectKind,
    card: int,
    *,
    target: int = -1,
    amount: int = 0,
    mark: int | None = None,
    text: v.Effect | v.When | None = None,
    bound: Bound = NOTHING,
    steps: tuple[v.Step, ...] = (),
) -> Effect:
    """Put an effect on the stack; everybody may respond again. Rules: 23.0, 24.5.6.

    `mark` is that of the card before it paid for the effect.
    """
    scene = state.scene
    assert scene is not None, "an effect outside of a scene"
    state.counter += 1
    effect = Effect(
        state.counter, kind, player, card, state.mark[card] if mark is None else mark, target,
        state.mark[target] if target >= 0 else 0, amount, text, bound, steps,
    )  # fmt: skip
    scene.stack.append(effect)
    scene.first, scene.passed = player, 0
    if bound.targets:
        tell(state, events.Targeted(player, card, tuple(it for it, _ in bound.targets)))
    if kind is not EffectKind.PLAY:
        tell(state, events.Generated(player, kind, card, target, amount))
    return effect


def turn_for_influence(state: State, frame: Frame) -> None:
    """50.8: cards are turned until their Influence is at least the interceptor's cost."""
    kept = own(frame, InfluenceLocals)
    if frame.answer is not None:
        chosen = answered(frame)
        assert isinstance(chosen, Choose)
        kept.gathered += scores.influence(state, chosen.card)
        kept.last = chosen.card
        marks.turn(state, chosen.card, by=frame.player, for_effect=True)
    if kept.last < 0 or kept.gathered < scores.cost(state, kept.card):
        options = [Choose(it) for it in can_turn_against(state, frame.player, kept.card)]
        ask(state, frame, frame.player, Question.TURN, options)
        again(frame)
        return
    add(state, frame.player, EffectKind.INFLUENCE, kept.last, target=kept.card)
