"""Resource pools and what they allow. Rules: 18, 25.1."""

from __future__ import annotations

from app.games.shadowfist.engine.model.kinds import RESOURCES, Needs
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.facts import Pool


def meets(state: State, player: int, needs: Needs) -> bool:
    """Whether a player's resource pool has what a card requires. Rules: 8.4, 18.0."""
    provided = state.provided[player]
    return all(provided[place] >= count for place, count in needs)


def resource_pool(state: State, player: int) -> Pool:
    """The resources that a player's cards in play and smoked cards provide. Rules: 18.1."""
    return Pool(tuple(state.provided[player][: len(RESOURCES)]))
