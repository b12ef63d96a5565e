"""`threshold migrate`: update a database to this release."""

import click

from app.cli.site_database import site_database, site_option
from app.games import game, games
from app.tables import migrate
from app.tables.curation import overlays_to_review, prepare


@click.command()
@site_option
def command(database: str | None) -> None:
    """Update a database to this release.

    Updates its tables and its card catalogue. The embedded database is updated
    automatically when the site starts. Back up any other database first. Only one migration can
    run at a time.
    """
    with site_database(database, ready=False) as opened:
        steps = migrate(opened)
        click.echo(f"Applied {', '.join(steps)}." if steps else "The schema is up to date.")
        due = prepare(opened)
        if not due:
            click.echo("The catalogue is up to date.")
        for intake in due:
            click.echo(
                f"Loaded catalogue {intake.version} of {game(intake.game).title}: "
                f"{intake.added} rows added, "
                f"{intake.changed} changed, {intake.removed} removed."
            )
            for line in intake.held:
                click.echo(f"Not applied: {line}")
        with opened.reading() as session:
            for each in games():
                if number := len(overlays_to_review(session, each.key)):
                    where = f"/{each.key}/curation/changes"
                    click.echo(f"{number} curators' changes need review: {where}")
