"""`threshold backup`: write everything a site stores to one file."""

from pathlib import Path

import click

from app.cli.site_database import site_database, site_option
from app.receipts import keys as receipt_keys
from app.site.presentation.formatting import plural
from app.tables.backup import BackupError, backup
from app.tables.base import utc_now
from app.tables.database import INSTANCE
from app.tables.kept_backups import Kept, back_up_and_prune, dated_name


@click.command()
@click.argument("target", type=click.Path(path_type=Path), required=False)
@click.option(
    "--keep",
    type=click.IntRange(min=1),
    metavar="N",
    help="TARGET is a folder: add a dated backup, then delete the oldest until N are left.",
)
@site_option
def command(target: Path | None, keep: int | None, database: str | None) -> None:
    """Write a backup to the file TARGET.

    The site can keep running. Without TARGET, the name contains the current time. The backup can be
    restored to SQLite or PostgreSQL. It contains password hashes, private decks and the keys that
    sign receipts: keep it where only you can read it.
    """
    now = utc_now()
    if keep is not None and target is None:
        raise click.UsageError("--keep needs the folder of the backups.")
    if keep is not None and target is not None and target.is_file():
        raise click.UsageError(f"{target} is a file; --keep needs a folder.")
    keys = INSTANCE / receipt_keys.FILE
    files = {keys.name: keys.read_bytes()} if keys.exists() else {}
    with site_database(database, ready=False) as opened:
        try:
            if keep is None or target is None:
                file = target or Path(dated_name(now))
                made = Kept(file, backup(opened, file, files), ())
            else:
                made = back_up_and_prune(opened, target, keep, now, files)
        except (BackupError, OSError) as problem:
            raise click.ClickException(str(problem)) from None
    click.echo(f"{made.file}: {sum(made.rows.values())} rows of {len(made.rows)} tables.")
    if made.deleted:
        click.echo(f"Deleted {plural(len(made.deleted), 'older backup')}.")
