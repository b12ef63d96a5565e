"""`threshold ruling`: what is legal in a position, what is not and why, and what steps lead to."""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from app.cli.facts import catalogue_of, database_option
from app.cli.options import ChoiceOfGame
from app.games import Game, games
from app.games.capabilities.rulings import Rulings, RulingStatus, UnreadableBenchError
from app.games.tabletop.facts import AnyCatalogue

_ENDING = ".bench"
_STANDARD_INPUT = "-"


def _game() -> Game:
    """Return the first game that has a bench."""
    return next(game for game in games() if game.rulings)


def _found(paths: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    """Each file with its name; a folder stands for the bench files in it and in those below."""
    for path in paths:
        files = [path]
        if path != _STANDARD_INPUT and Path(path).is_dir():
            files = sorted(map(str, Path(path).rglob(f"*{_ENDING}")))
            if not files:
                raise click.UsageError(f"There is no file *{_ENDING} in {path}.")
        for file in files:
            with click.open_file(file, "rb") as opened:
                yield file, opened.read(_MOST_READ)


_MOST_READ = 1_000_000
"""Bytes that are read of a file; the bench refuses far less."""


@click.command("ruling", epilog="Example: threshold ruling question.bench")
@click.argument(
    "paths",
    type=click.Path(exists=True, allow_dash=True),
    nargs=-1,
    required=True,
    metavar="FILE|FOLDER...",
)
@click.option(
    "--edition",
    type=ChoiceOfGame(lambda chosen: tuple(chosen.editions.ids)),
    help="Use this edition instead of the one in the file.",
)
@click.option("--as", "seat", type=click.Choice(["1", "2"]), help="Show what this player sees.")
@click.option("--ask", multiple=True, metavar="QUESTION", help='Ask more: "why not 1 attacks".')
@click.option("--compare", is_flag=True, help="Say where the editions differ.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each file.")
@click.option("--test", "as_test", is_flag=True, help="Print each file with what is so expected.")
@database_option
def command(
    paths: tuple[str, ...],
    edition: str | None,
    seat: str | None,
    ask: tuple[str, ...],
    compare: bool,
    as_json: bool,
    as_test: bool,
    database: str | None,
) -> None:
    """Say by rule what is legal in a position, and why.

    FILE is text, as docs/bench.md describes it; - reads standard input, and a folder stands for
    all files *.bench in it. The exit status is 0 if everything is as the files expect, 1 if
    something is not, 2 for a file that cannot be read.
    """
    game = _game()
    rulings, catalogue, worst = game.rulings.needed(), catalogue_of(game, database), 0
    found = list(_found(paths))
    for name, content in found:
        content = _asking(rulings, content, ask)
        if as_test:
            worst = max(worst, _print_test(rulings, content, catalogue))
            continue
        sees = None if seat is None else int(seat) - 1
        ruling = rulings.report(content, catalogue, edition=edition or "", seat=sees)
        worst = max(worst, ruling.status)
        if as_json:
            click.echo(json.dumps(ruling.as_json(), ensure_ascii=False))
            continue
        if len(found) > 1:
            click.echo(f"{name}:")
        for line in ruling.lines:
            click.echo(line, err=ruling.status == RulingStatus.UNREADABLE)
        if compare and ruling.status != RulingStatus.UNREADABLE:
            for line in rulings.compared(content.decode(), catalogue).lines:
                click.echo(line)
    sys.exit(worst)


def _asking(rulings: Rulings, content: bytes, questions: Sequence[str]) -> bytes:
    """A file with more questions; one that is no text is left for the bench to refuse."""
    for question in questions:
        text = content.decode("utf-8-sig", errors="surrogateescape")
        content = rulings.with_line(text, "ask", question).encode(errors="surrogateescape")
    return content


def _print_test(rulings: Rulings, content: bytes, catalogue: AnyCatalogue) -> int:
    try:
        click.echo(rulings.as_test(content.decode("utf-8-sig", "replace"), catalogue), nl=False)
    except UnreadableBenchError as problem:
        click.echo(str(problem), err=True)
        return RulingStatus.UNREADABLE
    return RulingStatus.AS_EXPECTED
