"""`threshold battle`: check a battle, play it through, solve it or simulate it."""

import json
import sys
from typing import BinaryIO

import click

from app.games import games
from app.games.capabilities.battles import BattleRequest, Battles
from app.intake import MAX_FILE_BYTES

MOST_GAMES = 100_000


def _battles() -> Battles:
    """Return the battles of the first game that has any."""
    return next(game.battles.needed() for game in games() if game.battles)


class _Policies(click.ParamType[str]):
    """The players that the game knows, loaded only when they are asked for."""

    name = "policy"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return str(click.Choice(_battles().policies).convert(value, param, ctx))

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return f"[{'|'.join(_battles().policies)}]"


@click.command("battle", epilog="Example: threshold battle battle.txt --solve --outcomes Farm")
@click.argument("file", type=click.File("rb"))
@click.option("--check", "only_check", is_flag=True, help="Only say what is illegal.")
@click.option("--outcomes", metavar="LOCATION", help="Count all splits of wounds at a location.")
@click.option("--solve", is_flag=True, help="Find the best play of both rulers.")
@click.option("--play", "policy", type=_Policies(), help="Simulate: both rulers play like this.")
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), default=1_000, show_default=True,
    help="Battles to simulate.",
)  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the simulation.")
@click.option(
    "--set", "settings", multiple=True, metavar="SWITCH=VALUE", help="Change one of the switches."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(
    file: BinaryIO,
    only_check: bool,
    outcomes: str | None,
    solve: bool,
    policy: str | None,
    games: int,
    seed: int,
    settings: tuple[str, ...],
    as_json: bool,
) -> None:
    """Check a battle and name the rule behind each step.

    FILE is text, CSV or JSON; - reads standard input. The exit status is 0 for a legal battle, 1
    for an illegal assignment, 2 for a file that cannot be read.
    """
    content = file.read(MAX_FILE_BYTES + 1)
    asked = BattleRequest(settings, only_check, outcomes, solve, policy, games, seed)
    report = _battles().report(content, asked)
    if as_json:
        click.echo(json.dumps(report.plain, ensure_ascii=False, indent=2))
    else:
        for line in report.lines:
            click.echo(line, err=bool(report.status))
    sys.exit(report.status)
