"""The unguessable parts of links to decks."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

_BYTES: Final = 24
_PUBLIC_BYTES: Final = 9


def new_key() -> str:
    """192 random bits as 32 signs for an address."""
    return secrets.token_urlsafe(_BYTES)


def new_public_id() -> str:
    """A name for a deck in addresses, no secret."""
    return secrets.token_urlsafe(_PUBLIC_BYTES)


def key_hash(key: str) -> str:
    """What is kept of a key that opens a deck for editing."""
    return hashlib.sha256(key.encode()).hexdigest()
