"""Compile the simulation kernels and prepare the processes before the first visitor needs them.

Kernels that were compiled on an earlier run are read from disk. Others are compiled in a process of
their own, because compiling takes many seconds, in which a thread would slow down every page.
Meanwhile pages that need them tell visitors to wait.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from threading import Thread

from flask import Flask

from app.games import games
from app.games.capabilities.simulator import RunRequest
from app.games.capabilities.starting import StartLike, StartRequest
from app.games.game import Game
from app.games.tabletop.chance.blocks import Block
from app.site.goldfish.report.playing_on_referee import (
    FIRST_GAMES,
    compile_kernels,
    play_some,
)
from app.site.platform.storage.database import IndexedCatalogue, indexed_catalogue_of
from app.site.platform.workers.expensive_work import COMPILING, BusyError, Compiling
from app.site.platform.workers.worker_pool import WorkerPool, workers_of
from app.site.platform.workers.worker_process import pickled


def warm_in_background(app: Flask) -> Thread:
    """Start preparing all games in a thread of its own and return the thread.

    Every process of the pool plays games on each referee, while the kernels are compiled here.
    """
    with app.app_context():
        warmed = [
            (game, indexed_catalogue_of(game)) for game in games() if game.simulator and game.cards
        ]
    compiling = Compiling()
    app.extensions[COMPILING] = compiling
    with_workers = (warmed, workers_of(app), compiling)
    thread = Thread(target=_warm, args=with_workers, name="warm goldfish", daemon=True)
    thread.start()
    return thread


def _warm(
    warmed: Sequence[tuple[Game, IndexedCatalogue]], workers: WorkerPool, compiling: Compiling
) -> None:
    try:
        compiling.games.update(
            game.key for game, _ in warmed if not game.simulator.needed().is_compiled()
        )
    finally:
        compiling.is_known.set()
    try:
        _prepare(warmed, workers, compiling.games)
    finally:
        compiling.games.clear()


def _prepare(
    warmed: Sequence[tuple[Game, IndexedCatalogue]], workers: WorkerPool, compiling: set[str]
) -> None:
    """Prepare all games; those that are ready are taken out of `compiling`."""
    started = [
        (game, indexed, start)
        for game, indexed in warmed
        if (start := _any_start(game, indexed)) is not None
    ]
    for game, indexed, start in started:
        if game.simulator.needed().referee is not None:
            model = _usual_model(game, indexed, start)
            catalogue = pickled(indexed.catalogue)
            workers.prepare(play_some, game.key, catalogue, model, 0, Block(0, FIRST_GAMES))
    for game, _, start in started:
        if game.key in compiling:
            with suppress(BusyError):  # then they are compiled here
                workers.run_apart(compile_kernels, game.key, start)
        game.simulator.needed().warm(start)
        compiling.discard(game.key)


def _usual_model(game: Game, indexed: IndexedCatalogue, start: StartLike) -> object:
    simulator = game.simulator.needed()
    run = RunRequest(simulator.options.default_policy, simulator.options.turns)
    return simulator.simulate(start, run, lambda: indexed.index).model


def _any_start(game: Game, indexed: IndexedCatalogue) -> StartLike | None:
    """The start of a precon; None for a game without one."""
    precon = next(iter(indexed.catalogue.precons.values()), None)
    if precon is None:
        return None
    deck = game.files.needed().of_precon(precon, indexed.catalogue)
    request = StartRequest(game.editions.default)
    return game.simulator.needed().start.prepare(deck, indexed.catalogue, request)
