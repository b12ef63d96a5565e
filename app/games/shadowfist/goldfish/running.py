"""Models of Shadowfist ready to be played by the compiled player or the plain one.

Importing this module imports neither numpy nor numba.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING

from app.games.shadowfist.goldfish import counting
from app.games.shadowfist.goldfish.counter_shapes import shapes_of
from app.games.shadowfist.goldfish.coverage import Coverage, coverage_of
from app.games.shadowfist.goldfish.model import Model
from app.games.tabletop.chance import is_on_disk, simulation
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters, Shapes

if TYPE_CHECKING:
    from app.games.shadowfist.goldfish.arrays import Arrays


class Player(StrEnum):
    """Players of the policy. Both play the same games."""

    PLAIN = "plain"
    NUMBA = "numba"


@dataclass(frozen=True)
class Simulation(simulation.Simulation):
    """A model ready to be played. `arrays` is None for the plain player."""

    SLOW_BLOCK = 200

    model: Model
    arrays: Arrays | None

    @cached_property
    def shapes(self) -> Shapes:
        return shapes_of(self.model)

    @cached_property
    def coverage(self) -> Coverage:
        """The share of the deck that the players know."""
        return coverage_of(self.model)

    @property
    def policy(self) -> str:
        return self.model.policy.name

    @property
    def is_fast(self) -> bool:
        return self.arrays is not None

    def count(self, seed: int, block: Block) -> Counters:
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
    """Tell whether the kernel was compiled on an earlier run. True without numba."""
    if find_spec("numba") is None:
        return True
    from app.games.shadowfist.goldfish import player_numba

    return is_on_disk(player_numba.play_games)
