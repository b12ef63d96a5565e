"""Terms on which cards are deployed, and prices that other cards demand. Rules: 308, 402.8, 505."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import amounts, filters, stats
from app.games.spoils.engine.read.active_text import is_untouched, rules_for
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.terms import Area


def price_of(state: State, player: Player, card: CardId) -> v.Price:
    """The terms on which a player may deploy a card from where it is."""
    if card in state.hand[player]:
        return v.Price.AS_USUAL
    for rule, scope in rules_for(state, player, v.MayPlay):
        if card in filters.meant(scope, rule.cards):
            return rule.price
    return v.Price.AS_USUAL


def playable_as_in_hand(state: State, player: Player) -> list[CardId]:
    """Cards outside the hand that texts let a player play as though they were in it. 402.8."""
    found: list[CardId] = []
    for rule, scope in rules_for(state, player, v.MayPlay):
        found += [c for c in filters.meant(scope, rule.cards) if c not in state.hand[player]]
    return list(dict.fromkeys(found))


def meant_to_deploy(scope: Scope, cards: v.Cards, player: Player) -> list[CardId]:
    """The cards that an effect lets a player deploy; with those in hand go all others that the
    player may play as though they were in hand. Rules: 402.8.
    """
    found = filters.meant(scope, cards)
    rest = v.Cards(tuple(it for it in cards.where if not _means_hand(scope, it, player)))
    if rest == cards:
        return found
    elsewhere = playable_as_in_hand(scope.state, player)
    return found + [card for card in elsewhere if filters.fits(scope, card, rest)]


def _means_hand(scope: Scope, it: v.Property, player: Player) -> bool:
    return isinstance(it, v.In) and it.area is Area.HAND and player in scope.players(it.of)


def both(price: v.Price, other: v.Price) -> v.Price:
    """The terms of two effects together: free if one says so, and without threshold."""
    free = not {v.Price.FREE, v.Price.FREE_NO_THRESHOLD}.isdisjoint((price, other))
    if {v.Price.NO_THRESHOLD, v.Price.FREE_NO_THRESHOLD}.isdisjoint((price, other)):
        return v.Price.FREE if free else v.Price.AS_USUAL
    return v.Price.FREE_NO_THRESHOLD if free else v.Price.NO_THRESHOLD


def demanded(state: State, player: Player, action: v.Action, card: CardId | None = None) -> int:
    """The price that texts demand of a player for an action. Rules: 505.1.

    With a card, the texts that speak of that card; without, those that speak of no card.
    """
    return sum(
        amounts.amount(scope, rule.amount)
        for rule, scope in rules_for(state, player, v.MustPay)
        if rule.action is action
        and (rule.object == v.CARD if card is None else _is_about(scope, rule, card))
    )


def demanded_for_member(state: State, player: Player, card: CardId) -> int:
    """The price of attacking with a character, by texts that speak of it. Rules: 505.1."""
    return sum(
        amounts.amount(scope, rule.amount)
        for rule, scope in rules_for(state, player, v.MustPay)
        if rule.action is v.Action.ATTACK and rule.object != v.CARD and _is_about(scope, rule, card)
    )


def _is_about(scope: Scope, rule: v.MustPay, card: CardId) -> bool:
    return filters.fits(scope, card, rule.object) and not is_untouched(
        scope.state, card, scope.source
    )


def affordable(
    state: State, player: Player, action: v.Action, cards: Sequence[CardId], held: int
) -> list[CardId]:
    """The cards for which a player could pay, with `held` to be paid for others already."""
    return [
        card
        for card in cards
        if can_be_paid(state, player, held + demanded(state, player, action, card))
    ]


def can_be_paid(state: State, player: Player, price: int) -> bool:
    """True if a player has the resources for a price, a numeric cost of its own. Rules: 406.5."""
    return price <= budget(state, player)


def budget(state: State, player: Player) -> int:
    """The highest price that a player could pay, with what lowers any next cost. Rules: 406.5."""
    lowered = 0
    for change in state.changes:
        what = change.what
        if not isinstance(what, v.ReduceNextCost) or change.controller != player:
            continue
        if what.of == v.CARD and isinstance(what.amount, int):
            lowered += what.amount
    return len(stats.free_resources(state, player)) + lowered
