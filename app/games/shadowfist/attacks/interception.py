"""The interceptors that an attacker has to fight, and the rules by which it passes the others."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist.attacks import Attacker, CeasesBy, Interceptor
from app.games.shadowfist.engine.damage.combatants import Combatant
from app.games.shadowfist.terms import Keyword


@dataclass(frozen=True, slots=True)
class Finding:
    """Something in the attack that a rule forbids, and what was done instead."""

    rule: str
    message: str


def chain_of(
    attacker: Attacker, target: Combatant
) -> tuple[tuple[Interceptor, ...], tuple[Interceptor, ...], tuple[Finding, ...]]:
    """The interceptors to fight, those that cease intercepting, and what a rule forbids."""
    stealth_left = Keyword.STEALTH in attacker.card.keywords
    stays: list[Interceptor] = []
    bypassed: list[Interceptor] = []
    findings: list[Finding] = []
    for each in attacker.chain:
        if illegal := _why_not(each.card, attacker.card, target):
            findings.append(illegal)
            continue
        refused = _why_stays(each, attacker.card, stealth_left=stealth_left)
        if refused:
            findings.append(refused)
        if each.ceases and not refused:
            stealth_left = stealth_left and each.ceases is not CeasesBy.STEALTH
            bypassed.append(each)
        else:
            stays.append(each)
    return tuple(stays), tuple(bypassed), tuple(findings)


def _why_not(card: Combatant, attacker: Combatant, target: Combatant) -> Finding | None:
    """Return why a Character may not intercept an attacker at all; None if it may.

    Rules: 50.2, 50.14, 50.17.
    """
    if Keyword.SENTINEL in card.keywords:
        return None
    if Keyword.ASSASSINATE in attacker.keywords and target.is_character:
        return Finding(
            "50.2",
            f"{card.name} cannot intercept {attacker.name}, which attacks a Character with "
            "Assassinate. It is left out.",
        )
    is_affected = attacker.key not in card.immune_to
    if Keyword.SUPERLEAP in attacker.keywords and card.is_turned and is_affected:
        return Finding(
            "50.17",
            f"{card.name} is turned and cannot intercept {attacker.name}, which has Superleap. "
            "It is left out.",
        )
    return None


def _why_stays(
    interceptor: Interceptor, attacker: Combatant, *, stealth_left: bool
) -> Finding | None:
    """Return why an interceptor that is to cease intercepting stays; None if it ceases.

    Rules: 40.0, 50.14, 50.15.
    """
    card = interceptor.card
    if interceptor.ceases is None:
        return None
    if Keyword.SENTINEL in card.keywords:
        return Finding("50.14", f"{card.name} has Sentinel and does not cease intercepting.")
    if interceptor.ceases is not CeasesBy.STEALTH:
        return None
    if attacker.key in card.immune_to:
        return Finding("40.0", f"{card.name} is immune to Stealth of {attacker.name}.")
    if not stealth_left:
        return Finding(
            "50.15",
            f"{attacker.name} has no Stealth to use against {card.name}: it works once in each "
            "attack.",
        )
    return None
