"""Configuration of a site: defaults, `THRESHOLD_*` variables, arguments, and its secret key."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Final

from flask import Flask

DEFAULTS: Final[Mapping[str, object]] = {
    "DATABASE_URL": None,  # None: a SQLite file in the instance folder
    "EXPENSIVE_SLOTS": 2,  # simulations that run at the same time; others wait in a queue
    "IMAGE_FOLDER": None,  # a folder of the owner's card images, named by OCTGN id
    "LEAST_FREE_BYTES": 16 * 1024 * 1024,  # with less room on the disk `/health` says so
    "LOG_FORMAT": "text",  # or "json": one object per line
    "MAIL_FROM": None,  # the sender's address; without it no mail is sent
    "MAIL_HOST": None,
    "MAIL_PASSWORD": None,
    "MAIL_PORT": 587,
    "MAIL_SECURITY": "starttls",  # or "tls", or "none" for a server on this machine
    "MAIL_USER": None,
    "MAX_CONTENT_LENGTH": 4 * 1024 * 1024,
    "MAX_FORM_MEMORY_SIZE": 2 * 1024 * 1024,
    "MAX_FORM_PARTS": 4000,
    "METRICS": None,  # or "loopback", or a token: who may read `/metrics`
    "MOVE_SECONDS": 0.15,  # moves against the computer take whole steps of this
    "PERMANENT_SESSION_LIFETIME": timedelta(days=180),
    "PROXIES": 0,  # how many proxies in front add X-Forwarded headers
    "RATE_LIMITS": True,
    "RATE_LIMIT_STORAGE": "memory://",  # or redis://… where several processes serve
    "SECURITY_CONTACT": None,  # an address for `/.well-known/security.txt`
    "SESSION_REFRESH_EACH_REQUEST": False,
    "SESSION_COOKIE_NAME": "threshold",
    "SESSION_COOKIE_HTTPONLY": True,
    "SESSION_COOKIE_SAMESITE": "Lax",
    "SESSION_COOKIE_SECURE": False,
    "SITE_ADDRESS": None,  # as in https://threshold.example.org; begins links that leave the site
    "THREADS": 32,  # requests answered at the same time; the database gets as many connections
    "WEBHOOKS_TRUST_NETWORK": False,  # http, and addresses in the host's own network, for webhooks
    "WORKER_PROCESSES": None,  # for long games; None: one fewer than processors, at most 4
    "WTF_CSRF_TIME_LIMIT": None,  # a token lives as long as its session
}


def configure(app: Flask, config: Mapping[str, object]) -> None:
    """Fill `app.config` from the three sources, the later ones winning."""
    app.config.from_mapping(DEFAULTS)
    app.config.from_prefixed_env("THRESHOLD")
    app.config.from_mapping(config)


FILE: Final = "secret_key"
_BYTES: Final = 32


def secret_keys(instance: Path) -> list[str]:
    """Return the keys of this instance: the one that signs, then those that are still accepted.

    The first call makes one; several processes agree on it. Raises OSError when the folder cannot
    be written.
    """
    instance.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = instance / FILE
    if not file.exists():
        fresh = _written(instance, [secrets.token_hex(_BYTES)])
        with suppress(FileExistsError):
            file.hardlink_to(fresh)
        fresh.unlink()
    return file.read_text(encoding="ascii").split()


def replace_secret_key(instance: Path, *, keep: bool) -> None:
    """Sign with a new key from the next start on, and `keep` accepting the one that signed so far.

    Raises OSError when the folder cannot be written.
    """
    before = secret_keys(instance)[:1] if keep else []
    _written(instance, [secrets.token_hex(_BYTES), *before]).replace(instance / FILE)


def _written(instance: Path, keys: list[str]) -> Path:
    fresh = instance / f"{FILE}.{secrets.token_hex(8)}.new"
    fresh.touch(mode=0o600)
    fresh.write_text("\n".join(keys), encoding="ascii")
    return fresh
