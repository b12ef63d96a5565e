"""Compile the simulation kernels and prepare the processes before the first visitor needs them."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Thread

from flask import Flask

from app.games import games
from app.games.capabilities.simulator import RunRequest
from app.games.capabilities.starting import StartLike, StartRequest
from app.games.game import Game
from app.games.tabletop.chance.blocks import Block
from app.site.goldfish.report.playing_on_referee import FIRST_GAMES, pickled, play_some
from app.site.platform.catalogue import IndexedCatalogue, indexed_catalogue_of
from app.site.platform.worker_pool import WorkerPool, workers_of


def warm_in_background(app: Flask) -> Thread:
    """Start preparing all games in a thread of its own and return the thread.

    Every process of the pool plays games on each referee, while the kernels are compiled here.
    """
    with app.app_context():
        warmed = [
            (game, indexed_catalogue_of(game))
            for game in games()
            if game.simulator is not None and game.cards is not None
        ]
    thread = Thread(target=_warm, args=(warmed, workers_of(app)), name="warm goldfish", daemon=True)
    thread.start()
    return thread


def _warm(warmed: Sequence[tuple[Game, IndexedCatalogue]], workers: WorkerPool) -> None:
    started = [
        (game, indexed, start)
        for game, indexed in warmed
        if (start := _any_start(game, indexed)) is not None
    ]
    for game, indexed, start in started:
        if game.needed_simulator().referee is not None:
            model = _usual_model(game, indexed, start)
            catalogue = pickled(indexed.catalogue)
            workers.prepare(play_some, game.key, catalogue, model, 0, Block(0, FIRST_GAMES))
    for game, _, start in started:
        game.needed_simulator().warm(start)


def _usual_model(game: Game, indexed: IndexedCatalogue, start: StartLike) -> object:
    simulator = game.needed_simulator()
    run = RunRequest(simulator.options.default_policy, simulator.options.turns)
    return simulator.simulate(start, run, lambda: indexed.index).model


def _any_start(game: Game, indexed: IndexedCatalogue) -> StartLike | None:
    """The start of a precon; None for a game without one."""
    precon = next(iter(indexed.catalogue.precons.values()), None)
    if precon is None:
        return None
    deck = game.needed_files().of_precon(precon, indexed.catalogue)
    request = StartRequest(game.editions.default)
    return game.needed_simulator().start.prepare(deck, indexed.catalogue, request)
