"""Calls the compiled kernel from one place, so that it is compiled for a single signature."""

from dataclasses import astuple
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.games.spoils.goldfish import player_numba
from app.games.spoils.goldfish.arrays import Arrays
from app.games.tabletop.chance.counters import Counters


def count_games(arrays: Arrays, seed: int, first: int, games: int) -> Counters:
    """Play games by number with the compiled kernel and count them."""
    row = np.zeros(arrays.shapes.size, dtype=np.int64)
    _play(arrays, seed, first, games, row, np.zeros((0, player_numba.TRACE_WIDTH), dtype=np.uint64))
    return Counters(arrays.shapes, games, tuple(row.tolist()))


def trace_game(arrays: Arrays, seed: int, game_number: int) -> NDArray[np.uint64]:
    """One game turn by turn, in the columns that `player_numba` names."""
    row = np.zeros(arrays.shapes.size, dtype=np.int64)
    trace = np.zeros((arrays.numbers.turns, player_numba.TRACE_WIDTH), dtype=np.uint64)
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
    counters = [row[places[name]].reshape(shape) for name, shape in arrays.shapes]
    play_games: Any = player_numba.play_games
    play_games(
        np.uint64(seed),
        first,
        games,
        astuple(arrays.numbers),
        arrays.code,
        arrays.begins,
        arrays.under,
        arrays.bit,
        arrays.held,
        arrays.present,
        arrays.cost,
        arrays.strength,
        arrays.effects,
        arrays.affordable,
        arrays.threshold,
        arrays.after,
        arrays.preferred,
        arrays.lacking,
        arrays.away,
        arrays.clause_bits,
        arrays.clause_resources,
        arrays.clause_range,
        arrays.type_bits,
        *counters,
        trace,
    )
