"""One more and one fewer of every card of a deck, measured on common shuffles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from app.games.capabilities.simulated import RunReport, SimulatedDeck
from app.games.capabilities.watching import WatchedGame
from app.games.tabletop.chance.figures import Counters, Estimate
from app.games.tabletop.facts import AnyCatalogue


@dataclass(frozen=True, slots=True)
class TriedPair:
    """A shuffle played without and with a change: its number, and the turns of the two wins."""

    number: int
    before: int
    after: int

    @property
    def gain(self) -> int:
        """The number of turns by which the changed deck won earlier."""
        return self.before - self.after


@dataclass(frozen=True, slots=True)
class Tried:
    """The result of a piece of work of trials.

    `pair` is the one of its pairs of games that gains most; None where none was played.
    """

    counted: Counters
    pair: TriedPair | None = None


@dataclass(frozen=True, slots=True)
class PlayedPair:
    """The answers of two games on one shuffle as texts, without and with a change."""

    before: tuple[str, ...]
    after: tuple[str, ...]


class TrialsLike(Protocol):
    """The changes that promise most, tried on the referee one after another.

    `shuffles` were looked at so far; at most `most_shuffles` will be. `next_works` takes the most
    shuffles of a piece of work and the most pieces, which can be sent to other processes;
    `with_tried` adds the result of one of them, in any order.
    """

    @property
    def is_done(self) -> bool: ...
    @property
    def shuffles(self) -> int: ...
    @property
    def most_shuffles(self) -> int: ...
    def next_works(self, shuffles: int, pieces: int) -> Sequence[object]: ...
    def with_tried(self, tried: Tried) -> TrialsLike: ...


class CardExchanges(ABC):
    """The exchanges of one card for another that have to be played, in a fixed order."""

    @property
    @abstractmethod
    def exchanges(self) -> Sequence[Hashable]:
        """All exchanges."""

    @property
    @abstractmethod
    def games_of_a_card(self) -> int:
        """The games behind each figure of a card."""

    @abstractmethod
    def measure(self, exchange: Hashable) -> Estimate:
        """Play one exchange."""

    @abstractmethod
    def trials(self, measured: Mapping[Hashable, Estimate]) -> TrialsLike:
        """Return the trials to make on the referee once all exchanges are measured."""

    @abstractmethod
    def report(self, measured: Mapping[Hashable, Estimate], trials: TrialsLike | None) -> RunReport:
        """Return the result; without trials none were made on the referee."""

    @abstractmethod
    def page(self, measured: Mapping[Hashable, Estimate], trials: TrialsLike | None) -> object:
        """Return what the game's template `report/_changes.html` shows of the result so far."""

    @abstractmethod
    def pair(self, named: str, catalogue: AnyCatalogue) -> object:
        """Return the two games that a page names, to be played again by any process.

        Raises GoldfishError where the text names no shuffle that this deck's trials play.
        """


class CardChangesTool(ABC):
    """A game's measure of one more and one fewer of each card."""

    @abstractmethod
    def prepare(self, deck: SimulatedDeck, seed: int, games: int) -> CardExchanges:
        """Return the exchanges of a deck, with a number of games for each card.

        Raises GoldfishError.
        """

    @abstractmethod
    def try_on_referee(self, work: object, catalogue: AnyCatalogue) -> Tried:
        """Do one piece of the work of trials."""

    @abstractmethod
    def play_pair(self, pair: object, catalogue: AnyCatalogue) -> PlayedPair:
        """Play both games of a pair as the trials did."""

    @abstractmethod
    def look(
        self, pair: object, answers: Sequence[str], catalogue: AnyCatalogue, *, is_changed: bool
    ) -> WatchedGame:
        """Return one game of a pair, told step by step, at its start."""

    @abstractmethod
    def look_at(
        self,
        seen: WatchedGame,
        pair: object,
        answers: Sequence[str],
        at: int,
        catalogue: AnyCatalogue,
        *,
        is_changed: bool,
    ) -> WatchedGame:
        """Return a game that `look` told, as it stands after `at` of its answers."""
