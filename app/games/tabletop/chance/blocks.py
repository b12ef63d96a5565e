"""Games are numbered and blocks are stretches of numbers.

So any cutting, order or number of threads gives the same results.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

B = TypeVar("B")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Block:
    """A stretch of game numbers."""

    first: int
    games: int


def cut(games: int, size: int, first: int = 0) -> Iterator[Block]:
    """Blocks of `size` games that cover `games` numbers from `first` on; the last may be less."""
    for start in range(first, first + games, size):
        yield Block(start, min(size, first + games - start))


def in_order(count: Callable[[B], R], blocks: Iterable[B], threads: int = 1) -> Iterator[R]:
    """Yield `count` of each of `blocks`, in order, computing only a few ahead of the reader.

    A reader who stops early cancels the rest. Threads help if `count` releases the interpreter's
    lock.
    """
    if threads <= 1:
        yield from map(count, blocks)
        return
    with ThreadPoolExecutor(threads) as pool:
        ahead: deque[Future[R]] = deque()
        try:
            for block in blocks:
                ahead.append(pool.submit(count, block))
                if len(ahead) > 2 * threads:
                    yield ahead.popleft().result()
            while ahead:
                yield ahead.popleft().result()
        finally:
            for waiting in ahead:
                waiting.cancel()
