"""A judge's bench: a position and steps as text, and what the referee says of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from app.games.tabletop.facts import AnyCatalogue


class RulingStatus(IntEnum):
    """Outcomes of a bench file; the value is the exit status of the command."""

    AS_EXPECTED = 0
    OTHERWISE = 1
    UNREADABLE = 2


@dataclass(frozen=True, slots=True)
class Ruling:
    """The answer to a bench file, in lines of text, and how it ended."""

    status: RulingStatus
    lines: tuple[str, ...]


class UnreadableBenchError(ValueError):
    """A text that is no bench file. `lines` say each what is wrong, where, and how to mend it."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = tuple(lines)
        super().__init__("\n".join(self.lines))


class Rulings(ABC):
    """The bench of a game."""

    @abstractmethod
    def report(self, content: bytes, catalogue: AnyCatalogue) -> Ruling:
        """Return what a bench file asks for; a text that is none is a report about its lines."""
