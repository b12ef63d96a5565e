"""`threshold check`: check deck files, for people and for scripts."""

from __future__ import annotations

import gc
import sys
from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Final

import click

from app.cli.facts import catalogue_of, database_option
from app.cli.input_files import deck_sources, read_format, read_pool, read_source
from app.cli.options import (
    edition_option,
    format_option,
    game_option,
    supplied_option,
    wants_colour,
)
from app.cli.progress import Progress
from app.cli.verdicts import verdict_lines
from app.games import Game
from app.games.capabilities.construction import CriteriaLike, CriteriaRequest
from app.games.tabletop.construction import Verdict, report_in_json
from app.intake import Sources

STATUS: Final = {Verdict.LEGAL: 0, Verdict.ILLEGAL: 1, Verdict.UNREADABLE: 2}
"""Exit status by the worst verdict among all files."""

STOPPED: Final = 130
"""Exit status after Ctrl+C, as shells give it."""


@click.command(
    epilog="FILE may be - for standard input, a folder or a zip archive. Exit status: 0 all "
    "legal, 1 some illegal, 2 some unreadable, 64 wrong usage. docs/legality.md explains "
    "findings and format files."
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@game_option
@format_option("constructed, limited, another format by name, or a format file.")
@edition_option
@click.option("--pool", "pool_file", metavar="FILE", help="The card pool of a limited deck.")
@supplied_option
@click.option(
    "--as-of",
    type=click.DateTime(["%Y-%m-%d"]),
    metavar="DATE",
    help="Date whose banned list and sets apply, such as 2008-05-17.",
)
@click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object per deck, one per line."
)
@database_option
def command(
    files: Sequence[str],
    game: Game,
    asked: str,
    edition: str,
    pool_file: str | None,
    supplied: str | None,
    as_of: datetime | None,
    as_json: bool,
    database: str | None,
) -> None:
    """Check decks against the rules of deck construction."""
    catalogue = catalogue_of(game, database)
    construction = game.construction.needed()
    gc.freeze()  # The catalogue lives to the end; looking through it again and again is waste.
    try:
        criteria = construction.criteria(
            CriteriaRequest(
                catalogue,
                read_format(asked, construction, catalogue),
                edition,
                pool=None if pool_file is None else read_pool(pool_file, game, catalogue),
                as_of=None if as_of is None else as_of.date(),
                supplied=supplied,
            )
        )
    except ValueError as problem:
        raise click.UsageError(str(problem)) from None
    with deck_sources(files) as sources:
        if not len(sources):
            raise click.UsageError(f"There is no deck file in {', '.join(files)}.")
        sys.exit(check_all(sources, game, criteria, as_json=as_json))


def check_all(sources: Sources, game: Game, criteria: CriteriaLike, *, as_json: bool) -> int:
    """Print a verdict for each file as soon as it is known; return the exit status."""
    construction, files = game.construction.needed(), game.files.needed()
    counted: Counter[Verdict] = Counter()
    progress = Progress(len(sources), "lists checked")
    try:
        for file, content in sources:
            imported = read_source(file, content, game, criteria.catalogue)
            report = construction.check_import(imported, criteria)
            counted[report.verdict] += 1
            if as_json:
                zone = files.layout.main.zone
                lines, totals = imported.reported_lines, imported.wrong_totals
                click.echo(report_in_json(file, lines, report, main=zone, wrong_totals=totals))
            else:
                progress.clear()
                for line in verdict_lines(file, imported, report, files.layout):
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
    """Print on standard error how many lists got which verdict, and which files were skipped."""
    if len(sources) > 1:
        parts = ", ".join(f"{counted[v]} {v.value}" for v in Verdict if counted[v])
        click.echo(f"{len(sources)} lists: {parts}.", err=True)
    if sources.skipped:
        shown = ", ".join(sources.skipped[:5])
        more = f" and {len(sources.skipped) - 5} more" if len(sources.skipped) > 5 else ""
        click.echo(f"Skipped (not deck files): {shown}{more}.", err=True)
