"""Reports as addresses ask for them, and their simulations: in one request, or block by block."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from flask import request

from app.games.capabilities.simulated import SimulatedDeck
from app.games.capabilities.simulator import RunRequest, Simulator
from app.games.capabilities.starting import StartLike
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters, total
from app.games.tabletop.search import QueryError
from app.games.tabletop.search.index import AnySearchIndex
from app.site.goldfish.deck_source import ChosenDeck, chosen_deck
from app.site.goldfish.report.forms import GAMES, MOST_AT_ONCE, RunForm
from app.site.platform.storage.database import current_catalogue, current_indexed_catalogue
from app.site.platform.storage.recent import Recent, recent_ones
from app.site.platform.workers.expensive_work import computed

LARGEST_ROW: Final = 40_000
"""Counters with more numbers than this are not sent to the browser and back."""

LARGEST_COUNT: Final = (1 << 53) - 1
"""The largest whole number that a browser can add exactly."""

_KEPT: Final = 16
"""Prepared simulations that are cached while their blocks are requested."""

Key = tuple[str, StartLike, RunRequest]

_FILE_TIMES: Final = 10
"""The factor by which a download may simulate more games than a page, as it draws nothing."""

_SLOW: Final = 20
"""The factor by which a request plays fewer games if the fast players cannot hold the deck."""


def simulation_for(
    form: RunForm, simulator: Simulator, start: StartLike, index: Callable[[], AnySearchIndex]
) -> SimulatedDeck:
    """Return the deck prepared for simulation.

    Raises GoldfishError if the deck cannot be simulated, and QueryError for an invalid definition
    of keepable hands.
    """
    recent: Recent[Key, SimulatedDeck] = recent_ones("simulations", _KEPT)
    key = (form.catalogue.digest, start, form.request())
    simulation = recent.find(key)
    if simulation is None:
        simulation = simulator.simulate(start, form.request(), index)
        recent.keep(key, simulation)
    return simulation


def most_at_once(simulation: SimulatedDeck) -> int:
    """Return the largest number of games that one request plays."""
    return MOST_AT_ONCE if simulation.is_fast else MOST_AT_ONCE // _SLOW


def sharpens(simulation: SimulatedDeck) -> bool:
    """Tell whether a script can simulate more games block by block."""
    return simulation.shapes.size <= LARGEST_ROW


def played_at_once(simulation: SimulatedDeck, form: RunForm) -> Counters:
    """Return the number of games played in one request: as many as asked for, up to the limit."""
    most = most_at_once(simulation)
    asked = form.games.data
    games = asked if asked <= most else min(most, simulation.block_size)
    return computed(simulation.count, form.seed.data, Block(0, games))


def most_in_a_file(simulation: SimulatedDeck) -> int:
    """Return the largest number of games played for one download."""
    return _FILE_TIMES * most_at_once(simulation)


def played_for_a_file(simulation: SimulatedDeck, form: RunForm) -> Counters | None:
    """Play all games asked for, block by block; None for more than one request may play."""
    games = form.games.data
    if games > most_in_a_file(simulation):
        return None
    seed, shapes = form.seed.data, simulation.shapes
    return computed(lambda: total(shapes, simulation.run(seed, games, 1)))


def asked_block(simulation: SimulatedDeck, first: str, games: str) -> Block | None:
    """Return the block of games that a script asks for; None if it may not be played."""
    if not (first.isdecimal() and games.isdecimal() and len(first) < 12 and len(games) < 12):
        return None
    block = Block(int(first), int(games))
    in_bounds = 1 <= block.games <= most_at_once(simulation)
    return block if in_bounds and block.first + block.games <= GAMES[-1] else None


def counters_from(simulator: Simulator, simulation: SimulatedDeck, sent: Any) -> Counters | None:
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


@dataclass(frozen=True)
class Asked:
    """The deck, what is asked, and the prepared simulation; None if something is wrong."""

    deck: ChosenDeck
    form: RunForm
    simulator: Simulator
    start: StartLike | None = None
    simulation: SimulatedDeck | None = None

    @property
    def parts(self) -> str:
        """The folder of the templates that show what is the game's own."""
        return f"{self.simulator.templates}/report"


def asked_of(way: str, key: str) -> Asked:
    """Return the report that an address asks for; errors stand in the form.

    Aborts with 404 without a deck.
    """
    deck = chosen_deck(way, key)
    simulator = deck.game.simulator.needed()
    form = RunForm.of(request.args, deck, current_catalogue(), simulator)
    asked = Asked(deck, form, simulator)
    if not form.validate():
        return asked
    try:
        start = form.prepared()
        simulation = simulation_for(
            form, simulator, start, lambda: current_indexed_catalogue().index
        )
    except QueryError as problem:
        field = form.keep or form.assume
        if field is not None:
            field.errors = [problem.message]
        return asked
    except GoldfishError as problem:
        form.form_errors = [f"{problem}."]
        return asked
    return replace(asked, start=start, simulation=simulation)
