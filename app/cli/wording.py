"""`threshold wording`: what cards do, in words."""

import click

from app.catalogue import read_catalogue
from app.games.spoils.wording import text_of


@click.command()
@click.argument("names", nargs=-1, required=True)
def command(names: tuple[str, ...]) -> None:
    """Print what the cards named do, by our own phrases."""
    catalogue = read_catalogue()
    for name in names:
        card = catalogue.find(name)
        if card is None:
            raise click.ClickException(f"No card is named {name!r}.")
        click.echo(card.name)
        for line in (text_of(card.name) or "(no rules text)").splitlines():
            click.echo(f"  {line}")
