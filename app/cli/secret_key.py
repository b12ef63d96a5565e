"""`threshold secret-key`: the key with which this site signs what browsers keep."""

from __future__ import annotations

import os
from typing import Final

import click

from app.site.platform.storage.settings import replace_secret_key
from app.tables.database import INSTANCE

_VARIABLE: Final = "THRESHOLD_SECRET_KEY"


@click.group("secret-key")
def command() -> None:
    """Replace the key that signs sessions."""


@command.command("replace")
@click.option("--at-once", is_flag=True, help="The old key may be known to somebody: forget it.")
def replace(at_once: bool) -> None:
    """Create a new key, which signs from the next start of the site on.

    The key that signed so far is accepted until the next replacement, so nobody has to sign in
    again. With --at-once it is not, and everybody has to.
    """
    if _VARIABLE in os.environ:
        raise click.ClickException(
            f"The environment variable {_VARIABLE} is the key of this site, so there is nothing in "
            "its folder to replace. Set the variable to another value and restart the site."
        )
    try:
        replace_secret_key(INSTANCE, keep=not at_once)
    except OSError as problem:
        raise click.ClickException(f"The key cannot be replaced: {problem}.") from None
    click.echo("There is a new key. Restart the site, every process of it.")
