"""Interceptors that cease and go back. Rules: 28.6.5, 28.6.6."""

from __future__ import annotations

from app.games.shadowfist.engine.legality.attacks import bypassing, is_evaded
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.structure import owner_of
from app.games.shadowfist.engine.write.ceasing import cease_intercepting
from app.games.shadowfist.engine.write.structure import move


def check_interceptors(state: State) -> None:
    """Interceptors whose attacker has gained what bypasses them cease. Rules: 28.6.6.

    What it could do already bypasses nobody who turns later. Nobody fights any more whose attacker
    is gone; those that moved go back.
    """
    attack = state.attack
    if attack is None or not (attack.chains or attack.moved):
        return
    for attacker, chain in list(attack.chains.items()):
        able = bypassing(state, attacker)
        gained = able - attack.bypassing[attacker]
        attack.bypassing[attacker] = able
        for card in chain.copy():
            is_away = state.at[card] != attack.location
            if is_away or is_evaded(state, card, attacker, attack, gained):
                cease_intercepting(state, card)
    if attack.intercepting < 0:
        return_all(state)


def return_all(state: State) -> None:
    """All that moved and do not intercept go back. Rules: 28.6.6.1."""
    attack = state.attack
    assert attack is not None
    for card in list(attack.moved):
        if attack.interceptor_of(card) is None:
            return_home(state, card)


def return_home(state: State, card: int) -> None:
    """A Character that moved to intercept goes back, unless its controller owns the place.

    Rules: 28.6.6.1.
    """
    attack = state.attack
    if attack is None or card not in attack.moved:
        return
    before = attack.moved.pop(card)
    if owner_of(state, state.at[card]) != state.controller[card]:
        move(state, card, before, counts=False)
