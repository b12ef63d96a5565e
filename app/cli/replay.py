"""`threshold replay`: replay a recorded game and describe it."""

import json
import sys
from typing import TextIO

import click

from app.catalogue import read_catalogue
from app.cli.options import replayed_game_option
from app.games import Game, game, game_keys
from app.games.capabilities.recordings import RecordError

UNREADABLE = 2


@click.command("replay", epilog="Example: threshold replay game.json")
@click.argument("file", type=click.File("r", encoding="utf-8"))
@replayed_game_option
@click.option("--answers", is_flag=True, help="Also print every answer.")
def command(file: TextIO, game: Game | None, answers: bool) -> None:
    """Replay a recorded game and print what happens."""
    try:
        text = file.read()
        played = game or game_of(text)
        recordings = played.recordings.needed()
        for line in recordings.replay(text, read_catalogue(played.cards.needed())):
            if answers or not line.is_answer:
                click.echo(line.text)
    except (RecordError, UnicodeDecodeError) as error:
        click.echo(f"{file.name}: {error}", err=True)
        sys.exit(UNREADABLE)


def game_of(text: str) -> Game:
    """Return the game that a record names, else the default game, which reports the error."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        return game()
    named = fields.get("game") if isinstance(fields, dict) else None
    return game(named) if isinstance(named, str) and named in game_keys() else game()
