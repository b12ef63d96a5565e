"""What section 16 permits before wounds are dealt; each refusal is a finding.

The battle and the checks of files both ask here.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.games.terrus.army import Beast, Location, Setup
from app.games.terrus.checking.kinds import Finding, finding
from app.games.terrus.settings import Fatigued, Front
from app.games.terrus.terms import Phase, Side


def why_not_start(setup: Setup) -> Iterator[Finding]:
    """Why no battle may start in this turn (16.1, 16.2c)."""
    turn, attacker, defender = setup.turn, setup.attacker.ruler, setup.defender.ruler
    if turn.ruler is not Side.ATTACKER or turn.phase is not Phase.DUSK:
        whose = setup.army(turn.ruler).ruler
        phase = "the dusk phase" if turn.phase is Phase.DUSK else "another phase"
        yield finding(
            "turn.phase",
            f"{attacker} starts battles only in {attacker}'s own dusk phase; this is {phase} of "
            f"{whose}'s turn.",
        )
    if not turn.passed:
        yield finding("turn.passed", f"{defender} has not passed priority yet.")
    if turn.battle_over:
        yield finding("turn.once", f"{attacker} has had a battle this turn.")


def why_not_attackable(setup: Setup, location: Location) -> Finding | None:
    """Why a location of the defending city is not attacked (16.1); None where it may be."""
    if location.name in setup.attackable:
        return None
    city, clade = setup.defender.city, setup.defender.clade
    if clade is not None and location.row > clade.row:
        return finding(
            "target.behind",
            f"{location.name} is behind the clade: only an effect permits an attack on it.",
        )
    first = 1 if setup.settings.front is Front.ALL else location.row - 1
    blocking = [it.name for it in city if first <= it.row < location.row]
    if blocking:
        return finding(
            "target.row",
            f"{location.name} in row {location.row} cannot be attacked while "
            f"{' and '.join(blocking)} {'is' if len(blocking) == 1 else 'are'} in front of it.",
        )
    return None


def attackable(setup: Setup) -> tuple[Location, ...]:
    """The locations that may be attacked, in the order of the city."""
    return tuple(it for it in setup.defender.city if why_not_attackable(setup, it) is None)


def why_cannot_attack(beast: Beast) -> Finding | None:
    """Why a beast does not attack; None where it may."""
    if beast.fatigued:
        return finding("attack.fatigued", f"{beast.name} is fatigued and cannot attack.")
    return None


def why_cannot_guard_at_all(setup: Setup, beast: Beast) -> Finding | None:
    """Why a beast guards nowhere; None where it may guard."""
    if beast.fatigued and setup.settings.fatigued is Fatigued.NEITHER:
        return finding("guard.fatigued", f"{beast.name} is fatigued and cannot guard.")
    return None


def why_cannot_guard(setup: Setup, beast: Beast, location: Location) -> Finding | None:
    """Why a defending beast does not guard a location (16.1a); None where it may."""
    if beast.at == location.name or beast.row == location.row:
        return why_cannot_guard_at_all(setup, beast)
    place = f"attached to {beast.at}" if beast.at else ""
    if beast.row is not None:
        place += f"{' and ' if place else ''}in row {beast.row}"
    return finding(
        "guard.place",
        f"{beast.name} is {place or 'not attached and in no row'} and cannot guard "
        f"{location.name} in row {location.row}.",
    )


def attackers(setup: Setup) -> tuple[Beast, ...]:
    """The attacker's beasts that may attack."""
    return tuple(it for it in setup.attacker.beasts if why_cannot_attack(it) is None)


def guardable(setup: Setup, beast: Beast, attacked: frozenset[str]) -> tuple[str, ...]:
    """The attacked locations that a defending beast may guard, in the order of the city."""
    return tuple(
        it.name
        for it in setup.defender.city
        if it.name in attacked and why_cannot_guard(setup, beast, it) is None
    )
