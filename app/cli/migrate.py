"""`threshold migrate`: bring a database to this release."""

import click

from app.cli.site_database import site_database, site_option
from app.tables import migrate
from app.tables.curation import prepare, second_looks


@click.command()
@site_option
def command(database: str | None) -> None:
    """Apply this release's migrations and take its catalogue in.

    The embedded database does this by itself when the site starts. One migration runs at
    a time; make a backup of any other database first.
    """
    with site_database(database, ready=False) as opened:
        steps = migrate(opened)
        click.echo(f"Applied {', '.join(steps)}." if steps else "The schema is up to date.")
        intake = prepare(opened)
        if intake is None:
            click.echo("The catalogue is up to date.")
        else:
            click.echo(
                f"Took in catalogue {intake.version}: {intake.added} rows new, "
                f"{intake.changed} changed, {intake.removed} gone."
            )
            for line in intake.held:
                click.echo(f"Held back: {line}")
        with opened.reading() as session:
            if looks := second_looks(session):
                click.echo(f"{len(looks)} curators' changes need a second look: /curation/changes")
