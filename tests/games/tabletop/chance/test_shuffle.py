from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.chance.shuffle import LARGEST_SEED, Stream, deal


@given(st.integers(0, LARGEST_SEED), st.integers(0, 10**9), st.integers(0, 120))
def test_a_deal_is_a_permutation_of_the_places_of_the_deck(
    seed: int, game_number: int, size: int
) -> None:
    assert sorted(deal(seed, game_number, size)) == list(range(size))


def test_equal_seed_and_number_give_the_equal_deal_and_others_differ() -> None:
    deals = [deal(seed, number, 40) for seed in (0, 1, 2) for number in range(20)]
    assert deals == [deal(seed, number, 40) for seed in (0, 1, 2) for number in range(20)]
    assert len(set(deals)) == len(deals)


def test_every_place_is_equally_often_on_top_within_four_standard_errors() -> None:
    games, size = 20_000, 25
    tops = Counter(deal(7, number, size)[0] for number in range(games))
    squares = sum((tops[place] - games / size) ** 2 for place in range(size)) / (games / size)
    degrees = size - 1
    assert abs(squares - degrees) < 4 * (2 * degrees) ** 0.5


def test_every_pair_of_neighbours_is_equally_likely() -> None:
    games, size = 20_000, 6
    pairs = Counter(deal(11, number, size)[2:4] for number in range(games))
    cells = size * (size - 1)
    squares = sum((n - games / cells) ** 2 for n in pairs.values()) / (games / cells)
    assert len(pairs) == cells
    assert abs(squares - (cells - 1)) < 4 * (2 * (cells - 1)) ** 0.5


@pytest.mark.parametrize(("seed", "number"), [(-1, 0), (LARGEST_SEED + 1, 0), (0, -1)])
def test_seeds_and_numbers_out_of_range_are_refused(seed: int, number: int) -> None:
    with pytest.raises(ValueError, match="must be from 0 to"):
        Stream.of(seed, number)
