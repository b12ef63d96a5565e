"""The armies and cities after a battle, with which another one can begin."""

from __future__ import annotations

from dataclasses import replace

from app.games.terrus.army import Ability, Army, Plan, Setup, Turn
from app.games.terrus.battle.state import Battle
from app.games.terrus.terms import Side


def afterwards(battle: Battle) -> Setup:
    """Return the setup of a next battle: wounds, fatigue and the loss of vitae stay.

    What was buried is gone, and beasts attached to it are attached no more; so is what only an
    ability kept from being buried, for that ends with the battle. Abilities that were used are
    gone; those that are left no longer speak of buried beasts or locations.
    """
    setup = battle.setup
    left = {name for side in Side for name in _beasts_left(battle, side)}
    gone = {name for side, name in battle.buried if side is Side.DEFENDER}
    abilities = tuple(
        _without(ability, left, gone)
        for number, ability in enumerate(setup.abilities, start=1)
        if number not in battle.used
    )
    return replace(
        setup,
        attacker=_army(battle, Side.ATTACKER),
        defender=_army(battle, Side.DEFENDER),
        turn=Turn(),
        attackable=tuple(it for it in setup.attackable if it not in gone),
        end_effects=(),
        abilities=abilities,
        plan=Plan(),
    )


def _beasts_left(battle: Battle, side: Side) -> tuple[str, ...]:
    return tuple(
        beast.name
        for beast in battle.setup.army(side).beasts
        if (side, beast.name) not in battle.buried
        and not 0 < battle.wounds.get((side, beast.name), 0) >= beast.defense
    )


def _army(battle: Battle, side: Side) -> Army:
    army = battle.setup.army(side)
    city = tuple(
        replace(it, defense=battle.vitae)
        if it.is_clade and side is Side.DEFENDER
        else replace(it, wounds=battle.wounds.get((side, it.name), it.wounds))
        for it in army.city
        if (side, it.name) not in battle.buried
    )
    gone = {name for owner, name in battle.buried if owner is Side.DEFENDER}
    left = _beasts_left(battle, side)
    tired = battle.fatigued if side is Side.ATTACKER else battle.fatigued_guards
    beasts = tuple(
        replace(
            beast,
            wounds=battle.wounds.get((side, beast.name), 0),
            fatigued=beast.fatigued or beast.name in tired,
            at="" if beast.at in gone else beast.at,
        )
        for beast in army.beasts
        if beast.name in left
    )
    return Army(army.ruler, beasts, city)


def _without(ability: Ability, left: set[str], gone: set[str]) -> Ability:
    changes = (it for it in ability.changes if it.beast in left and it.goes_to not in gone)
    return replace(ability, changes=tuple(changes))
