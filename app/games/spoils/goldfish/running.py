"""Models of The Spoils ready to be played by the compiled player or the plain one.

Importing this module imports neither numpy nor numba.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from app.games.spoils.facts import NO_ICONS, Card, Faction
from app.games.spoils.goldfish import player_reference
from app.games.spoils.goldfish.model import Model, model_of
from app.games.spoils.goldfish.setup import prepare
from app.games.spoils.goldfish.states import States, shapes_of
from app.games.spoils.terms import CardType, Trade
from app.games.tabletop.chance import is_on_disk, simulation
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters, Shapes

if TYPE_CHECKING:
    from app.games.spoils.goldfish.arrays import Arrays
    from app.games.spoils.goldfish.exact.after_mulligan import OpeningFigures


@dataclass(frozen=True)
class Simulation(simulation.Simulation):
    """A model ready to be played: by the compiled player, or without `arrays` by the plain one.

    Both play the same games.
    """

    SLOW_BLOCK = 500

    model: Model
    states: States
    arrays: Arrays | None

    @property
    def shapes(self) -> Shapes:
        return shapes_of(self.model, self.states)

    @cached_property
    def opening(self) -> OpeningFigures | None:
        """The exact figures of the opening hand, if they can be summed."""
        from app.games.spoils.goldfish.exact.after_mulligan import opening_figures

        return opening_figures(self.model)

    @property
    def policy(self) -> str:
        return self.model.policy.name

    @property
    def is_fast(self) -> bool:
        return self.arrays is not None

    def count(self, seed: int, block: Block) -> Counters:
        if self.arrays is None:
            return player_reference.count_games(
                self.model, self.states, seed, block.first, block.games
            )
        from app.games.spoils.goldfish import compiled

        return compiled.count_games(self.arrays, seed, block.first, block.games)


def simulation_of(model: Model) -> Simulation:
    """Make a model ready for the compiled player, or for the plain one if it is too wide.

    Raises GoldfishError for a deck with too many kinds of resource.
    """
    from app.games.spoils.goldfish.arrays import TooWideError, arrays_of

    states = States.of(model)
    try:
        return Simulation(model, states, arrays_of(model, states))
    except TooWideError:
        return Simulation(model, states, None)


def plain_simulation(model: Model) -> Simulation:
    """Make a model ready for the plain player. Raises GoldfishError like `simulation_of`."""
    return Simulation(model, States.of(model), None)


def warm(model: Model | None = None) -> None:
    """Compile the kernel, so that nobody waits for it; a server calls this when it starts.

    It is compiled once for all decks; without a model, a deck of one card is used.
    """
    simulation_of(model or _least_model()).count(0, Block(0, 1))


def is_compiled() -> bool:
    """True if the kernel was compiled on an earlier run."""
    from app.games.spoils.goldfish import player_numba

    return is_on_disk(player_numba.play_games)


def _least_model() -> Model:
    brings = Faction(1, NO_ICONS, 0, 1, 1)
    nobody = Card("nobody", Trade.UNIVERSAL, CardType.FACTION, faction=brings)
    card = Card("nothing", Trade.UNIVERSAL, CardType.TACTIC, cost=0)
    return model_of(prepare(nobody, [(card, 1)]))
