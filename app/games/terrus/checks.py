"""Checks that a battle may start and that a file's assignments are legal; findings with rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from app.games.terrus.army import Beast, Location, Setup, Split
from app.games.terrus.settings import Attached, Fatigued, Front, Guards
from app.games.terrus.terms import Phase, Side


@dataclass(frozen=True, slots=True)
class FindingKind:
    """A way to break the rules. `rule` is a number of section 16.

    A kind with a `switch` depends on how the section is read, by the switch of that id.
    """

    id: str
    rule: str
    meaning: str
    switch: str = ""


_ALL: Final = (
    FindingKind("turn.phase", "16.1", "A battle starts in the attacker's own dusk phase."),
    FindingKind("turn.passed", "16.1", "Every opponent has to pass priority first."),
    FindingKind("turn.once", "16.2c", "There is one battle in a turn."),
    FindingKind("target.own", "16.1", "Only an opponent's locations are attacked."),
    FindingKind("target.none", "16.1", "A battle has at least one skirmish."),
    FindingKind("target.row", "16.1", "No location is in front of one that is attacked.", "front"),
    FindingKind("target.behind", "16.1", "Behind the clade, only an effect permits an attack."),
    FindingKind("attack.ruler", "16.1a", "A ruler attacks with own beasts."),
    FindingKind("attack.twice", "16.1a", "A beast attacks one location."),
    FindingKind("attack.fatigued", "16.1a", "A fatigued beast does not attack.", "fatigued"),
    FindingKind("guard.before-attack", "16.1a", "Guards are named after the attack."),
    FindingKind("guard.ruler", "16.1a", "A ruler guards with own beasts."),
    FindingKind("guard.place", "16.1a", "A guard is attached to the location or in its row."),
    FindingKind("guard.twice", "16.1a", "A beast guards one location.", "guards"),
    FindingKind("guard.fatigued", "16.1a", "A fatigued beast does not guard.", "fatigued"),
    FindingKind("order.place", "16.1b", "A skirmish takes place at a location that is attacked."),
    FindingKind("order.clade", "16.1b", "The skirmish at the clade is the last."),
    FindingKind("order.twice", "16.1b", "There is one skirmish at a location in a turn."),
    FindingKind("wounds.sum", "16.2b", "The wounds equal the total ATK of the army."),
    FindingKind("wounds.recipient", "16.2b", "Wounds go to the other side of the skirmish."),
)

KINDS: Final[Mapping[str, FindingKind]] = {kind.id: kind for kind in _ALL}
"""All kinds by id."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One broken rule; `where` is the place in the file, if there is one."""

    kind: FindingKind
    message: str
    where: str = ""

    @property
    def rule(self) -> str:
        """The number of the rule."""
        return self.kind.rule

    def plain(self) -> dict[str, str]:
        """The finding as JSON."""
        return {
            "kind": self.kind.id,
            "rule": self.rule,
            "switch": self.kind.switch,
            "where": self.where,
            "message": self.message,
        }


def finding(kind: str, message: str, where: str = "") -> Finding:
    """A finding of the kind with this id."""
    return Finding(KINDS[kind], message, where)


def why_not_start(setup: Setup) -> Iterator[Finding]:
    """Yield the reasons why no battle may start in this turn (16.1, 16.2c)."""
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
    """Return why a location of the defending city may not be attacked (16.1); None if it may."""
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
    """Return why a beast may not attack; None if it may."""
    if beast.fatigued:
        return finding("attack.fatigued", f"{beast.name} is fatigued and cannot attack.")
    return None


def why_cannot_guard_at_all(setup: Setup, beast: Beast) -> Finding | None:
    """Return why a beast may guard nowhere; None if it may guard."""
    if beast.fatigued and setup.settings.fatigued is Fatigued.NEITHER:
        return finding("guard.fatigued", f"{beast.name} is fatigued and cannot guard.")
    return None


def why_cannot_guard(setup: Setup, beast: Beast, location: Location) -> Finding | None:
    """Return why a defending beast may not guard a location (16.1a); None if it may."""
    if beast.at == location.name or row_of(setup, beast) == location.row:
        return why_cannot_guard_at_all(setup, beast)
    place = f"attached to {beast.at}" if beast.at else ""
    if beast.row is not None:
        place += f"{' and ' if place else ''}in row {beast.row}"
    return finding(
        "guard.place",
        f"{beast.name} is {place or 'not attached and in no row'} and cannot guard "
        f"{location.name} in row {location.row}.",
    )


def row_of(setup: Setup, beast: Beast) -> int | None:
    """Return the row in which a defending beast stands, which the location it is at may give."""
    if beast.row is None and beast.at and setup.settings.attached is Attached.ROW:
        return setup.locations[beast.at].row
    return beast.row


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


def check(setup: Setup) -> tuple[Finding, ...]:
    """Everything that is illegal: the turn, the attack, the guards, the order, the wounds."""
    found = list(why_not_start(setup))
    if not attackable(setup):
        found.append(finding("target.none", "No location of the city can be attacked."))
    elif not attackers(setup):
        found.append(finding("target.none", f"No beast of {setup.attacker.ruler} can attack."))
    found += _attack(setup)
    found += _guards(setup)
    found += _order(setup)
    for split in setup.plan.splits:
        found += _split(setup, split)
    return tuple(found)


def _attack(setup: Setup) -> Iterator[Finding]:
    mine = setup.beasts_by_name(Side.ATTACKER)
    seen: dict[str, str] = {}
    refused: set[str] = set()
    for each in setup.plan.attack:
        location = setup.locations.get(each.location)
        if location is None:
            yield finding(
                "target.own",
                f"{each.location} is in {setup.attacker.ruler}'s own city.",
                each.where,
            )
        elif each.location not in refused and (why := why_not_attackable(setup, location)):
            refused.add(each.location)
            yield Finding(why.kind, why.message, each.where)
        if each.beast not in mine:
            owner = setup.defender.ruler
            yield finding("attack.ruler", f"{each.beast} is {owner}'s beast.", each.where)
        elif each.beast in seen:
            yield finding(
                "attack.twice",
                f"{each.beast} already attacks {seen[each.beast]}.",
                each.where,
            )
        elif why := why_cannot_attack(mine[each.beast]):
            yield Finding(why.kind, why.message, each.where)
        seen.setdefault(each.beast, each.location)
    if setup.plan and not setup.plan.attack and setup.plan.guards is None:
        yield finding("target.none", "Nothing is attacked, so there is no battle.")


def _guards(setup: Setup) -> Iterator[Finding]:
    theirs = setup.beasts_by_name(Side.DEFENDER)
    attacked = {each.location for each in setup.plan.attack}
    guards = setup.plan.guards or ()
    if setup.plan.guards is not None and not attacked:
        yield finding(
            "guard.before-attack",
            "Guards are decided although nothing is attacked yet.",
            guards[0].where if guards else "",
        )
    seen: dict[str, list[str]] = {}
    for each in guards:
        location = setup.locations.get(each.location)
        beast = theirs.get(each.beast)
        if beast is None:
            owner = setup.attacker.ruler
            yield finding("guard.ruler", f"{each.beast} is {owner}'s beast.", each.where)
        elif location is None or (attacked and location.name not in attacked):
            yield finding("guard.place", f"{each.location} is not attacked.", each.where)
        elif why := why_cannot_guard(setup, beast, location):
            yield Finding(why.kind, why.message, each.where)
        before = seen.setdefault(each.beast, [])
        if before and (each.location in before or setup.settings.guards is Guards.ONE):
            yield finding("guard.twice", f"{each.beast} already guards {before[0]}.", each.where)
        before.append(each.location)


def _order(setup: Setup) -> Iterator[Finding]:
    attacked = {each.location for each in setup.plan.attack}
    order, clade = setup.plan.order, setup.defender.clade
    for place, name in enumerate(order):
        if name not in attacked:
            yield finding("order.place", f"{name} is not attacked.")
        if name in order[:place]:
            yield finding("order.twice", f"There is already a skirmish at {name} this turn.")
    if clade is not None and clade.name in order:
        last = len(order) - 1 - order[::-1].index(clade.name)
        named = set(order[: order.index(clade.name)])
        waiting = attacked - named - {clade.name}
        if last != len(order) - 1 or (waiting and order.index(clade.name) == len(order) - 1):
            later = ", ".join(sorted(waiting | set(order[order.index(clade.name) + 1 :])))
            yield finding("order.clade", f"The clade has to come after {later}.")


def _split(setup: Setup, split: Split) -> Iterator[Finding]:
    """A split of wounds against the armies of the file, abilities left out of account."""
    army = _army(setup, split.side, split.location)
    if split.side is Side.ATTACKER:
        allowed = {*_army(setup, Side.DEFENDER, split.location), split.location}
    else:
        allowed = set(_army(setup, Side.ATTACKER, split.location))
    for name, _ in split.wounds:
        if name not in allowed:
            yield finding(
                "wounds.recipient",
                f"{name} is not on the other side of the skirmish at {split.location}.",
                split.where,
            )
    total = sum(beast.atk for beast in army.values()) if allowed else 0
    assigned = sum(number for _, number in split.wounds)
    if assigned != total:
        yield finding(
            "wounds.sum",
            f"At {split.location} the {split.side} assigns {assigned} wounds; the total ATK of the "
            f"army is {total}.",
            split.where,
        )


def _army(setup: Setup, side: Side, location: str) -> Mapping[str, Beast]:
    beasts = setup.beasts_by_name(side)
    assigned = setup.plan.attack if side is Side.ATTACKER else setup.plan.guards or ()
    return {
        each.beast: beasts[each.beast]
        for each in assigned
        if each.location == location and each.beast in beasts
    }
