"""The cards among which a filter looks for those it means. Rules: 402.3, 403.7b."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import active_text, stats
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.terms import Area


def candidates(scope: Scope, cards: v.Cards) -> Sequence[CardId]:
    """The cards to look through: a role, an area, or play without the factions not meant."""
    state = scope.state
    for it in cards.where:
        if isinstance(it, v.Is):
            return scope.role(it.role, it.nth)
        if isinstance(it, v.TopOfDeck):
            count = scope.amount(it.count)
            return [c for player in scope.players(it.of) for c in state.deck[player][:count]]
        if isinstance(it, v.In):
            found = _in_area(scope, it)
            return found if it.area is not Area.VOID else _selectable_in_void(scope, cards, found)
        if isinstance(it, v.Either) and it.names_place:
            found = [c for them in it.alternatives for c in candidates(scope, them)]
            return list(dict.fromkeys(found))
    return _in_play(state, cards)


def _in_play(state: State, cards: v.Cards) -> Sequence[CardId]:
    """The cards in play, no faction unless the filter says so; at once of the type it names."""
    if cards.names_faction:
        return state.in_play
    named = cards.type_in_play
    if named is None or active_text.types_change(state):
        return stats.in_play_but_factions(state)
    return stats.in_play_of_type(state, named)


def _selectable_in_void(scope: Scope, cards: v.Cards, there: Sequence[CardId]) -> Sequence[CardId]:
    """The cards in the Void that a filter may mean; face-down ones only if it says so. 403.7b."""
    if any(isinstance(it, v.Being) and it.state is v.State.FACE_DOWN for it in cards.where):
        return there
    return [card for card in there if not scope.state.face_down[card]]


def _in_area(scope: Scope, it: v.In) -> list[CardId]:
    state = scope.state
    players = scope.players(it.of)
    match it.area:
        case Area.IN_PLAY:
            return [c for c in state.in_play if state.controller[c] in players]
        case Area.BEING_DEPLOYED:
            return [c for c in state.being_deployed if state.controller[c] in players]
        case Area.DECK:
            piles = state.deck
        case Area.HAND:
            piles = state.hand
        case Area.DISCARD_PILE:
            piles = state.discard_pile
        case Area.OUT_OF_GAME:
            piles = state.out_of_game
        case Area.VOID:
            piles = state.void
    return [card for player in players for card in piles[player]]
