"""The command group. Subcommands are found by name, so that starting stays light."""

from importlib import import_module
from typing import Final

import click

COMMANDS: Final[dict[str, str]] = {
    "serve": "serve",
}
"""Subcommand -> the module in this package that defines it as `command`."""


class LazyGroup(click.Group):
    """A group that imports a subcommand's module only when it is used or listed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The subcommands in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return one subcommand; None when there is none of that name."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"app.cli.{COMMANDS[cmd_name]}").command
        assert isinstance(command, click.Command)
        return command


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Decks, verdicts and odds for The Spoils."""
