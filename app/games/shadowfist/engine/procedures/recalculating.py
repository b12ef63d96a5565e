"""Recalculation: what is at zero is smoked together, until nothing is. Rules: 20.2, 24.5.5."""

from __future__ import annotations

from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.read.scores import body, fighting
from app.games.shadowfist.engine.write.areas import smoke


def recalculate(state: State, frame: Frame | None = None) -> None:
    """Smoke all Characters and Sites at zero; Sites whose fate was told stay. Rules: 24.8.1.3."""
    while zeroed := _zeroed(state):
        for card, by_damage in zeroed:
            smoke(state, card, by_damage=by_damage)


def _zeroed(state: State) -> list[tuple[int, bool]]:
    """What is at zero, and whether that is due to damage alone. Rules: 20.1, 20.2."""
    kinds, damage, corrupted = state.kinds, state.damage, state.corrupted
    is_plain = not state.grants and not state.game.has_scripts
    spared = () if state.attack is None else state.attack.fates
    found = []
    for cards in state.in_play:
        for card in cards:
            kind = kinds[card]
            hurt = damage[card] + corrupted[card]
            if kind.is_character:
                left = kind.fighting - hurt if is_plain else fighting(state, card)
            elif kind.is_site and card not in spared:
                left = kind.body - hurt if is_plain else body(state, card)
            else:
                continue
            if left <= 0:
                found.append((card, hurt > 0))
    return found
