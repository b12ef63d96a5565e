"""`threshold purge`: delete what has had its day, as a timer would call it."""

from __future__ import annotations

import click

from app.cli.site_database import site_database, site_option
from app.site.presentation.formatting import plural
from app.site.purging import purge


@click.command()
@site_option
def command(database: str | None) -> None:
    """Delete events past their day, and unused decks.

    Unused are decks without owner that nobody opened for 180 days. Each start of the site does so
    as well; with a timer nothing waits for it.
    """
    with site_database(database) as opened:
        gone = purge(opened)
    click.echo(f"Deleted {plural(gone.events, 'event')} and {plural(gone.decks, 'unused deck')}.")
    if gone.held:
        click.echo(gone.held, err=True)
