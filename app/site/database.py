"""The site's own database, opened once per application."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from flask import Flask, current_app

from app.tables import Database, open_database
from app.tables.schema import ensure_schema

FILE: Final = "site.sqlite"


def connect_database(app: Flask) -> None:
    """Open the database of the settings, or the file in the instance folder.

    Raises ValueError for an address that is no database, SchemaError when an
    administrator has to migrate it first.
    """
    file = Path(app.instance_path) / FILE
    database = open_database(app.config["DATABASE_URL"] or f"sqlite:///{file}")
    ensure_schema(database)
    app.extensions["database"] = database


def current_database() -> Database:
    """The database of the application that answers."""
    database = current_app.extensions["database"]
    assert isinstance(database, Database)
    return database
