"""`threshold purge`: delete what is due, run from a timer."""

from __future__ import annotations

import click

from app.cli.site_database import site_database, site_option
from app.site.presentation.formatting import plural
from app.site.purge import purge


@click.command()
@site_option
def command(database: str | None) -> None:
    """Delete events after their deletion date, and unused decks.

    A deck is unused if it has no owner and nobody has opened it for 180 days. The site also does
    this whenever it starts; run this command from a timer to delete on time.
    """
    with site_database(database) as opened:
        gone = purge(opened)
    click.echo(f"Deleted {plural(gone.events, 'event')} and {plural(gone.decks, 'unused deck')}.")
    if gone.held:
        click.echo(gone.held, err=True)
