"""Events of a battle, as data; each kind of event has the number of its rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.games.terrus.army import AbilityEffect
from app.games.terrus.terms import Side


@dataclass(frozen=True, slots=True)
class Event:
    """One step of a battle."""

    rule: ClassVar[str]


@dataclass(frozen=True, slots=True)
class BattleStarted(Event):
    """The battle starts after the opponent passed priority."""

    rule = "16.1"


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """An attack of these beasts on a location."""

    rule = "16.1a"
    location: str
    beasts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Guarded(Event):
    """The guards of a location, if there are any."""

    rule = "16.1a"
    location: str
    beasts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SkirmishOpened(Event):
    """The attacker chose this skirmish next."""

    rule = "16.1b"
    location: str


@dataclass(frozen=True, slots=True)
class PriorityGiven(Event):
    """The defending ruler has priority first."""

    rule = "16.2"


@dataclass(frozen=True, slots=True)
class Used(Event):
    """A ruler used an ability."""

    rule = "16.2a"
    side: Side
    ability: str


@dataclass(frozen=True, slots=True)
class Affected(Event):
    """An ability changes a beast."""

    rule = "16.2"
    change: AbilityEffect


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A ruler passed priority."""

    rule = "16.2a"
    side: Side


@dataclass(frozen=True, slots=True)
class Totalled(Event):
    """The total ATK of a ruler's army, which is the number of wounds assigned."""

    rule = "16.2b"
    side: Side
    parts: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Assigned(Event):
    """A ruler assigned all wounds."""

    rule = "16.2b"
    side: Side
    wounds: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The wounds of both rulers are dealt; what they bury, and the vitae that they take."""

    rule = "16.2b"
    buried: tuple[str, ...]
    lost: tuple[str, ...]
    vitae: int


@dataclass(frozen=True, slots=True)
class BecameFatigued(Event):
    """The attacking beasts of the skirmish are fatigued."""

    rule = "16.2b"
    beasts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SkirmishEnded(Event):
    """The skirmish is over."""

    rule = "16.2c"
    location: str


@dataclass(frozen=True, slots=True)
class EffectTriggered(Event):
    """An effect at the end of the battle triggers."""

    rule = "16.2c"
    text: str


@dataclass(frozen=True, slots=True)
class BattleEnded(Event):
    """No skirmish is left."""

    rule = "16.2c"
