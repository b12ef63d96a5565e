"""Entries of a file as written: beasts, locations and assignments, for the builder to interpret.

Every value is text, so that a broken one can be quoted. An empty text means that nothing is given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

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


EFFECTS: Final = ("atk", "def", "wounds", "to", "fatigued", "removed")
"""The words for what an ability does to a beast; the last two have nothing behind them."""


@dataclass(frozen=True, slots=True)
class AbilityEntry:
    """An ability with its changes: a beast, one of `EFFECTS`, and a number or a location."""

    where: str
    side: Side
    name: str
    is_marked: bool
    changes: tuple[tuple[str, str, str], ...]
