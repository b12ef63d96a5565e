"""Whole games between programs, looked at answer by answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from app.games.capabilities.matches import UnplayableMatchError
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue


class UnrepeatableGameError(ValueError):
    """Answers that do not fit the decks, the seed or the rules; the message says which."""


@dataclass(frozen=True)
class WatchedStep:
    """The effects of an answer: sentences with their rules.

    `at` is how many answers had been given with it. `words` say what was answered, and `rule` by
    which rule it was asked; they stand for an answer that brought nothing about yet.
    """

    at: int
    words: str
    rule: str
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class WatchedTurn:
    """A turn: its title, where it begins, and those of its steps that are worth a look."""

    title: str
    at: int
    steps: tuple[WatchedStep, ...]


@dataclass(frozen=True)
class WatchedGame:
    """A whole game, and how it stands after `at` answers.

    `table` is what the game's template shows of that moment. `covered` says for each seat how much
    of its deck is known. `result` is how the game ends.
    """

    at: int
    turns: tuple[WatchedTurn, ...]
    table: object
    covered: tuple[str, ...]
    result: str

    @property
    def stops(self) -> tuple[int, ...]:
        """The moments at which something happened, as numbers of answers."""
        return tuple(step.at for turn in self.turns for step in turn.steps)

    @property
    def place(self) -> int:
        """Return the number of stops up to this moment, itself included."""
        return sum(stop <= self.at for stop in self.stops)

    @property
    def turn(self) -> WatchedTurn:
        """The turn of this moment."""
        return [turn for turn in self.turns if turn.at <= self.at][-1]

    @property
    def step(self) -> WatchedStep:
        """The last step up to this moment."""
        return [step for step in self.turn.steps if step.at <= self.at][-1]

    @property
    def previous(self) -> int | None:
        """The stop before this moment; None at the start."""
        return max((stop for stop in self.stops if stop < self.at), default=None)

    @property
    def next(self) -> int | None:
        """The stop after this moment; None at the end."""
        return min((stop for stop in self.stops if stop > self.at), default=None)

    @property
    def previous_turn(self) -> int | None:
        """Return the beginning of this turn, or of the turn before it at this one's beginning."""
        return max((turn.at for turn in self.turns if turn.at < self.at), default=None)

    @property
    def next_turn(self) -> int | None:
        """Return the beginning of the next turn; None in the last one."""
        return min((turn.at for turn in self.turns if turn.at > self.at), default=None)


@dataclass(frozen=True)
class Parting:
    """The turn of a game in which it parts from another, and what happened only in this one."""

    turn: WatchedTurn
    lines: tuple[str, ...]


def parted(one: WatchedGame, other: WatchedGame) -> Parting:
    """Return the first turn of a game in which something happens that does not in another.

    If both are the same, it is the last one.
    """
    for place, turn in enumerate(one.turns):
        theirs = other.turns[place] if place < len(other.turns) else None
        if theirs is None or _lines(turn) != _lines(theirs):
            known = Counter(() if theirs is None else _lines(theirs))
            return Parting(turn, tuple((Counter(_lines(turn)) - known).elements()))
    return Parting(one.turns[-1], ())


def _lines(turn: WatchedTurn) -> tuple[str, ...]:
    return tuple(words for step in turn.steps for _, words in step.lines)


@dataclass(frozen=True, slots=True)
class WatchRequest:
    """The decks with what people call them, and the seed.

    `first` is the place of the deck that takes the first turn, and `edition` the id of the rulebook
    that is played by; without them the rules decide, and the usual edition holds. A game that knows
    neither leaves them alone.
    """

    decks: Sequence[tuple[str, AnyDecklist]]
    seed: int
    first: int | None = None
    edition: str = ""


class Watching(ABC):
    """Whole games that a game's referee lets programs play, to be looked at."""

    seats: ClassVar[range]
    """The numbers of decks that can play."""

    players: ClassVar[Mapping[str, str]]
    """The programs by name, with what they do; the first is the default."""

    most_answers: ClassVar[int]

    templates: ClassVar[str]
    """The folder of the template `watch/_table.html`."""

    @abstractmethod
    def play(self, asked: WatchRequest, catalogue: AnyCatalogue, player: str) -> tuple[str, ...]:
        """Return the answers of a whole game as texts, at most `most_answers`.

        Raises UnplayableMatchError.
        """

    def record(
        self, asked: WatchRequest, catalogue: AnyCatalogue, answers: Sequence[str]
    ) -> str | None:
        """Return a game with these answers as a record; None where the game keeps none.

        Raises UnplayableMatchError and UnrepeatableGameError.
        """
        return None

    @abstractmethod
    def look(
        self, asked: WatchRequest, catalogue: AnyCatalogue, answers: Sequence[str], at: int
    ) -> WatchedGame:
        """Play these answers again and return the game, as it stands after `at` of them.

        Raises UnplayableMatchError and UnrepeatableGameError.
        """

    def look_again(
        self,
        seen: WatchedGame,
        asked: WatchRequest,
        catalogue: AnyCatalogue,
        answers: Sequence[str],
        at: int,
    ) -> WatchedGame:
        """Return a game that was looked at before, as it stands after `at` of its answers.

        `seen` is the result of `look` with the same arguments and any moment. A game for which it
        takes long to see that answers are legal need not look at that again.
        """
        return self.look(asked, catalogue, answers, at)


__all__ = [
    "UnplayableMatchError",
    "UnrepeatableGameError",
    "WatchRequest",
    "WatchedGame",
    "WatchedStep",
    "WatchedTurn",
    "Watching",
]
