"""Compile the simulation kernel before the first visitor needs it."""

from __future__ import annotations

from threading import Thread

from flask import Flask

from app.games import game
from app.games.capabilities.starting import StartRequest
from app.games.tabletop.facts import AnyCatalogue
from app.site.platform.catalogue import current_catalogue


def warm_in_background(app: Flask) -> Thread:
    """Start compiling the kernel in a thread of its own and return the thread."""
    with app.app_context():
        catalogue = current_catalogue()
    thread = Thread(target=_warm, args=(catalogue,), name="warm goldfish", daemon=True)
    thread.start()
    return thread


def _warm(catalogue: AnyCatalogue) -> None:
    warmed = game()
    precon = next(iter(catalogue.precons.values()), None)
    if warmed.simulator is None or precon is None:
        return
    deck = warmed.needed_files().of_precon(precon, catalogue)
    request = StartRequest(warmed.editions.default)
    simulator = warmed.needed_simulator()
    simulator.warm(simulator.start.prepare(deck, catalogue, request))
