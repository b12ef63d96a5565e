"""The result of a battle in worth: the attacker's gain, and what it cost."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.terrus.army import Setup
from app.games.terrus.battle.state import Battle, Named
from app.games.terrus.terms import Side


@dataclass(frozen=True, slots=True)
class BattleResult:
    """The rulers' losses so far. `gained` is the worth of the defender's losses, vitae included."""

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
        """True if the defender has no vitae left, which ends the game (9.1d)."""
        return self.vitae == 0


def result_of(battle: Battle) -> BattleResult:
    """Return the rulers' losses so far, in worth."""
    clade = battle.setup.defender.clade
    had = clade.defense if clade else 0
    gained, lost = (_worth_of_buried(battle, side) for side in (Side.DEFENDER, Side.ATTACKER))
    taken = had - battle.vitae
    return BattleResult(gained + taken * (clade.worth if clade else 0), lost, taken, battle.vitae)


def _worth_of_buried(battle: Battle, side: Side) -> int:
    return sum(worth_of(battle.setup, named) for named in battle.buried if named[0] is side)


def worth_of(setup: Setup, named: Named) -> int:
    """The worth of a beast or location."""
    side, name = named
    beast = setup.beasts_by_name(side).get(name)
    return setup.locations[name].worth if beast is None else beast.worth
