"""Play the games of a gauntlet: in this process, in several, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TypeAlias

from app.cli.processes import Where, workers
from app.games import game
from app.games.capabilities.computer_players import PreparedLike
from app.games.capabilities.gauntlets import play_block
from app.games.tabletop.gauntlet import Work
from app.games.tabletop.gauntlet.results import GameResult

AnyWork: TypeAlias = Work[PreparedLike]
Played: TypeAlias = tuple[int, Sequence[GameResult]]
"""The place of a contest, and how games of it came out."""

Runner: TypeAlias = Callable[[Iterable[AnyWork]], Iterator[Played]]


def play_work(where: Where, work: AnyWork) -> Played:
    """Play one piece of work. Raises ValueError where the catalogue is another one."""
    players = game(where.game).computer_players.needed()
    return work.place, play_block(players, where.catalogue, work.contest, work.block)


@contextmanager
def runner(where: Where, processes: int, cluster: str | None) -> Iterator[Runner]:
    """Yield a function that plays tasks, in any order.

    It is closed at the end, or early on an interruption.
    """
    with workers(processes, cluster) as run:
        yield partial(run, partial(play_work, where))


__all__ = ["AnyWork", "Played", "Runner", "Where", "play_work", "runner"]
