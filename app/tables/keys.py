"""Unguessable keys of links, and the hashes that are stored of them."""

import hashlib
import secrets
from typing import Final

KEY_BYTES: Final = 24
KEY_SIGNS: Final = 32
"""The length of a key in writing."""

ID_BYTES: Final = 9


def new_key() -> str:
    """Return a key of 192 random bits as 32 characters that URLs need not escape."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_id() -> str:
    """Return a short public id of 72 random bits. It identifies something and gives no access."""
    return secrets.token_urlsafe(ID_BYTES)


def key_hash(key: str) -> str:
    """Return the SHA-256 of a key as hexadecimal digits. No salt is needed, as keys are random."""
    return hashlib.sha256(key.encode()).hexdigest()
