"""An account of a thousand decks against one of ten.

Run `python3 run.py bench decks`. The list of decks, which shows them all, and the page that
compares them may take a hundred times as long; a search by cards that finds nothing, which reads
all of them, twenty times; a deck's own page and a save, which show one, about as long.
"""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Callable
from functools import partial
from typing import Final

from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from app.catalogue import read_catalogue
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.site.accounts.store import find_user
from app.site.decks import store
from app.site.decks.snapshot import DeckState
from bench.rounds import alternate, show

FEW, MANY = 10, 1_000
PASSWORD: Final = "four staples of rage"
STARTER: Final = "starter-arcanist-warlord"


def account(app: Flask, decks: int) -> tuple[FlaskClient, str]:
    """A signed-in visitor with this many decks, and the address of one of them."""
    client = app.test_client()
    client.post("/account/sign-up", data={"name": f"Owner of {decks}", "password": PASSWORD})
    catalogue, database = read_catalogue(CARD_DATA), app.extensions["database"]
    state = DeckState(DECK_FILES.of_precon(catalogue.precons[STARTER], catalogue))
    with database.writing() as session:
        owner = find_user(session, f"Owner of {decks}")
        assert owner is not None
        made = [
            store.create(session, state, owner_id=owner.id, reason="New deck") for _ in range(decks)
        ]
    return client, f"/decks/own/{made[0][0]}"


def asked(client: FlaskClient, address: str) -> Callable[[], object]:
    """Ask for one page."""
    return partial(client.get, address)


def saved(client: FlaskClient, address: str) -> Callable[[], object]:
    """Store one version more."""
    catalogue = read_catalogue(CARD_DATA)
    gnat = catalogue.newest_printing(catalogue.by_name["Gnat"]).id
    version = itertools.count(1)

    def save() -> None:
        number = next(version)
        form = {"version": str(number), f"copies.deck.{gnat}": str(number % 4 + 1), "change": "set"}
        answer = client.post(f"{address}/change", data=form)
        assert answer.status_code == 303, answer.status_code

    return save


def main() -> int:
    """Print the ratios; the status is 1 when one is above its limit."""
    worst = 0
    with tempfile.TemporaryDirectory() as folder:
        app = create_app({"INSTANCE": folder, "WTF_CSRF_ENABLED": False})
        accounts = {decks: account(app, decks) for decks in (FEW, MANY)}
        for what, work, limit in (
            ("list of decks", lambda client, _: asked(client, "/decks"), MANY / FEW),
            ("decks by cards", lambda client, _: asked(client, "/decks?q=[[t:item]]%3E200"), 20.0),
            (
                "decks to compare",
                lambda client, _: asked(client, "/spoils/collection/together"),
                MANY / FEW,
            ),
            ("one deck", asked, 1.5),
            ("one save", saved, 1.5),
        ):
            names = {decks: f"{what} of {decks}" for decks in accounts}
            runs = {names[decks]: work(*accounts[decks]) for decks in accounts}
            measured = alternate(runs)
            show(measured, names[MANY], names[FEW], limit)
            worst |= measured.ratio(names[MANY], names[FEW]) > limit
        app.extensions["database"].close()
    return int(worst)
