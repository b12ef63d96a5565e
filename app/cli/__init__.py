"""The `threshold` command: a module per subcommand, imported only when it is called,
so that the program starts quickly.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

import click

from app.games.offers import MissingCapabilityError

COMMANDS: Final[dict[str, str]] = {
    "serve": "serve",
    "check": "check",
    "cards": "cards",
    "decks": "decks",
    "convert": "convert",
    "odds": "odds",
    "goldfish": "goldfish",
    "rules": "rules",
    "replay": "replay",
    "referee": "referee",
    "gauntlet": "gauntlet",
    "battle": "battle",
    "receipt": "receipt",
    "receipt-key": "receipt_key",
    "secret-key": "secret_key",
    "attack": "attack",
    "ruling": "ruling",
    "packs": "packs",
    "import-cards": "import_cards",
    "user": "user",
    "backup": "backup",
    "restore": "restore",
    "migrate": "migrate",
    "purge": "purge",
    "wording": "wording",
    "draft": "draft",
    "card-status": "card_status",
}
"""Subcommand -> the module in this package that defines it as `command`."""

WRONG_USAGE: Final = 64
"""Exit status when the words of a command line cannot be understood."""


EXTRAS: Final[dict[str, str]] = {
    "numba": "fast",
    **dict.fromkeys(
        (
            "alembic", "cryptography", "flask", "fpdf", "pydantic", "sqlalchemy", "sqlmodel",
            "waitress",
        ),
        "site",
    ),
    "psycopg": "postgres",
    "redis": "redis",
    "distributed": "cluster",
}  # fmt: skip
"""The extra that brings a package which a command may lack where only the library is installed."""


@contextmanager
def _wrong_usage() -> Iterator[None]:
    try:
        yield
    except click.UsageError as error:
        error.exit_code = WRONG_USAGE  # type: ignore[misc]
        raise
    except MissingCapabilityError as problem:
        click.echo(f"Error: {problem}", err=True)
        sys.exit(WRONG_USAGE)
    except ModuleNotFoundError as lacking:
        package = (lacking.name or "").partition(".")[0]
        if package not in EXTRAS:
            raise
        click.echo(
            f"Error: this needs the package {package}. Install the extra that brings it: "
            f"pip install 'threshold[{EXTRAS[package]}]'",
            err=True,
        )
        sys.exit(WRONG_USAGE)


class LazyGroup(click.Group):
    """A group that imports the module of a subcommand only when it is used or listed.

    Wrong usage exits with 64, because 2 means that a deck is unreadable. So does a command that
    needs something the game does not offer.
    """

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        """Parse the options of the group itself."""
        with _wrong_usage():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Parse the arguments of the subcommand and run it."""
        with _wrong_usage():
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the subcommands in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return a subcommand; None if there is none with that name."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"app.cli.{COMMANDS[cmd_name]}").command
        assert isinstance(command, click.Command)
        return command


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Decks, verdicts and odds for trading card games."""
