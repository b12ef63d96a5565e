"""`threshold receipt`: verify a signed receipt without the site."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from app.receipts import keys as receipt_keys
from app.receipts.contents import LARGEST
from app.receipts.published_keys import keys_in
from app.receipts.verification import CheckResult, ReceiptError, Verification, public_key, verify
from app.tables.database import INSTANCE

STATUS: Final = {CheckResult.GENUINE: 0, CheckResult.NOT_GENUINE: 1, CheckResult.UNCONFIRMED: 3}
UNREADABLE: Final = 2
_SIGNS: Final = {True: "yes", False: "NO", None: "-"}


@click.command(
    epilog="FILE may be - for standard input. Exit status: 0 genuine, 1 not genuine, 2 not a "
    "receipt, 3 unaltered but the key was not compared, 64 wrong usage. docs/events.md says "
    "what is signed."
)
@click.argument("file", type=click.File("rb"))
@click.option(
    "--key",
    "trusted",
    multiple=True,
    metavar="KEY",
    help="A public key that you trust, as 64 digits, or a file of keys that a site publishes. "
    "Can be repeated. By default the keys of the site in the instance folder, if there is one.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def command(file: click.File, trusted: Sequence[str], as_json: bool) -> None:
    """Verify a signed receipt without the site that issued it.

    Compare the contents with the signature and the list with its hash, and say whose
    key signed it.
    """
    known = _known(trusted)
    try:
        found = verify(file.read(LARGEST + 1), known)  # type: ignore[attr-defined]
    except ReceiptError as problem:
        click.echo(str(problem), err=True)
        sys.exit(UNREADABLE)
    click.echo(json.dumps(_json(found), ensure_ascii=False) if as_json else _text(found))
    sys.exit(STATUS[found.result])


def _known(trusted: Sequence[str]) -> frozenset[str] | None:
    """Return the keys that are named; None if there is nothing to compare with.

    Raises UsageError.
    """
    if not trusted:
        try:
            return frozenset(key.public for key in receipt_keys.stored_keys(INSTANCE)) or None
        except (receipt_keys.KeyFileError, OSError) as problem:
            raise click.ClickException(str(problem)) from None
    found: set[str] = set()
    for each in trusted:
        try:
            named = Path(each)
            is_file = len(each) < 64 or named.exists()
            found |= keys_in(named.read_bytes()) if is_file else {public_key(each)}
        except (ValueError, OSError) as problem:
            raise click.UsageError(f"--key {each}: {problem}") from None
    return frozenset(found)


def _text(found: Verification) -> str:
    receipt = found.receipt
    words = {
        CheckResult.GENUINE: "Genuine.",
        CheckResult.NOT_GENUINE: "NOT GENUINE.",
        CheckResult.UNCONFIRMED: "Unaltered, but nobody has confirmed whose key signed it.",
    }
    lines = [
        f"{words[found.result]}",
        "",
        f"{receipt.player.name}, version {receipt.hand_in.version}, {receipt.event.name}",
        f"received {receipt.hand_in.received_at}, {receipt.list.size} cards, "
        f"{receipt.verdict.verdict}",
        f"hash of the list {receipt.list.hash or '(none)'}",
        f"public key {found.public_key}",
        "",
        *(f"{_SIGNS[check.is_good]:>3}  {check.what}: {check.words}" for check in found.checks),
    ]
    return "\n".join(lines)


def _json(found: Verification) -> dict[str, object]:
    return {
        "result": found.result.value,
        "altered": list(found.altered),
        "checks": [
            {"what": check.what, "good": check.is_good, "words": check.words}
            for check in found.checks
        ],
        "public_key": found.public_key,
        "hash": found.receipt.list.hash,
    }
