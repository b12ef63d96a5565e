"""`threshold draft`: generate a first version of a card's script from rules text."""

from typing import TextIO

import click

from app.cli.options import game_option
from app.games import Game
from app.games.capabilities.wording import NotUnderstoodError

NOT_READ = 2


@click.command()
@click.argument("name")
@click.argument("text", type=click.File(encoding="utf-8"), default="-")
@game_option
@click.pass_context
def command(context: click.Context, name: str, text: TextIO, game: Game) -> None:
    """Print a script for a card, generated from its text.

    NAME is the card, and TEXT a file with its rules text.

    Exits with status 2 if the text is not understood.
    """
    wording = game.wording.needed()
    try:
        click.echo(wording.script(name, text.read()))
    except NotUnderstoodError as declined:
        click.echo(f"Not understood: {declined}", err=True)
        context.exit(NOT_READ)
