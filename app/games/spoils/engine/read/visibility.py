"""Visibility of the fronts of cards to each player. Rules: 403.2a, 411.2."""

from __future__ import annotations

from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.locals import TextLocals
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import active_text, filters
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.terms import Area

HIDDEN: Final = CardId(-1)
"""Stands for a card that a player may not even tell from others."""


def may_see(state: State, player: Player, card: CardId) -> bool:
    """True if a player may see the front of a card. Rules: 403.2a, 411.2."""
    return (
        _lies_open(state, player, card)
        or card in _shown_by_question(state, player)
        or _is_shown_by_effect(state, player, card)
    )


def seen_by(state: State, player: Player) -> set[CardId]:
    """All cards whose fronts a player may see. Rules: 403.2a, 411.2."""
    outside = [CardId(card) for card, area in enumerate(state.area) if area is not Area.DECK]
    seen = {card for card in outside if _lies_open(state, player, card)}
    seen |= _shown_by_question(state, player)
    if active_text.are_any(state, v.Revealed) or active_text.are_any(state, v.VisibleToYou):
        cards = map(CardId, range(len(state.kind)))
        seen.update(c for c in cards if c not in seen and _is_shown_by_effect(state, player, c))
    return seen


def _lies_open(state: State, player: Player, card: CardId) -> bool:
    """True if a player may see a card because of where and how it lies."""
    area = state.area[card]
    if area is Area.DECK:
        return False
    if area is Area.HAND:
        return state.owner[card] == player
    if area is Area.IN_PLAY or area is Area.VOID:
        return not state.face_down[card] or state.controller[card] == player
    return area is not Area.OUT_OF_GAME or not state.face_down[card]


def _is_shown_by_effect(state: State, player: Player, card: CardId) -> bool:
    """True if a text lets the player see the card while it lasts."""
    if any(True for _ in active_text.changes_on(state, card, v.Revealed)):
        return True
    return any(
        scope.you == player for _, scope in active_text.changes_on(state, card, v.VisibleToYou)
    )


def _shown_by_question(state: State, player: Player) -> set[CardId]:
    """The cards shown by a text that asks this player now: it said so, or lets the player choose
    them out of a deck. What lies face-down and what is in a hand can be chosen unseen.
    """
    decision = state.decision
    if decision is None or decision.player != player or not state.frames:
        return set()
    frame = state.frames[-1]
    if not isinstance(frame.own, TextLocals):
        return set()
    scope = Scope(state, HIDDEN, player, frame.text)
    shown = {*filters.meant(scope, v.LOOKED_AT), *filters.meant(scope, v.REVEALED)}
    asked = {getattr(it, "card", None) for it in decision.options}
    return shown | {it for it in asked if it is not None and state.area[it] is Area.DECK}
