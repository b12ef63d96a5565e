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
from app.games.tabletop.construction import Pool
from app.games.tabletop.facts import PrintingLike
from app.games.tabletop.limited import NoBoosterError, booster_of

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
    opened: list[tuple[str, tuple[PrintingLike, ...]]] = []
    counted = dict.fromkeys(codes, 0)
    for place in range(number or (SEALED if sealed else len(codes))):
        booster = boosters[place % len(boosters)]
        opened.append((booster.set.code, booster.open(seed, counted[booster.set.code])))
        counted[booster.set.code] += 1
    if as_json:
        click.echo(json.dumps(_as_json(game, seed, opened), ensure_ascii=False))
    elif sealed:
        pool = Pool.of((card, 1) for _, cards in opened for card in cards)
        held = sorted(pool.printings.values(), key=lambda one: (one[0].card.name, one[0].set.code))
        for printing, copies in held:
            click.echo(f"{copies} {printing.card.name} [{printing.set.code}]")
    else:
        for place, (code, cards) in enumerate(opened, start=1):
            click.echo(f"{place}. {code}")
            for printing in cards:
                click.echo(f"  {printing.rarity.value:9} {printing.card.name}")


def _as_json(
    game: Game, seed: int, opened: Sequence[tuple[str, Sequence[PrintingLike]]]
) -> dict[str, object]:
    return {
        "game": game.key,
        "seed": seed,
        "packs": [
            {
                "set": code,
                "cards": [
                    {"id": one.id, "name": one.card.name, "rarity": one.rarity.value}
                    for one in cards
                ],
            }
            for code, cards in opened
        ],
    }
