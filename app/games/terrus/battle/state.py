"""The state of a battle, and what can be read from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from app.games.tabletop.referee.cloning import COPIED, EACH_CLONED, Cloneable, cloneable
from app.games.tabletop.referee.decisions import Decision
from app.games.tabletop.referee.frames import Frame
from app.games.terrus.army import Beast, Location, Setup, wounds_to_bury
from app.games.terrus.battle.actions import Action, BattleQuestion
from app.games.terrus.battle.events import Event
from app.games.terrus.outcomes import Recipient
from app.games.terrus.terms import Side


@cloneable
@dataclass(slots=True)
class BattleLocals(Cloneable):
    """The questions on attack or guards: beasts, each with the locations open to it.

    `asked` is the number of the next question.
    """

    questions: tuple[tuple[str, tuple[str, ...]], ...] = ()
    asked: int = 0


@cloneable
@dataclass(slots=True)
class SkirmishLocals(Cloneable):
    """A skirmish in progress: who speaks, how many passed in a row, and the wounds assigned."""

    location: str
    speaker: Side = Side.DEFENDER
    passes: int = 0
    splits: dict[tuple[Side, str], int] = field(default_factory=dict, metadata=COPIED)

    def split(self, side: Side) -> Mapping[str, int]:
        """Return the wounds that a ruler has assigned so far, by recipient."""
        return {name: wounds for (one, name), wounds in self.splits.items() if one is side}


BattleFrame: TypeAlias = Frame[Action, BattleLocals | SkirmishLocals]

Named: TypeAlias = tuple[Side, str]
"""A beast or location, by its ruler and name."""


@cloneable
@dataclass(slots=True)
class Battle(Cloneable):
    """A battle in progress. The setup never changes.

    `attack` and `guards` are the locations of the beasts that attack or guard. `wounds` are all
    that beasts and locations have, `buried` what is gone, `fatigued` the attackers that became so
    and `fatigued_guards` the others, `changes` what abilities add to ATK and DEF. `used` are
    numbers of abilities, from 1.
    """

    setup: Setup
    vitae: int
    wounds: dict[Named, int] = field(metadata=COPIED)
    attack: dict[str, str] = field(default_factory=dict, metadata=COPIED)
    guards: dict[str, tuple[str, ...]] = field(default_factory=dict, metadata=COPIED)
    fought: list[str] = field(default_factory=list, metadata=COPIED)
    buried: set[Named] = field(default_factory=set, metadata=COPIED)
    fatigued: set[str] = field(default_factory=set, metadata=COPIED)
    fatigued_guards: set[str] = field(default_factory=set, metadata=COPIED)
    changes: dict[Named, tuple[int, int]] = field(default_factory=dict, metadata=COPIED)
    used: list[int] = field(default_factory=list, metadata=COPIED)
    log: list[Event] = field(default_factory=list, metadata=COPIED)
    frames: list[BattleFrame] = field(default_factory=list, metadata=EACH_CLONED)
    decision: Decision[BattleQuestion, Action] | None = None

    @property
    def is_over(self) -> bool:
        """True if the battle has ended."""
        return not self.frames

    @property
    def skirmish(self) -> SkirmishLocals | None:
        """The skirmish in progress."""
        held = self.frames[-1].own if self.frames else None
        return held if isinstance(held, SkirmishLocals) else None

    @property
    def open_questions(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The beasts that are still to be asked about, each with its locations, the next first."""
        held = self.frames[-1].own if self.frames else None
        return held.questions[max(0, held.asked - 1) :] if isinstance(held, BattleLocals) else ()

    @property
    def attacked(self) -> tuple[str, ...]:
        """The locations that are attacked, in the order of the city."""
        targets = set(self.attack.values())
        return tuple(name for name in self.setup.locations if name in targets)

    @property
    def pending(self) -> tuple[str, ...]:
        """The attacked locations at which no skirmish was started, in the order of the city."""
        return tuple(name for name in self.attacked if name not in self.fought)

    def atk(self, side: Side, beast: Beast) -> int:
        """A beast's ATK with what abilities add; never below 0."""
        return max(0, beast.atk + self.changes.get((side, beast.name), (0, 0))[0])

    def to_bury(self, side: Side, beast: Beast) -> int:
        """Return how many more wounds bury a beast."""
        added = self.changes.get((side, beast.name), (0, 0))[1]
        return wounds_to_bury(beast.defense + added, self.wounds.get((side, beast.name), 0))

    def army(self, side: Side, location: str) -> tuple[Beast, ...]:
        """The beasts of a ruler in the skirmish at a location that are not buried."""
        return tuple(
            beast
            for beast in self.setup.army(side).beasts
            if (side, beast.name) not in self.buried and self._is_at(side, beast.name, location)
        )

    def _is_at(self, side: Side, beast: str, location: str) -> bool:
        if side is Side.ATTACKER:
            return self.attack.get(beast) == location
        return location in self.guards.get(beast, ())

    def total(self, side: Side, location: str) -> int:
        """The total ATK of an army (16.2b)."""
        return sum(self.atk(side, beast) for beast in self.army(side, location))

    def recipients(self, side: Side, location: str) -> tuple[Recipient, ...]:
        """Return the enemy army as recipients of a ruler's wounds.

        The attacker may wound the location as well.
        """
        beasts = tuple(
            Recipient(beast.name, self.to_bury(side.other, beast), beast.worth)
            for beast in self.army(side.other, location)
        )
        if side is Side.DEFENDER:
            return beasts
        return (*beasts, self.place(self.setup.locations[location]))

    def place(self, location: Location) -> Recipient:
        """A location of the city as a recipient of wounds."""
        had = self.wounds.get((Side.DEFENDER, location.name), 0)
        cost = self.vitae if location.is_clade else wounds_to_bury(location.defense, had)
        return Recipient(location.name, max(1, cost), location.worth, True, location.is_clade)
