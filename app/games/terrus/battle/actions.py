"""The answers that rulers give in a battle; `read_action` reads the `str` of each."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from app.games.terrus.terms import Side

SEATS: Final = tuple(Side)
"""The rulers in the order of their numbers as players."""


class BattleQuestion(StrEnum):
    """Questions to a ruler."""

    ATTACK = "attack"
    GUARD = "guard"
    ORDER = "order"
    PRIORITY = "priority"
    WOUNDS = "wounds"


@dataclass(frozen=True, slots=True)
class Attack:
    """The beast attacks the location, or stays where `location` is None (16.1a)."""

    beast: str
    location: str | None

    def __str__(self) -> str:
        if self.location is None:
            return f"attack {self.beast} stays"
        return f"attack {self.beast} -> {self.location}"


@dataclass(frozen=True, slots=True)
class Guard:
    """The beast guards the location, or does not where `location` is None (16.1a)."""

    beast: str
    location: str | None

    def __str__(self) -> str:
        if self.location is None:
            return f"guard {self.beast} stays"
        return f"guard {self.beast} -> {self.location}"


@dataclass(frozen=True, slots=True)
class Fight:
    """The skirmish at the location is resolved next (16.1b)."""

    location: str

    def __str__(self) -> str:
        return f"fight {self.location}"


@dataclass(frozen=True, slots=True)
class Pass:
    """The ruler passes priority (16.2a)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Use:
    """The ruler uses an ability by its number among those of the battle, counted from 1 (16.2)."""

    ability: int

    def __str__(self) -> str:
        return f"use {self.ability}"


@dataclass(frozen=True, slots=True)
class Wounds:
    """The recipient is assigned `number` wounds (16.2b)."""

    recipient: str
    number: int

    def __str__(self) -> str:
        return f"wounds {self.number} {self.recipient}"


Action: TypeAlias = Attack | Guard | Fight | Pass | Use | Wounds

_SENT: Final = re.compile(r"(attack|guard) (.+?)(?: -> (.+)| stays)")
_NUMBERED: Final = re.compile(r"wounds ([0-9]{1,6}) (.+)")
_USE: Final = re.compile(r"use ([0-9]{1,3})")


def read_action(text: str) -> Action:
    """The answer with this text. Raises ValueError."""
    if match := _SENT.fullmatch(text):
        return (Attack if match[1] == "attack" else Guard)(match[2], match[3])
    if match := _NUMBERED.fullmatch(text):
        return Wounds(match[2], int(match[1]))
    if match := _USE.fullmatch(text):
        return Use(int(match[1]))
    if text.startswith("fight "):
        return Fight(text.removeprefix("fight "))
    if text == "pass":
        return Pass()
    raise ValueError(f"“{text[:60]}” is no answer in a battle")
