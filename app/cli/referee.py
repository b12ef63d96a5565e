"""`threshold referee`: let programs play decks against each other by the rules."""

import json
from pathlib import Path
from typing import Final

import click

from app.cli.facts import catalogue_of, database_option
from app.cli.one_deck import fail, read_one_deck
from app.cli.options import CommandOfGame, command_line, edition_option, game_option
from app.games import Game
from app.games.capabilities.matches import MatchRequest, UnplayableMatchError

SCHEMA: Final = 1


def _closing(game: Game) -> str:
    return f"Example: {command_line('referee', game)} one.txt two.txt --games 100"


@click.command("referee", cls=CommandOfGame, closing=_closing)
@click.argument("files", nargs=-1, required=True)
@game_option
@click.option("--agents", "names", metavar="NAME,…", help="Who plays: one name, or one a deck.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="First game.")
@click.option("--games", type=click.IntRange(1), default=1, show_default=True, help="How many.")
@edition_option
@click.option(
    "--record", type=click.Path(dir_okay=False), help="Write the game here, for `replay`."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@database_option
def command(
    files: tuple[str, ...],
    game: Game,
    names: str | None,
    seed: int,
    games: int,
    edition: str,
    record: str | None,
    as_json: bool,
    database: str | None,
) -> None:
    """Let small programs play decks against each other.

    The referee knows the rules: it tells one game move by move, or counts many. The same seed
    plays the same game. Cards are played as their numbers; how many of them are played exactly is
    said first.
    """
    matches = game.matches.needed()
    agents = tuple((names or matches.agents[0]).split(","))
    if unknown := [it for it in agents if it not in matches.agents]:
        known = ", ".join(matches.agents)
        fail(f"--agents: {', '.join(unknown)!r} is not known; known are {known}.")
    if games > matches.most_games:
        fail(f"--games: at most {matches.most_games} are played at once.")
    if record is not None and games != 1:
        fail("--record needs a single game.")
    catalogue = catalogue_of(game, database)
    decks = [(Path(file).name, read_one_deck(file, game, catalogue)) for file in files]
    try:
        report = matches.play(decks, catalogue, MatchRequest(agents, seed, games, edition))
    except UnplayableMatchError as error:
        fail(f"{error}.")
    if record is not None and report.record is not None:
        Path(record).write_text(report.record, encoding="utf-8")
    if as_json:
        row = {"schema": SCHEMA, "game": game.key, "agents": list(agents), **report.fields}
        click.echo(json.dumps(row, ensure_ascii=False))
    else:
        for line in report.lines:
            click.echo(line)
