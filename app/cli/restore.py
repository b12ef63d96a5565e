"""`threshold restore`: a site from its backup."""

from pathlib import Path

import click

from app.cli.site_database import site_database, site_option
from app.site.presentation.formatting import plural
from app.tables.backup import BackupError, restore
from app.tables.curation import prepare


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--replace", is_flag=True, help="Throw away all that is in the database now.")
@site_option
def command(file: Path, replace: bool, database: str | None) -> None:
    """Restore FILE into an empty database, whole or not at all.

    An older backup is brought up to this release.
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
            f"{plural(restored.mended, 'value')} held NUL characters or lone surrogates, or more "
            "text than fits, from a release without limits; that much was left out."
        )
