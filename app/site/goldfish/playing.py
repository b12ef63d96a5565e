"""Playing a deck's games for the report page: in one go, or block by block."""

from __future__ import annotations

from typing import Any, Final

from app.games.spoils.goldfish.counters import Counters, total
from app.games.spoils.goldfish.expressing import scripted_effects
from app.games.spoils.goldfish.from_decklist import Prepared, read_keepable
from app.games.spoils.goldfish.keeping import USUAL
from app.games.spoils.goldfish.model import model_of
from app.games.spoils.goldfish.policy import Policy
from app.games.spoils.goldfish.running import Block, Simulation, block_size, blocks, simulation_of
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.search import SearchIndex
from app.site.goldfish.forms import GAMES, MOST_AT_ONCE, RunForm
from app.site.goldfish.recent import Recent, recent_ones

LARGEST_ROW: Final = 40_000
"""Counters with more numbers than this do not travel to the browser and back."""

LARGEST_COUNT: Final = (1 << 53) - 1
"""The largest whole number that a browser adds up exactly."""

_KEPT: Final = 16
"""Decks ready to be played that are kept while their blocks are asked for."""

Key = tuple[str, Setup, Policy, int, tuple[str, ...]]

_FILE_TIMES: Final = 10
"""So many times more games are played for a file, which draws nothing."""

_SLOW: Final = 20
"""So many times fewer games at once where the fast players cannot hold the deck."""


def simulation_for(form: RunForm, prepared: Prepared, index: SearchIndex) -> Simulation:
    """The deck ready to be played.

    Raises GoldfishError when it cannot be, and QueryError for a definition of keepable hands
    that cannot be read.
    """
    recent: Recent[Key, Simulation] = recent_ones("simulations", _KEPT)
    policy, turns, clauses = form.chosen_policy(), form.turns.data, form.clauses
    key = (form.catalogue.digest, prepared.setup, policy, turns, tuple(clauses))
    simulation = recent.find(key)
    if simulation is None:
        keepable = read_keepable(clauses, index) if clauses else USUAL
        model = model_of(
            prepared.setup, policy, turns=turns, effects_of=scripted_effects, keepable=keepable
        )
        simulation = simulation_of(model)
        recent.keep(key, simulation)
    return simulation


def most_at_once(simulation: Simulation) -> int:
    """The most games that one request plays."""
    return MOST_AT_ONCE if simulation.arrays is not None else MOST_AT_ONCE // _SLOW


def sharpens(simulation: Simulation) -> bool:
    """Whether a script can play more games block by block."""
    return simulation.layout.size <= LARGEST_ROW


def played_at_once(simulation: Simulation, form: RunForm) -> Counters:
    """The games of one request: as many as asked for, up to the limit."""
    most = most_at_once(simulation)
    asked = form.games.data
    games = asked if asked <= most else min(most, block_size(simulation))
    return simulation.count(form.seed.data, Block(0, games))


def most_in_a_file(simulation: Simulation) -> int:
    """The most games that are played for one file."""
    return _FILE_TIMES * most_at_once(simulation)


def played_for_a_file(simulation: Simulation, form: RunForm) -> Counters | None:
    """All games asked for, a block at a time; None for more than one request plays."""
    games = form.games.data
    if games > most_in_a_file(simulation):
        return None
    parts = (simulation.count(form.seed.data, each) for each in blocks(games))
    return total(simulation.layout, parts)


def asked_block(simulation: Simulation, first: str, games: str) -> Block | None:
    """A stretch of games as a script names it; None when it is none that may be played."""
    if not (first.isdecimal() and games.isdecimal() and len(first) < 12 and len(games) < 12):
        return None
    block = Block(int(first), int(games))
    in_bounds = 1 <= block.games <= most_at_once(simulation)
    return block if in_bounds and block.first + block.games <= GAMES[-1] else None


def counters_from(simulation: Simulation, sent: Any) -> Counters | None:
    """Counters that a browser added up; None unless they can be counters of this deck."""
    if not isinstance(sent, dict):
        return None
    row, games = sent.get("row"), sent.get("games")
    layout = simulation.layout
    if not isinstance(row, list) or len(row) != layout.size or type(games) is not int:
        return None
    if not 1 <= games <= GAMES[-1]:
        return None
    if not all(type(count) is int and 0 <= count <= LARGEST_COUNT for count in row):
        return None
    counters = Counters(layout, games, tuple(row))
    return counters if _adds_up(counters) else None


def _adds_up(counters: Counters) -> bool:
    """Whether every game ended once, and was in one state after every turn."""
    if any(counters.array(name).sum() != counters.games for name in ("won", "put_back")):
        return False
    return all(
        bool((counters.array(name).sum(axis=-1) == counters.games).all())
        for name in ("state", "hand", "unused", "seen")
    )
