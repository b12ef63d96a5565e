"""Facts that an event tells a text that waits for it: its card and its player. Rules: 26.1."""

from __future__ import annotations

from typing import Any

from app.games.shadowfist.engine.model import events as e
from app.games.shadowfist.engine.model.bound import Bound, Scope
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import filters, players
from app.games.shadowfist.engine.read.structure import location_of


def that(state: State, card: int, they: int) -> Bound:
    """A card and a player of an event, with where the card is."""
    place = location_of(state, card) if state.area[card] is e.Area.IN_PLAY else -1
    return Bound(that=(card, state.mark[card]), they=they, place=place)


def card_of(state: State, scope: Scope, event: Any, word: Any) -> Bound | None:
    """Such a card, and its controller."""
    card = event.card
    if not filters.matches(state, scope, card, word.cards):
        return None
    return that(state, card, state.controller[card])


def player_of(state: State, scope: Scope, event: Any, word: Any) -> Bound | None:
    """Such a player."""
    is_theirs = players.is_one(state, scope, event.player, word.who)
    return Bound(they=event.player) if is_theirs else None
