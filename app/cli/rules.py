"""`threshold rules`: every numbered rule, and the tests that cover it."""

import click

from app.cli.options import CommandOfGame, command_line, edition_option, game_option
from app.games import Game
from app.generate.rule_tests import available_tests


def _closing(game: Game) -> str:
    oldest = game.editions.known[0].id
    return f"Example: {command_line('rules', game)} --edition {oldest} --missing"


@click.command("rules", cls=CommandOfGame, closing=_closing)
@game_option
@edition_option
@click.option("--missing", is_flag=True, help="Only testable rules that no test covers.")
@click.option("--summary", is_flag=True, help="Only the counts.")
def command(game: Game, edition: str, missing: bool, summary: bool) -> None:
    """List the rules of an edition with the tests that cover them."""
    coverage = game.rule_coverage.needed()
    tests = available_tests(game)
    if not summary:
        for line in coverage.rules(edition, tests, missing):
            click.echo(line)
    for line in coverage.counts(edition, tests):
        click.echo(line)
