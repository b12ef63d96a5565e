"""Compile the simulation kernels before the first visitor needs them."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Thread

from flask import Flask

from app.games import games
from app.games.capabilities.starting import StartRequest
from app.games.game import Game
from app.games.tabletop.facts import AnyCatalogue
from app.site.platform.catalogue import indexed_catalogue_of


def warm_in_background(app: Flask) -> Thread:
    """Start compiling the kernels of all games in a thread of its own and return the thread."""
    with app.app_context():
        warmed = [
            (game, indexed_catalogue_of(game).catalogue)
            for game in games()
            if game.simulator is not None and game.cards is not None
        ]
    thread = Thread(target=_warm, args=(warmed,), name="warm goldfish", daemon=True)
    thread.start()
    return thread


def _warm(warmed: Sequence[tuple[Game, AnyCatalogue]]) -> None:
    for game, catalogue in warmed:
        precon = next(iter(catalogue.precons.values()), None)
        if precon is None:
            continue
        deck = game.needed_files().of_precon(precon, catalogue)
        simulator = game.needed_simulator()
        request = StartRequest(game.editions.default)
        simulator.warm(simulator.start.prepare(deck, catalogue, request))
