"""Playing a deck many times against nobody, and the results."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from app.games.capabilities.card_changes import CardChangesTool
from app.games.capabilities.refereed import Refereed
from app.games.capabilities.simulated import RunReport, SimulatedDeck
from app.games.capabilities.starting import Starting, StartLike
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search.index import AnySearchIndex

OWN_POLICY: Final = "own"
"""What a policy is called that differs from all named ones."""


@dataclass(frozen=True, slots=True)
class NumberKnob:
    """A whole number of a policy, from 0 to `most`."""

    name: str
    label: str
    most: int


@dataclass(frozen=True, slots=True)
class ChoiceKnob:
    """A choice of a policy. `choices` are values with what people call them."""

    name: str
    label: str
    choices: tuple[tuple[str, str], ...]


Knob: TypeAlias = NumberKnob | ChoiceKnob


@dataclass(frozen=True, slots=True)
class RunOptions:
    """Options of a run.

    At most `most_games` are played. `turns` are counted by default, `most_turns` at most.
    `policies` have the values of their knobs by name; the first is the default. Reports list cards
    in one of the orders `sorts`. A hand is kept by at most `most_clauses` clauses; `clause` shows
    how one is written, a range and a query. `assumption` shows how a player says what a card does
    that the simulation does not know; empty where the game has no such thing.
    """

    most_games: int
    turns: int
    most_turns: int
    policies: Mapping[str, Mapping[str, str | int | bool]]
    knobs: tuple[Knob, ...]
    sorts: tuple[str, ...]
    most_clauses: int
    clause: str = ""
    assumption: str = ""

    @property
    def default_policy(self) -> str:
        """The name of the policy that plays where none is named."""
        return next(iter(self.policies))


@dataclass(frozen=True, slots=True)
class RunRequest:
    """A policy to play a deck by, with its settings, and the number of turns.

    `keep` are clauses that say what makes a hand keepable; none for the usual. `assume` says of
    cards what they do.
    """

    policy: str
    turns: int
    keep: tuple[str, ...] = ()
    turned: tuple[tuple[str, str | int], ...] = ()
    assume: tuple[str, ...] = ()


class HandInTurns(ABC):
    """A game's comparison of choices for an opening hand, by the turn of the win."""

    @abstractmethod
    def report(
        self, start: StartLike, seed: int, names: tuple[str, ...] | None, catalogue: AnyCatalogue
    ) -> RunReport:
        """Compare the choices for cards by name, or for the hand that the seed deals.

        Raises GoldfishError.
        """

    @abstractmethod
    def sheet(self, start: StartLike, seed: int) -> object:
        """Return what the template `table/_hand_in_turns.html` shows of the hand dealt by a seed.

        Raises GoldfishError.
        """


class Simulator(ABC):
    """A game's simulation of decks."""

    start: ClassVar[Starting]
    """The start of each game."""

    templates: ClassVar[str]
    """The folder of the templates that show what pages are given."""

    options: ClassVar[RunOptions]

    card_changes: ClassVar[CardChangesTool | None] = None
    """Measures one more and one fewer of each card; None without a measure of speed."""

    hand_in_turns: ClassVar[HandInTurns | None] = None
    """Compares what can be put back from an opening hand; None without a measure of speed."""

    referee: ClassVar[Refereed | None] = None
    """Plays decks on the game's referee, every card with its text; None where it cannot."""

    @abstractmethod
    def simulate(
        self, start: StartLike, asked: RunRequest, index: Callable[[], AnySearchIndex]
    ) -> SimulatedDeck:
        """Return a deck ready for simulation; `index` is called where clauses have to be read.

        Raises GoldfishError for a deck that cannot be played so, and QueryError for a clause that
        cannot be read.
        """

    @abstractmethod
    def count(self, model: object, seed: int, block: Block) -> Counters:
        """Play the games of a block from a deck's model, on any machine."""

    @abstractmethod
    def adds_up(self, counters: Counters) -> bool:
        """Return whether counters can be those of a number of games."""

    @abstractmethod
    def deck_card(self, text: str, catalogue: AnyCatalogue) -> str | None:
        """Return the name of the card that a text means; None where no deck can hold it."""

    @abstractmethod
    def changed(
        self, start: StartLike, out: str, into: str, copies: int, catalogue: AnyCatalogue
    ) -> StartLike:
        """Return a start with copies of one card, by name, replaced by another.

        Raises GoldfishError.
        """

    @abstractmethod
    def aligned(self, base: StartLike, other: StartLike) -> StartLike:
        """Return the other start with the places of the cards that it shares with the base.

        Both can then be compared on the same shuffles.
        """

    @abstractmethod
    def panel(self, deck: AnyDecklist, catalogue: AnyCatalogue, edition: str) -> object:
        """Return what the game's template shows of a deck that is being built.

        Raises GoldfishError.
        """

    @abstractmethod
    def warm(self, start: StartLike) -> None:
        """Do beforehand, with any start, what makes the first run slower than others."""

    @abstractmethod
    def is_compiled(self) -> bool:
        """Return whether the part of it that takes seconds was done on an earlier run."""
