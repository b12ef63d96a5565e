"""What a file says of beasts, locations and assignments, as written: the builder makes sense of it.

Every value is text, so that a broken one can be quoted. An empty text means that nothing is given.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.games.terrus.terms import Side


@dataclass(frozen=True, slots=True)
class BeastEntry:
    """Some equal beasts, and where the file has them."""

    where: str
    side: Side
    name: str
    atk: str
    defense: str
    count: str = ""
    row: str = ""
    at: str = ""
    wounds: str = ""
    worth: str = ""
    fatigued: bool = False


@dataclass(frozen=True, slots=True)
class LocationEntry:
    """A location, and where the file has it. The clade's `defense` is the vitae."""

    where: str
    side: Side
    name: str
    defense: str
    row: str
    wounds: str = ""
    worth: str = ""


@dataclass(frozen=True, slots=True)
class AssignmentEntry:
    """Beasts that are assigned to a location."""

    where: str
    beasts: tuple[str, ...]
    location: str


@dataclass(frozen=True, slots=True)
class SplitEntry:
    """Wounds that a ruler assigns in one skirmish: recipients with numbers."""

    where: str
    side: Side
    location: str
    wounds: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class AbilityEntry:
    """An ability with its changes: beast, `atk` or `def`, and a number with a sign."""

    where: str
    side: Side
    name: str
    is_marked: bool
    changes: tuple[tuple[str, str, str], ...]
