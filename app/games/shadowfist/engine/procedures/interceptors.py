"""Interceptors that cease and go back. Rules: 28.6.5, 28.6.6."""

from __future__ import annotations

from app.games.shadowfist.engine.legality.attacks import is_evaded
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.structure import owner_of
from app.games.shadowfist.engine.write.ceasing import cease_intercepting
from app.games.shadowfist.engine.write.structure import move


def check_interceptors(state: State) -> None:
    """Interceptors whose attacker has become able to bypass them cease. Rules: 28.6.6.

    Nobody fights any more whose attacker is gone; those that moved go back.
    """
    attack = state.attack
    if attack is None or not (attack.chains or attack.moved):
        return
    for attacker, chain in list(attack.chains.items()):
        for card in chain.copy():
            if (state.game.has_scripts and is_evaded(state, card, attacker, attack)) or state.at[
                card
            ] != attack.location:
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
