"""`threshold check`: the verdict on deck files, for people and for scripts."""

from __future__ import annotations

import gc
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

import click

from app.cli.facts import catalogue_of, database_option
from app.cli.progress import Progress
from app.cli.verdicts import verdict_lines
from app.games import GAMES, SPOILS
from app.games.spoils.construction import (
    Criteria,
    FormatError,
    Pool,
    Verdict,
    check_import_against,
    find_format,
    parse_format,
    written_report,
)
from app.games.spoils.decklists import Import, read_decklist
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Catalogue, Format, Supplied
from app.intake import MAX_FILE_BYTES, IntakeError, Sources, open_sources

STATUS: Final = {Verdict.LEGAL: 0, Verdict.ILLEGAL: 1, Verdict.UNREADABLE: 2}
"""Exit status by the worst verdict among all files."""

STOPPED: Final = 130
"""Exit status after Ctrl+C, as shells give it."""

_FORMAT_SUFFIX: Final = ".toml"


@click.command(
    epilog="FILE may be - for standard input, a folder or a zip archive. Exit status: 0 all "
    "legal, 1 some illegal, 2 some unreadable, 64 wrong usage. docs/legality.md explains "
    "findings and format files."
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--game", type=click.Choice(GAMES), default=SPOILS, show_default=True)
@click.option(
    "--format",
    "asked",
    default="constructed",
    show_default=True,
    metavar="NAME|FILE",
    help="constructed, limited, another format by name, or a format file.",
)
@click.option(
    "--edition",
    type=click.Choice([edition.value for edition in Edition]),
    default=DEFAULT_EDITION.value,
    show_default=True,
    help="Edition of the rulebook.",
)
@click.option("--pool", "pool_file", metavar="FILE", help="The card pool of a limited deck.")
@click.option(
    "--supplied",
    type=click.Choice([supplied.value for supplied in Supplied]),
    help="What limited players get besides the pool.  [default: as the format says]",
)
@click.option(
    "--as-of",
    type=click.DateTime(["%Y-%m-%d"]),
    metavar="DATE",
    help="Day whose banned list and sets count, such as 2008-05-17.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object per deck and line.")
@database_option
def command(
    files: Sequence[str],
    game: str,
    asked: str,
    edition: str,
    pool_file: str | None,
    supplied: str | None,
    as_of: datetime | None,
    as_json: bool,
    database: str | None,
) -> None:
    """Check decks against the rules of deck construction."""
    catalogue = catalogue_of(database)
    gc.freeze()  # The catalogue lives to the end; looking through it again and again is waste.
    try:
        criteria = Criteria.of(
            read_format(asked, catalogue),
            Edition(edition),
            catalogue,
            pool=None if pool_file is None else read_pool(pool_file, catalogue),
            as_of=None if as_of is None else as_of.date(),
            supplied=None if supplied is None else Supplied(supplied),
        )
    except ValueError as problem:
        raise click.UsageError(str(problem)) from None
    try:
        with open_sources(files, sys.stdin.buffer) as sources:
            if not len(sources):
                raise click.UsageError(f"There is no deck file in {', '.join(files)}.")
            sys.exit(check_all(sources, criteria, as_json=as_json))
    except FileNotFoundError as problem:
        raise click.UsageError(f"There is no file {problem}.") from None
    except IntakeError as problem:
        raise click.UsageError(str(problem)) from None


def check_all(sources: Sources, criteria: Criteria, *, as_json: bool) -> int:
    """Print a verdict for each file as soon as it is known; return the exit status."""
    counted: Counter[Verdict] = Counter()
    progress = Progress(len(sources), "lists checked")
    try:
        for file, content in sources:
            imported = (
                Import(None, error=str(content))
                if isinstance(content, IntakeError)
                else read_decklist(content, criteria.catalogue, file)
            )
            report = check_import_against(imported, criteria)
            counted[report.verdict] += 1
            if as_json:
                click.echo(json.dumps(written_report(file, imported, report), ensure_ascii=False))
            else:
                progress.clear()
                for line in verdict_lines(file, imported, report):
                    click.echo(line, color=wants_colour())
            progress.step()
    except KeyboardInterrupt:
        progress.clear()
        click.echo(f"Stopped after {progress.done} of {len(sources)} lists.", err=True)
        return STOPPED
    progress.clear()
    summarize(counted, sources)
    return max(STATUS[verdict] for verdict in counted)


def summarize(counted: Counter[Verdict], sources: Sources) -> None:
    """Say on standard error how many lists got which verdict, and what was passed over."""
    if len(sources) > 1:
        parts = ", ".join(f"{counted[v]} {v.value}" for v in Verdict if counted[v])
        click.echo(f"{len(sources)} lists: {parts}.", err=True)
    if sources.skipped:
        shown = ", ".join(sources.skipped[:5])
        more = f" and {len(sources.skipped) - 5} more" if len(sources.skipped) > 5 else ""
        click.echo(f"Passed over, as no deck files: {shown}{more}.", err=True)


def wants_colour() -> bool | None:
    """False where `NO_COLOR` is set; None leaves it to whether the output is a terminal."""
    return False if os.environ.get("NO_COLOR") else None


def read_format(asked: str, catalogue: Catalogue) -> Format:
    """The format of that name, or the one in a format file.

    Raises FormatError that says which file and what to do.
    """
    path = Path(asked)
    if path.suffix.lower() != _FORMAT_SUFFIX and not path.is_file():
        return find_format(asked, catalogue)
    try:
        with path.open("rb") as file:
            text = file.read(MAX_FILE_BYTES).decode("utf-8")
        return parse_format(text, catalogue)
    except OSError as problem:
        raise FormatError(f"{asked}: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise FormatError(f"{asked}: this is no text in UTF-8.") from None
    except FormatError as problem:
        raise FormatError(f"{asked}: {problem}") from None


def read_pool(file: str, catalogue: Catalogue) -> Pool:
    """The pool in a file of any deck format, all its zones together.

    Ends with status 2 when a line of it is not understood: then no card can be called
    missing from the pool.
    """
    try:
        with open_sources([file], sys.stdin.buffer) as sources:
            contents = [content for _, content in sources]
    except FileNotFoundError:
        raise click.UsageError(f"There is no file {file}.") from None
    if len(contents) != 1:
        raise click.UsageError(f"{file} holds {len(contents)} lists; a pool is one file.")
    content = contents[0]
    imported = (
        Import(None, error=str(content))
        if isinstance(content, IntakeError)
        else read_decklist(content, catalogue, file)
    )
    if imported.decklist is not None and not imported.is_unreadable:
        return Pool.of_decklist(imported.decklist)
    click.echo(f"The pool in {file} cannot be read. {imported.error or ''}".rstrip(), err=True)
    for line in imported.open_lines:
        click.echo(f"  line {line.line} “{line.text}”: {line.note}", err=True)
    sys.exit(STATUS[Verdict.UNREADABLE])
