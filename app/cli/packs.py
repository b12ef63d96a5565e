"""`threshold packs`: open boosters by a seed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

import click

from app.cli.facts import catalogue_of, database_option
from app.cli.options import CommandOfGame, command_line, game_option
from app.games import Game
from app.games.tabletop.chance.shuffle import LARGEST_SEED
from app.games.tabletop.limited import (
    NoBoosterError,
    booster_of,
    open_in_turns,
    packs_as_json,
    pool_as_list,
)

SEALED: Final = 6
"""Boosters that a player of a sealed event usually opens."""

MOST: Final = 1_000


def _closing(game: Game) -> str:
    words = command_line("packs", game)
    return (
        f"Example: {words} --set 1ED --seed 7 --sealed > pool.txt, then threshold check deck.txt "
        "--format limited --pool pool.txt"
    )


@click.command("packs", cls=CommandOfGame, closing=_closing)
@game_option
@click.option(
    "--set",
    "codes",
    metavar="CODE",
    multiple=True,
    required=True,
    help="The set whose boosters are opened. If repeated, the sets take turns.",
)
@click.option("--seed", type=click.IntRange(0, LARGEST_SEED), default=1, show_default=True)
@click.option(
    "--number", type=click.IntRange(1, MOST), help="How many boosters.  [default: one of each set]"
)
@click.option(
    "--sealed",
    is_flag=True,
    help=f"Print the cards of {SEALED} boosters together, as a list for `check --pool`.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@database_option
def command(
    game: Game,
    codes: Sequence[str],
    seed: int,
    number: int | None,
    sealed: bool,
    as_json: bool,
    database: str | None,
) -> None:
    """Open boosters from a seed.

    The same seed gives the same cards. The site opens the same boosters for that seed.
    """
    checks, catalogue = game.limited.needed(), catalogue_of(game, database)
    try:
        boosters = [booster_of(code, checks, catalogue) for code in codes]
    except NoBoosterError as problem:
        raise click.UsageError(f"--set: {problem}.") from None
    opened = open_in_turns(boosters, number or (SEALED if sealed else len(codes)), seed)
    if as_json:
        answer = {"game": game.key, "seed": seed, "packs": packs_as_json(opened)}
        click.echo(json.dumps(answer, ensure_ascii=False))
    elif sealed:
        click.echo(pool_as_list(opened), nl=False)
    else:
        for place, (code, cards) in enumerate(opened, start=1):
            click.echo(f"{place}. {code}")
            for printing in cards:
                click.echo(f"  {printing.rarity.value:9} {printing.card.name}")
