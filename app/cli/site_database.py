"""The site's database for commands: `--database URL`, or the one in the instance folder."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from sqlalchemy.exc import OperationalError

from app.tables import Database, SchemaError, open_database
from app.tables.curation import prepare
from app.tables.database import database_address

site_option = click.option(
    "--database",
    metavar="URL",
    help="The site's database, such as postgresql://…; by default the one in the instance folder.",
)


@contextmanager
def site_database(url: str | None, ready: bool = True) -> Iterator[Database]:
    """Open the database, by default ready to serve, and close it afterwards.

    An error ends the command with a message of one sentence.
    """
    address = database_address(url)
    if address.startswith("sqlite:///"):
        Path(address.removeprefix("sqlite:///")).parent.mkdir(
            mode=0o700, parents=True, exist_ok=True
        )
    try:
        database = open_database(address)
    except ValueError as problem:
        raise click.ClickException(str(problem)) from None
    try:
        if ready:
            prepare(database)
        yield database
    except SchemaError as problem:
        raise click.ClickException(str(problem)) from None
    except OperationalError as problem:
        raise click.ClickException(f"The database is not responding: {problem.orig}") from None
    finally:
        database.close()
