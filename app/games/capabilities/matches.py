"""Games that a game's referee plays between programs, told move by move or counted."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue


class UnplayableMatchError(ValueError):
    """Decks or players that the referee cannot let play; the message says why."""


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """The agents that play, by name, and the number of games; fewer agents than decks take turns.

    Games are numbered from `seed` on. `edition` is the id of the rulebook that is played by;
    without one the usual edition holds.
    """

    agents: tuple[str, ...]
    seed: int
    games: int
    edition: str = ""


@dataclass(frozen=True, slots=True)
class MatchReport:
    """The result as lines of text and a JSON object. `record` is a single game as JSON."""

    lines: tuple[str, ...]
    fields: Mapping[str, object]
    record: str | None = None


class Matches(ABC):
    """Games of a game's decks, played by programs."""

    agents: ClassVar[tuple[str, ...]]
    """The names of the programs; the first is the default."""

    most_games: ClassVar[int]
    """The most games of one request."""

    @abstractmethod
    def play(
        self,
        decks: Sequence[tuple[str, AnyDecklist]],
        catalogue: AnyCatalogue,
        asked: MatchRequest,
    ) -> MatchReport:
        """Play decks, each with the name of its file. Raises UnplayableMatchError."""
