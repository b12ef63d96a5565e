"""Playing many games: which player, in which blocks, on how many threads.

Games are numbered and blocks are stretches of numbers, so that any cutting, order or number
of threads gives the same counters. Importing this module imports neither numpy nor numba.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from app.games.spoils.facts import NO_ICONS, Card, Faction
from app.games.spoils.goldfish import player_reference
from app.games.spoils.goldfish.counter_shapes import shapes_of
from app.games.spoils.goldfish.model import Model, model_of
from app.games.spoils.goldfish.setup import prepare
from app.games.spoils.goldfish.states import States
from app.games.spoils.terms import CardType, Trade
from app.games.tabletop.chance.blocks import Block, cut, in_order
from app.games.tabletop.chance.counters import Counters, Shapes, total
from app.games.tabletop.chance.errors import GoldfishError
from app.games.tabletop.chance.kernel_cache import is_on_disk

if TYPE_CHECKING:
    from app.games.spoils.goldfish.arrays import Arrays
    from app.games.spoils.goldfish.exact.after_mulligan import OpeningFigures

BLOCK: Final = 20_000
"""Games in a block: a few hundredths of a second with the compiled kernel."""

BLOCKS_OF_A_THREAD: Final = 5
"""How many blocks a thread plays in one go, so that handing them out costs next to nothing."""

SLOW_BLOCK: Final = 500
"""Games in a block of the reference player."""

MOST_GAMES: Final = 1_000_000_000


class Player(StrEnum):
    """Who plays. All of them play the same games."""

    PLAIN = "plain"
    NUMPY = "numpy"
    NUMBA = "numba"


@dataclass(frozen=True)
class Simulation:
    """A model ready to be played by one of the players. `arrays` is None for the plain one."""

    model: Model
    states: States
    player: Player
    arrays: Arrays | None

    @property
    def shapes(self) -> Shapes:
        """The shapes of its counters."""
        return shapes_of(self.model, self.states)

    @cached_property
    def opening(self) -> OpeningFigures | None:
        """The exact figures of the opening hand, if they can be summed."""
        from app.games.spoils.goldfish.exact.after_mulligan import opening_figures

        return opening_figures(self.model)

    @property
    def policy(self) -> str:
        """The name of the policy that plays."""
        return self.model.policy.name

    @property
    def is_fast(self) -> bool:
        """Whether one of the fast players holds the deck."""
        return self.arrays is not None

    def count(self, seed: int, block: Block) -> Counters:
        """Play one block and count it. Releases the interpreter's lock under numba."""
        if self.arrays is None:
            return player_reference.count_games(
                self.model, self.states, seed, block.first, block.games
            )
        if self.player is Player.NUMBA:
            from app.games.spoils.goldfish import compiled

            return compiled.count_games(self.arrays, seed, block.first, block.games)
        from app.games.spoils.goldfish import player_numpy

        return player_numpy.count_games(self.arrays, seed, block.first, block.games)


def fastest() -> Player:
    """The fastest player whose parts are installed."""
    if find_spec("numpy") is None:
        return Player.PLAIN
    return Player.NUMPY if find_spec("numba") is None else Player.NUMBA


def simulation_of(model: Model, player: Player | None = None) -> Simulation:
    """Make a model ready; without a player named, for the fastest one that can hold it.

    Raises TooWideError when the named player cannot, and GoldfishError for a deck with too
    many kinds of resource.
    """
    states = States.of(model)
    chosen = player or fastest()
    if chosen is Player.PLAIN:
        return Simulation(model, states, chosen, None)
    from app.games.spoils.goldfish.arrays import TooWideError, arrays_of

    try:
        return Simulation(model, states, chosen, arrays_of(model, states))
    except TooWideError:
        if player is not None:
            raise
        return Simulation(model, states, Player.PLAIN, None)


def warm(model: Model | None = None) -> None:
    """Compile the kernel, so that nobody waits for it; a server calls this when it starts.

    It is compiled once for all decks; without a model a deck of one card does.
    """
    simulation_of(model or _least_model()).count(0, Block(0, 1))


def is_compiled() -> bool:
    """Whether the kernel was compiled on an earlier run, or there is none to compile."""
    if fastest() is not Player.NUMBA:
        return True
    from app.games.spoils.goldfish import player_numba

    return is_on_disk(player_numba.play_games)


def _least_model() -> Model:
    brings = Faction(1, NO_ICONS, 0, 1, 1)
    nobody = Card("nobody", Trade.UNIVERSAL, CardType.FACTION, faction=brings)
    card = Card("nothing", Trade.UNIVERSAL, CardType.TACTIC, cost=0)
    return model_of(prepare(nobody, [(card, 1)]))


def blocks(games: int, size: int = BLOCK, first: int = 0) -> Iterator[Block]:
    """Cut a number of games into blocks. Raises GoldfishError when the number is out of range."""
    if not 1 <= games <= MOST_GAMES:
        raise GoldfishError(f"The number of games must be from 1 to {MOST_GAMES}, not {games}")
    yield from cut(games, size, first)


def block_size(simulation: Simulation) -> int:
    """How many games the simulation's player plays in a fraction of a second."""
    return SLOW_BLOCK if simulation.player is Player.PLAIN else BLOCK


def run(simulation: Simulation, seed: int, games: int, threads: int = 1) -> Iterator[Counters]:
    """Play the games numbered from 0 and yield the counters of block after block.

    Blocks come in order; whoever stops asking cancels the rest. Memory does not grow with
    the number of games.
    """
    todo = blocks(games, BLOCKS_OF_A_THREAD * block_size(simulation))
    return in_order(lambda block: simulation.count(seed, block), todo, threads)


def play_all(simulation: Simulation, seed: int, games: int, threads: int = 1) -> Counters:
    """The counters of all games together."""
    return total(simulation.shapes, run(simulation, seed, games, threads))
