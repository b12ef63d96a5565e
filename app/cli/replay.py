"""`threshold replay`: a recorded game, played again and told in words."""

import sys
from typing import TextIO

import click

from app.catalogue import read_catalogue
from app.games.spoils.engine import outcome
from app.games.spoils.engine.events import TurnStarted
from app.games.spoils.engine.record import RecordError, played_again, read_record, start_again
from app.games.spoils.engine.telling import say

UNREADABLE = 2


@click.command("replay", epilog="Example: threshold replay game.json")
@click.argument("file", type=click.File("r", encoding="utf-8"))
@click.option("--answers", is_flag=True, help="Also the answers as they were given.")
def command(file: TextIO, answers: bool) -> None:
    """Play a recorded game again and print what happened."""
    try:
        record = read_record(file.read())
        state = start_again(record, read_catalogue())
        for action, events in played_again(record, state):
            if answers:
                click.echo(f"  > {action}")
            for event in events:
                told = say(state, event)
                if told is not None:
                    indent = "" if isinstance(event, TurnStarted) else "  "
                    click.echo(f"{indent}{told}")
    except (RecordError, UnicodeDecodeError) as error:
        click.echo(f"{file.name}: {error}", err=True)
        sys.exit(UNREADABLE)
    if outcome(state) is None:
        click.echo("The record ends here; the game was not over.")
