"""Calls the compiled kernel from one place, so that it is compiled for a single signature."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.games.spoils.goldfish import player_numba
from app.games.spoils.goldfish.arrays import Arrays, Numbers
from app.games.spoils.goldfish.exact.plans import DRAW_PRICE
from app.games.spoils.goldfish.policy import NEVER
from app.games.tabletop.chance.figures import Counters


def count_games(arrays: Arrays, seed: int, first: int, games: int) -> Counters:
    """Play games by number with the compiled kernel and count them."""
    row = np.zeros(arrays.shapes.size, dtype=np.uint64)
    _play(arrays, seed, first, games, row, np.zeros((0, player_numba.TRACE_WIDTH), dtype=np.uint64))
    return Counters(arrays.shapes, games, tuple(row.tolist()))


def trace_game(arrays: Arrays, seed: int, game_number: int) -> NDArray[np.uint64]:
    """One game turn by turn, in the columns that `player_numba` names."""
    row = np.zeros(arrays.shapes.size, dtype=np.uint64)
    trace = np.zeros((arrays.numbers.turns, player_numba.TRACE_WIDTH), dtype=np.uint64)
    _play(arrays, seed, game_number, 1, row, trace)
    return trace


def _play(
    arrays: Arrays,
    seed: int,
    first: int,
    games: int,
    row: NDArray[np.uint64],
    trace: NDArray[np.uint64],
) -> None:
    places = arrays.shapes.places()
    counters = [row[places[name]].reshape(shape) for name, shape in arrays.shapes]
    play_games: Any = player_numba.play_games
    play_games(
        np.uint64(seed),
        first,
        games,
        _numbers(arrays.numbers),
        arrays.code,
        arrays.begins[:2],
        arrays.under,
        arrays.bit,
        arrays.held,
        arrays.cost.view(np.uint64),
        arrays.strength.view(np.uint64),
        arrays.effects,
        arrays.affordable,
        arrays.threshold,
        arrays.ready,
        arrays.resource_price,
        arrays.resources,
        arrays.after.view(np.uint64),
        arrays.preferred,
        arrays.developed,
        arrays.lacking,
        arrays.away,
        arrays.clause_bits,
        arrays.clause_bytes,
        arrays.clause_least,
        arrays.clause_span,
        arrays.type_bits,
        *counters,
        trace,
    )


def _numbers(numbers: Numbers) -> tuple[np.uint64 | bool, ...]:
    """The single numbers that the kernel needs, in its order."""
    return (
        np.uint64(numbers.hand_size),
        np.uint64(numbers.turns),
        np.uint64(numbers.resource_kinds),
        np.uint64(numbers.opposing_influence),
        np.uint64(numbers.few_resources),
        np.uint64(numbers.keep_resources),
        np.uint64(DRAW_PRICE if numbers.buys_draws else NEVER),
        numbers.dearest_first,
        numbers.may_run_out,
    )
