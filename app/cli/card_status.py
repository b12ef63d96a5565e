"""`threshold card-status`: how many cards are worded, playable and tested, and what is missing."""

from collections import Counter

import click

from app.catalogue import read_catalogue
from app.cli.options import game_option
from app.games import Game


@click.command()
@game_option
@click.option("--missing", is_flag=True, help="List every card that is not playable, and why.")
@click.option("--untested", is_flag=True, help="List every card with a text that no test plays.")
def command(game: Game, missing: bool, untested: bool) -> None:
    """Count the scripted, playable and tested cards by trade."""
    coverage = game.card_coverage.needed()
    catalogue = read_catalogue(game.cards.needed())
    if untested:
        for status in coverage.statuses(catalogue):
            if status.is_untested:
                click.echo(status.name)
        return
    if not missing:
        click.echo(coverage.table(catalogue))
        return
    lacking = [status for status in coverage.statuses(catalogue) if not status.playable]
    for status in lacking:
        why = ", ".join(status.missing) if status.worded else "has no script"
        click.echo(f"{status.name}: {why}")
    for word, cards in Counter(it for status in lacking for it in status.missing).most_common():
        click.echo(f"{cards:4} {word}", err=True)
