"""Characters that begin to intercept, or stop attacking or intercepting. Rules: 28.5, 28.6."""

from __future__ import annotations

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.derived import FIGHT
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.write.invalidation import changed
from app.games.shadowfist.engine.write.telling import tell


def intercept(state: State, attacker: int, interceptor: int) -> None:
    """A character is assigned to intercept, the last in its attacker's chain. Rules: 28.6.4.

    No event is told yet: the interception is declared once all are assigned (28.6.3).
    """
    attack = state.attack
    assert attack is not None
    attack.chains.setdefault(attacker, []).append(interceptor)
    if state.controller[interceptor] not in attack.met_by:
        attack.met_by.append(state.controller[interceptor])
    changed(state, FIGHT)


def cease_attacking(state: State, card: int) -> None:
    """An attacker ceases; whoever intercepts it has nobody to intercept. Rules: 28.5.1."""
    attack = state.attack
    if attack is None or card not in attack.attacking:
        return
    attack.attacking.remove(card)
    tell(state, events.CeasedAttacking(card))
    for interceptor in attack.chains.pop(card, ()):
        tell(state, events.CeasedIntercepting(interceptor))


def cease_intercepting(state: State, card: int) -> None:
    """An interceptor ceases to intercept. Rules: 28.6.6."""
    attack = state.attack
    attacker = None if attack is None else attack.interceptor_of(card)
    if attack is None or attacker is None:
        return
    attack.chains[attacker].remove(card)
    tell(state, events.CeasedIntercepting(card))


def forget_fighter(state: State, card: int) -> None:
    """A card leaves the attack as it leaves play or changes controller. Rules: 28.5.1, 35.3.6."""
    attack = state.attack
    assert attack is not None
    cease_intercepting(state, card)
    cease_attacking(state, card)
    attack.moved.pop(card, None)
    attack.home.pop(card, None)
    if card == attack.target:
        for attacker in attack.attacking.copy():
            if card not in attack.fates:
                cease_attacking(state, attacker)
