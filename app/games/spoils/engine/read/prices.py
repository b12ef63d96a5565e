"""On what terms cards are deployed, and what others demand to be paid. Rules: 308, 402.8, 505."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import amounts, filters, stats
from app.games.spoils.engine.read.active_text import is_untouched, rules_for
from app.games.spoils.engine.read.scope import Scope


def price_of(state: State, player: Player, card: CardId) -> v.Price:
    """On what terms a player may deploy a card from where it is."""
    if card in state.hand[player]:
        return v.Price.AS_USUAL
    for rule, scope in rules_for(state, player, v.MayDeploy):
        if card in filters.meant(scope, rule.cards):
            return rule.price
    return v.Price.AS_USUAL


def demanded(state: State, player: Player, action: v.Action, card: CardId | None = None) -> int:
    """What a player must pay to take an action, with a card where it is about one; without it,
    what texts demand that speak of no card. Rules: 505.1.
    """
    return sum(
        amounts.amount(scope, rule.amount)
        for rule, scope in rules_for(state, player, v.MustPay)
        if rule.action is action
        and (rule.object == v.CARD if card is None else _is_about(scope, rule, card))
    )


def demanded_for_member(state: State, player: Player, card: CardId) -> int:
    """What a player must pay to attack with a character, by texts that speak of it. 505.1."""
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
    """The cards for which a player could pay, with so much demanded for others already."""
    return [
        card
        for card in cards
        if can_be_paid(state, player, held + demanded(state, player, action, card))
    ]


def can_be_paid(state: State, player: Player, price: int) -> bool:
    """Whether a player has the resources for a price, a numeric cost of its own. Rules: 406.5."""
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
