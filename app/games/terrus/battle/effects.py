"""Effects of abilities on beasts, entered by hand (16.2), and the dealing of wounds (16.2b)."""

from __future__ import annotations

from app.games.terrus.army import AbilityEffect
from app.games.terrus.battle import events
from app.games.terrus.battle.state import Battle, Named, SkirmishLocals
from app.games.terrus.settings import Bury
from app.games.terrus.terms import Side


def carry_out(battle: Battle, side: Side, change: AbilityEffect) -> None:
    """Change a beast of either ruler; of two with one name the one of `side`."""
    has_it = change.beast in battle.setup.beasts_by_name(side)
    named = (side if has_it else side.other, change.beast)
    if named in battle.buried:
        return
    atk, defense = battle.changes.get(named, (0, 0))
    if change.atk or change.defense:
        battle.changes[named] = (atk + change.atk, defense + change.defense)
    if change.goes_to:
        _send(battle, named, change.goes_to)
    if change.is_fatigued:
        of_attacker = named[0] is Side.ATTACKER
        (battle.fatigued if of_attacker else battle.fatigued_guards).add(change.beast)
    if change.wounds:
        _wound(battle, named, change.wounds)
    if change.is_removed:
        battle.attack.pop(change.beast, None) if named[0] is Side.ATTACKER else (
            battle.guards.pop(change.beast, None)
        )
    battle.log.append(events.Affected(change))


def _send(battle: Battle, named: Named, location: str) -> None:
    side, beast = named
    if side is Side.ATTACKER:
        battle.attack[beast] = location
    else:
        battle.guards[beast] = (location,)


def _wound(battle: Battle, named: Named, number: int) -> None:
    """Deal wounds that bury at once where there are enough of them."""
    side, name = named
    left = battle.to_bury(side, battle.setup.beasts_by_name(side)[name])
    battle.wounds[named] = battle.wounds.get(named, 0) + number
    if number >= left and battle.setup.settings.bury is Bury.DEF:
        battle.buried.add(named)


def deal(battle: Battle, kept: SkirmishLocals) -> None:
    """Deal the wounds of both rulers at once: what is buried has still dealt its own."""
    gone: dict[Side, list[str]] = {side: [] for side in Side}
    vitae = battle.vitae
    for side in Side:
        for recipient in battle.recipients(side, kept.location):
            number = kept.splits.get((side, recipient.name), 0)
            key = (side.other, recipient.name)
            buries = battle.setup.settings.bury is Bury.DEF
            if recipient.is_clade and buries:
                vitae = max(0, battle.vitae - number)
            elif number:
                battle.wounds[key] = battle.wounds.get(key, 0) + number
                if buries and number >= recipient.cost:
                    gone[side.other].append(recipient.name)
    for side, names in gone.items():
        battle.buried |= {(side, name) for name in names}
    lost = battle.vitae - vitae
    battle.vitae = vitae
    battle.log.append(events.Dealt(tuple(gone[Side.DEFENDER]), tuple(gone[Side.ATTACKER]), lost))
