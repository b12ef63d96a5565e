"""`threshold replay`: replay a recorded game and describe it."""

import json
import sys
from typing import TextIO

import click

from app.catalogue import read_catalogue
from app.cli.options import replayed_game_option
from app.games import Game, game, game_keys
from app.games.capabilities.recordings import RecordError
from app.games.capabilities.rulings import NOT_ON_BENCH

UNREADABLE = 2


@click.command("replay", epilog="Example: threshold replay game.json")
@click.argument("file", type=click.File("r", encoding="utf-8"))
@replayed_game_option
@click.option("--answers", is_flag=True, help="Also print every answer.")
@click.option("--bench", is_flag=True, help="Print a bench file for threshold ruling instead.")
@click.option("--at", type=click.IntRange(min=0), help="With --bench: after so many answers.")
def command(file: TextIO, game: Game | None, answers: bool, bench: bool, at: int | None) -> None:
    """Replay a recorded game and print what happens."""
    if at is not None and not bench:
        raise click.UsageError("--at says which moment --bench prints; add --bench.")
    try:
        text = file.read()
        played = game or game_of(text)
        if bench:
            sys.exit(_print_bench(played, text, at))
        recordings = played.recordings.needed()
        for line in recordings.replay(text, read_catalogue(played.cards.needed())):
            if answers or not line.is_answer:
                click.echo(line.text)
    except (RecordError, UnicodeDecodeError) as error:
        click.echo(f"{file.name}: {error}", err=True)
        sys.exit(UNREADABLE)


def _print_bench(played: Game, record: str, at: int | None) -> int:
    """Print a moment of a recorded game as a bench file, all cards named. Raises RecordError."""
    rulings = played.rulings.needed()
    found = rulings.moment(record, read_catalogue(played.cards.needed()), at=at, seat=None)
    if found is None:
        click.echo(NOT_ON_BENCH, err=True)
        return UNREADABLE
    click.echo(found, nl=False)
    return 0


def game_of(text: str) -> Game:
    """Return the game that a record names, else the default game, which reports the error."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        return game()
    named = fields.get("game") if isinstance(fields, dict) else None
    return game(named) if isinstance(named, str) and named in game_keys() else game()
