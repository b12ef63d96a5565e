"""Play pieces of work in this process, in several, or on a Dask cluster."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from typing import Protocol, TypeVar

from app.cli.cluster import connected
from app.cli.facts import catalogue_of
from app.games import game
from app.games.tabletop.facts import AnyCatalogue

W = TypeVar("W")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Where:
    """The data that another process needs to play: the game, and the catalogue with its digest."""

    game: str
    database: str | None
    digest: str

    @property
    def catalogue(self) -> AnyCatalogue:
        """The catalogue, read once by each process. Raises ValueError where it is another one."""
        return _catalogue(self)


@cache
def _catalogue(where: Where) -> AnyCatalogue:
    catalogue = catalogue_of(game(where.game), where.database)
    if catalogue.digest != where.digest:
        raise ValueError("The card data of this process is another release's")
    return catalogue


class Workers(Protocol):
    """Runs tasks; yields results in task order."""

    def __call__(self, do: Callable[[W], R], works: Iterable[W]) -> Iterator[R]:
        """Yield the result of `do` for each of `works`."""


@contextmanager
def workers(processes: int, cluster: str | None) -> Iterator[Workers]:
    """Workers in `processes` processes or on a cluster; closed at the end, early if interrupted."""
    if cluster is not None:
        with _on_cluster(cluster) as found:
            yield found
    elif processes == 1:
        yield _here
    else:
        pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
        try:
            yield _in_processes(pool, 2 * processes)
        finally:
            pool.shutdown(cancel_futures=True)


def _here(do: Callable[[W], R], works: Iterable[W]) -> Iterator[R]:
    return map(do, works)


def _in_processes(pool: ProcessPoolExecutor, most_ahead: int) -> Workers:
    def run(do: Callable[[W], R], works: Iterable[W]) -> Iterator[R]:
        ahead: deque[Future[R]] = deque()
        for work in works:
            ahead.append(pool.submit(do, work))
            if len(ahead) > most_ahead:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()

    return run


@contextmanager
def _on_cluster(address: str) -> Iterator[Workers]:
    with connected(address) as client:

        def run(do: Callable[[W], R], works: Iterable[W]) -> Iterator[R]:
            tasks = [client.submit(do, work, pure=False) for work in works]
            for task in tasks:
                yield task.result()

        yield run
