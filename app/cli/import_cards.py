"""`threshold import-cards`: import printed texts and card data from files."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

import click
from sqlmodel import Session

from app.cli.options import game_option
from app.cli.site_database import site_database, site_option
from app.games import Game
from app.games.tabletop.card_data import FactFilesError, Write, read_fact_files
from app.games.tabletop.facts import CatalogueError
from app.tables.curation import Author, FactDifference, apply, overlaid_facts, preview

AUTHOR: Final = Author("threshold import-cards")
SHOWN: Final = 40
"""Stored changes that are told one by one; a dry run tells all of them."""


@click.command("import-cards")
@click.argument(
    "files",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, path_type=Path),
    metavar="FILE...",
)
@game_option
@click.option(
    "--dry-run", is_flag=True, help="Show every difference, texts included; store nothing."
)
@click.option(
    "--reason", default="imported", show_default=True, help="Reason recorded with every change."
)
@site_option
def command(
    files: Sequence[Path], game: Game, dry_run: bool, reason: str, database: str | None
) -> None:
    """Import printed texts and card data into this site.

    FILE is an OCTGN set.xml, a card file of LackeyCCG, a CSV file with the columns used in data/,
    or a folder of these. Either all files are imported or none.
    """
    is_set_file = game.cards.needed().is_set_file
    contents = ((str(file), file.read_bytes()) for file in _unfolded(files, is_set_file))
    with site_database(database) as opened:
        try:
            if dry_run:
                with opened.reading() as session:
                    writes = _read(session, contents, game)
                    found = preview(session, writes, game.key)
            else:
                with opened.writing() as session:
                    writes = _read(session, contents, game)
                    found = apply(session, writes, AUTHOR, reason, game=game.key)
        except (CatalogueError, FactFilesError) as problem:
            raise click.ClickException(f"{problem} Nothing was stored.") from None
    _report(found, dry_run)


def _unfolded(files: Iterable[Path], is_set_file: Callable[[str], bool]) -> Iterable[Path]:
    for file in files:
        if file.is_dir():
            yield from sorted(
                found
                for found in file.rglob("*")
                if found.suffix.lower() == ".csv" or is_set_file(found.name)
            )
        else:
            yield file


def _read(session: Session, contents: Iterable[tuple[str, bytes]], game: Game) -> list[Write]:
    stands = overlaid_facts(session, game.key)
    return read_fact_files(stands.data, contents, stands.rows())


def _report(found: Sequence[FactDifference], dry_run: bool) -> None:
    facts = [difference for difference in found if difference.field != "text"]
    for difference in found if dry_run else facts[:SHOWN]:
        before = "new" if difference.is_new else difference.before or "empty"
        click.echo(
            f"{difference.kind}, {difference.key}: {difference.field}: "
            f"{before} -> {difference.after or 'empty'}"
        )
    if len(facts) > SHOWN and not dry_run:
        click.echo(f"... and {len(facts) - SHOWN} more changes")
    counts = Counter("texts" if d.field == "text" else "facts" for d in found)
    verb = "would change" if dry_run else "changed"
    texts, others = counts["texts"], counts["facts"]
    click.echo(
        f"{texts} printed text{'' if texts == 1 else 's'} and "
        f"{others} other field{'' if others == 1 else 's'} {verb}."
    )
