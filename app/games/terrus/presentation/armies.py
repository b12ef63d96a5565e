"""Armies and the city as the page shows them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.games.terrus.army import Beast, Location, Setup
from app.games.terrus.battle.state import Battle
from app.games.terrus.checks import (
    why_cannot_attack,
    why_cannot_guard_at_all,
    why_not_attackable,
)
from app.games.terrus.presentation.words import counted, listed
from app.games.terrus.terms import Side


@dataclass(frozen=True, slots=True)
class BeastShown:
    """A row of an army. `is_out` says that it takes no part or is buried."""

    name: str
    stats: str
    note: str
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class ArmyShown:
    """An army with its figures, pairs of words and numbers."""

    ruler: str
    role: str
    figures: tuple[str, ...]
    beasts: tuple[BeastShown, ...]


@dataclass(frozen=True, slots=True)
class PlaceShown:
    """A location of the city, whose name in answers is `key`.

    `number` is its place in the order of skirmishes.
    `why` says why it cannot be attacked and `rule` by which rule; both empty for one that can.
    """

    key: str
    name: str
    stat: str
    attackers: str
    guards: str
    why: str
    rule: str
    number: int | None
    is_now: bool
    is_buried: bool
    is_clade: bool


@dataclass(frozen=True, slots=True)
class RowShown:
    """A row of the city, counted from the front."""

    number: int
    note: str
    places: tuple[PlaceShown, ...]


def army_shown(setup: Setup, side: Side, battle: Battle | None) -> ArmyShown:
    """An army at one moment of the battle."""
    army = setup.army(side)
    is_attacker = side is Side.ATTACKER
    sent = battle.attack if battle and is_attacker else battle.guards if battle else {}
    atk = sum(beast.atk for beast in army.beasts if beast.name in sent)
    doing = "attack" if is_attacker else "guard"
    vitae = "" if is_attacker or army.clade is None else f", vitae {_vitae(army.clade, battle)}"
    return ArmyShown(
        army.ruler,
        ("attacks" if is_attacker else "defends") + vitae,
        (
            counted(len(army.beasts), "beast"),
            f"{len(sent)} {doing}{'s' if len(sent) == 1 else ''}",
            f"ATK {atk}",
        ),
        tuple(_beast(setup, side, beast, battle) for beast in army.beasts),
    )


def _vitae(clade: Location, battle: Battle | None) -> int:
    return battle.vitae if battle else clade.defense


def _beast(setup: Setup, side: Side, beast: Beast, battle: Battle | None) -> BeastShown:
    stats, notes = f"{beast.atk}/{beast.defense}", list(_where(beast))
    if battle:
        added = battle.changes.get((side, beast.name))
        if added:
            stats = f"{battle.atk(side, beast)}/{beast.defense + added[1]}"
        if wounds := battle.wounds.get((side, beast.name), 0):
            notes.append(counted(wounds, "wound"))
        if (side, beast.name) in battle.buried:
            return BeastShown(beast.name, stats, ", ".join([*notes, "buried"]), True)
        if side is Side.ATTACKER and beast.name in battle.attack:
            notes.append(f"attacks {battle.attack[beast.name]}")
        if side is Side.DEFENDER and beast.name in battle.guards:
            notes.append(f"guards {listed(battle.guards[beast.name])}")
        tired = battle.fatigued if side is Side.ATTACKER else battle.fatigued_guards
        if beast.name in tired:
            notes.append("now fatigued")
    why = (
        why_cannot_attack(beast) if side is Side.ATTACKER else why_cannot_guard_at_all(setup, beast)
    )
    if why:
        notes.append("fatigued, takes no part (setting)")
    return BeastShown(beast.name, stats, ", ".join(notes), bool(why))


def _where(beast: Beast) -> Iterator[str]:
    if beast.at:
        yield f"at {beast.at}"
    if beast.row is not None:
        yield f"in row {beast.row}"


def city_rows(setup: Setup, battle: Battle | None) -> tuple[RowShown, ...]:
    """The rows of the defending city from the front, empty ones between them too."""
    city, clade = setup.defender.city, setup.defender.clade
    last = max(location.row for location in city)
    return tuple(
        RowShown(
            number,
            _row_note(number, clade),
            tuple(_place(setup, it, battle) for it in city if it.row == number),
        )
        for number in range(1, last + 1)
    )


def _row_note(number: int, clade: Location | None) -> str:
    if clade and number > clade.row:
        return "behind the clade"
    return "front" if number == 1 else ""


def _place(setup: Setup, location: Location, battle: Battle | None) -> PlaceShown:
    name, why = location.name, why_not_attackable(setup, location)
    is_now = bool(battle and battle.skirmish and battle.skirmish.location == name)
    is_ahead = battle is not None and (is_now or name not in battle.fought)
    attackers = battle.army(Side.ATTACKER, name) if battle and is_ahead else ()
    guards = battle.army(Side.DEFENDER, name) if battle and is_ahead else ()
    wounds = battle.wounds.get((Side.DEFENDER, name), 0) if battle else location.wounds
    stat = f"DEF {location.defense}"
    if location.is_clade:
        stat = f"vitae {_vitae(location, battle)}"
    elif wounds:
        stat = f"DEF {location.defense}, {counted(wounds, 'wound')}"
    fought = battle.fought if battle else []
    return PlaceShown(
        key=name,
        name="Clade" if location.is_clade else name,
        stat=stat,
        attackers=_summed(attackers, battle, Side.ATTACKER),
        guards=_summed(guards, battle, Side.DEFENDER),
        why=_short_why(location, setup) if why else "",
        rule=why.rule if why else "",
        number=fought.index(name) + 1 if name in fought else None,
        is_now=is_now,
        is_buried=bool(battle and (Side.DEFENDER, name) in battle.buried),
        is_clade=location.is_clade,
    )


def _short_why(location: Location, setup: Setup) -> str:
    clade = setup.defender.clade
    if clade and location.row > clade.row:
        return "only by an effect"
    return f"behind row {location.row - 1}" if location.row > 1 else "closed"


def _summed(beasts: tuple[Beast, ...], battle: Battle | None, side: Side) -> str:
    if not beasts or battle is None:
        return ""
    total = sum(battle.atk(side, beast) for beast in beasts)
    return f"{', '.join(beast.name for beast in beasts)}: {total}"
