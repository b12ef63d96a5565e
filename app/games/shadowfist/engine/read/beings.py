"""The states that a card may be in, as texts name them."""

from __future__ import annotations

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.kinds import RESOURCES, Needs
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.structure import is_in_front
from app.games.shadowfist.terms import Resource


def stands_as(state: State, card: int, being: v.Being) -> bool:
    """Tell whether a card is in a state."""
    attack = state.attack
    match being:
        case v.Being.DAMAGED:
            return state.damage[card] + state.corrupted[card] > 0
        case v.Being.UNDAMAGED:
            return state.damage[card] + state.corrupted[card] == 0
        case v.Being.TURNED:
            return state.turned[card]
        case v.Being.UNTURNED:
            return not state.turned[card]
        case v.Being.ATTACKING:
            return attack is not None and card in attack.attacking
        case v.Being.ATTACKING_ALONE:
            return attack is not None and attack.attacking == [card]
        case v.Being.INTERCEPTING:
            return attack is not None and attack.interceptor_of(card) is not None
        case v.Being.FACE_DOWN:
            return state.face_down[card]
        case v.Being.IN_FRONT:
            return state.kinds[card].is_site and is_in_front(state, card)
        case v.Being.IN_BACK:
            return state.kinds[card].is_site and not is_in_front(state, card)
        case v.Being.TARGET_OF_ATTACK:
            return attack is not None and attack.target == card
        case v.Being.ARRIVED:
            return (card, state.mark[card]) in state.arrived
        case v.Being.EXPOSED:
            return (card, state.mark[card]) in state.exposed
        case v.Being.VICTORIOUS:
            return (card, state.mark[card]) in state.victors
        case v.Being.HAS_ATTACKED:
            return (card, state.mark[card]) in state.attacked


def _needs(state: State, card: int) -> Needs:
    """The resource conditions of a card; a face-down Site shows none (24.4)."""
    return () if state.face_down[card] else state.kinds[card].requires


def requires_many(state: State, card: int, least: int) -> bool:
    """Tell whether a card has so many resource conditions (8.4)."""
    needs = _needs(state, card)
    return sum(count for _, count in needs) >= least


def stands_against(state: State, card: int, attacker: int) -> bool:
    """Tell whether a card intercepts an attacker and combat between the two has not begun."""
    attack = state.attack
    return (
        attack is not None
        and attack.interceptor_of(card) == attacker
        and (attacker, card) not in attack.fights
    )


def requires_any(state: State, card: int, resources: tuple[Resource, ...]) -> bool:
    """Tell whether a card requires one of the resources, or any where none is listed (8.4)."""
    needs = _needs(state, card)
    if not resources:
        return bool(needs)
    return any(RESOURCES[place] in resources for place, _ in needs)
