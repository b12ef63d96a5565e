"""Mulligans of computer players: the cards of the opening hand that they put back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.spoils.engine import Action, CardId, Choose, Done, Player, State
from app.games.spoils.terms import CardType

DEAR: Final = 6
"""Cards that cost as much are put back."""

ENOUGH: Final = 4
"""The most resource cards that are kept."""

MOST: Final = 3
"""More cards are not put back: any card can become a resource."""


def put_back(state: State, player: Player, legal: Sequence[Action]) -> Action:
    """The next card to put back, or the end of choosing. Rules: 601.1f."""
    assert state.decision is not None
    chosen = state.decision.chosen
    wanted = _wanted(state, player)
    able = (it for it in legal if isinstance(it, Choose) and it.card in wanted)
    if len(chosen) >= MOST:
        return Done()
    return next(able, Done())


def _wanted(state: State, player: Player) -> list[CardId]:
    hand = state.hand[player]
    dear = [it for it in hand if (state.kind_of(it).card.cost or 0) >= DEAR]
    resources = [it for it in hand if state.kind_of(it).card.type is CardType.RESOURCE]
    return [*dear, *resources[ENOUGH:]]
