"""Unguessable keys of links, and what is kept of them."""

import hashlib
import secrets
from typing import Final

KEY_BYTES: Final = 24
KEY_SIGNS: Final = 32
"""How long a key is when it is written."""

ID_BYTES: Final = 9


def new_key() -> str:
    """A key of 192 random bits, 32 signs that stand in an address as they are."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_id() -> str:
    """A short public id, 72 random bits: it names something and opens nothing."""
    return secrets.token_urlsafe(ID_BYTES)


def key_hash(key: str) -> str:
    """SHA-256 of a key as hexadecimal digits: enough, because keys cannot be guessed."""
    return hashlib.sha256(key.encode()).hexdigest()
