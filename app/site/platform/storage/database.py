"""The site's own database, opened once per application."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from flask import Flask, current_app, g

from app.games.tabletop.facts import AnyCatalogue
from app.site.platform.storage.postgres_waits import limit_waits
from app.tables import Database, open_database
from app.tables.curation import Served, prepare
from app.tables.database import database_address

SPARE_CONNECTIONS: Final = 8
"""For what works beside the threads that answer requests."""

_AFTERWARDS: Final = "stored_afterwards"


def connect_database(app: Flask) -> None:
    """Open the database of the settings, or the file in the instance folder.

    It gets this release's schema and catalogue.

    Raises ValueError for an address that is no database, SchemaError when an
    administrator has to migrate it first.
    """
    instance = Path(app.instance_path)
    address = database_address(app.config["DATABASE_URL"], instance)
    database = open_database(address, int(app.config["THREADS"]) + SPARE_CONNECTIONS)
    if not database.is_embedded:
        limit_waits(database.engine)
    prepare(database)
    app.extensions["database"] = database
    app.extensions["served"] = Served(database)
    app.teardown_request(_store_afterwards)


def current_database() -> Database:
    """The database of the application that answers."""
    database = current_app.extensions["database"]
    assert isinstance(database, Database)
    return database


def served_catalogue(game: str) -> AnyCatalogue:
    """The catalogue of a game as the database has it now: shipped facts under curators' changes."""
    served = current_app.extensions["served"]
    assert isinstance(served, Served)
    return served.current(game)


def store_afterwards(task: Callable[[], None]) -> None:
    """Run a task once the current request is answered, such as noting that a deck was used."""
    g.setdefault(_AFTERWARDS, []).append(task)


def _store_afterwards(_problem: BaseException | None) -> None:
    for task in g.pop(_AFTERWARDS, ()):
        task()
