"""The page of an attack: what was declared, each step, what remains, and what would change it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from app.games.capabilities.attacks import UnreadableAttackError
from app.games.shadowfist.attacks import Attack, CeasesBy
from app.games.shadowfist.attacks.course import Fought, fight
from app.games.shadowfist.attacks.text_writer import other_words, write_attack
from app.games.shadowfist.attacks.what_if import WhatIf, what_if
from app.games.shadowfist.engine.damage.combatants import Combatant
from app.games.shadowfist.engine.damage.fates import fates_of
from app.games.shadowfist.presentation.attacks import links
from app.games.shadowfist.presentation.attacks.combats import phase_part
from app.games.shadowfist.presentation.attacks.endings import (
    ending,
    fate_words,
    headline,
    state_lines,
)
from app.games.shadowfist.presentation.attacks.parts import (
    AttackPage,
    CardPart,
    ChangePart,
    FatePart,
    LanePart,
    Line,
)
from app.games.shadowfist.terms import Keyword
from app.games.tabletop.construction.findings import listed_in_words

_USED: Final = frozenset(
    {
        Keyword.AMBUSH, Keyword.ASSASSINATE, Keyword.CORRUPTED, Keyword.GUTS, Keyword.LETHAL,
        Keyword.SENTINEL, Keyword.STEALTH, Keyword.STUN, Keyword.SUPERLEAP, Keyword.TOUGHNESS,
        Keyword.UNSTOPPABLE, Keyword.IMMUNITY,
    }
)  # fmt: skip
"""Keywords that change what the calculator says."""


def attack_page(attack: Attack) -> AttackPage:
    """Everything about an attack, fought through."""
    fought = fight(attack)
    tried = what_if(fought)
    return AttackPage(
        title=title_of(attack),
        headline=headline(fought),
        figures=tuple(_figures(fought)),
        findings=tuple(Line(each.message, each.rule) for each in fought.findings),
        bypassed=tuple(bypassed_lines(fought)),
        phases=tuple(map(phase_part, fought.phases)),
        ending=tuple(ending(fought)),
        lanes=lanes_of(fought),
        target=card_part(fought, attack.target, "target"),
        fates=tuple(_fates(fought)),
        notes=tuple(notes(attack)),
        changes=tuple(map(_change, (each for each in tried if each.is_different))),
        unchanged=sum(not each.is_different for each in tried),
        token=links.token(attack),
        text=write_attack(attack),
    )


def title_of(attack: Attack) -> str:
    """The title, or what the attack is about."""
    return attack.title or f"Attack on {attack.target.name}"


def lanes_of(fought: Fought) -> tuple[LanePart, ...]:
    """Each attacker with the interceptors before it."""
    last = [combat for phase in fought.phases if not phase.place for combat in phase.combats]
    reaching = {card.key for combat in last for card in combat.attackers}
    return tuple(
        LanePart(
            (
                card_part(fought, attacker.card, "attacker"),
                *(
                    card_part(
                        fought,
                        each.card,
                        f"interceptor{f' of {each.player}' if each.player else ''}",
                    )
                    for each in attacker.chain
                ),
            ),
            attacker.card.key in reaching,
        )
        for attacker in fought.attack.attackers
    )


def card_part(fought: Fought, card: Combatant, role: str) -> CardPart:
    """A card before and after the attack."""
    standing = fought.standings[card.key]
    now = standing.card
    state = tuple(state_lines(standing, fought))
    if not standing.has_fought and role != "target":
        is_bypassed = any(each.card.key == card.key for each, _ in fought.bypassed)
        state += (Line("passed by", "28.6.6") if is_bypassed else Line("has not fought", "28.6.7"),)
    return CardPart(
        name=card.name,
        role=role,
        score="Fighting" if card.is_character else "Body",
        before=card.current,
        after=now.current,
        damage=now.counters.total,
        corrupted=now.counters.corrupted,
        facts=other_words(card),
        state=state,
        is_gone=standing.is_gone or standing.is_beaten,
    )


def bypassed_lines(fought: Fought) -> Iterator[Line]:
    """Interceptors that ceased intercepting before combat."""
    for interceptor, attacker in fought.bypassed:
        how = interceptor.ceases or CeasesBy.EFFECT
        by = "" if how is CeasesBy.EFFECT else f" ({how})"
        name = interceptor.card.name
        yield Line(f"{name} ceases intercepting {attacker.name}{by}.", how.rule)


def notes(attack: Attack) -> Iterator[str]:
    """Yield notes on parts of the input that change nothing."""
    idle = {each for card in attack.cards for each in card.keywords} - _USED
    if idle:
        names = listed_in_words(sorted(each.value for each in idle))
        yield f"{names}: not part of combat, so it changes nothing here."
    for attacker in attack.attackers:
        unused = Keyword.STEALTH in attacker.card.keywords and not any(
            each.ceases is CeasesBy.STEALTH for each in attacker.chain
        )
        if unused and attacker.chain:
            yield (
                f"{attacker.card.name} has Stealth and does not use it. Write “ceases (Stealth)” "
                "at the interceptor that it passes."
            )


def _figures(fought: Fought) -> Iterator[tuple[str, str]]:
    target = fought.target
    yield f"damage on {target.card.name}", str(fought.damage)
    yield ("Fighting left" if target.card.is_character else "Body left"), str(target.card.current)
    for words, cards in (
        ("attackers smoked", [each.card for each in fought.attack.attackers]),
        ("interceptors smoked", [each.card for each in fought.attack.interceptors]),
    ):
        if cards:
            smoked = sum(fought.standings[card.key].is_gone for card in cards)
            yield words, f"{smoked} of {len(cards)}"


def _fates(fought: Fought) -> Iterator[FatePart]:
    if not fought.target.is_beaten:
        return
    attack, site = fought.attack, fought.target.card
    for fate in fates_of(site):
        yield FatePart(
            _capital(fate),
            _capital(fate_words(attack, site, fate)),
            fate.rule,
            _token(replace(attack, fate=fate)),
            fate is attack.fate,
        )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _change(tried: WhatIf) -> ChangePart:
    return ChangePart(tried.words, _result(tried.fought), _token(tried.fought.attack))


def _result(fought: Fought) -> str:
    smoked = [
        standing.card.name
        for standing in fought.standings.values()
        if standing.is_gone and standing.card.key != fought.attack.target.key
    ]
    ended = headline(fought).text
    return (
        f"{ended} Smoked: {listed_in_words(smoked)}."
        if smoked
        else f"{ended} No other card is smoked."
    )


def _token(attack: Attack) -> str:
    """The link of a changed attack; empty if it grew too large for one."""
    try:
        return links.token(attack)
    except UnreadableAttackError:
        return ""
