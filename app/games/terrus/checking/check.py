"""Checks everything that a file assigns. It never stops at the first finding."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.games.terrus.army import Beast, Setup, Split
from app.games.terrus.checking.kinds import Finding, finding
from app.games.terrus.checking.permissions import (
    attackable,
    attackers,
    why_cannot_attack,
    why_cannot_guard,
    why_not_attackable,
    why_not_start,
)
from app.games.terrus.settings import Guards
from app.games.terrus.terms import Side


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
