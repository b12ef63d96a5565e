"""`threshold ruling`: what is legal in a position, what is not and why, and what steps lead to."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from app.cli.facts import catalogue_of, database_option
from app.cli.options import replayed_game_option
from app.games import Game
from app.games.capabilities.bench_answers import (
    Comparison,
    Ruling,
    RulingStatus,
    UnreadableBenchError,
)
from app.games.capabilities.rulings import Rulings, decoded
from app.games.other_games import game_of_bench
from app.games.tabletop.bench_lines import ASK, MOST_SEATS, with_line
from app.games.tabletop.facts import AnyCatalogue

_ENDING = ".bench"
_STANDARD_INPUT = "-"


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
    metavar="EDITION",
    help="Use this edition, of the game of the file, instead of the one in the file.",
)
@click.option(
    "--as",
    "seat",
    type=click.IntRange(1, MOST_SEATS),
    metavar="PLAYER",
    help="Show what this player sees: 1, 2 and so on.",
)
@click.option("--ask", multiple=True, metavar="QUESTION", help='Ask more: "why not 1 attacks".')
@click.option("--compare", is_flag=True, help="Say where the editions differ.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each file.")
@click.option("--test", "as_test", is_flag=True, help="Print each file with what is so expected.")
@database_option
@replayed_game_option
def command(
    paths: tuple[str, ...],
    edition: str | None,
    seat: int | None,
    ask: tuple[str, ...],
    compare: bool,
    as_json: bool,
    as_test: bool,
    database: str | None,
    game: Game | None,
) -> None:
    """Say by rule what is legal in a position, and why.

    FILE is text, as docs/bench.md describes it; - reads standard input, and a folder stands for
    all files *.bench in it. The exit status is 0 if everything is as the files expect, 1 if
    something is not, 2 for a file that cannot be read.
    """
    if as_test and (seat or compare or as_json):
        raise click.UsageError("--test prints a bench file; leave out --as, --compare and --json.")
    sees = None if seat is None else seat - 1
    asked = _Asked(game, database, edition or "", sees, ask, compare)
    found, worst = list(_found(paths)), 0
    for name, content in found:
        if as_test:
            worst = max(worst, asked.print_test(content))
            continue
        ruling, compared = asked.answer(content)
        worst = max(worst, ruling.status)
        if as_json:
            editions = {} if compared is None else {"editions": compared.as_json()}
            click.echo(json.dumps({**ruling.as_json(), **editions}, ensure_ascii=False))
            continue
        if len(found) > 1:
            click.echo(f"{name}:")
        for line in (*ruling.lines, *(compared.lines if compared else ())):
            click.echo(line, err=ruling.status == RulingStatus.UNREADABLE)
    sys.exit(worst)


@dataclass(frozen=True, slots=True)
class _Asked:
    """The request for a ruling on each of several files."""

    game: Game | None
    database: str | None
    edition: str
    seat: int | None
    questions: tuple[str, ...]
    compares: bool

    def answer(self, content: bytes) -> tuple[Ruling, Comparison | None]:
        """The answer to a file, and if it was asked for, where the editions differ."""
        try:
            text = self._text(content)
        except UnreadableBenchError as error:
            return Ruling(RulingStatus.UNREADABLE, error.problems), None
        rulings, catalogue = self._bench(text)
        ruling = rulings.report(text, catalogue, edition=self.edition, seat=self.seat)
        if not self.compares or ruling.problems:
            return ruling, None
        return ruling, rulings.compared(text, catalogue, edition=self.edition)

    def print_test(self, content: bytes) -> RulingStatus:
        """Print a file with its answers as expectations."""
        try:
            text = self._text(content)
            rulings, catalogue = self._bench(text)
            tested = rulings.as_test(text, catalogue, edition=self.edition)
        except UnreadableBenchError as error:
            click.echo(str(error), err=True)
            return RulingStatus.UNREADABLE
        click.echo(tested, nl=False)
        return RulingStatus.AS_EXPECTED

    def _bench(self, text: str) -> tuple[Rulings, AnyCatalogue]:
        """The bench of the game of a text, and its cards."""
        game = self.game or game_of_bench(text)
        if self.edition and self.edition not in game.editions.ids:
            known = ", ".join(game.editions.ids)
            told = f"{game.title} has no edition {self.edition}; it has {known}."
            raise click.UsageError(told)
        return game.rulings.needed(), catalogue_of(game, self.database)

    def _text(self, content: bytes) -> str:
        text = decoded(content)
        for question in self.questions:
            text = with_line(text, ASK, question)
        return text
