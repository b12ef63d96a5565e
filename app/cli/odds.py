"""`threshold odds`: calculate exact odds for a deck."""

import json
from collections.abc import Sequence
from typing import Final

import click

from app.cli.facts import catalogue_of, database_option
from app.cli.one_deck import fail, names_of, read_one_deck
from app.cli.options import (
    CommandOfGame,
    HelpOfGame,
    command_line,
    edition_option,
    game_option,
    mulligan_option,
    starting_option,
)
from app.games import Game
from app.games.capabilities.odds import OddsRequest
from app.games.capabilities.starting import StartRequest
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.search import QueryError

SCHEMA: Final = 1


def _closing(game: Game) -> str:
    odds = game.odds.needed()
    needs = "".join(f" --need '{need}'" for need in odds.help.needs)
    return (
        f"Example: {command_line('odds', game)} deck.txt{needs} --by-turn 2 "
        f"--mulligan {tuple(odds.mulligans)[-1]}"
    )


def _need(game: Game) -> str:
    shown = game.odds.needed().help.remark
    return " ".join(
        filter(
            None,
            (
                "At least COUNT cards that match QUERY.",
                shown,
                "Can be repeated; all needs must be met together.",
            ),
        )
    )


@click.command("odds", cls=CommandOfGame, closing=_closing)
@click.argument("file")
@game_option
@click.option(
    "--need",
    "texts",
    multiple=True,
    required=True,
    metavar="'COUNT QUERY'",
    cls=HelpOfGame,
    explained=_need,
)
@click.option("--seen", type=click.IntRange(0), help="Cards seen after the mulligan.")
@click.option("--by-turn", type=click.IntRange(1), help="Your own turn, from 1.")
@click.option("--first/--second", "goes_first", default=True, help="Who goes first.")
@starting_option(lambda game: game.odds.needed().start)
@mulligan_option
@edition_option
@click.option(
    "--details",
    is_flag=True,
    cls=HelpOfGame,
    explained=lambda game: game.odds.needed().help.details,
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@database_option
def command(
    file: str,
    game: Game,
    texts: Sequence[str],
    seen: int | None,
    by_turn: int | None,
    goes_first: bool,
    starting: str | None,
    mulligan: str,
    edition: str,
    details: bool,
    as_json: bool,
    database: str | None,
) -> None:
    """Calculate the exact odds of a deck.

    Prints the chance that the deck in FILE meets all needs.

    Give --seen or --by-turn. FILE may be - for standard input.
    """
    odds = game.odds.needed()
    catalogue = catalogue_of(game, database)
    decklist = read_one_deck(file, game, catalogue)
    try:
        start = odds.start.prepare(
            decklist, catalogue, StartRequest(edition, goes_first, names_of(starting))
        )
        answer = odds.answer(texts, start, catalogue, OddsRequest(by_turn, seen, mulligan), details)
    except QueryError as error:
        fail(error.caret)
    except GoldfishError as error:
        fail(f"{error}.")
    if as_json:
        row = {"schema": SCHEMA, "file": file, "game": game.key, **answer.fields}
        click.echo(json.dumps(row, ensure_ascii=False))
    else:
        for line in answer.lines:
            click.echo(line)
