"""The keys with which a site signs receipts, in a file of its instance folder.

The newest key signs. When it is replaced, its private half is deleted and its public half stays,
so that older receipts can still be verified.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from pydantic import TypeAdapter, ValidationError

FILE: Final = "receipt_keys.json"


class KeyFileError(ValueError):
    """A file of keys that cannot be read; the message says why."""


@dataclass(frozen=True, slots=True)
class ReceiptKey:
    """A key, both halves as hexadecimal digits. `private` is empty for a key that signs no more.

    `made_at` is a time in UTC, `replaced_at` when another key took its place.
    """

    public: str
    made_at: str
    private: str = ""
    replaced_at: str = ""


_KEYS: Final = TypeAdapter(tuple[ReceiptKey, ...])


def new_key(now: datetime) -> ReceiptKey:
    """Return a new key."""
    made = Ed25519PrivateKey.generate()
    return ReceiptKey(
        made.public_key().public_bytes_raw().hex(), _written(now), made.private_bytes_raw().hex()
    )


def stored_keys(instance: Path) -> tuple[ReceiptKey, ...]:
    """Return the keys of a site, the one that signs last; empty before the first receipt.

    Raises KeyFileError if the file is damaged, and OSError if it cannot be read.
    """
    try:
        content = (instance / FILE).read_bytes()
    except FileNotFoundError:
        return ()
    return keys_from(content)


def keys_from(content: bytes) -> tuple[ReceiptKey, ...]:
    """Return the keys in the content of a file. Raises KeyFileError."""
    try:
        found = _KEYS.validate_json(content)
    except ValidationError as problem:
        raise KeyFileError(f"{FILE} is damaged: {problem.errors()[0]['msg']}.") from None
    for key in found:
        _check(key)
    if not found or not found[-1].private:
        raise KeyFileError(f"{FILE} is damaged: its last key cannot sign.")
    return found


def _check(key: ReceiptKey) -> None:
    """Raise KeyFileError unless the halves of a key belong together."""
    try:
        public = bytes.fromhex(key.public)
        own = (
            Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key.private))
            if key.private
            else None
        )
    except ValueError:
        raise KeyFileError(f"{FILE} is damaged: a key is not hexadecimal digits.") from None
    if len(public) != 32 or (own and own.public_key().public_bytes_raw() != public):
        raise KeyFileError(
            f"{FILE} is damaged: the public and private halves of a key do not match."
        )


def content_of(keys: Sequence[ReceiptKey]) -> bytes:
    """Return keys as the content of a file."""
    return json.dumps(_KEYS.dump_python(tuple(keys), mode="json"), indent=1).encode()


def signing_key(instance: Path, now: datetime) -> ReceiptKey:
    """Return the key that signs, which is made at the first call; several processes agree on it."""
    if not (keys := stored_keys(instance)):
        _write(instance, (new_key(now),), is_first=True)
        keys = stored_keys(instance)
    return keys[-1]


def replace_key(instance: Path, now: datetime) -> ReceiptKey:
    """Make a new key that signs from now on. The private half of the one before is deleted."""
    fresh = new_key(now)
    before = [
        replace(key, private="", replaced_at=key.replaced_at or _written(now))
        for key in stored_keys(instance)
    ]
    _write(instance, (*before, fresh))
    return fresh


def restore_keys(instance: Path, restored: Sequence[ReceiptKey], now: datetime) -> int:
    """Add the keys of a backup and return how many were new.

    A site that has a key already goes on signing with it; those of the backup stay published.
    """
    present = stored_keys(instance)
    known = {key.public for key in present}
    added = [key for key in restored if key.public not in known]
    if not added:
        return 0
    if present:
        former = [
            replace(key, private="", replaced_at=key.replaced_at or _written(now)) for key in added
        ]
        _write(instance, (*former, *present))
    else:
        _write(instance, added)
    return len(added)


def _write(instance: Path, keys: Sequence[ReceiptKey], *, is_first: bool = False) -> None:
    """Write the file at once; with `is_first` only if there is none."""
    instance.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = instance / f"{FILE}.{secrets.token_hex(8)}.new"
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(content_of(keys))
        file.flush()
        os.fsync(file.fileno())
    if not is_first:
        fresh.replace(instance / FILE)
        return
    with suppress(FileExistsError):
        (instance / FILE).hardlink_to(fresh)
    fresh.unlink()


def _written(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")
