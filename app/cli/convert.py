"""`threshold convert`: convert a deck file from one format to another."""

import sys
from pathlib import Path

import click

from app.cli.facts import catalogue_of, database_option, read_list
from app.cli.one_deck import UNREADABLE
from app.cli.options import game_option, written_format_option
from app.games import Game
from app.games.capabilities.deck_files import AnyDeckFiles
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.limits import MAX_BYTES
from app.games.tabletop.decklists.report import Import, ImportLine, Status


@click.command(
    epilog="docs/deck-files.md lists the formats, what each keeps, and what is repaired."
)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@game_option
@written_format_option
@click.option(
    "--output",
    "-o",
    type=click.Path(dir_okay=False, allow_dash=True, path_type=Path),
    default="-",
    help="File to write instead of standard output.",
)
@click.option(
    "--report", is_flag=True, help="Report every line, not only those that need attention."
)
@database_option
def command(
    file: str, game: Game, to: str, output: Path, report: bool, database: str | None
) -> None:
    """Convert the deck in FILE to another format.

    FILE may be `-` for standard input; its format is detected. If a line cannot be read, nothing
    is written, those lines are listed and the exit status is 2.
    """
    files = game.files.needed()
    with click.open_file(file, "rb") as opened:
        content = opened.read(MAX_BYTES + 1)
    read = read_list(content, game, catalogue_of(game, database), file)
    for line in read.lines:
        if report or line.status in (Status.REPAIRED, Status.OPEN):
            click.echo(in_words(line), err=True)
    click.echo(summary(read, files), err=True)
    if read.is_unreadable or read.decklist is None:
        sys.exit(UNREADABLE)
    for what in files.lost(read.decklist, to):
        click.echo(f"Left out: {files.formats[to].title} cannot store {what}.", err=True)
    written = files.write(read.decklist, to).encode()
    if output == Path("-"):
        click.echo(written, nl=False)
    else:
        output.write_bytes(written)


def in_words(line: ImportLine) -> str:
    """Return one line of the import report as text."""
    where = f"Line {line.line}" if line.line else "File"
    shown = f"{where}, {line.status.value}: {line.text}".rstrip()
    meant = f" Did you mean {' or '.join(line.suggestions)}?" if line.suggestions else ""
    return f"{shown} - {line.note}{meant}" if line.note else shown


def summary(read: Import[AnyDecklist], files: AnyDeckFiles) -> str:
    """Return a one-line summary of the import report."""
    if read.error is not None:
        return f"Unreadable: {read.error}"
    counted = (
        f"{sum(line.status is status for line in read.lines)} {status.value}"
        for status in Status
        if any(line.status is status for line in read.lines)
    )
    title = files.formats[read.format].title if read.format else "Deck"
    number = len(read.open_lines)
    unreadable = f"Unreadable: {number} line{'' if number == 1 else 's'}. " if number else ""
    return f"{unreadable}{title}, {read.encoding}: {', '.join(counted)}."
