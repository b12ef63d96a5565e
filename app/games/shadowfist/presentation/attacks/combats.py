"""The combats of an attack in words, each step with its rule."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.shadowfist.attacks.course import Combat, Phase
from app.games.shadowfist.engine.damage.combat import Exchange
from app.games.shadowfist.engine.damage.inflicting import Infliction, StepRecord
from app.games.shadowfist.engine.damage.modifiers import Modifier, Step
from app.games.shadowfist.engine.damage.results import Result, SmokedBy
from app.games.shadowfist.presentation.attacks.parts import (
    CombatPart,
    InflictionPart,
    Line,
    PassPart,
    PhasePart,
    StepLine,
)
from app.games.shadowfist.terms import Keyword
from app.games.tabletop.construction.findings import listed_in_words
from app.games.tabletop.symbols import MINUS

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")

_KINDS = (Keyword.CORRUPTED, Keyword.LETHAL, Keyword.STUN, Keyword.UNSTOPPABLE)
"""Keywords that belong to damage."""


def phase_part(phase: Phase) -> PhasePart:
    """One round of combats."""
    combats = tuple(_combat_part(combat) for combat in phase.combats)
    if not phase.place:
        return PhasePart("Combat with the target", "28.7", combats)
    by = f" of {phase.player}" if phase.player else ""
    ordinal = (
        _ORDINALS[phase.place - 1] if phase.place <= len(_ORDINALS) else f"number {phase.place}"
    )
    after = tuple(
        Line(f"{attacker.name} ceases attacking, because {card.name} is still in play.", "28.6.8")
        for attacker, card in phase.stopped
    )
    return PhasePart(f"Interceptors{by}: {ordinal} in each chain", "28.6.7", combats, after)


def _combat_part(combat: Combat) -> CombatPart:
    attackers = listed_in_words([card.name for card in combat.attackers])
    passes = []
    if combat.first and combat.first.inflictions:
        quick = _sources(combat.first)
        verb = "inflicts" if len(combat.first.struck) == 1 else "inflict"
        lead = Line(f"Ambush: {quick} {verb} damage first.", "50.1")
        passes.append(_pass_part(lead, combat.first))
    if combat.second and combat.second.inflictions:
        lead = Line("Damage is inflicted at the same time.", "30.3")
        if combat.first:
            lead = Line(f"Then {_sources(combat.second)}.", "50.1")
        passes.append(_pass_part(lead, combat.second))
    return CombatPart(
        f"{attackers} against {combat.defender.name}", tuple(passes), tuple(_notes(combat))
    )


def _sources(exchange: Exchange) -> str:
    return listed_in_words(list(dict.fromkeys(each.source.name for each in exchange.inflictions)))


def _notes(combat: Combat) -> Iterator[Line]:
    defender = combat.defender
    if combat.second is None:
        yield Line(f"{defender.name} is smoked before it can inflict damage.", "50.1")
    if not defender.is_character:
        yield Line(f"{defender.name} is a Site and inflicts no damage.", "30.3")
    if combat.shares is not None and combat.is_assumed:
        yield Line(
            f"{defender.name} may divide its damage otherwise; this is the division that smokes "
            "the most attackers. Say “share N” at each attacker to choose.",
            "30.3.1",
        )


def _pass_part(lead: Line, exchange: Exchange) -> PassPart:
    inflictions = tuple(_infliction_part(each) for each in exchange.inflictions)
    results = tuple(line for each in exchange.results for line in _result_lines(each))
    return PassPart(lead, inflictions, results)


def _infliction_part(infliction: Infliction) -> InflictionPart:
    keywords = infliction.source.keywords
    return InflictionPart(
        infliction.source.name,
        infliction.recipient.name,
        tuple(_step_line(each, infliction) for each in infliction.steps),
        infliction.amount,
        tuple(each.value for each in _KINDS if each in keywords),
    )


def _step_line(record: StepRecord, infliction: Infliction) -> StepLine:
    rule = record.rule
    if record.step is Step.ORIGINAL:
        has_guts = Keyword.GUTS in infliction.source.keywords
        words = "Fighting as if undamaged (Guts)" if has_guts else "Fighting"
        return StepLine(1, words, record.after, "50.5" if has_guts else "30.3")
    if record.is_share:
        return StepLine(record.step, f"share of {record.before} points", record.after, record.rule)
    words = ", ".join(_modifier(each) for each in record.modifiers or record.ignored)
    if record.ignored:
        words += ": not reduced, Unstoppable"
    elif any(each.label == Keyword.TOUGHNESS for each in record.modifiers):
        rule = "50.19"
    return StepLine(record.step, words, record.after, rule)


def _modifier(modifier: Modifier) -> str:
    sign = {
        Step.BONUSES: "+",
        Step.RECEIVED: "+",
        Step.PENALTIES: MINUS,
        Step.SUBTRACTIONS: MINUS,
        Step.MULTIPLIERS: "×",
        Step.DIVISIONS: "÷",
        Step.REDUCED_TO: "at most ",
    }[modifier.step]
    label = f" {modifier.label}" if modifier.label else ""
    return f"{sign}{modifier.amount}{label}"


def _result_lines(result: Result) -> Iterator[Line]:
    card = result.after
    if result.is_revealed:
        yield Line(f"{card.name} is revealed if it was face-down.", "30.3.2")
    if result.smoked is SmokedBy.LETHAL:
        yield Line(f"{card.name} is smoked by Lethal damage.", result.smoked.value)
    elif result.smoked:
        yield Line(f"{card.name} has no Fighting left and is smoked.", result.smoked.value)
    elif result.is_beaten:
        yield Line(f"{card.name} has no Body left.", "30.3.3")
    elif not result.amount:
        yield Line(f"No damage reaches {card.name}.", "29.6")
    elif card.is_character:
        yield Line(f"{card.name} is left with Fighting {card.current}.", "15.1")
    else:
        yield Line(f"{card.name} is left with Body {card.current}.", "11.1")
    if result.is_stunned and not result.smoked:
        yield Line(f"{card.name} turns and skips its next unturning (Stun).", "50.16")
