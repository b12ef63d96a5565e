"""Compiling the kernel before the first visitor asks for games."""

from __future__ import annotations

from threading import Thread

from flask import Flask

from app.games.spoils.decklists import precon_decklist
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.from_decklist import prepare_decklist
from app.games.spoils.goldfish.model import model_of
from app.games.spoils.goldfish.running import warm
from app.site.platform.catalogue import current_catalogue


def warm_in_background(app: Flask) -> Thread:
    """Start compiling the kernel in a thread of its own and return the thread."""
    with app.app_context():
        catalogue = current_catalogue()
    thread = Thread(target=_warm, args=(catalogue,), name="warm goldfish", daemon=True)
    thread.start()
    return thread


def _warm(catalogue: Catalogue) -> None:
    precon = next(iter(catalogue.precons.values()), None)
    if precon is not None:
        prepared = prepare_decklist(precon_decklist(precon, catalogue), catalogue)
        warm(model_of(prepared.setup))
