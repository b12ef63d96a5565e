"""Attacks that differ in one thing: a point of Fighting or Body, a keyword, an interceptor."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from app.games.shadowfist.attacks import MAX_NUMBER, Attack, Attacker, CeasesBy
from app.games.shadowfist.attacks.course import Fought, fight
from app.games.shadowfist.engine.damage.combatants import Combatant
from app.games.shadowfist.terms import Keyword

_OF_ATTACKERS: Final = (
    Keyword.AMBUSH,
    Keyword.ASSASSINATE,
    Keyword.GUTS,
    Keyword.LETHAL,
    Keyword.SUPERLEAP,
    Keyword.UNSTOPPABLE,
)
_OF_DEFENDERS: Final = (Keyword.GUTS, Keyword.LETHAL, Keyword.SENTINEL, Keyword.UNSTOPPABLE)


@dataclass(frozen=True, slots=True)
class Outcome:
    """An attack's results without the figures. Smoked and stopped cards are given by their keys."""

    is_beaten: bool
    is_successful: bool
    smoked: frozenset[int]
    stopped: frozenset[int]


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A changed attack, with what changed, in words, and what comes of it."""

    words: str
    fought: Fought
    is_different: bool


def outcome_of(fought: Fought) -> Outcome:
    """Return the results of an attack that was fought."""
    standings = fought.standings.items()
    return Outcome(
        fought.target.is_beaten,
        fought.is_successful,
        frozenset(key for key, standing in standings if standing.is_gone),
        frozenset(key for key, standing in standings if standing.stopped_by),
    )


def what_if(fought: Fought) -> tuple[WhatIf, ...]:
    """Every change by one, fought through, in the order of the cards."""
    before = outcome_of(fought)
    found = []
    for words, attack in _changes(fought.attack):
        after = fight(attack)
        found.append(WhatIf(words, after, outcome_of(after) != before))
    return tuple(found)


def _changes(attack: Attack) -> Iterator[tuple[str, Attack]]:
    for attacker in attack.attackers:
        yield from _of_card(attack, attacker.card, _OF_ATTACKERS)
        yield from _stealth(attack, attacker)
        for each in attacker.chain:
            yield from _of_card(attack, each.card, _OF_DEFENDERS)
            yield f"Without {each.card.name}", attack.with_interceptor(each.card.key, None)
    keywords = _OF_DEFENDERS if attack.target.is_character else ()
    yield from _of_card(attack, attack.target, keywords)


def _of_card(
    attack: Attack, card: Combatant, keywords: tuple[Keyword, ...]
) -> Iterator[tuple[str, Attack]]:
    score = "Fighting" if card.is_character else "Body"
    for step, least in ((1, 0), (-1, card.counters.total + 1)):
        changed = card.score + step
        if least <= changed <= MAX_NUMBER:
            words = f"{card.name}: {score} {changed} instead of {card.score}"
            yield words, attack.with_card(replace(card, score=changed))
    if card.is_character:
        for step, words in ((1, "one more Toughness"), (-1, "one less Toughness")):
            toughness = card.toughness + step
            if 0 <= toughness <= MAX_NUMBER:
                changed_card = replace(card, toughness=toughness)
                yield f"{card.name}: {words}", attack.with_card(changed_card)
    for keyword in keywords:
        has = keyword in card.keywords
        changed_card = replace(card, keywords=card.keywords ^ {keyword})
        words = f"{card.name}: {'without' if has else 'with'} {keyword.value}"
        yield words, attack.with_card(changed_card)


def _stealth(attack: Attack, attacker: Attacker) -> Iterator[tuple[str, Attack]]:
    """Stealth used against each interceptor, where it is not used yet. Rules: 50.15."""
    has = Keyword.STEALTH in attacker.card.keywords
    if not has or any(each.ceases is CeasesBy.STEALTH for each in attacker.chain):
        return
    for each in attacker.chain:
        if each.ceases is None:
            passed = replace(each, ceases=CeasesBy.STEALTH)
            words = f"{attacker.card.name} uses Stealth against {each.card.name}"
            yield words, attack.with_interceptor(each.card.key, passed)
