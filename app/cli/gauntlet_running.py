"""Play the games of a gauntlet: in this process, in several, or on a Dask cluster."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from typing import TypeAlias

from app.cli.cluster import connected
from app.cli.facts import catalogue_of
from app.games import game
from app.games.capabilities.computer_players import PreparedLike
from app.games.capabilities.gauntlets import play_block
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.gauntlet.plan import Work
from app.games.tabletop.gauntlet.results import GameResult

AnyWork: TypeAlias = Work[PreparedLike]
Played: TypeAlias = tuple[int, Sequence[GameResult]]
"""The place of a contest, and how games of it came out."""

Runner: TypeAlias = Callable[[Iterable[AnyWork]], Iterator[Played]]


@dataclass(frozen=True, slots=True)
class Where:
    """What another process needs to play: the game, and the catalogue with its digest."""

    game: str
    database: str | None
    digest: str


def play_work(where: Where, work: AnyWork) -> Played:
    """Play one piece of work. Raises ValueError where the catalogue is another one."""
    return work.place, play_block(
        game(where.game).needed_computer_players(), _catalogue(where), work.contest, work.block
    )


@cache
def _catalogue(where: Where) -> AnyCatalogue:
    catalogue = catalogue_of(game(where.game), where.database)
    if catalogue.digest != where.digest:
        raise ValueError("The card data of this process is another release's")
    return catalogue


@contextmanager
def runner(where: Where, processes: int, cluster: str | None) -> Iterator[Runner]:
    """What plays pieces of work, in any order; closed at the end, and early on an interruption."""
    if cluster is not None:
        with _on_cluster(where, cluster) as found:
            yield found
    elif processes == 1:
        yield lambda works: (play_work(where, work) for work in works)
    else:
        pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
        try:
            yield lambda works: _in_processes(pool, processes, where, works)
        finally:
            pool.shutdown(cancel_futures=True)


def _in_processes(
    pool: ProcessPoolExecutor, processes: int, where: Where, works: Iterable[AnyWork]
) -> Iterator[Played]:
    ahead: deque[Future[Played]] = deque()
    for work in works:
        ahead.append(pool.submit(play_work, where, work))
        if len(ahead) > 2 * processes:
            yield ahead.popleft().result()
    while ahead:
        yield ahead.popleft().result()


@contextmanager
def _on_cluster(where: Where, address: str) -> Iterator[Runner]:
    with connected(address) as client:

        def run(works: Iterable[AnyWork]) -> Iterator[Played]:
            tasks = [client.submit(play_work, where, work, pure=False) for work in works]
            for task in tasks:
                yield task.result()

        yield run
