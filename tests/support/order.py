"""The order in which several processes begin tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import TypeVar

Test = TypeVar("Test")


def dearest_first(tests: Sequence[Test], rank: Callable[[Test], int], workers: int) -> list[Test]:
    """Order tests so that each of the workers begins with dear ones.

    `rank` is 0 for a cheap test and higher for dearer ones. The result holds every test once:
    the first `len(tests) // workers` are the share of the first worker, and so on, as
    pytest-xdist deals them out before workers steal from the ends of each other's shares. Dear
    tests are dealt round in falling rank; cheap ones keep their order and so their neighbours.
    """
    dear = sorted((test for test in tests if rank(test)), key=rank, reverse=True)
    cheap = iter([test for test in tests if not rank(test)])
    ordered: list[Test] = []
    for worker in range(workers):
        left = len(tests) - len(ordered)
        size = left // (workers - worker)
        share = dear[worker::workers]
        ordered += share
        ordered += islice(cheap, max(0, size - len(share)))
    return ordered + list(cheap)
