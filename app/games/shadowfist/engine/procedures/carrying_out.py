"""Carrying out the steps of an effect that ask nobody. Rules: 24.8, 40.0."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.effects import Effect
from app.games.shadowfist.engine.model.events import By
from app.games.shadowfist.engine.model.lasting import Lasting, Signpost, Waiting
from app.games.shadowfist.engine.model.locals import PlacementLocals
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures import moving_cards as moving
from app.games.shadowfist.engine.procedures.asking import begin
from app.games.shadowfist.engine.procedures.harm import inflict_by_effect
from app.games.shadowfist.engine.procedures.interceptors import return_home
from app.games.shadowfist.engine.procedures.moving_cards import affected
from app.games.shadowfist.engine.read import filters, players
from app.games.shadowfist.engine.read.scope import Scope
from app.games.shadowfist.engine.read.structure import is_in_play
from app.games.shadowfist.engine.write import areas, marks, piles, power
from app.games.shadowfist.engine.write.ceasing import cease_attacking, cease_intercepting
from app.games.shadowfist.engine.write.control import take_control
from app.games.shadowfist.engine.write.copying import copy_card
from app.games.shadowfist.engine.write.structure import place, retarget, swap_rows


def carry_out(state: State, scope: Scope, effect: Effect, step: v.Step) -> None:
    """Carry out one step, as far as it can be applied."""
    VERBS[type(step)](state, scope, effect, step)


def _inflict(state: State, scope: Scope, effect: Effect, it: v.Inflict) -> None:
    cards = [card for card in affected(state, scope, it.to) if _is_harmable(state, card)]
    inflict_by_effect(state, scope.card, cards, _number(it.amount), frozenset(it.keywords))


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
        marks.turn(state, card)


def _unturn(state: State, scope: Scope, effect: Effect, it: v.Unturn) -> None:
    for card in affected(state, scope, it.cards):
        marks.unturn(state, card)


def _cease(state: State, scope: Scope, effect: Effect, it: v.CeaseAttacking) -> None:
    for card in affected(state, scope, it.cards):
        cease_attacking(state, card)


def _cancel(state: State, scope: Scope, effect: Effect, it: v.Cancel) -> None:
    for card in filters.cards_of(state, scope, it.cards):
        areas.cancel(state, card)


def _gain(state: State, scope: Scope, effect: Effect, it: v.GainPower) -> None:
    for player in players.players_of(state, scope, it.who):
        power.gain(state, player, _number(it.amount), by=effect.card)


def _generate(state: State, scope: Scope, effect: Effect, it: v.GeneratePower) -> None:
    power.generate_by_effect(
        state, effect.player, _number(it.amount), only_events=it.only_events, by=effect.card
    )


def _steal(state: State, scope: Scope, effect: Effect, it: v.StealPower) -> None:
    for victim in players.players_of(state, scope, it.of):
        power.steal(state, effect.player, victim, _number(it.amount))


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


def _redirect(state: State, scope: Scope, effect: Effect, it: v.Redirect) -> None:
    """38.2: the source, the card that it damages, and the new recipient are known."""
    cards = [filters.cards_of(state, scope, them) for them in (it.of, it.source, it.to)]
    if all(cards):
        of, source, to = ((found[0], state.mark[found[0]]) for found in cards)
        marks.put_signpost(state, Signpost(of, source, to, By(effect.player, effect.card)))


def _copy(state: State, scope: Scope, effect: Effect, it: v.CopyOf) -> None:
    for other in filters.cards_of(state, scope, it.cards):
        if is_in_play(state, effect.card, effect.mark):
            copy_card(state, effect.card, other)


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


def _give_power(state: State, scope: Scope, effect: Effect, it: v.GivePower) -> None:
    for receiver in players.players_of(state, scope, it.to):
        if receiver != effect.player:
            power.give(state, effect.player, receiver, _number(it.amount))


def _move_power(state: State, scope: Scope, effect: Effect, it: v.MovePower) -> None:
    for giver in players.players_of(state, scope, it.of):
        for receiver in players.players_of(state, scope, it.to):
            if giver != receiver:
                power.give(state, giver, receiver, _number(it.amount))


def _turn_face_down(state: State, scope: Scope, effect: Effect, it: v.TurnFaceDown) -> None:
    for card in affected(state, scope, it.cards):
        marks.turn_face_down(state, card)


def _swap(state: State, scope: Scope, effect: Effect, it: v.SwapRows) -> None:
    swap_rows(state)


def _change_target(state: State, scope: Scope, effect: Effect, it: v.ChangeTarget) -> None:
    """28.1.3.1, 28.6.5: everybody is at the location of the new target."""
    attack = state.attack
    for card in affected(state, scope, it.cards):
        if attack is None or attack.target == card or state.controller[card] == attack.declarer:
            continue
        for interceptor in [one for chain in attack.chains.values() for one in chain]:
            cease_intercepting(state, interceptor)
            return_home(state, interceptor)
        retarget(state, attack, card)
        attack.location = state.at[card]
        for attacker in attack.attacking.copy():
            place(state, attacker, attack.location)
            if state.controller[attacker] == state.controller[card]:
                cease_attacking(state, attacker)


def _cease_intercepting(
    state: State, scope: Scope, effect: Effect, it: v.CeaseIntercepting
) -> None:
    for card in affected(state, scope, it.cards):
        cease_intercepting(state, card)


VERBS: Final[Mapping[type[v.Step], Callable[[State, Scope, Effect, Any], None]]] = {
    v.Inflict: _inflict,
    v.Heal: _heal,
    v.Smoke: moving.smoke,
    v.ToHand: moving.to_hand,
    v.Turn: _turn,
    v.Unturn: _unturn,
    v.CeaseAttacking: _cease,
    v.Cancel: _cancel,
    v.GainPower: _gain,
    v.GeneratePower: _generate,
    v.StealPower: _steal,
    v.Draw: _draw,
    v.Give: _give,
    v.TakeControl: _take_control,
    v.Redirect: _redirect,
    v.CopyOf: _copy,
    v.Later: _later,
    v.Toast: moving.toast,
    v.Sacrifice: moving.sacrifice,
    v.Reload: moving.reload,
    v.ReturnToPlay: moving.return_to_play,
    v.PutCounters: _put_counters,
    v.DiscardHands: _discard_hands,
    v.Reveal: _reveal,
    v.GivePower: _give_power,
    v.MovePower: _move_power,
    v.TurnFaceDown: _turn_face_down,
    v.SwapRows: _swap,
    v.ChangeTarget: _change_target,
    v.CeaseIntercepting: _cease_intercepting,
}
