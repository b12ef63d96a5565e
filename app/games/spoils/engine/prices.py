"""On what terms cards are deployed, and what others demand to be paid. Rules: 308, 402.8, 505."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import amounts, nouns, stats
from app.games.spoils.engine.actions import CardId, Player
from app.games.spoils.engine.changing import is_untouched, rules_for
from app.games.spoils.engine.scope import Scope
from app.games.spoils.engine.state import State


def price_of(state: State, player: Player, card: CardId) -> words.Price:
    """On what terms a player may deploy a card from where it is."""
    if card in state.hand[player]:
        return words.Price.AS_USUAL
    for rule, scope in rules_for(state, player, words.MayDeploy):
        if card in nouns.meant(scope, rule.cards):
            return rule.price
    return words.Price.AS_USUAL


def demanded(state: State, player: Player, action: words.Action, card: CardId | None = None) -> int:
    """What a player must pay to take an action, with a card where it is about one; without it,
    what texts demand that speak of no card. Rules: 505.1.
    """
    return sum(
        amounts.amount(scope, rule.amount)
        for rule, scope in rules_for(state, player, words.MustPay)
        if rule.action is action
        and (rule.object == words.CARD if card is None else _is_about(scope, rule, card))
    )


def demanded_for_member(state: State, player: Player, card: CardId) -> int:
    """What a player must pay to attack with a character, by texts that speak of it. 505.1."""
    return sum(
        amounts.amount(scope, rule.amount)
        for rule, scope in rules_for(state, player, words.MustPay)
        if rule.action is words.Action.ATTACK
        and rule.object != words.CARD
        and _is_about(scope, rule, card)
    )


def _is_about(scope: Scope, rule: words.MustPay, card: CardId) -> bool:
    return nouns.fits(scope, card, rule.object) and not is_untouched(
        scope.state, card, scope.source
    )


def affordable(
    state: State, player: Player, action: words.Action, cards: Sequence[CardId], held: int
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
        if not isinstance(what, words.ReduceNextCost) or change.controller != player:
            continue
        if what.of == words.CARD and isinstance(what.amount, int):
            lowered += what.amount
    return len(stats.free_resources(state, player)) + lowered
