"""`threshold convert`: a deck file in one format in, the same deck in another out."""

import sys
from pathlib import Path
from typing import Final

import click

from app.cli.facts import catalogue_of, database_option
from app.games.spoils.decklists import (
    FORMATS,
    Import,
    ImportLine,
    Status,
    lost,
    read_decklist,
    write_decklist,
)
from app.games.spoils.decklists.limits import MAX_BYTES

UNREADABLE: Final = 2
"""Exit status when a deck cannot be read."""

_WRITTEN: Final = tuple(form.id for form in FORMATS.values() if form.write)


@click.command(
    epilog="docs/deck-files.md lists the formats, what each keeps, and what is repaired."
)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--to", required=True, type=click.Choice(_WRITTEN), help="Format to write.")
@click.option(
    "--output",
    "-o",
    type=click.Path(dir_okay=False, allow_dash=True, path_type=Path),
    default="-",
    help="File to write instead of the terminal.",
)
@click.option("--report", is_flag=True, help="Say what became of every line, not only of some.")
@database_option
def command(file: str, to: str, output: Path, report: bool, database: str | None) -> None:
    """Write the deck in FILE in another format.

    FILE may be `-` for standard input; its format is found out. When a line cannot be read
    nothing is written, the lines to decide are listed and the exit status is 2.
    """
    with click.open_file(file, "rb") as opened:
        content = opened.read(MAX_BYTES + 1)
    read = read_decklist(content, catalogue_of(database), file)
    for line in read.lines:
        if report or line.status not in (Status.KEPT, Status.IGNORED):
            click.echo(in_words(line), err=True)
    click.echo(summary(read), err=True)
    if read.is_unreadable or read.decklist is None:
        sys.exit(UNREADABLE)
    for what in lost(read.decklist, to):
        click.echo(f"Left out: {FORMATS[to].title} cannot hold {what}.", err=True)
    written = write_decklist(read.decklist, to).encode()
    if output == Path("-"):
        click.echo(written, nl=False)
    else:
        output.write_bytes(written)


def in_words(line: ImportLine) -> str:
    """A line of the report as a line of text."""
    where = f"Line {line.line}" if line.line else "File"
    shown = f"{where}, {line.status.value}: {line.text}".rstrip()
    meant = f" Meant: {', '.join(line.suggestions)}?" if line.suggestions else ""
    return f"{shown} - {line.note}{meant}" if line.note else shown


def summary(read: Import) -> str:
    """What was read, in one line."""
    if read.error is not None:
        return f"Unreadable: {read.error}"
    counted = (
        f"{sum(line.status is status for line in read.lines)} {status.value}"
        for status in Status
        if any(line.status is status for line in read.lines)
    )
    title = FORMATS[read.format].title if read.format else "Deck"
    return f"{title}, {read.encoding}: {', '.join(counted)}."
