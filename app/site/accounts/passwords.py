"""Passwords: hashed with Argon2, a few at a time, equally slow for names nobody has."""

import threading
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from app.games.text import normalized

SHORTEST: Final = 10
LONGEST: Final = 200

_HASHER: Final = PasswordHasher()
_AT_ONCE: Final = threading.BoundedSemaphore(2)
"""Each hash takes 64 MB: a rush of sign-ins waits instead of filling the memory."""


def hash_password(password: str) -> str:
    """The Argon2 hash of a password, with its salt and parameters."""
    with _AT_ONCE:
        return _HASHER.hash(_normal(password))


def is_password(password: str, hashed: str | None) -> bool:
    """Whether the password belongs to the hash; takes as long when there is none."""
    with _AT_ONCE:
        try:
            return _HASHER.verify(hashed or _nobodys(), _normal(password)) and hashed is not None
        except (VerificationError, InvalidHashError):
            return False


def is_outdated(hashed: str) -> bool:
    """Whether a hash was made with weaker parameters than are used now."""
    return _HASHER.check_needs_rehash(hashed)


def _normal(password: str) -> str:
    return normalized("NFC", password)


@cache
def _nobodys() -> str:
    return _HASHER.hash("nobody has this password")
