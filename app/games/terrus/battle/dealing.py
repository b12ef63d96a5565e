"""Dealing wounds (16.2b) and what they do, which the switch for burying decides."""

from __future__ import annotations

from app.games.terrus.battle import events
from app.games.terrus.battle.state import Battle, SkirmishLocals
from app.games.terrus.settings import Bury
from app.games.terrus.terms import Side


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
