"""Carrying out the steps of an effect that ask nobody. Rules: 24.8, 40.0."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.effects import Effect
from app.games.shadowfist.engine.model.events import By
from app.games.shadowfist.engine.model.lasting import Lasting, Waiting
from app.games.shadowfist.engine.model.locals import PlacementLocals
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures import changing_fights as fighting
from app.games.shadowfist.engine.procedures import moving_cards as moving
from app.games.shadowfist.engine.procedures import moving_power
from app.games.shadowfist.engine.procedures.asking import begin
from app.games.shadowfist.engine.procedures.harm import inflict_by_effect
from app.games.shadowfist.engine.procedures.moving_cards import affected
from app.games.shadowfist.engine.read import filters, players
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.scores import hand_size
from app.games.shadowfist.engine.read.structure import is_in_play
from app.games.shadowfist.engine.write import areas, marks, piles
from app.games.shadowfist.engine.write.control import take_control
from app.games.shadowfist.engine.write.copying import copy_card
from app.games.shadowfist.engine.write.telling import tell, tell_copied


def carry_out(state: State, scope: Scope, effect: Effect, step: v.Step) -> None:
    """Carry out one step, as far as it can be applied."""
    VERBS[type(step)](state, scope, effect, step)


def _inflict(state: State, scope: Scope, effect: Effect, it: v.Inflict) -> None:
    cards = [card for card in affected(state, scope, it.to) if _is_harmable(state, card)]
    inflict_by_effect(state, scope.card, cards, _number(it.amount), frozenset(it.keywords))


def _inflict_divided(state: State, scope: Scope, effect: Effect, it: v.InflictDivided) -> None:
    shares = _shares(state, effect)
    cards = [card for card in shares if _is_harmable(state, card)]
    inflict_by_effect(state, scope.card, cards, shares)


def _inflict_each(state: State, scope: Scope, effect: Effect, it: v.InflictEach) -> None:
    shares = {
        card: amount
        for (card, mark), amount in zip(effect.bound.targets, it.amounts, strict=True)
        if is_in_play(state, card, mark) and _is_harmable(state, card)
    }
    inflict_by_effect(state, scope.card, list(shares), shares)


def _heal_divided(state: State, scope: Scope, effect: Effect, it: v.HealDivided) -> None:
    for card, amount in _shares(state, effect).items():
        if not is_immune(state, card, effect.card):
            marks.heal(state, card, amount)


def _shares(state: State, effect: Effect) -> Counter[int]:
    """The points of each card that is still there, as they were divided."""
    return Counter(card for card, mark in effect.bound.chosen if is_in_play(state, card, mark))


def _is_harmable(state: State, card: int) -> bool:
    return state.kinds[card].is_character or state.kinds[card].is_site


def _number(amount: v.AnyAmount) -> int:
    assert isinstance(amount, int), "an amount that is not settled"
    return amount


def _heal(state: State, scope: Scope, effect: Effect, it: v.Heal) -> None:
    for card in affected(state, scope, it.cards):
        marks.heal(state, card, None if it.amount is None else _number(it.amount))


def _turn(state: State, scope: Scope, effect: Effect, it: v.Turn) -> None:
    for card in affected(state, scope, it.cards):
        marks.turn(state, card, by=effect.player)


def _unturn(state: State, scope: Scope, effect: Effect, it: v.Unturn) -> None:
    for card in affected(state, scope, it.cards):
        marks.unturn(state, card)


def _cancel(state: State, scope: Scope, effect: Effect, it: v.Cancel) -> None:
    for card in filters.cards_of(state, scope, it.cards):
        areas.cancel(state, card)


def _draw(state: State, scope: Scope, effect: Effect, it: v.Draw) -> None:
    for player in players.players_of(state, scope, it.who):
        for _ in range(_number(it.amount)):
            piles.draw(state, player)


def _give(state: State, scope: Scope, effect: Effect, it: v.Give) -> None:
    """26.5; what is to last while a card is kept turned needs that card turned (10.4)."""
    card, mark = effect.card, effect.mark
    held = _held(state, effect) if it.until is v.MAINTAINED else -1
    if it.until is v.MAINTAINED and held < 0:
        return
    by = By(effect.player, card)
    for changed in affected(state, scope, it.cards):
        lasting = Lasting(changed, state.mark[changed], it.changes, it.until, by, mark, held)
        marks.give(state, lasting)


def _held(state: State, effect: Effect) -> int:
    """The card that is kept turned for an effect, -1 if it is not any more. Rules: 10.4."""
    card, mark = effect.bound.held or (effect.card, effect.mark)
    return card if is_in_play(state, card, mark) and state.turned[card] else -1


def _later(state: State, scope: Scope, effect: Effect, it: v.Later) -> None:
    held = _held(state, effect) if it.until is v.MAINTAINED else -1
    if it.until is v.MAINTAINED and held < 0:
        return
    assert isinstance(it.when, v.When)
    text = Waiting(effect.player, effect.card, it.when, effect.bound, it.until, held)
    marks.wait(state, text)


def _take_control(state: State, scope: Scope, effect: Effect, it: v.TakeControl) -> None:
    """35.3: the card is placed by its new controller."""
    for card in affected(state, scope, it.cards):
        before = state.controller[card]
        held = _held(state, effect) if it.until is v.MAINTAINED else effect.card
        if held < 0:
            return
        is_bound = it.until in (v.WHILE_HERE, v.MAINTAINED)
        source = (held, state.mark[held]) if is_bound else None
        take_control(state, card, effect.player, until=it.until, source=source)
        if state.controller[card] != before:
            begin(state, "placement", effect.player, PlacementLocals(card))


def _copy(state: State, scope: Scope, effect: Effect, it: v.CopyOf) -> None:
    for other in filters.cards_of(state, scope, it.cards):
        if is_in_play(state, effect.card, effect.mark):
            copied = state.kinds[other].text.whens
            copy_card(state, effect.card, other)
            tell_copied(state, effect.card, copied)


def _put_counters(state: State, scope: Scope, effect: Effect, it: v.PutCounters) -> None:
    for card in affected(state, scope, it.cards):
        marks.put_counters(state, card, _number(it.amount))


def _discard_hands(state: State, scope: Scope, effect: Effect, it: v.DiscardHands) -> None:
    for player in players.players_of(state, scope, it.who):
        for card in list(state.hand[player]):
            piles.discard(state, card)


def _reveal(state: State, scope: Scope, effect: Effect, it: v.Reveal) -> None:
    for card in affected(state, scope, it.cards):
        marks.reveal(state, card, by=effect.player)


def _turn_face_down(state: State, scope: Scope, effect: Effect, it: v.TurnFaceDown) -> None:
    for card in affected(state, scope, it.cards):
        marks.turn_face_down(state, card)


def _succeed(state: State, scope: Scope, effect: Effect, it: v.Succeed) -> None:
    ended = state.last_ended
    if ended is not None and not ended.is_success:
        state.has_failed = state.had_failed
        state.last_ended = replace(ended, is_success=True)
        tell(state, events.CountedAsSuccess(ended.player, ended.defender, ended.met_by))


def _fill_hand(state: State, scope: Scope, effect: Effect, it: v.FillHand) -> None:
    player = effect.player
    for _ in range(hand_size(state, player) - len(state.hand[player])):
        piles.draw(state, player)


VERBS: Final[Mapping[type[v.Step], Callable[[State, Scope, Effect, Any], None]]] = {
    v.Inflict: _inflict,
    v.Heal: _heal,
    v.InflictDivided: _inflict_divided,
    v.InflictEach: _inflict_each,
    v.HealDivided: _heal_divided,
    v.SmokeAndReturn: moving.smoke_and_return,
    v.Retarget: fighting.retarget,
    v.Smoke: moving.smoke,
    v.ToHand: moving.to_hand,
    v.Turn: _turn,
    v.Unturn: _unturn,
    v.CeaseAttacking: fighting.cease,
    v.Cancel: _cancel,
    v.GainPower: moving_power.gain,
    v.GeneratePower: moving_power.generate,
    v.StealPower: moving_power.steal,
    v.Draw: _draw,
    v.FillHand: _fill_hand,
    v.Succeed: _succeed,
    v.Give: _give,
    v.TakeControl: _take_control,
    v.Redirect: fighting.redirect,
    v.CopyOf: _copy,
    v.Later: _later,
    v.Toast: moving.toast,
    v.Sacrifice: moving.sacrifice,
    v.Reload: moving.reload,
    v.ShuffleIn: moving.shuffle_in,
    v.ReturnAtRandom: moving.return_at_random,
    v.ReturnToPlay: moving.return_to_play,
    v.PutCounters: _put_counters,
    v.DiscardHands: _discard_hands,
    v.Reveal: _reveal,
    v.GivePower: moving_power.give_power,
    v.MovePower: moving_power.move_power,
    v.TurnFaceDown: _turn_face_down,
    v.SwapRows: fighting.swap,
    v.ChangeTarget: fighting.change_target,
    v.CeaseIntercepting: fighting.cease_intercepting,
    v.MoveTo: fighting.move,
}
