"""Recorded games, replayed and described in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple

from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.referee.records import RecordError


class ReplayLine(NamedTuple):
    """A line about a replayed game: an answer that was given, or what happened."""

    text: str
    is_answer: bool = False


class Recordings(ABC):
    """Recorded games of a game. Each is a JSON object whose key `game` names the game."""

    rules_version: ClassVar[int]
    """The version of the rules: another one whenever a game could come out differently."""

    @abstractmethod
    def replay(self, text: str, catalogue: AnyCatalogue) -> Iterator[ReplayLine]:
        """Replay a record and yield line by line what happens.

        Raises RecordError; where the game comes out differently, only after all that led there.
        """

    @abstractmethod
    def answers(self, text: str) -> Sequence[str]:
        """Return the answers of a record as texts. Raises RecordError."""


__all__ = ["RecordError", "Recordings", "ReplayLine"]
