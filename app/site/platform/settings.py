"""Configuration of a site: defaults, then `THRESHOLD_*` variables, then arguments."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
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
    "SESSION_REFRESH_EACH_REQUEST": False,
    "SESSION_COOKIE_NAME": "threshold",
    "SESSION_COOKIE_HTTPONLY": True,
    "SESSION_COOKIE_SAMESITE": "Lax",
    "SESSION_COOKIE_SECURE": False,
    "SITE_ADDRESS": None,  # as in https://threshold.example.org; begins links that leave the site
    "WORKER_PROCESSES": None,  # for long games; None: one fewer than processors, at most 4
    "WTF_CSRF_TIME_LIMIT": None,  # a token lives as long as its session
}


def configure(app: Flask, config: Mapping[str, object]) -> None:
    """Fill `app.config` from the three sources, the later ones winning."""
    app.config.from_mapping(DEFAULTS)
    app.config.from_prefixed_env("THRESHOLD")
    app.config.from_mapping(config)
