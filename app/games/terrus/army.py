"""Beasts, cities and all that is known of a battle before it begins.

A file beyond one of the limits is refused before anything is computed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from app.games.terrus.settings import Settings
from app.games.terrus.terms import CLADE, Phase, Side

MAX_BEASTS: Final = 200
"""Beasts of both rulers together."""

MAX_LOCATIONS: Final = 60
"""Locations of both cities together."""

MAX_ROWS: Final = 20
MAX_NUMBER: Final = 999
"""The largest ATK, DEF, vitae, number of wounds or worth."""

MAX_NAME: Final = 60
"""Characters of a name, a title or an ability."""

MAX_TEXT: Final = 65_536
"""Characters of a file."""

MAX_LINES: Final = 2_000
MAX_ABILITIES: Final = 20
MAX_EFFECTS: Final = 20
"""Effects at the end of a battle."""

MAX_PROBLEMS: Final = 50
"""Problems of one file that are listed; the rest is counted."""


@dataclass(frozen=True, slots=True)
class Beast:
    """One beast. A defending beast is attached to a location (`at`), stands in a `row`, or both.

    `wounds` were dealt before the battle. `given_worth` replaces the usual worth.
    """

    name: str
    atk: int
    defense: int
    row: int | None = None
    at: str = ""
    wounds: int = 0
    fatigued: bool = False
    given_worth: int | None = None

    @property
    def worth(self) -> int:
        """The value of burying it, to the solver: ATK + DEF unless a worth is given."""
        return self.atk + self.defense if self.given_worth is None else self.given_worth


@dataclass(frozen=True, slots=True)
class Location:
    """One location of a city; rows count from the front. The clade's `defense` is the vitae."""

    name: str
    defense: int
    row: int
    wounds: int = 0
    given_worth: int | None = None

    @property
    def is_clade(self) -> bool:
        """True for the clade."""
        return self.name == CLADE

    @property
    def worth(self) -> int:
        """The value of burying it, to the solver: DEF, or 1 for each vitae of the clade."""
        if self.given_worth is not None:
            return self.given_worth
        return 1 if self.is_clade else self.defense


@dataclass(frozen=True, slots=True)
class Army:
    """A ruler's beasts and city."""

    ruler: str
    beasts: tuple[Beast, ...] = ()
    city: tuple[Location, ...] = ()

    @property
    def clade(self) -> Location | None:
        """The clade, if the city has one."""
        return next((location for location in self.city if location.is_clade), None)


@dataclass(frozen=True, slots=True)
class AbilityEffect:
    """An effect of an ability on a beast. `atk` and `defense` are added until the battle ends.

    `wounds` are dealt at once. `goes_to` is the attacked location where it attacks or guards from
    now on, also one that took no part; a beast that is `removed` takes none any more.
    """

    beast: str
    atk: int = 0
    defense: int = 0
    wounds: int = 0
    goes_to: str = ""
    is_fatigued: bool = False
    is_removed: bool = False


@dataclass(frozen=True, slots=True)
class Ability:
    """An action, a resource or an ability that a ruler may use once, as entered by hand (16.2).

    `is_marked` says that it has the word for battle; those are some of what may be used, not all.
    """

    side: Side
    name: str
    is_marked: bool = False
    changes: tuple[AbilityEffect, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn in which the battle is to start (16.1, 16.2c)."""

    ruler: Side = Side.ATTACKER
    phase: Phase = Phase.DUSK
    passed: bool = True
    battle_over: bool = False


@dataclass(frozen=True, slots=True)
class Assigned:
    """A beast that a file assigns to a location; `where` is the place in the file."""

    beast: str
    location: str
    where: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Split:
    """A ruler's assignment of wounds in one skirmish, given by a file: recipients with numbers."""

    side: Side
    location: str
    wounds: tuple[tuple[str, int], ...]
    where: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Plan:
    """A file's decisions in advance.

    `guards` is None if nothing is decided, and empty if nobody guards.
    """

    attack: tuple[Assigned, ...] = ()
    guards: tuple[Assigned, ...] | None = None
    order: tuple[str, ...] = ()
    splits: tuple[Split, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.attack or self.guards is not None or self.order or self.splits)


@dataclass(frozen=True, slots=True)
class Setup:
    """A battle before it begins.

    `attackable` are locations that an effect opens to attack (16.1), `end_effects` what triggers
    at the end of the battle (16.2c); both are entered by hand.
    """

    attacker: Army
    defender: Army
    title: str = ""
    settings: Settings = field(default_factory=Settings)
    turn: Turn = field(default_factory=Turn)
    attackable: tuple[str, ...] = ()
    end_effects: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    plan: Plan = field(default_factory=Plan)

    def army(self, side: Side) -> Army:
        """The army of a ruler."""
        return self.attacker if side is Side.ATTACKER else self.defender

    def beasts_by_name(self, side: Side) -> Mapping[str, Beast]:
        """A ruler's beasts by name."""
        return {beast.name: beast for beast in self.army(side).beasts}

    @property
    def locations(self) -> Mapping[str, Location]:
        """The locations of the defending city by name."""
        return {location.name: location for location in self.defender.city}


def wounds_to_bury(defense: int, wounds: int) -> int:
    """Return how many more wounds bury a beast or location; at least one, as none never do."""
    return max(1, defense - wounds)
