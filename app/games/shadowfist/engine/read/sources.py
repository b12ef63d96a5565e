"""Sources that are about to damage a card. Rules: 38.2."""

from __future__ import annotations

from typing import Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import filters

_INFLICTING: Final = (v.Inflict, v.InflictDivided, v.InflictEach)


def sources(state: State, *, effects_only: bool = False) -> list[int]:
    """The cards that fight, and those whose effects inflict damage and have not resolved.

    A Character that is attacked is one of them. Rules: 38.3.
    """
    found: dict[int, None] = {}
    attack = state.attack
    if attack is not None and not effects_only:
        found.update(dict.fromkeys(attack.attacking))
        if attack.attacking and state.kinds[attack.target].is_character:
            found[attack.target] = None
        found.update(dict.fromkeys(it for chain in attack.chains.values() for it in chain))
    for effect in () if state.scene is None else state.scene.stack:
        if any(isinstance(step, _INFLICTING) for step in effect.steps):
            found[effect.card] = None
    return list(found)


def damages(state: State, source: int, card: int) -> bool:
    """Tell whether a source is about to damage a card: in combat, or by an effect."""
    attack = state.attack
    if attack is not None:
        if source in attack.attacking and (
            card == attack.target or card in attack.chains.get(source, ())
        ):
            return True
        if attack.interceptor_of(source) == card:
            return True
        is_victim = source == attack.target and state.kinds[source].is_character
        if is_victim and card in attack.attacking:
            return True
    for effect in () if state.scene is None else state.scene.stack:
        if effect.card != source:
            continue
        scope = Scope(effect.player, effect.card, effect.bound)
        for step in effect.steps:
            if isinstance(step, v.Inflict) and card in filters.cards_of(state, scope, step.to):
                return True
            if (
                isinstance(step, v.InflictDivided)
                and (card, state.mark[card]) in effect.bound.chosen
            ):
                return True
            if isinstance(step, v.InflictEach) and (card, state.mark[card]) in effect.bound.targets:
                return True
    return False
