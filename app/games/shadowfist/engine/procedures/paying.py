"""Paying the prices of a text, all at once. Rules: 24.1.4, 45."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Bound, Marked, Scope
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures.harm import inflict_by_effect
from app.games.shadowfist.engine.read import amounts, filters, players
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.write import areas, marks, piles, power


def pay(state: State, player: int, card: int, text: v.Effect | v.When, bound: Bound) -> None:
    """Pay all prices of a text; what is sacrificed was chosen before. Rules: 24.1.4, 45."""
    scope = Scope(player, card, bound)
    for step in text.requires:
        match step:
            case v.Turn(cards=cards):
                for it in filters.cards_of(state, scope, cards):
                    marks.turn(state, it, by=player, for_effect=True)
            case v.Reveal(cards=cards):
                for it in filters.cards_of(state, scope, cards):
                    marks.reveal(state, it)
            case v.Heal(cards=cards, amount=healed):
                assert not isinstance(healed, v.Amount), "an amount that is not settled"
                for it in filters.cards_of(state, scope, cards):
                    if not is_immune(state, it, card):
                        marks.heal(state, it, healed)
            case v.Maintain():
                held = card if bound.held is None else bound.held[0]
                marks.turn(state, held, by=player, for_effect=True)
            case v.RemoveCounters(amount=taken_off):
                marks.put_counters(state, card, -amounts.amount(state, scope, taken_off))
            case v.DiscardHands(who=who):
                for each in players.players_of(state, scope, who):
                    for it in [one for one in state.hand[each] if one != card]:
                        piles.discard(state, it)
            case v.PutCounters(cards=cards, amount=int(put_on)):
                for it in filters.cards_of(state, scope, cards):
                    marks.put_counters(state, it, put_on)
            case v.PayPower(amount=price):
                power.pay(state, player, amounts.amount(state, scope, price))
            case v.GivePower(amount=price, to=to):
                for receiver in players.players_of(state, scope, to):
                    power.give(state, player, receiver, amounts.amount(state, scope, price))
            case v.Inflict(amount=int(amount), to=cards):
                hurt = filters.cards_of(state, scope, cards)
                inflict_by_effect(state, card, hurt, amount, frozenset(step.keywords))
            case v.Sacrifice(cards=v.THIS):
                areas.sacrifice(state, card)
    taken = iter(bound.price)
    for step in text.requires:
        match step:
            case v.Sacrifice(cards=cards) if cards != v.THIS:
                count = None if step.or_more else 1
                _take_price(state, islice(taken, count), areas.sacrifice)
            case v.DiscardAs(count=count):
                _take_price(state, islice(taken, count), piles.discard)
            case v.ToastAs(count=count):
                _take_price(state, islice(taken, count), areas.toast)


def _take_price(state: State, cards: Iterable[Marked], take: Callable[[State, int], None]) -> None:
    for card, mark in cards:
        if state.mark[card] == mark:
            take(state, card)
