"""Resolving the effect on top of the stack. Rules: 24.8."""

from __future__ import annotations

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.effects import Effect, EffectKind
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.lasting import Signpost
from app.games.shadowfist.engine.model.locals import FollowLocals, ResolveLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import begin
from app.games.shadowfist.engine.procedures.interceptors import check_interceptors, return_home
from app.games.shadowfist.engine.read.combatants import ahead
from app.games.shadowfist.engine.read.structure import by_now, is_in_play, owner_of
from app.games.shadowfist.engine.write import areas, marks
from app.games.shadowfist.engine.write.ceasing import cease_attacking, cease_intercepting
from app.games.shadowfist.engine.write.structure import move, place
from app.games.shadowfist.engine.write.telling import tell
from app.games.tabletop.referee.frames import own


def resolve_top(state: State, frame: Frame) -> None:
    """24.8, 24.8.2: the last effect resolves, as far as it still can be applied."""
    scene = state.scene
    assert scene is not None
    effect = scene.stack.pop()
    own(frame, ResolveLocals).player = effect.player
    _apply(state, effect)
    tell(state, events.Resolved(effect.player, effect.kind, effect.card))


def _apply(state: State, effect: Effect) -> None:
    card, target = effect.card, effect.target
    is_there = is_in_play(state, card, effect.mark)
    match effect.kind:
        case EffectKind.PLAY:
            if is_there:
                marks.resolve(state, card)
            if effect.steps:
                begin(state, "follow", effect.player, FollowLocals(effect, effect.steps))
        case EffectKind.SCRIPT:
            begin(state, "follow", effect.player, FollowLocals(effect, effect.steps))
        case EffectKind.RELOAD:
            if state.area[card] is Area.SMOKED and state.mark[card] == effect.mark:
                areas.take(state, card)
                areas.put(state, card, Area.DECK)
        case EffectKind.HEAL:
            if is_there:
                marks.heal(state, card)
        case EffectKind.CHANGE_LOCATION:
            if is_there and _is_reachable(state, effect):
                change_location(state, card, by_now(state, effect.amount))
        case EffectKind.STEALTH | EffectKind.INFLUENCE:
            if is_in_play(state, target, effect.target_mark):
                is_there = state.attack is not None and state.attack.is_fighting(target)
                if effect.kind is EffectKind.STEALTH and is_there:
                    tell(state, events.UsedStealth(card, target))
                cease_intercepting(state, target)
                return_home(state, target)
        case EffectKind.TACTICS:
            if is_there:
                for opponent in ahead(state, card)[:1]:
                    tell(state, events.UsedTactics(card, opponent))
                cease_attacking(state, card)
        case EffectKind.REVEAL:
            pass


def _is_reachable(state: State, effect: Effect) -> bool:
    """Tell whether a Character may still go where it was to go when the effect was generated.

    The location has to be there (13.0), the Character not in combat, and under the same control:
    whoever has taken it meanwhile has placed it (35.3).
    """
    card, is_there = effect.card, by_now(state, effect.amount) >= 0
    fights = state.attack is not None and state.attack.is_fighting(card)
    return is_there and not fights and state.controller[card] == effect.player


def change_location(state: State, card: int, location: int) -> None:
    """Move a Character. Attackers follow a Character that they attack (28.3).

    Whoever moves to intercept can be sent back to where it was last at home (28.6.6.1), also if
    the target moved on meanwhile; interceptors of a target that moves cease (28.6.5).
    """
    attack, before = state.attack, state.at[card]
    if before == location:
        return
    move(state, card, location, counts=True)
    if attack is None:
        return
    is_away = owner_of(state, location) != state.controller[card]
    if is_away or (location == attack.location and attack.intercepting == state.controller[card]):
        was_home = owner_of(state, before) == state.controller[card]
        if was_home or card not in attack.moved:
            attack.moved[card] = before
    if card == attack.target:
        for interceptor in [it for chain in attack.chains.values() for it in chain]:
            cease_intercepting(state, interceptor)
            return_home(state, interceptor)
        attack.location = location
        for attacker in attack.home:
            place(state, attacker, location)


def _is_waiting(state: State, post: Signpost) -> bool:
    """38.3: outside of attacks a signpost is for an effect that has not resolved."""
    scene = state.scene
    return scene is not None and any(it.card == post.source[0] for it in scene.stack)


def after_resolution(state: State, frame: Frame) -> None:
    """24.8.1.5: now players may respond again, from the left of who controlled the effect.

    Interceptors cease whose attacker can bypass them by now (28.6.6).
    """
    check_interceptors(state)
    if state.attack is None:
        state.signposts = [it for it in state.signposts if _is_waiting(state, it)]
    scene = state.scene
    assert scene is not None
    scene.first, scene.passed = own(frame, ResolveLocals).player, 0
