"""Blocks by number, and counters that add up in any order."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.chance.blocks import Block, cut, in_order
from app.games.tabletop.chance.figures import Counters, Shapes, total

SHAPES = Shapes.of({"won": (2,), "by turn": (3, 2)})


def tallied(block: Block) -> Counters:
    """One count for each game, in a place that its number names."""
    row = [0] * SHAPES.size
    for number in range(block.first, block.first + block.games):
        row[number % SHAPES.size] += 1
    return Counters(SHAPES, block.games, tuple(row))


@given(st.integers(1, 300), st.integers(1, 50), st.integers(0, 1000))
def test_blocks_cover_every_game_once(games: int, size: int, first: int) -> None:
    covered = [
        number for block in cut(games, size, first)
        for number in range(block.first, block.first + block.games)
    ]  # fmt: skip
    assert covered == list(range(first, first + games))


@given(st.integers(1, 300), st.integers(1, 50), st.integers(1, 3))
def test_any_cutting_and_number_of_threads_counts_alike(
    games: int, size: int, threads: int
) -> None:
    parts = list(in_order(tallied, cut(games, size), threads))
    assert total(SHAPES, parts) == tallied(Block(0, games))
    assert total(SHAPES, reversed(parts)) == tallied(Block(0, games))


@pytest.mark.parametrize("threads", [1, 2])
def test_results_come_in_order_and_only_as_far_as_somebody_asks(threads: int) -> None:
    counted: list[int] = []

    def first(block: Block) -> int:
        counted.append(block.first)
        return block.first

    assert list(islice(in_order(first, cut(10**6, 10), threads), 3)) == [0, 10, 20]
    assert len(counted) <= 3 + 2 * threads + 1


def test_each_counter_is_read_in_its_own_shape() -> None:
    counters = Counters(SHAPES, 1, (1, 2, 3, 4, 5, 6, 7, 8))
    assert counters.array("won").tolist() == [1, 2]
    assert counters.array("by turn").tolist() == [[3, 4], [5, 6], [7, 8]]


def test_counters_of_other_shapes_are_not_added() -> None:
    other = Counters.zero(Shapes.of({"won": (3,)}))
    with pytest.raises(ValueError, match="different models"):
        Counters.zero(SHAPES) + other
    with pytest.raises(ValueError, match="different models"):
        total(SHAPES, [other])
