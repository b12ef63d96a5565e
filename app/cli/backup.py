"""`threshold backup`: write everything a site stores to one file."""

from pathlib import Path

import click

from app.cli.site_database import site_database, site_option
from app.tables.backup import BackupError, backup
from app.tables.base import utc_now


@click.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
@site_option
def command(file: Path | None, database: str | None) -> None:
    """Write a backup to FILE; the site can keep running.

    Without FILE, the name contains the current time. The backup can be restored to SQLite or
    PostgreSQL. It contains password hashes and private decks: keep it where only you can read
    it.
    """
    target = file or Path(f"threshold-{utc_now():%Y%m%dT%H%M%S}.backup.zip")
    with site_database(database, ready=False) as opened:
        try:
            counts = backup(opened, target)
        except (BackupError, OSError) as problem:
            raise click.ClickException(str(problem)) from None
    click.echo(f"{target}: {sum(counts.values())} rows of {len(counts)} tables.")
