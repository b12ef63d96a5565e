"""Few true games and many of a model put together: unbiased, and the error covers what it says."""

from fractions import Fraction
from itertools import product
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.chance.control_variate import ModelSums, Pairs, SideBySide, side_by_side
from app.games.tabletop.chance.shuffle import Stream

VALUES = st.integers(-5, 30)
PAIRS = st.lists(st.tuples(VALUES, VALUES), min_size=4, max_size=30)


def estimate(pairs: list[tuple[int, int]], others: list[int]) -> SideBySide:
    """The estimate from these pairs, with more games of the model."""
    values = [*(model for model, _ in pairs), *others]
    sums = ModelSums(len(values), sum(values), sum(value * value for value in values))
    return side_by_side(Pairs.of(pairs[::2]), Pairs.of(pairs[1::2]), sums)


@pytest.mark.parametrize(
    "population", [((0, 1), (4, 2), (5, 9)), ((1, 1), (2, 0), (0, 7)), ((3, 3), (3, 5), (3, 0))]
)
def test_the_mean_over_all_samples_is_the_true_mean_whatever_the_model_does(
    population: tuple[tuple[int, int], ...],
) -> None:
    others = [model for model, _ in population] * 5
    samples = [list(sample) for sample in product(population, repeat=8)]
    mean = sum(estimate(sample, others).combined.value for sample in samples) / len(samples)
    true = Fraction(sum(truth for _, truth in population), len(population))
    # The games of the pairs are among those of the model; the others lie at the model's true mean.
    assert mean == pytest.approx(float(true), abs=1e-9)


@given(PAIRS, PAIRS)
def test_sums_of_parts_add_up(one: list[tuple[int, int]], two: list[tuple[int, int]]) -> None:
    assert Pairs.of(one) + Pairs.of(two) == Pairs.of([*one, *two])


@given(st.lists(VALUES, min_size=8, max_size=30), st.lists(VALUES, max_size=60))
def test_a_model_that_is_always_right_gives_its_own_mean(
    values: list[int], others: list[int]
) -> None:
    found = estimate([(value, value) for value in values], others)
    assert found.bias.value == 0
    assert not found.is_off
    varies = len(set(values[::2])) > 1 and len(set(values[1::2])) > 1
    if varies or not others:
        assert found.combined.value == pytest.approx(found.model.value)


@given(PAIRS.filter(lambda pairs: len(pairs) >= 8), st.integers(-40, 40))
def test_a_shift_of_the_model_moves_the_bias_and_nothing_else(
    pairs: list[tuple[int, int]], shift: int
) -> None:
    others = [model for model, _ in pairs] * 3
    before = estimate(pairs, others)
    moved = [(model + shift, truth) for model, truth in pairs]
    after = estimate(moved, [value + shift for value in others])
    assert after.bias.value == pytest.approx(before.bias.value + shift)
    assert after.combined.value == pytest.approx(before.combined.value, abs=1e-6)
    assert after.combined.stderr == pytest.approx(before.combined.stderr, abs=1e-6)


def drawn(seed: int, games: int, chances: tuple[int, ...]) -> list[tuple[int, int]]:
    """Pairs of 0 and 1: numbers out of 100 for (1, 1), (1, 0), (0, 1); the rest are (0, 0)."""
    stream, pairs = Stream.of(seed, games), []
    both, model_only, truth_only = chances
    for _ in range(games):
        at = stream.below(100)
        model, truth = at < both + model_only, at < both or 0 <= at - both - model_only < truth_only
        pairs.append((int(model), int(truth)))
    return pairs


@pytest.mark.slow
@pytest.mark.parametrize(
    ("games", "chances"),
    [
        pytest.param(30, (40, 10, 10), id="correlated"),
        pytest.param(30, (1, 1, 2), id="rare"),
        pytest.param(30, (96, 1, 1), id="nearly certain"),
        pytest.param(60, (30, 20, 2), id="biased"),
    ],
)
def test_two_standard_errors_cover_the_truth_as_often_as_they_say(
    games: int, chances: tuple[int, ...]
) -> None:
    both, model_only, truth_only = chances
    true, tries, covered = (both + truth_only) / 100, 600, 0
    biased = 0
    for seed in range(tries):
        found = estimate(
            drawn(seed, games, chances), [model for model, _ in drawn(seed, 10 * games, chances)]
        )
        covered += abs(found.combined.value - true) <= found.combined.margin
        biased += abs(found.bias.value - (model_only - truth_only) / 100) <= found.bias.margin
    assert covered / tries > 0.93
    assert biased / tries > 0.93


def test_a_correlated_model_sharpens_the_estimate() -> None:
    pairs = drawn(3, 400, (45, 5, 5))
    found = estimate(pairs, [model for model, _ in drawn(4, 100_000, (45, 5, 5))])
    assert found.combined.stderr < 0.7 * found.truth.stderr
    assert found.truth.stderr == pytest.approx(sqrt(0.25 / 400), rel=0.05)


def test_what_happened_in_every_game_is_not_taken_for_certain() -> None:
    found = estimate([(0, 1)] * 20, [0] * 1_000)
    assert found.combined.value == 1
    assert found.combined.margin > 0.1


@pytest.mark.parametrize("pairs", [[(4, 5), (6, 8)], [(4, 5), (6, 8), (5, 2)]])
def test_with_too_few_pairs_for_slopes_the_truth_alone_counts_with_a_wide_margin(
    pairs: list[tuple[int, int]],
) -> None:
    found = estimate(pairs, [4, 5, 6] * 100)
    assert found.combined == found.truth
    assert found.combined.value == sum(truth for _, truth in pairs) / len(pairs)
    assert found.combined.margin > 2


def test_too_few_pairs_and_games_that_are_not_among_the_models_are_refused() -> None:
    with pytest.raises(ValueError, match="At least 2 pairs"):
        estimate([(0, 1)], [0] * 10)
    with pytest.raises(ValueError, match="among those of the model"):
        side_by_side(Pairs.of([(0, 1)] * 4), Pairs.of([(0, 1)] * 4), ModelSums(7, 0, 0))
