"""The players' progress towards victory. Rules: 4."""

from __future__ import annotations

from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.structure import feng_shui_sites, others


def progress(state: State, player: int) -> int:
    """Feng Shui Sites in play and cards burned for victory. Rules: 4.1."""
    return feng_shui_sites(state, player) + len(state.burned[player])


def has_reached_goal(state: State, player: int) -> bool:
    """Tell whether a player has as many Feng Shui Sites, in play or burned, as win. Rules: 4.1."""
    return progress(state, player) >= state.game.goal


def opponents_have_no_sites(state: State, player: int) -> bool:
    """Tell whether no opponent has a Feng Shui Site in play. Rules: 4.3."""
    return all(feng_shui_sites(state, other) == 0 for other in others(state, player))
