"""`threshold receipt-key`: the keys with which this site signs receipts."""

from __future__ import annotations

import click

from app.receipts import keys as receipt_keys
from app.tables.base import utc_now
from app.tables.database import INSTANCE


@click.group("receipt-key")
def command() -> None:
    """Show or replace the key with which this site signs receipts."""


@command.command("show")
def show() -> None:
    """Print the public keys, the one that signs last."""
    try:
        found = receipt_keys.stored_keys(INSTANCE)
    except (receipt_keys.KeyFileError, OSError) as problem:
        raise click.ClickException(str(problem)) from None
    if not found:
        click.echo("No key yet; the first receipt creates one.")
    for key in found:
        state = f"replaced {key.replaced_at}" if key.replaced_at else "in use"
        click.echo(f"{key.public}  created {key.made_at}, {state}")


@command.command("replace")
@click.confirmation_option(prompt="Receipts will be signed with a new key from now on. Continue?")
def replace() -> None:
    """Create a new key and sign receipts with it from now on.

    Receipts signed with the previous key stay genuine: its public half stays published, and its
    private half is deleted. Back up the site afterwards.
    """
    try:
        fresh = receipt_keys.replace_key(INSTANCE, utc_now())
    except (receipt_keys.KeyFileError, OSError) as problem:
        raise click.ClickException(str(problem)) from None
    click.echo(f"The new public key is {fresh.public}.")
