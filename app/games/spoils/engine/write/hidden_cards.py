"""Dealing the cards that a player cannot see again, on a copy of the state."""

from __future__ import annotations

from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.derived_cache import DerivedCache
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read.visibility import may_see
from app.games.tabletop.referee import rng


def redealt(state: State, side: Player, seed: int) -> State:
    """A copy in which every card that `side` cannot see may be any other of the same owner's."""
    copy = state.clone()
    word = seed & ((1 << 64) - 1)
    for owner in (0, 1):
        unseen = [
            card
            for card in range(len(copy.kind))
            if copy.owner[card] == owner and not may_see(state, side, CardId(card))
        ]
        word, order = rng.shuffled(word, len(unseen))
        kinds = [copy.kind[unseen[place]] for place in order]
        for card, kind in zip(unseen, kinds, strict=True):
            copy.kind[card] = kind
    copy.rng = word
    copy.cached, copy.derived = {}, DerivedCache()
    copy.offered = None
    return copy
