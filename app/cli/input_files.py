"""Files named on the command line: formats, deck files, card pools."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click

from app.cli.facts import read_list
from app.cli.one_deck import UNREADABLE
from app.games import (
    Game,
)
from app.games.capabilities.construction import AnyFormat, Construction
from app.games.tabletop.construction import AnyPool, FormatError, Pool
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.facts import AnyCatalogue
from app.intake import MAX_FILE_BYTES, IntakeError, Sources, open_sources

_FORMAT_SUFFIX: Final = ".toml"


def read_format(asked: str, construction: Construction, catalogue: AnyCatalogue) -> AnyFormat:
    """Return the format with that name, or the one in a format file.

    Raises FormatError, which names the file and says what to do.
    """
    path = Path(asked)
    if path.suffix.lower() != _FORMAT_SUFFIX and not path.is_file():
        return construction.find_format(asked, catalogue)
    try:
        with path.open("rb") as file:
            text = file.read(MAX_FILE_BYTES).decode("utf-8")
        return construction.parse_format(text, catalogue)
    except OSError as problem:
        raise FormatError(f"{asked}: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise FormatError(f"{asked}: this is not UTF-8 text.") from None
    except FormatError as problem:
        raise FormatError(f"{asked}: {problem}") from None


@contextmanager
def deck_sources(files: Sequence[str]) -> Iterator[Sources]:
    """Return the deck files named on the command line: files, folders, archives or `-`.

    Raises click.UsageError if one is missing or cannot be opened.
    """
    try:
        with open_sources(files, sys.stdin.buffer) as sources:
            yield sources
    except FileNotFoundError as problem:
        raise click.UsageError(f"There is no file {problem}.") from None
    except IntakeError as problem:
        raise click.UsageError(str(problem)) from None


def read_source(
    file: str, content: bytes | IntakeError, game: Game, catalogue: AnyCatalogue
) -> Import[AnyDecklist]:
    """Read one of `deck_sources`. The result holds the reason if it could not be read."""
    if isinstance(content, IntakeError):
        return Import(None, error=str(content))
    return read_list(content, game, catalogue, file)


def read_pool(file: str, game: Game, catalogue: AnyCatalogue) -> AnyPool:
    """Return the card pool in a file of any deck format, all zones combined.

    Ends the program with status 2 if a line is not understood, because then no card can be said to
    be missing from the pool.
    """
    with deck_sources([file]) as sources:
        contents = [content for _, content in sources]
    if len(contents) != 1:
        raise click.UsageError(f"{file} holds {len(contents)} lists; a pool is one file.")
    imported = read_source(file, contents[0], game, catalogue)
    if imported.decklist is not None and not imported.is_unreadable:
        return Pool.of_decklist(imported.decklist)
    click.echo(f"The pool in {file} cannot be read. {imported.error or ''}".rstrip(), err=True)
    for line in imported.open_lines:
        click.echo(f"  line {line.line} “{line.text}”: {line.note}", err=True)
    sys.exit(UNREADABLE)
