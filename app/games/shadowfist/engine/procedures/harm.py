"""Placing damage on cards and smoking what it destroys. Rules: 20.1, 29, 50.9, 50.16."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.damage.combatants import Source
from app.games.shadowfist.engine.damage.inflicting import Infliction, inflict
from app.games.shadowfist.engine.damage.modifiers import DamageKind
from app.games.shadowfist.engine.damage.results import Result, SmokedBy, result_of
from app.games.shadowfist.engine.model.events import By, Smoked, TookCombatDamage
from app.games.shadowfist.engine.model.locals import Beaten
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures.redirecting import redirected
from app.games.shadowfist.engine.read import changes
from app.games.shadowfist.engine.read.combatants import combatant, inflicting
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.scores import keywords
from app.games.shadowfist.engine.write import areas, marks
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.terms import Keyword


def place(state: State, inflictions: Iterable[Infliction], *, in_combat: bool) -> None:
    """Put the counters of all inflictions on their recipients. Rules: 29.0."""
    for each in inflictions:
        source, card = each.source.key, each.recipient.key
        counters = each.counters
        marks.put_damage(
            state, source, card, counters.ordinary, counters.corrupted, in_combat=in_combat
        )


def apply_results(
    state: State, results: Iterable[Result], *, in_combat: bool = False
) -> list[Beaten]:
    """Stun and smoke together; the Sites whose fate is to be chosen. Rules: 30.3.3, 50.9, 50.16."""
    found = [(result, _by(state, result)) for result in results]
    for result, _ in found:
        amount = sum(it.amount for it in result.inflictions if it.kind is DamageKind.COMBAT)
        if amount:
            tell(state, TookCombatDamage(result.before.key, amount))
        if result.is_stunned:
            marks.stun(state, result.before.key)
    beaten = [Beaten(result.before.key, by) for result, by in found if result.is_beaten]
    areas.smoke_together(
        state,
        [
            Smoked(result.before.key, True, by, in_combat)
            for result, by in found
            if result.smoked is not None and not result.is_beaten
        ],
    )
    return beaten


def _by(state: State, result: Result) -> tuple[By, ...]:
    """Return who deals the damage: the present controllers of its sources. Rules: 20.1, 50.9."""
    is_lethal = result.smoked is SmokedBy.LETHAL
    sources = dict.fromkeys(
        it.source.key for it in result.inflictions if (it.is_lethal if is_lethal else it.amount)
    )
    return tuple(By(state.controller[source], source) for source in sources)


def inflict_by_effect(
    state: State,
    source: int,
    cards: Iterable[int],
    amount: int | Mapping[int, int],
    extra: frozenset[Keyword] = frozenset(),
) -> None:
    """Non-combat damage from one card to others, at once; the immune take none.

    Feng Shui Sites that it damages are revealed.

    `amount` is the same for all cards, or says it for each. `extra` are bold-faced
    abilities of this damage only.

    Rules: 20.1, 24.8.1.1, 29.2, 30.3.2, 31.2, 40.0.
    """
    to = tuple(card for card in cards if not is_immune(state, card, source))
    inflictor = Source(
        key=source,
        name=state.kinds[source].title,
        keywords=effect_keywords(state, source) | extra,
        inflicting=inflicting(state, source, to),
    )
    inflictions = [
        inflict(
            inflictor,
            combatant(state, card, (source,)),
            amount if isinstance(amount, int) else amount[card],
            DamageKind.NON_COMBAT,
        )
        for card in to
    ]
    inflictions, sent = redirected(state, inflictions)
    results = results_of((*inflictions, *sent))
    reveal_damaged(state, results, state.controller[source])
    place(state, (*inflictions, *sent), in_combat=False)
    apply_results(state, results)


def reveal_damaged(state: State, results: Iterable[Result], by: int) -> None:
    """Reveal the Feng Shui Sites that a player has damaged. Rules: 30.3.2, 31.2."""
    for result in results:
        if result.is_revealed:
            marks.reveal(state, result.before.key, by=by)


def results_of(inflictions: Iterable[Infliction]) -> list[Result]:
    """The results of damage that is inflicted at once, card by card. Rules: 29.0."""
    by_card: dict[int, list[Infliction]] = {}
    for each in inflictions:
        by_card.setdefault(each.recipient.key, []).append(each)
    return [result_of(them[0].recipient, them) for them in by_card.values()]


def effect_keywords(state: State, source: int) -> frozenset[Keyword]:
    """The keywords that a card inflicts non-combat damage with; Lethal is for combat (50.9)."""
    found = keywords(state, source) - {Keyword.LETHAL}
    is_unreducible = state.game.has_scripts and any(
        isinstance(it.change, v.Unreducible) and not it.change.combat_only
        for it in changes.totals(state, source).given
    )
    return found | {Keyword.UNSTOPPABLE} if is_unreducible else found
