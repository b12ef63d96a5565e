"""The site's own database, opened once per application."""

from __future__ import annotations

from pathlib import Path

from flask import Flask, current_app

from app.games.tabletop.facts import AnyCatalogue
from app.tables import Database, open_database
from app.tables.curation import Served, prepare
from app.tables.paths import database_address


def connect_database(app: Flask) -> None:
    """Open the database of the settings, or the file in the instance folder.

    It gets this release's schema and catalogue.

    Raises ValueError for an address that is no database, SchemaError when an
    administrator has to migrate it first.
    """
    instance = Path(app.instance_path)
    database = open_database(database_address(app.config["DATABASE_URL"], instance))
    prepare(database)
    app.extensions["database"] = database
    app.extensions["served"] = Served(database)


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
