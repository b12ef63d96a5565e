"""The `threshold` command: a module per subcommand, imported only when it is called."""

from app.cli.group import main

__all__ = ["main"]
