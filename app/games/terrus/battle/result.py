"""What a battle came to, in worth: what the attacker buried, and what it cost."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.terrus.battle.state import Battle
from app.games.terrus.terms import Side


@dataclass(frozen=True, slots=True)
class Result:
    """What each ruler lost so far. `gained` is the worth of the defender's losses with vitae."""

    gained: int
    lost: int
    vitae_lost: int
    vitae: int

    @property
    def value(self) -> int:
        """The battle for the attacker: gained less lost."""
        return self.gained - self.lost

    @property
    def is_game_over(self) -> bool:
        """Whether the defender has no vitae left, which ends the game (9.1d)."""
        return self.vitae == 0


def result_of(battle: Battle) -> Result:
    """What a battle has come to."""
    clade = battle.setup.defender.clade
    had = clade.defense if clade else 0
    gained, lost = (_worth_of_buried(battle, side) for side in (Side.DEFENDER, Side.ATTACKER))
    taken = had - battle.vitae
    return Result(gained + taken * (clade.worth if clade else 0), lost, taken, battle.vitae)


def _worth_of_buried(battle: Battle, side: Side) -> int:
    army = battle.setup.army(side)
    worths = {beast.name: beast.worth for beast in army.beasts}
    worths |= {location.name: location.worth for location in army.city}
    return sum(worth for name, worth in worths.items() if (side, name) in battle.buried)
