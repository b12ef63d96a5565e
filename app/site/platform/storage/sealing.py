"""Texts in the database that only this site can read: sealed with its secret key.

Neither the database nor a backup of it, which lacks that key, gives them away.
"""

from __future__ import annotations

import base64
import hashlib

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from flask import Flask


class UnreadableError(ValueError):
    """A text that was sealed with a key that this site no longer has."""


def sealed(app: Flask, text: str) -> str:
    """Return a text so that only this site can read it."""
    return _keys(app).encrypt(text.encode()).decode()


def opened(app: Flask, written: str) -> str:
    """Return the text that was sealed. Raises UnreadableError."""
    try:
        return _keys(app).decrypt(written.encode()).decode()
    except InvalidToken:
        raise UnreadableError from None


def _keys(app: Flask) -> MultiFernet:
    """The key that seals, then those that were in use before it and still open."""
    secrets = (app.config["SECRET_KEY"], *(app.config.get("SECRET_KEY_FALLBACKS") or ()))
    return MultiFernet([Fernet(_key(str(secret))) for secret in secrets])


def _key(secret: str) -> bytes:
    digest = hashlib.sha256(f"sealed texts\n{secret}".encode()).digest()
    return base64.urlsafe_b64encode(digest)
