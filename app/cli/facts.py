"""The catalogue that a command uses: the shipped one, or that of a site."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import click

from app.catalogue import read_catalogue
from app.games import Game
from app.games import game as game_with_key
from app.games.other_games import read_deck
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.facts import AnyCatalogue

if TYPE_CHECKING:
    from app.tables import Database


def database_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the option `--database`, which fills its parameter `database`."""
    return click.option(
        "--database",
        metavar="URL",
        help="Use the catalogue of a site's database, curators' changes included.",
    )(command)


def catalogue_of(game: Game, database: str | None) -> AnyCatalogue:
    """Return the shipped catalogue of a game, or the one in a site's database.

    Raises click.UsageError if there is no such database or it lacks this release's schema, and
    MissingCapabilityError for a game without cards.
    """
    data = game.cards.needed()
    if database is None:
        shipped: AnyCatalogue = read_catalogue(data)
        return shipped
    from sqlalchemy.exc import SQLAlchemyError

    from app.tables import SchemaError, open_database

    try:
        opened = open_database(database)
        try:
            return _standing(opened, game.key)
        finally:
            opened.close()
    except (ValueError, SchemaError) as problem:
        raise click.UsageError(f"--database: {problem}.") from None
    except SQLAlchemyError as problem:
        raise click.UsageError(f"--database: {problem.args[0]}") from None


def read_list(
    content: bytes, game: Game, catalogue: AnyCatalogue, filename: str | None = None
) -> Import[AnyDecklist]:
    """Read a deck file; the error of one that belongs to another game names the option for it."""
    return read_deck(
        content,
        game,
        catalogue,
        filename,
        catalogue_of=lambda other: _shipped(other.key),
        advice=lambda other: f"Run the command again with --game {other.key}.",
    )


@cache
def _shipped(key: str) -> AnyCatalogue:
    return catalogue_of(game_with_key(key), None)


def _standing(database: Database, key: str) -> AnyCatalogue:
    from app.tables import SchemaError
    from app.tables.curation import site_catalogue
    from app.tables.schema import pending

    if database.file is not None and not database.file.exists():
        raise ValueError(f"There is no database file {database.file}")
    if pending(database):
        raise SchemaError("The database schema is out of date: run threshold migrate")
    with database.reading() as session:
        return site_catalogue(session, key)
