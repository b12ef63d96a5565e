"""Carrying out the steps of an effect that ask nobody. Rules: 24.8, 40.0."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.effects import Effect
from app.games.shadowfist.engine.model.events import By
from app.games.shadowfist.engine.model.lasting import Lasting, Signpost
from app.games.shadowfist.engine.model.locals import PlacementLocals
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures.asking import begin
from app.games.shadowfist.engine.procedures.harm import inflict_by_effect
from app.games.shadowfist.engine.read import filters, players
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.scope import Scope
from app.games.shadowfist.engine.read.structure import is_in_play
from app.games.shadowfist.engine.write import areas, marks, piles, power
from app.games.shadowfist.engine.write.ceasing import cease_attacking
from app.games.shadowfist.engine.write.control import take_control
from app.games.shadowfist.engine.write.copying import copy_card


def carry_out(state: State, scope: Scope, effect: Effect, step: v.Step) -> None:
    """Carry out one step, as far as it can be applied."""
    VERBS[type(step)](state, scope, effect, step)


def affected(state: State, scope: Scope, cards: v.Cards) -> list[int]:
    """The cards in play that a step changes: those immune to its card by now are left out."""
    return [
        it
        for it in filters.cards_of(state, scope, cards)
        if is_in_play(state, it, state.mark[it]) and not is_immune(state, it, scope.card)
    ]


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


def _smoke(state: State, scope: Scope, effect: Effect, it: v.Smoke) -> None:
    by = (By(effect.player, effect.card),)
    cards = affected(state, scope, it.cards)
    areas.smoke_together(state, [events.Smoked(card, False, by) for card in cards])


def _to_hand(state: State, scope: Scope, effect: Effect, it: v.ToHand) -> None:
    """From play, or from a pile that is not a hand."""
    by = (By(effect.player, effect.card),)
    for card in filters.cards_of(state, scope, it.cards):
        if state.area[card] is not events.Area.IN_PLAY:
            areas.take(state, card)
            areas.put(state, card, events.Area.HAND)
        elif not is_immune(state, card, scope.card):
            areas.return_to_hand(state, card, by)


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
        power.gain(state, player, _number(it.amount))


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
    is_there = is_in_play(state, card, mark)
    if it.until is v.MAINTAINED and not (is_there and state.turned[card]):
        return
    by = By(effect.player, card)
    for changed in affected(state, scope, it.cards):
        lasting = Lasting(changed, state.mark[changed], it.changes, it.until, by, mark)
        marks.give(state, lasting)


def _take_control(state: State, scope: Scope, effect: Effect, it: v.TakeControl) -> None:
    """35.3: the card is placed by its new controller."""
    for card in affected(state, scope, it.cards):
        before = state.controller[card]
        take_control(state, card, effect.player, until=it.until)
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


VERBS: Final[Mapping[type[v.Step], Callable[[State, Scope, Effect, Any], None]]] = {
    v.Inflict: _inflict,
    v.Heal: _heal,
    v.Smoke: _smoke,
    v.ToHand: _to_hand,
    v.Turn: _turn,
    v.Unturn: _unturn,
    v.CeaseAttacking: _cease,
    v.Cancel: _cancel,
    v.GainPower: _gain,
    v.StealPower: _steal,
    v.Draw: _draw,
    v.Give: _give,
    v.TakeControl: _take_control,
    v.Redirect: _redirect,
    v.CopyOf: _copy,
}
