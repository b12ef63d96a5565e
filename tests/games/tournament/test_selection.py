"""A selection is fair, and whoever knows its seed can repeat it."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tournament import select

NAMES = ("Ada", "Berta", "Cleo", "Dora", "Emil")
SEED = "Round 3, dice 5 2 6"
ORDER = ("Ada", "Emil", "Dora", "Cleo", "Berta")

names = st.lists(st.text(max_size=12), unique=True, max_size=30)


def test_the_selection_of_a_known_seed_is_the_one_that_sha256sum_gives() -> None:
    # for n in …; do echo "$(printf 'Round 3, dice 5 2 6\n%s' $n | sha256sum) $n"; done | sort
    assert select(NAMES, 5, SEED) == ORDER
    assert select(NAMES, 2, SEED) == ORDER[:2]


@given(names, st.integers(0, 30), st.text(), st.randoms(use_true_random=False))
def test_the_order_of_the_candidates_does_not_matter(
    candidates: list[str], count: int, seed: str, chance: Random
) -> None:
    shuffled = candidates.copy()
    chance.shuffle(shuffled)
    assert select(candidates, count, seed) == select(shuffled, count, seed)


@given(names, st.integers(0, 40), st.text())
def test_it_selects_that_many_different_candidates_or_all(
    candidates: list[str], count: int, seed: str
) -> None:
    selected = select(candidates, count, seed)
    assert len(set(selected)) == len(selected) == min(count, len(candidates))
    assert set(selected) <= set(candidates)


@given(names, st.text(), st.text(max_size=12))
def test_who_joins_changes_nobody_elses_place(
    candidates: list[str], seed: str, newcomer: str
) -> None:
    before = select(candidates, len(candidates), seed)
    after = select({*candidates, newcomer}, len(candidates) + 1, seed)
    assert [name for name in after if name in candidates] == list(before)


def test_over_many_seeds_everybody_is_selected_equally_often() -> None:
    tries, of, size = 20_000, 20, 3
    everybody = [f"Player {number:02}" for number in range(of)]
    drawn = Counter(
        name for seed in range(tries) for name in select(everybody, size, f"seed {seed}")
    )
    expected = tries * size / of
    chi_square = sum((drawn[name] - expected) ** 2 / expected for name in everybody)
    # 19 degrees of freedom: 43.8 is passed once in a thousand seeds, and these never change.
    assert chi_square < 43.8


def test_over_many_seeds_each_pair_is_selected_equally_often() -> None:
    tries, of = 12_000, 6
    everybody = [str(number) for number in range(of)]
    drawn = Counter(frozenset(select(everybody, 2, f"pair {seed}")) for seed in range(tries))
    expected = tries / 15
    assert len(drawn) == 15
    # 14 degrees of freedom: 36.1 is passed once in a thousand.
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 36.1


def test_a_candidate_that_is_there_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="'Ada' is a candidate twice"):
        select(["Ada", "Berta", "Ada"], 1, SEED)


def test_fewer_than_none_cannot_be_selected() -> None:
    with pytest.raises(ValueError, match="-1"):
        select(NAMES, -1, SEED)
