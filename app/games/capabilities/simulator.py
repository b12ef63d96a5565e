"""Playing a deck many times against nobody, and the results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from app.games.capabilities.card_changes import CardChangesTool
from app.games.capabilities.language import AnySearchIndex
from app.games.capabilities.refereed import Refereed
from app.games.capabilities.run_report import RunReport
from app.games.capabilities.starting import Starting, StartLike
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.counters import Counters, Shapes
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue

OWN_POLICY: Final = "own"
"""What a policy is called that differs from all named ones."""


class SimulationLike(Protocol):
    """A deck ready to be played many times.

    `policy` is the name of the policy that plays, and `model` what another machine needs to play
    it. `is_fast` tells whether a hundred thousand games take a moment.
    """

    @property
    def shapes(self) -> Shapes: ...
    @property
    def model(self) -> object: ...
    @property
    def policy(self) -> str: ...
    @property
    def is_fast(self) -> bool: ...

    def count(self, seed: int, block: Block) -> Counters:
        """Play the games of a block and count them."""


C = TypeVar("C", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)
S = TypeVar("S", bound=StartLike)
X = TypeVar("X")
R = TypeVar("R", bound=SimulationLike)
K = TypeVar("K")


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
    """What can be asked of a run.

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
    """How a deck shall be played: a policy by name, knobs turned on it, and turns.

    `keep` are clauses that say what makes a hand keepable; none for the usual. `assume` says of
    cards what they do.
    """

    policy: str
    turns: int
    keep: tuple[str, ...] = ()
    turned: tuple[tuple[str, str | int], ...] = ()
    assume: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HandInTurns(Generic[C, S]):
    """How a game compares choices for an opening hand by the turn of the win.

    `report` takes a start, a seed, and the names of the cards in hand, or None for the hand that
    the seed deals. `sheet` is what the game's template `table/_hand_in_turns.html` shows of the
    hand that a seed deals. Both raise GoldfishError.
    """

    report: Callable[[S, int, tuple[str, ...] | None, C], RunReport]
    sheet: Callable[[S, int], object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulator(Generic[C, D, S, X, R, K]):
    """A game's simulation of decks. Games are played by number, so that any blocks add up.

    `simulate` takes a function that gives a search index where clauses have to be read. It raises
    GoldfishError for what cannot be played, and QueryError for a clause that cannot be read.

    `block_size` is how many games are played in a fraction of a second. `run` plays games from
    number 0 on several threads and yields the counters of block after block. `blocks` cuts games
    into blocks of a multiple of the usual size, and `count` plays one of them from a
    simulation's model. `adds_up` tells whether counters can be those of a number of games.

    `deck_card` is the name of the card that a text means, None where no deck can hold it.
    `changed` is a start with copies of one card, by name, replaced by another; `aligned` gives the
    second start the places of the cards that it shares with the first, so that both can be
    compared on the same shuffles. `compare` plays both; it and `changed` raise GoldfishError.

    `report` takes the seed and what was counted. `report_page`, `comparison_page` and `panel`
    return what the game's templates show: of a run, its cards in one of the orders; of a
    comparison, by the names of both sides and the turns; and of a deck that is being built, by the
    id of the edition. `panel` raises GoldfishError.

    `card_changes` measures one more and one fewer of each card; None where the game has no measure
    of how fast a deck is.

    `hand_in_turns` compares what can be put back from an opening hand; None where the game has no
    such measure either.

    `warm` does beforehand, with any start, what makes the first run slower than others;
    `is_compiled` says whether the part that takes seconds was done on an earlier run.

    `referee` plays decks on the game's referee, every card with its text; None where it cannot.

    `templates` is the folder of the templates that show what pages are given.
    """

    start: Starting[C, D, S]
    templates: str
    options: RunOptions
    simulate: Callable[[S, RunRequest, Callable[[], X]], R]
    block_size: Callable[[R], int]
    run: Callable[[R, int, int, int], Iterator[Counters]]
    blocks: Callable[[R, int, int], Iterator[Block]]
    count: Callable[[object, int, Block], Counters]
    adds_up: Callable[[Counters], bool]
    report: Callable[[S, R, int, Counters], RunReport]
    report_page: Callable[[R, Counters, str], object]
    deck_card: Callable[[str, C], str | None]
    changed: Callable[[S, str, str, int, C], S]
    aligned: Callable[[S, S], S]
    compare: Callable[[R, R, int, int], K]
    comparison_report: Callable[[K], RunReport]
    comparison_page: Callable[[K, tuple[str, str], C, int], object]
    panel: Callable[[D, C, str], object]
    warm: Callable[[S], None]
    is_compiled: Callable[[], bool]
    card_changes: CardChangesTool[C, R, Any, Any, Any] | None = None
    hand_in_turns: HandInTurns[C, S] | None = None
    referee: Refereed[C, R, Any] | None = None


AnySimulator: TypeAlias = Simulator[
    AnyCatalogue, AnyDecklist, StartLike, AnySearchIndex, SimulationLike, object
]
