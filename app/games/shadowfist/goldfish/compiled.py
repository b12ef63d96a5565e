"""Calls the compiled kernel from one place, so that it is compiled for a single signature."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.games.shadowfist.goldfish import player_numba, steps_compiled
from app.games.shadowfist.goldfish.arrays import Arrays
from app.games.tabletop.chance.figures import Counters

_NO_TRACE = np.zeros((0, len(player_numba.TRACE)), dtype=np.uint64)


def count_games(arrays: Arrays, seed: int, first: int, games: int) -> Counters:
    """Play games by number with the compiled kernel and count them."""
    row = np.zeros(arrays.shapes.size, dtype=np.int64)
    most = steps_compiled.MOST_GAMES
    for start in range(first, first + games, most):
        _play(arrays, seed, start, min(most, first + games - start), row, _NO_TRACE)
    return Counters(arrays.shapes, games, tuple(row.tolist()))


def trace_game(arrays: Arrays, seed: int, game_number: int) -> NDArray[np.uint64]:
    """One game turn by turn, in the columns that `player_numba.TRACE` names."""
    row = np.zeros(arrays.shapes.size, dtype=np.int64)
    turns = arrays.shapes["power"][0]
    trace = np.zeros((turns, len(player_numba.TRACE)), dtype=np.uint64)
    _play(arrays, seed, game_number, 1, row, trace)
    return trace


def _play(
    arrays: Arrays,
    seed: int,
    first: int,
    games: int,
    row: NDArray[np.int64],
    trace: NDArray[np.uint64],
) -> None:
    places = arrays.shapes.places()
    counters = {name: row[places[name]].reshape(shape) for name, shape in arrays.shapes}
    dead = np.zeros(counters["dead"].shape[:2], dtype=np.int64)
    play_games: Any = player_numba.play_games
    play_games(
        np.uint64(seed),
        first,
        games,
        arrays.numbers,
        tuple(arrays.masks),
        arrays.bit_of,
        arrays.met,
        arrays.lacking,
        arrays.after,
        arrays.cost,
        arrays.income,
        arrays.fighting,
        arrays.once,
        arrays.once_a_turn,
        arrays.effect,
        arrays.cheaper,
        arrays.fetched,
        *({**counters, "dead": dead}.values()),
        trace,
    )
    counters["dead"][:, :, 0] += dead % steps_compiled.SQUARES
    counters["dead"][:, :, 1] += dead // steps_compiled.SQUARES
