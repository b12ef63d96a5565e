"""Simulations for the report page: in one request, or block by block."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from app.games.capabilities.language import AnySearchIndex
from app.games.capabilities.simulator import AnySimulator, RunRequest, SimulationLike
from app.games.capabilities.starting import StartLike
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.counters import Counters, total
from app.site.goldfish.report.forms import GAMES, MOST_AT_ONCE, RunForm
from app.site.platform.recent import Recent, recent_ones

LARGEST_ROW: Final = 40_000
"""Counters with more numbers than this are not sent to the browser and back."""

LARGEST_COUNT: Final = (1 << 53) - 1
"""The largest whole number that a browser can add exactly."""

_KEPT: Final = 16
"""How many prepared simulations are cached while their blocks are requested."""

Key = tuple[str, StartLike, RunRequest]

_FILE_TIMES: Final = 10
"""How many times more games a download may simulate than a page, as it draws nothing."""

_SLOW: Final = 20
"""The factor by which a request plays fewer games if the fast players cannot hold the deck."""


def simulation_for(
    form: RunForm, simulator: AnySimulator, start: StartLike, index: Callable[[], AnySearchIndex]
) -> SimulationLike:
    """Return the deck prepared for simulation.

    Raises GoldfishError if the deck cannot be simulated, and QueryError for an invalid definition
    of keepable hands.
    """
    recent: Recent[Key, SimulationLike] = recent_ones("simulations", _KEPT)
    key = (form.catalogue.digest, start, form.request())
    simulation = recent.find(key)
    if simulation is None:
        simulation = simulator.simulate(start, form.request(), index)
        recent.keep(key, simulation)
    return simulation


def most_at_once(simulation: SimulationLike) -> int:
    """Return the largest number of games that one request plays."""
    return MOST_AT_ONCE if simulation.is_fast else MOST_AT_ONCE // _SLOW


def sharpens(simulation: SimulationLike) -> bool:
    """Whether a script can simulate more games block by block."""
    return simulation.shapes.size <= LARGEST_ROW


def played_at_once(simulator: AnySimulator, simulation: SimulationLike, form: RunForm) -> Counters:
    """Return the number of games played in one request: as many as asked for, up to the limit."""
    most = most_at_once(simulation)
    asked = form.games.data
    games = asked if asked <= most else min(most, simulator.block_size(simulation))
    return simulation.count(form.seed.data, Block(0, games))


def most_in_a_file(simulation: SimulationLike) -> int:
    """Return the largest number of games played for one download."""
    return _FILE_TIMES * most_at_once(simulation)


def played_for_a_file(
    simulator: AnySimulator, simulation: SimulationLike, form: RunForm
) -> Counters | None:
    """Play all games asked for, block by block; None for more than one request may play."""
    games = form.games.data
    if games > most_in_a_file(simulation):
        return None
    return total(simulation.shapes, simulator.run(simulation, form.seed.data, games, 1))


def asked_block(simulation: SimulationLike, first: str, games: str) -> Block | None:
    """Return the block of games that a script asks for; None if it may not be played."""
    if not (first.isdecimal() and games.isdecimal() and len(first) < 12 and len(games) < 12):
        return None
    block = Block(int(first), int(games))
    in_bounds = 1 <= block.games <= most_at_once(simulation)
    return block if in_bounds and block.first + block.games <= GAMES[-1] else None


def counters_from(
    simulator: AnySimulator, simulation: SimulationLike, sent: Any
) -> Counters | None:
    """Return counters that a browser added up; None if they cannot be counters of this deck."""
    if not isinstance(sent, dict):
        return None
    row, games = sent.get("row"), sent.get("games")
    shapes = simulation.shapes
    if not isinstance(row, list) or len(row) != shapes.size or type(games) is not int:
        return None
    if not 1 <= games <= GAMES[-1]:
        return None
    if not all(type(count) is int and 0 <= count <= LARGEST_COUNT for count in row):
        return None
    counters = Counters(shapes, games, tuple(row))
    return counters if simulator.adds_up(counters) else None
