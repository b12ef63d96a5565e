"""`threshold ruling`: what is legal in a position, what is not and why, and what steps lead to."""

import sys
from typing import BinaryIO

import click

from app.cli.facts import catalogue_of, database_option
from app.games import Game, games
from app.intake import MAX_FILE_BYTES


def _game() -> Game:
    """Return the first game that has a bench."""
    return next(game for game in games() if game.rulings)


@click.command("ruling", epilog="Example: threshold ruling question.bench")
@click.argument("files", type=click.File("rb"), nargs=-1, required=True, metavar="FILE...")
@database_option
def command(files: tuple[BinaryIO, ...], database: str | None) -> None:
    """Say by rule what is legal in a position, and why.

    FILE is text, as docs/bench.md describes it; - reads standard input. The exit status is 0 if
    everything is as the file expects, 1 if something is not, 2 for a file that cannot be read.
    """
    game = _game()
    catalogue, worst = catalogue_of(game, database), 0
    for file in files:
        if len(files) > 1:
            click.echo(f"{file.name}:")
        ruling = game.rulings.needed().report(file.read(MAX_FILE_BYTES + 1), catalogue)
        worst = max(worst, ruling.status)
        for line in ruling.lines:
            click.echo(line, err=ruling.status == 2)
    sys.exit(worst)
