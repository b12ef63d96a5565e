"""`threshold draft`: a first version of a card's script, read from rules text."""

from typing import TextIO

import click

from app.games.spoils.wording.read import DeclinedError, read
from app.games.spoils.wording.source import source

NOT_READ = 2


@click.command()
@click.argument("name")
@click.argument("text", type=click.File(encoding="utf-8"), default="-")
@click.pass_context
def command(context: click.Context, name: str, text: TextIO) -> None:
    """Print a script for the card NAME, read from its TEXT.

    Ends with 2 where the reader does not understand the text.
    """
    try:
        click.echo(source(read(name, text.read())))
    except DeclinedError as declined:
        click.echo(f"The reader does not understand: {declined}", err=True)
        context.exit(NOT_READ)
