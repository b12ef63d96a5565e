"""Resource pools and what they allow. Rules: 18, 25.1."""

from __future__ import annotations

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.kinds import RESOURCES, Needs
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import changes
from app.games.shadowfist.engine.read.texts import texts
from app.games.shadowfist.facts import Pool


def meets(state: State, player: int, needs: Needs) -> bool:
    """Tell whether a player's resource pool has what a card requires. Rules: 8.4, 18.0."""
    if state.game.has_scripts and texts(state).provides:
        return all(provided(state, player, place) >= count for place, count in needs)
    printed = state.provided[player]
    return all(printed[place] >= count for place, count in needs)


def provided(state: State, player: int, place: int) -> int:
    """Return how many of the resource at a place a player's pool has. Rules: 18.1."""
    printed = state.provided[player][place]
    if not (state.game.has_scripts and texts(state).provides):
        return printed
    return printed + _by_texts(state, player)[place]


def _by_texts(state: State, player: int) -> tuple[int, ...]:
    """The resources that texts provide for a player, besides those printed."""
    known = state.derived.provided.get(player)
    if known is not None:
        return known
    found = [0] * len(RESOURCES)
    for card in state.in_play[player]:
        for given in changes.totals(state, card).given:
            match given.change:
                case v.Provides(resource=resource, amount=int(amount)):
                    found[RESOURCES.index(resource)] += amount
    if not state.derived.evaluating:
        state.derived.provided[player] = tuple(found)
    return tuple(found)


def resource_pool(state: State, player: int) -> Pool:
    """The resources that a player's cards in play and smoked cards provide. Rules: 18.1."""
    return Pool(tuple(provided(state, player, place) for place in range(len(RESOURCES))))
