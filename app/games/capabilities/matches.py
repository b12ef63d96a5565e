"""Games that a game's referee plays between programs, told move by move or counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue


class UnplayableMatchError(ValueError):
    """Decks or players that the referee cannot let play; the message says why."""


C = TypeVar("C", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """Who plays, by name, one agent for each deck or fewer that take turns; and how often.

    Games are numbered from `seed` on.
    """

    agents: tuple[str, ...]
    seed: int
    games: int


@dataclass(frozen=True, slots=True)
class MatchReport:
    """What came of it: lines of text and a JSON object. `record` is a single game as JSON."""

    lines: tuple[str, ...]
    fields: Mapping[str, object]
    record: str | None = None


@dataclass(frozen=True, slots=True)
class Matches(Generic[C, D]):
    """How a game's decks are played by programs.

    `agents` are the names of the programs, the first is the default. `most_games` are played at
    most. `play` takes the decks with the names of their files and raises UnplayableMatchError.
    """

    agents: tuple[str, ...]
    most_games: int
    play: Callable[[Sequence[tuple[str, D]], C, MatchRequest], MatchReport]


AnyMatches: TypeAlias = Matches[AnyCatalogue, AnyDecklist]
