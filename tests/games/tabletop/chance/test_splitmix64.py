"""One generator in two forms: over whole numbers, and compiled by numba."""

import subprocess
import sys

import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.tabletop.chance.shuffle import (
    GOLDEN,
    LARGEST_GAME,
    LARGEST_SEED,
    WORD,
    Stream,
    advance,
    deal,
    mix,
    mix_compiled,
)
from app.games.tabletop.chance.shuffle_compiled import deal_two, start_of

PUBLISHED = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F],
    1234567: [0x599ED017FB08FC85, 0x2C73F08458540FA5, 0x883EBCE5A3F27C77],
}
"""The first outputs of the reference implementation, by seed."""

words = st.integers(0, WORD)

compiled_mix = mix_compiled()


@numba.njit
def _mixed(word):  # type: ignore[no-untyped-def]
    return compiled_mix(word)


@numba.njit
def _dealt(seed, game_number, size):  # type: ignore[no-untyped-def]
    deck = np.arange(size)
    start = start_of(seed, game_number)
    for place in range(0, size, 2):
        deal_two(deck, place, start, size)
    return deck


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_first_words_of_a_seed_are_those_of_the_reference_implementation(seed: int) -> None:
    state, drawn = seed, []
    for _ in PUBLISHED[seed]:
        state, bits = advance(state)
        drawn.append(bits)
    assert drawn == PUBLISHED[seed]
    counter = np.arange(1, 4, dtype=np.uint64) * np.uint64(GOLDEN) + np.uint64(seed)
    assert [int(_mixed(word)) for word in counter] == PUBLISHED[seed]


@given(st.lists(words, min_size=1, max_size=20))
@settings(deadline=None)
def test_both_forms_mix_every_word_alike(some: list[int]) -> None:
    mixed = [mix(word) for word in some]
    assert [int(_mixed(np.uint64(word))) for word in some] == mixed


@given(st.integers(0, LARGEST_SEED), st.integers(0, LARGEST_GAME), st.integers(0, 90))
@settings(deadline=None)
def test_the_compiled_shuffle_deals_what_the_shuffle_deals(
    seed: int, game_number: int, size: int
) -> None:
    assert tuple(_dealt(np.uint64(seed), game_number, size).tolist()) == deal(
        seed, game_number, size
    )
    assert int(start_of(np.uint64(seed), game_number)) == Stream.of(seed, game_number).start


def test_importing_chance_imports_neither_numpy_nor_numba() -> None:
    program = (
        "import sys\n"
        "from app.games.tabletop.chance import (\n"
        "    blocks, combinatorics, figures, shuffle\n"
        ")\n"
        "print([name for name in ('numpy', 'numba') if name in sys.modules])"
    )
    shown = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert shown.stdout.strip() == "[]"
