"""Passwords: hashed with Argon2, a few at a time, equally slow for unknown names."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
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

_ROOM: Final = threading.BoundedSemaphore(26)
"""The most that hash or wait, fewer than the server's threads; other visitors are sent away."""


class PasswordsBusyError(RuntimeError):
    """Too many passwords are being checked at the same time; try again in seconds."""


@contextmanager
def _turn() -> Iterator[None]:
    if not _ROOM.acquire(blocking=False):
        raise PasswordsBusyError
    try:
        with _AT_ONCE:
            yield
    finally:
        _ROOM.release()


def hash_password(password: str) -> str:
    """Return the Argon2 hash of a password, with its salt and parameters.

    Raises PasswordsBusyError.
    """
    with _turn():
        return _HASHER.hash(_normal(password))


def is_password(password: str, hashed: str | None) -> bool:
    """Return whether the password matches the hash; takes as long if there is no hash.

    Raises PasswordsBusyError.
    """
    with _turn():
        try:
            return _HASHER.verify(hashed or _nobodys(), _normal(password)) and hashed is not None
        except (VerificationError, InvalidHashError):
            return False


def is_outdated(hashed: str) -> bool:
    """Return whether a hash was made with weaker parameters than the present ones."""
    return _HASHER.check_needs_rehash(hashed)


def _normal(password: str) -> str:
    return normalized("NFC", password)


@cache
def _nobodys() -> str:
    return _HASHER.hash("nobody has this password")
