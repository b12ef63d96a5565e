"""Who may see the front of which card. Rules: 403.2a, 411.2."""

from __future__ import annotations

from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import active_text, filters
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.terms import Area

HIDDEN: Final = CardId(-1)
"""Stands for a card that a player may not even tell from others."""


def may_see(state: State, player: Player, card: CardId) -> bool:
    """Whether a player may see the front of a card. Rules: 403.2a, 411.2."""
    return _lies_open(state, player, card) or _is_shown(state, player, card)


def seen_by(state: State, player: Player) -> set[CardId]:
    """All cards whose fronts a player may see. Rules: 403.2a, 411.2."""
    cards = [CardId(card) for card in range(len(state.kind))]
    seen = {card for card in cards if _lies_open(state, player, card)}
    if (
        active_text.are_any(state, v.Revealed)
        or active_text.are_any(state, v.VisibleToYou)
        or _asked_about(state, player)
    ):
        seen.update(c for c in cards if c not in seen and _is_shown(state, player, c))
    return seen


def _lies_open(state: State, player: Player, card: CardId) -> bool:
    """Whether a player may see a card because of where and how it lies."""
    area = state.area[card]
    if area is Area.DECK:
        return False
    if area is Area.HAND:
        return state.owner[card] == player
    if area is Area.IN_PLAY or area is Area.VOID:
        return not state.face_down[card] or state.controller[card] == player
    return area is not Area.OUT_OF_GAME or not state.face_down[card]


def _is_shown(state: State, player: Player, card: CardId) -> bool:
    """Whether a text lets the player see the card, or is showing it right now."""
    if any(True for _ in active_text.changes_on(state, card, v.Revealed)):
        return True
    if any(scope.you == player for _, scope in active_text.changes_on(state, card, v.VisibleToYou)):
        return True
    return any(_shows(state, card, bound) for bound in _asked_about(state, player))


def _asked_about(state: State, player: Player) -> list[Scope]:
    """The text that asks this player a question now."""
    decision = state.decision
    if decision is None or decision.player != player or not state.frames:
        return []
    frame = state.frames[-1]
    return [Scope(state, HIDDEN, player, frame.text)] if frame.procedure == "follow" else []


def _shows(state: State, card: CardId, scope: Scope) -> bool:
    """Whether a text shows a card: it said so, or lets the player choose it out of a deck.

    What lies face-down and what is in a hand can be chosen unseen.
    """
    if card in filters.meant(scope, v.LOOKED_AT) + filters.meant(scope, v.REVEALED):
        return True
    decision = state.decision
    assert decision is not None
    return state.area[card] is Area.DECK and any(
        getattr(it, "card", None) == card for it in decision.options
    )
