"""Players by simple policies; what a policy leaves open is chosen by a seed.

`uniform` takes each legal answer as likely. `focus-location` sends everybody to one place and its
wounds to the location first. `kill-most` buries as many as it can. `spread` sends beasts and wounds
to as many as possible.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from app.games.tabletop.referee import rng
from app.games.tabletop.referee.playing import Agent, RandomAgent
from app.games.terrus.battle.actions import SEATS, Action, Attack, Fight, Guard, Pass, Wounds
from app.games.terrus.battle.state import Battle
from app.games.terrus.outcomes import Recipient
from app.games.terrus.players.best import BestPlayer

T = TypeVar("T")


@dataclass(slots=True)
class PolicyPlayer:
    """Chooses places and recipients by how few or many are there already, passes priority."""

    word: int
    gathers: bool = False
    spreads: bool = False
    buries: bool = False

    def __call__(self, battle: Battle, legal: Sequence[Action]) -> Action:
        """One of the legal answers."""
        match legal[0]:
            case Attack():
                return self._sent(legal, list(battle.attack.values()))
            case Guard():
                places = [place for them in battle.guards.values() for place in them]
                return self._sent(legal, places)
            case Wounds(recipient):
                return self._wounds(battle, recipient)
            case Pass():
                return Pass()
            case _:
                return self._any([answer for answer in legal if isinstance(answer, Fight)])

    def _any(self, choices: Sequence[T]) -> T:
        self.word, place = rng.below(self.word, len(choices))
        return choices[place]

    def _sent(self, legal: Sequence[Action], sent: list[str]) -> Action:
        """Where the next beast goes; those that gather or spread never stay out."""
        if not (self.gathers or self.spreads):
            return self._any(legal)
        places = [it for it in legal if isinstance(it, Attack | Guard) and it.location]
        times = [sent.count(it.location or "") for it in places]
        wanted = max(times) if self.gathers else min(times)
        return self._any([it for it, count in zip(places, times, strict=True) if count == wanted])

    def _wounds(self, battle: Battle, recipient: str) -> Wounds:
        assert battle.decision is not None
        assert battle.skirmish is not None
        side, location = SEATS[battle.decision.player], battle.skirmish.location
        given = battle.skirmish.split(side)
        left = battle.total(side, location) - sum(given.values())
        open_ = [it for it in battle.recipients(side, location) if it.name not in given]
        return Wounds(recipient, self._share(recipient, left, open_))

    def _share(self, recipient: str, left: int, open_: Sequence[Recipient]) -> int:
        """What the first of the recipients that are left is given."""
        if self.spreads:
            return left // len(open_) + (1 if left % len(open_) else 0)
        order = sorted(open_, key=lambda it: (it.is_location != self.gathers, it.cost))
        if self.buries:
            order = sorted(open_, key=lambda it: it.cost)
        for it in order:
            amount = min(it.cost, left)
            if it.name == recipient:
                return amount
            left -= amount
        return 0


BEST: Final = "best"
"""The policy that leaves nothing to a seed."""

POLICIES: Final[Mapping[str, Callable[[int], Agent[Battle, Action]]]] = {
    BEST: lambda _: BestPlayer(),
    "uniform": RandomAgent,
    "focus-location": lambda seed: PolicyPlayer(seed, gathers=True),
    "kill-most": lambda seed: PolicyPlayer(seed, buries=True),
    "spread": lambda seed: PolicyPlayer(seed, spreads=True),
}
"""Policy -> a player for a seed."""
