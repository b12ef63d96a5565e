"""`threshold wording`: describe what cards do."""

import click

from app.catalogue import read_catalogue
from app.cli.options import game_option
from app.games import Game


@click.command()
@click.argument("names", nargs=-1, required=True)
@game_option
def command(names: tuple[str, ...], game: Game) -> None:
    """Print Threshold's own wording of the named cards."""
    wording = game.wording.needed()
    catalogue = read_catalogue(game.cards.needed())
    for name in names:
        card = catalogue.find(name)
        if card is None:
            raise click.ClickException(f"No card is named {name!r}.")
        click.echo(card.name)
        for line in (wording.text_of(card.name) or "(no rules text)").splitlines():
            click.echo(f"  {line}")
