"""`threshold restore`: restore a site from a backup."""

from pathlib import Path

import click

from app.cli.site_database import site_database, site_option
from app.site.presentation.formatting import plural
from app.tables.backup import BackupError, restore
from app.tables.curation import prepare


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--replace", is_flag=True, help="Delete everything in the database first.")
@site_option
def command(file: Path, replace: bool, database: str | None) -> None:
    """Restore a backup into an empty database.

    The backup in FILE is restored completely or not at all. A backup from an older release is
    updated to this one.
    """
    with site_database(database, ready=False) as opened:
        try:
            restored = restore(opened, file, replace)
        except BackupError as problem:
            raise click.ClickException(f"{problem} Nothing was changed.") from None
        prepare(opened)
    click.echo(f"Restored {sum(restored.rows.values())} rows of {len(restored.rows)} tables.")
    if restored.mended:
        click.echo(
            f"{plural(restored.mended, 'value')} contained NUL characters, lone surrogates or "
            "too much text, stored by a release without limits; the excess was removed."
        )
