"""The site's own database, opened once per application."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from flask import Flask, current_app

from app.games.spoils.facts import Catalogue
from app.tables import Database, open_database
from app.tables.curation import Served, prepare

FILE: Final = "site.sqlite"


def connect_database(app: Flask) -> None:
    """Open the database of the settings, or the file in the instance folder.

    It gets this release's schema and catalogue.

    Raises ValueError for an address that is no database, SchemaError when an
    administrator has to migrate it first.
    """
    file = Path(app.instance_path) / FILE
    database = open_database(app.config["DATABASE_URL"] or f"sqlite:///{file}")
    prepare(database)
    app.extensions["database"] = database
    app.extensions["served"] = Served(database)


def current_database() -> Database:
    """The database of the application that answers."""
    database = current_app.extensions["database"]
    assert isinstance(database, Database)
    return database


def served_catalogue() -> Catalogue:
    """The catalogue as the database has it now: shipped facts under curators' changes."""
    served = current_app.extensions["served"]
    assert isinstance(served, Served)
    return served.current()
