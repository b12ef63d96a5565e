"""`threshold attack`: work an attack out, step by step."""

import json
import sys
from typing import BinaryIO

import click

from app.games import games
from app.games.capabilities.attacks import Attacks
from app.intake import MAX_FILE_BYTES


def _attacks() -> Attacks:
    """Return the attack calculator of the first game that has one."""
    return next(game.attacks.needed() for game in games() if game.attacks)


@click.command("attack", epilog="Example: threshold attack attack.txt --what-if")
@click.argument("file", type=click.File("rb"))
@click.option("--what-if", "with_changes", is_flag=True, help="Also try every change by one.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(file: BinaryIO, with_changes: bool, as_json: bool) -> None:
    """Work out an attack and name the rule behind each step.

    FILE is text; - reads standard input. The exit status is 0 for an attack that was worked out, 1
    if a rule forbids something in it, 2 for a file that cannot be read.
    """
    report = _attacks().report(file.read(MAX_FILE_BYTES + 1), with_changes=with_changes)
    if as_json:
        click.echo(json.dumps(report.plain, ensure_ascii=False, indent=2))
    else:
        for line in report.lines:
            click.echo(line, err=bool(report.status))
    sys.exit(report.status)
