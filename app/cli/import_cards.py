"""`threshold import-cards`: printed texts and facts out of files, in one step."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import click

from app.catalogue.files import FactFilesError, read_fact_files
from app.cli.site_database import site_database, site_option
from app.games.spoils.facts import CatalogueError
from app.tables.curation import Author, Difference, apply, preview, standing

AUTHOR: Final = Author("threshold import-cards")
SHOWN: Final = 40


@click.command("import-cards")
@click.argument(
    "files",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, path_type=Path),
    metavar="FILE...",
)
@click.option("--dry-run", is_flag=True, help="Show every difference and store nothing.")
@click.option("--reason", default="imported", show_default=True, help="Kept with every change.")
@site_option
def command(files: Sequence[Path], dry_run: bool, reason: str, database: str | None) -> None:
    """Bring printed texts and facts of cards into this site.

    FILE is a set.xml of OCTGN, a CSV file in the schema of data/, or a folder of them. All
    files are taken together or none.
    """
    contents = ((str(file), file.read_bytes()) for file in _unfolded(files))
    with site_database(database) as opened:
        try:
            if dry_run:
                with opened.reading() as session:
                    writes = read_fact_files(contents, standing(session).rows())
                    found = preview(session, writes)
            else:
                with opened.writing() as session:
                    writes = read_fact_files(contents, standing(session).rows())
                    found = apply(session, writes, AUTHOR, reason)
        except (CatalogueError, FactFilesError) as problem:
            raise click.ClickException(f"{problem} Nothing was stored.") from None
    _report(found, dry_run)


def _unfolded(files: Iterable[Path]) -> Iterable[Path]:
    for file in files:
        if file.is_dir():
            yield from sorted(
                found for found in file.rglob("*") if found.suffix.lower() in (".xml", ".csv")
            )
        else:
            yield file


def _report(found: Sequence[Difference], dry_run: bool) -> None:
    facts = [difference for difference in found if difference.field != "text"]
    for difference in facts[:SHOWN]:
        before = "new" if difference.is_new else difference.before or "empty"
        click.echo(
            f"{difference.kind}, {difference.key}: {difference.field}: "
            f"{before} -> {difference.after or 'empty'}"
        )
    if len(facts) > SHOWN:
        click.echo(f"... and {len(facts) - SHOWN} more facts")
    counts = Counter("texts" if d.field == "text" else "facts" for d in found)
    verb = "would change" if dry_run else "changed"
    click.echo(f"{counts['texts']} printed texts and {counts['facts']} facts {verb}.")
