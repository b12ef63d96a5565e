"""Invalidation of cached values; `derived_cache` says what they depend on.

Only mutations call these functions, at the latest when a change is complete.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.derived_cache import DerivedCache
from app.games.spoils.engine.model.state import State
from app.games.spoils.terms import Area


def invalidate(state: State) -> None:
    """Invalidate everything: cards in play, their texts or control changed."""
    state.cached = {}
    state.derived = DerivedCache()
    state.needs_checks = True


def invalidate_marks(state: State) -> None:
    """Invalidate what depends on marks, damage, decks or the like; only these changed."""
    state.cached = {}
    if not state.derived.survives_marks:
        state.derived = DerivedCache()
    state.needs_checks = True


def invalidate_outside_play(state: State, card: CardId) -> None:
    """Invalidate after a change of a card that neither is nor was in play.

    Values that depend on cards in play stay, unless the card's text works where it is, or texts
    are changed.
    """
    if state.kind[card] in state.game.acting_elsewhere or state.derived.texts is not None:
        invalidate(state)
    else:
        invalidate_marks(state)


def invalidate_hidden_cards(state: State, cards: Sequence[CardId]) -> None:
    """Invalidate after these cards, hidden from somebody, became others of the same deck.

    Values that depend on cards in play stay if none of these is in play, as in
    `invalidate_outside_play`.
    """
    state.cached = {}
    kinds = {state.kind[card] for card in cards}
    stays = (
        state.derived.survives_marks
        and state.derived.texts is None
        and kinds.isdisjoint(state.game.acting_elsewhere)
        and not any(state.area[card] is Area.IN_PLAY for card in cards)
    )
    if not stays:
        state.derived = DerivedCache()
