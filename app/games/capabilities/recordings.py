"""Recorded games, replayed and described in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, NamedTuple, TypeAlias

from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.referee.records import RecordError

__all__ = [
    "RecordError",
    "Recordings",
    "ReplayLine",
    "TurnLog",
    "turn_log",
]


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


TurnLog: TypeAlias = Sequence[tuple[str, Sequence[str]]]
"""The title of each turn and what happened in it, one sentence each."""


def turn_log(lines: Iterable[ReplayLine]) -> TurnLog:
    """The log of a replayed game by turns, without the players' answers."""
    turns: list[tuple[str, list[str]]] = [("Before the first turn", [])]
    for line in lines:
        if line.is_answer:
            continue
        if line.text.startswith(" "):
            turns[-1][1].append(line.text.strip())
        else:
            turns.append((line.text.strip(), []))
    return turns
