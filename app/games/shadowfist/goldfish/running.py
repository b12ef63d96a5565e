"""Playing many games: which player, in which blocks, on how many threads.

Importing this module imports neither numpy nor numba.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from app.games.shadowfist.goldfish import counting
from app.games.shadowfist.goldfish.counter_shapes import shapes_of
from app.games.shadowfist.goldfish.coverage import Coverage, coverage_of
from app.games.shadowfist.goldfish.model import Model
from app.games.tabletop.chance.blocks import Block, cut, in_order
from app.games.tabletop.chance.counters import Counters, Shapes, total
from app.games.tabletop.chance.errors import GoldfishError
from app.games.tabletop.chance.kernel_cache import is_on_disk

if TYPE_CHECKING:
    from app.games.shadowfist.goldfish.arrays import Arrays

BLOCK: Final = 20_000
"""Games in a block: a few hundredths of a second with the compiled kernel."""

BLOCKS_OF_A_THREAD: Final = 5
"""How many blocks a thread plays in one go, so that handing them out costs next to nothing."""

SLOW_BLOCK: Final = 200
"""Games in a block of the plain player."""

MOST_GAMES: Final = 1_000_000_000


class Player(StrEnum):
    """Who plays. Both play the same games."""

    PLAIN = "plain"
    NUMBA = "numba"


@dataclass(frozen=True)
class Simulation:
    """A model ready to be played. `arrays` is None for the plain player."""

    model: Model
    arrays: Arrays | None

    @cached_property
    def shapes(self) -> Shapes:
        """The shapes of its counters."""
        return shapes_of(self.model)

    @cached_property
    def coverage(self) -> Coverage:
        """How much of the deck is known."""
        return coverage_of(self.model)

    @property
    def policy(self) -> str:
        """The name of the policy that plays."""
        return self.model.policy.name

    @property
    def is_fast(self) -> bool:
        """Whether the compiled player holds the deck."""
        return self.arrays is not None

    def count(self, seed: int, block: Block) -> Counters:
        """Play one block and count it. Releases the interpreter's lock under numba."""
        if self.arrays is None:
            return counting.count_games(self.model, seed, block.first, block.games)
        from app.games.shadowfist.goldfish import compiled

        return compiled.count_games(self.arrays, seed, block.first, block.games)


def simulation_of(model: Model, player: Player | None = None) -> Simulation:
    """Make a model ready; without a player named, for the fastest one that can hold it.

    Raises TooWideError when the compiled player is named and cannot.
    """
    fastest = Player.PLAIN if find_spec("numba") is None else Player.NUMBA
    if (player or fastest) is Player.PLAIN:
        return Simulation(model, None)
    from app.games.shadowfist.goldfish.arrays import TooWideError, arrays_of

    try:
        return Simulation(model, arrays_of(model))
    except TooWideError:
        if player is not None:
            raise
        return Simulation(model, None)


def is_compiled() -> bool:
    """Whether the kernel was compiled on an earlier run, or there is none to compile."""
    if find_spec("numba") is None:
        return True
    from app.games.shadowfist.goldfish import player_numba

    return is_on_disk(player_numba.play_games)


def blocks(simulation: Simulation, games: int, together: int = 1) -> Iterator[Block]:
    """Cut this many games into blocks. Raises GoldfishError when the number is out of range."""
    if not 1 <= games <= MOST_GAMES:
        raise GoldfishError(f"The number of games must be from 1 to {MOST_GAMES}, not {games}")
    yield from cut(games, together * block_size(simulation))


def block_size(simulation: Simulation) -> int:
    """How many games the simulation's player plays in a fraction of a second."""
    return BLOCK if simulation.is_fast else SLOW_BLOCK


def run(simulation: Simulation, seed: int, games: int, threads: int = 1) -> Iterator[Counters]:
    """Play the games numbered from 0 and yield the counters of block after block, in order.

    Whoever stops asking cancels the rest. Memory does not grow with the number of games.
    """
    todo = blocks(simulation, games, BLOCKS_OF_A_THREAD)
    return in_order(lambda block: simulation.count(seed, block), todo, threads)


def play_all(simulation: Simulation, seed: int, games: int, threads: int = 1) -> Counters:
    """The counters of all games together."""
    return total(simulation.shapes, run(simulation, seed, games, threads))
