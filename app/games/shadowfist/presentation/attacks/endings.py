"""The end of an attack: the headline, success or failure, and the fate of a Site."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.shadowfist.attacks import Attack
from app.games.shadowfist.attacks.course import Fought, Standing
from app.games.shadowfist.engine.damage.combatants import Combatant
from app.games.shadowfist.engine.damage.fates import Fate, power_of_burning, seized
from app.games.shadowfist.presentation.attacks.parts import Line


def headline(fought: Fought) -> Line:
    """Return the target's end in one sentence."""
    target, name = fought.target, fought.attack.target.name
    fate = fought.attack.fate
    if target.is_beaten and fate:
        return Line(f"{name} is {fate}.", fate.rule)
    if target.is_beaten:
        return Line(f"{name} has no Body left: choose its fate.", "30.3.3")
    if target.smoked:
        return Line(f"{name} is smoked.", target.smoked.value)
    score = "Fighting" if target.card.is_character else "Body"
    if not fought.is_successful:
        return Line(f"The attack fails: no damage on {name}.", "28.12")
    rule = "15.1" if target.card.is_character else "11.1"
    return Line(f"{name} stays with {score} {target.card.current}.", rule)


def ending(fought: Fought) -> Iterator[Line]:
    """Yield what follows the last combat, in the order of the rules."""
    reached = any(not phase.place for phase in fought.phases)
    if not reached:
        yield Line(
            "No attacker is left after interception: the attack ends before the target.", "28.5"
        )
    if fought.is_successful:
        yield Line("The target took combat damage: the attack is a success.", "28.11")
    else:
        yield Line(
            "The target took no combat damage: the attack has failed, and the player who declared "
            "it may attack this turn only with Independent Characters.",
            "28.12",
        )
    if fought.target.is_beaten and fought.attack.fate:
        yield from fate_lines(fought.attack, fought.target.card, fought.attack.fate)
    if any(not fought.standings[each.card.key].is_gone for each in fought.attack.attackers):
        seizing = fought.target.is_beaten and fought.attack.fate is Fate.SEIZED
        may_stay = ", or stay at the seized Site" if seizing else ""
        yield Line(f"The remaining attackers return to their locations{may_stay}.", "28.8")


def fate_lines(attack: Attack, site: Combatant, fate: Fate) -> Iterator[Line]:
    """Yield the consequences of a fate for the Site."""
    yield Line(f"{site.name} is {fate}: {fate_words(attack, site, fate)}", fate.rule)
    if fate is Fate.SEIZED:
        corrupted = site.counters.corrupted
        if corrupted:
            yield Line(f"{corrupted} Corrupted damage stays on it.", "29.0")
        if not seized(site).current:
            yield Line(
                "Its Corrupted damage is at least its Body, so it is smoked at the next "
                "recalculation.",
                "24.5.5",
            )


def fate_words(attack: Attack, site: Combatant, fate: Fate) -> str:
    """Return the consequence of a fate, as the rest of a sentence."""
    match fate:
        case Fate.SMOKED:
            return "it goes to its owner's smoked pile."
        case Fate.SEIZED:
            body = seized(site).current
            return f"it heals to Body {body}, unturns, and moves at the return home."
        case Fate.BURNED_FOR_VICTORY:
            return "it counts for the burning player's victory."
        case Fate.BURNED_FOR_POWER:
            power = power_of_burning(attack.players)
            return f"it yields {power} Power with {attack.players} players, and the turn ends."


def state_lines(standing: Standing, fought: Fought) -> Iterator[Line]:
    """Yield what happened to a card, in short."""
    fate = fought.attack.fate
    if standing.is_beaten:
        yield Line(str(fate), fate.rule) if fate else Line("no Body left", "30.3.3")
    elif standing.smoked:
        yield Line("smoked", standing.smoked.value)
    if standing.is_stunned and not standing.is_gone:
        yield Line("turned, skips its next unturning", "50.16")
    if standing.stopped_by:
        yield Line(f"stopped by {standing.stopped_by.name}", "28.6.8")
