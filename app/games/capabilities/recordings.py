"""Recorded games, replayed and described in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.referee.records import RecordError

C = TypeVar("C", bound=AnyCatalogue)


class ReplayLine(NamedTuple):
    """A line about a replayed game: an answer that was given, or what happened."""

    text: str
    is_answer: bool = False


@dataclass(frozen=True, slots=True)
class Recordings(Generic[C]):
    """Recorded games of a game. Each is a JSON object whose key `game` names the game.

    `replay` replays the text of a record and says line by line what happens; it raises RecordError,
    where the game comes out differently only after all that led there. `answers` are the answers of
    a record as texts; it raises RecordError.
    """

    replay: Callable[[str, C], Iterator[ReplayLine]]
    answers: Callable[[str], Sequence[str]]


AnyRecordings: TypeAlias = Recordings[AnyCatalogue]

__all__ = ["AnyRecordings", "RecordError", "Recordings", "ReplayLine"]
