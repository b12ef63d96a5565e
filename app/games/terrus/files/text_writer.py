"""Writes a battle as the plain text that `text_form` reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from app.games.terrus.army import Ability, AbilityEffect, Army, Assigned, Beast, Location, Setup
from app.games.terrus.files.names import NOBODY, base_of, count_beside, number_of
from app.games.terrus.settings import Settings, chosen
from app.games.terrus.terms import Phase, Side


def write_text(setup: Setup) -> str:
    """The battle as text; reading it gives the same battle."""
    return "\n".join(_lines(setup)) + "\n"


def _lines(setup: Setup) -> Iterator[str]:
    if setup.title:
        yield f"battle: {setup.title}"
    yield from _about(setup)
    yield f"attacker: {setup.attacker.ruler}"
    yield from army_lines(setup.attacker)
    clade = setup.defender.clade
    yield f"defender: {setup.defender.ruler}{f', vitae {vitae_words(clade)}' if clade else ''}"
    yield from army_lines(setup.defender)
    yield from _assignments(setup)


def other_lines(setup: Setup) -> tuple[str, ...]:
    """All lines but the title, the armies and the cities; they may stand at the end of a text."""
    return (*_about(setup), *_assignments(setup))


def vitae_words(clade: Location) -> str:
    """The vitae, and the worth of each where it is given."""
    worth = f", worth {clade.given_worth}" if clade.given_worth is not None else ""
    return f"{clade.defense}{worth}"


def _about(setup: Setup) -> Iterator[str]:
    yield from (
        f"set: {each.switch.id}={each.value}"
        for each in chosen(setup.settings)
        if each.value != Settings().value(each.switch.id)
    )
    if turn := _turn(setup):
        yield f"turn: {', '.join(turn)}"


def _assignments(setup: Setup) -> Iterator[str]:
    if setup.attackable:
        yield f"attackable: {', '.join(setup.attackable)}"
    yield from (f"ability: {_ability(ability)}" for ability in setup.abilities)
    yield from (f"end of battle: {effect}" for effect in setup.end_effects)
    yield from (f"attack: {line}" for line in _assigned(setup.plan.attack))
    if setup.plan.guards is not None:
        guards = tuple(_assigned(setup.plan.guards)) or (NOBODY,)
        yield from (f"guard: {line}" for line in guards)
    if setup.plan.order:
        yield f"order: {', '.join(setup.plan.order)}"
    for split in setup.plan.splits:
        wounds = ", ".join(f"{name} {number}" for name, number in split.wounds)
        yield f"wounds: {split.side} at {split.location}: {wounds}"


def _turn(setup: Setup) -> list[str]:
    turn = setup.turn
    words = ["defender"] if turn.ruler is Side.DEFENDER else []
    words += [turn.phase.value] if turn.phase is not Phase.DUSK else []
    words += [] if turn.passed else ["not passed"]
    return words + (["battle over"] if turn.battle_over else [])


def army_lines(army: Army) -> Iterator[str]:
    """Yield the lines of a city and its beasts."""
    for row, locations in groupby(army.city, key=lambda location: location.row):
        yield f"  row {row}: {', '.join(map(location_words, locations))}"
    beasts, place = army.beasts, 0
    while place < len(beasts):
        size = _group(beasts, place)
        yield f"  {_beast(beasts[place], size)}"
        place += size


def _group(beasts: Sequence[Beast], place: int) -> int:
    """Return how many beasts, from a place on, are written as one line: all of a name, or one."""
    first = beasts[place]
    base = base_of(first.name)
    same = [beast for beast in beasts if base_of(beast.name).casefold() == base.casefold()]
    run = beasts[place : place + len(same)]
    numbers = [number_of(beast.name) for beast in run]
    is_whole = (
        len(same) > 1
        and numbers == list(range(1, len(same) + 1))
        and all(replace(beast, name="") == replace(first, name="") for beast in run)
        and {base_of(beast.name) for beast in run} == {base}
    )
    return len(same) if is_whole else 1


def _beast(beast: Beast, size: int) -> str:
    name = base_of(beast.name) if size > 1 else beast.name
    count = f"{size} " if size > 1 or name[:1].isdigit() or count_beside(name) else ""
    count += "x " if count and name.startswith("x ") else ""
    return " ".join((f"{count}{name} {beast.atk}/{beast.defense}", *beast_options(beast)))


def beast_options(beast: Beast) -> Iterator[str]:
    """Yield the facts that follow a beast's numbers."""
    if beast.at:
        yield f"@ {beast.at}"
    if beast.row is not None:
        yield f"row {beast.row}"
    if beast.wounds:
        yield f"wounds {beast.wounds}"
    if beast.given_worth is not None:
        yield f"worth {beast.given_worth}"
    if beast.fatigued:
        yield "fatigued"


def location_words(location: Location) -> str:
    """A location as it stands in its row."""
    if location.is_clade:
        return location.name
    wounds = f" wounds {location.wounds}" if location.wounds else ""
    worth = f" worth {location.given_worth}" if location.given_worth is not None else ""
    return f"{location.name} {location.defense}{wounds}{worth}"


def _ability(ability: Ability) -> str:
    marked = "battle, " if ability.is_marked else ""
    changes = [words for change in ability.changes for words in _effects(change)]
    listed = f": {', '.join(changes)}" if changes else ""
    return f"{ability.side}, {marked}{ability.name}{listed}"


def _effects(change: AbilityEffect) -> Iterator[str]:
    """Each effect on a beast; one that has none is written as ATK +0."""
    if change.atk or change == AbilityEffect(change.beast):
        yield f"{change.beast} atk {change.atk:+}"
    if change.defense:
        yield f"{change.beast} def {change.defense:+}"
    if change.goes_to:
        yield f"{change.beast} -> {change.goes_to}"
    if change.is_fatigued:
        yield f"{change.beast} fatigued"
    if change.wounds:
        yield f"{change.beast} wounds {change.wounds}"
    if change.is_removed:
        yield f"{change.beast} removed"


def _assigned(assigned: Sequence[Assigned]) -> Iterator[str]:
    for location, them in groupby(assigned, key=lambda each: each.location):
        yield f"{', '.join(each.beast for each in them)} -> {location}"
