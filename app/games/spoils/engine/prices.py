"""On what terms a text lets a player deploy a card. Rules: 308, 402.8."""

from __future__ import annotations

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import nouns
from app.games.spoils.engine.actions import CardId, Player
from app.games.spoils.engine.changing import rules_for
from app.games.spoils.engine.state import State


def price_of(state: State, player: Player, card: CardId) -> words.Price:
    """On what terms a player may deploy a card from where it is."""
    if card in state.hand[player]:
        return words.Price.AS_USUAL
    for rule, scope in rules_for(state, player, words.MayDeploy):
        if card in nouns.meant(scope, rule.cards):
            return rule.price
    return words.Price.AS_USUAL
