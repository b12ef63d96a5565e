"""Several processes begin with the dearest tests, and every test runs once."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.support.order import dearest_first


def shares(ordered: list[str], workers: int) -> list[str]:
    """Split tests into as many runs as pytest-xdist deals out at the start."""
    dealt = []
    for worker in range(workers):
        size = len(ordered) // (workers - worker)
        dealt.append("".join(ordered[:size]))
        ordered = ordered[size:]
    return dealt


def test_each_worker_begins_with_a_dear_test() -> None:
    ordered = dearest_first("abcXdefYgh", lambda test: test.isupper(), 2)
    assert shares(ordered, 2) == ["Xabcd", "Yefgh"]


def test_the_dearest_are_the_first_of_all() -> None:
    ranks = {"X": 3, "Y": 2, "Z": 1}
    ordered = dearest_first("aZbYcX", lambda test: ranks.get(test, 0), 2)
    assert shares(ordered, 2) == ["XZa", "Ybc"]


@given(st.lists(st.integers(0, 7), max_size=60), st.integers(1, 9))
def test_every_test_runs_once(ranks: list[int], workers: int) -> None:
    ordered = dearest_first(range(len(ranks)), ranks.__getitem__, workers)
    assert sorted(ordered) == list(range(len(ranks)))
