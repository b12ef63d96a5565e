"""`threshold restore`: restore a site from a backup."""

from collections.abc import Mapping
from pathlib import Path

import click

from app.cli.site_database import site_database, site_option
from app.receipts import keys as receipt_keys
from app.site.presentation.formatting import plural
from app.tables.backup import BackupError, restore
from app.tables.base import utc_now
from app.tables.curation import prepare
from app.tables.database import INSTANCE


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
        added = _restore_keys(restored.files)
    click.echo(f"Restored {sum(restored.rows.values())} rows of {len(restored.rows)} tables.")
    if added:
        click.echo(f"Restored {plural(added, 'key')} for signing receipts.")
    if restored.mended:
        click.echo(
            f"{plural(restored.mended, 'value')} contained NUL characters, lone surrogates or "
            "too much text, stored by a release without limits; the excess was removed."
        )


def _restore_keys(files: Mapping[str, bytes]) -> int:
    """Add the keys that signed receipts to those of the instance folder; return how many."""
    content = files.get(receipt_keys.FILE)
    if content is None:
        return 0
    try:
        return receipt_keys.restore_keys(INSTANCE, receipt_keys.keys_from(content), utc_now())
    except (receipt_keys.KeyFileError, OSError) as problem:
        raise click.ClickException(f"The rows were restored, but not the keys: {problem}") from None
