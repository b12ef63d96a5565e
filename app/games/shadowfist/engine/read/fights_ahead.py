"""Combats that are about to begin, in the scene before them. Rules: 30.1."""

from __future__ import annotations

from app.games.shadowfist.engine.model.locals import CombatLocals
from app.games.shadowfist.engine.model.state import State


def ahead(state: State, card: int) -> list[int]:
    """The cards with which a card is to enter combat after this scene."""
    attack = state.attack
    if attack is None or attack.fights:
        return []
    found: list[int] = []
    for frame in state.frames:
        if isinstance(frame.own, CombatLocals):
            for attackers, declared in frame.own.fights:
                opponent = attack.target if declared in attack.former else declared
                if card in attackers and card in attack.attacking:
                    found.append(opponent)
                elif card == opponent:
                    found += [it for it in attackers if it in attack.attacking]
    return found
