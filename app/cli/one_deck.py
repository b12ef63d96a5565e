"""Read the one deck that a command works on."""

import sys
from pathlib import Path
from typing import Final, NoReturn

import click

from app.cli import WRONG_USAGE
from app.cli.facts import read_list
from app.games import Game
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.report import AnyImport
from app.games.tabletop.facts import AnyCatalogue

UNREADABLE: Final = 2
"""Exit status when a deck file cannot be read."""

LINES_SHOWN: Final = 10


def read_one_deck(file: str, game: Game, catalogue: AnyCatalogue) -> AnyDecklist:
    """Return the deck in a file, or on standard input for `-`.

    If lines are not understood, prints them and ends the program with status 2.
    """
    try:
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        fail(f"{file}: {error.strerror}", UNREADABLE)
    read = read_list(content, game, catalogue, None if file == "-" else file)
    if read.decklist is None:
        fail(f"{file}: {read.error}", UNREADABLE)
    if read.open_lines:
        tell_open_lines(file, read)
        sys.exit(UNREADABLE)
    return read.decklist


def tell_open_lines(file: str, read: AnyImport) -> None:
    """Print the lines of a file that are not understood, and how many there are."""
    for line in read.open_lines[:LINES_SHOWN]:
        meant = f" Did you mean {' or '.join(line.suggestions)}?" if line.suggestions else ""
        click.echo(f"{file}:{line.line}: {line.text.strip()}: {line.note}{meant}", err=True)
    number = len(read.open_lines)
    counted = "1 line is not" if number == 1 else f"{number} lines are not"
    click.echo(f"{file}: unreadable: {counted} understood.", err=True)


def fail(message: str, status: int = WRONG_USAGE) -> NoReturn:
    """Print an error message and end the program."""
    click.echo(message, err=True)
    sys.exit(status)


def names_of(text: str | None) -> tuple[str, ...] | None:
    """Return the names in a comma-separated list; None if nothing was given."""
    if text is None:
        return None
    return tuple(name.strip() for name in text.split(",") if name.strip())
