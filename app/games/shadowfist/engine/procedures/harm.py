"""Placing damage on cards and smoking what it destroys. Rules: 20.1, 29, 50.9, 50.16."""

from __future__ import annotations

from collections.abc import Iterable

from app.games.shadowfist.engine.damage.combatants import Source
from app.games.shadowfist.engine.damage.inflicting import Infliction, inflict
from app.games.shadowfist.engine.damage.modifiers import DamageKind
from app.games.shadowfist.engine.damage.results import Result, result_of
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.combatants import combatant
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.scores import keywords
from app.games.shadowfist.engine.write import areas, marks
from app.games.shadowfist.terms import Keyword


def place(state: State, inflictions: Iterable[Infliction], *, in_combat: bool) -> None:
    """Put the counters of all inflictions on their recipients. Rules: 29.0."""
    for each in inflictions:
        source, card = each.source.key, each.recipient.key
        counters = each.counters
        marks.put_damage(
            state, source, card, counters.ordinary, counters.corrupted, in_combat=in_combat
        )


def apply_results(state: State, results: Iterable[Result]) -> list[int]:
    """Stun and smoke together; the Sites whose fate is to be chosen. Rules: 30.3.3, 50.9, 50.16."""
    beaten = []
    found = list(results)
    for result in found:
        if result.is_stunned:
            marks.stun(state, result.before.key)
    for result in found:
        if result.is_beaten:
            beaten.append(result.before.key)
        elif result.smoked is not None:
            areas.smoke(state, result.before.key, by_damage=True)
    return beaten


def inflict_by_effect(state: State, source: int, cards: Iterable[int], amount: int) -> None:
    """Non-combat damage from one card to others, at once; the immune take none.

    Rules: 20.1, 24.8.1.1, 29.2, 40.0.
    """
    inflictor = Source(
        key=source, name=state.kinds[source].title, keywords=effect_keywords(state, source)
    )
    inflictions = [
        inflict(inflictor, combatant(state, card, (source,)), amount, DamageKind.NON_COMBAT)
        for card in cards
        if not is_immune(state, card, source)
    ]
    results = [result_of(each.recipient, [each]) for each in inflictions]
    place(state, inflictions, in_combat=False)
    apply_results(state, results)


def effect_keywords(state: State, source: int) -> frozenset[Keyword]:
    """The keywords that a card inflicts non-combat damage with; Lethal is for combat (50.9)."""
    return keywords(state, source) - {Keyword.LETHAL}
