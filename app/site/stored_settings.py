"""Settings in the database, which the environment and the command line override."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from app.tables import Database, Setting

NAME: Final = "site"
FIXED: Final = "settings_fixed"
"""The extension that names what the environment or the command line decides."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One setting: its key, label, note and type of field."""

    key: str
    label: str
    note: str
    kind: str = "text"
    words: tuple[str, ...] = ()


CHOICES: Final = (
    Choice(
        "SITE_ADDRESS",
        "Address",
        "For example https://threshold.example.org. Emails, QR codes and links to copy begin with "
        "it.",
    ),
    Choice(
        "PROXIES",
        "Reverse proxies",
        "How many proxies forward requests to this site; 0 for none. Takes effect after a restart.",
        "number",
    ),
    Choice(
        "SESSION_COOKIE_SECURE",
        "Cookies over https only",
        "Turn on once all visitors use https.",
        "switch",
    ),
    Choice(
        "IMAGE_FOLDER",
        "Folder of card images",
        "On the server; files are named by OCTGN id. Leave empty for none.",
    ),
    Choice("MAIL_HOST", "Mail server", "Leave empty to send no email."),
    Choice("MAIL_PORT", "Mail server port", "Usually 587, or 465 with tls.", "number"),
    Choice("MAIL_SECURITY", "Mail encryption", "", "words", ("starttls", "tls", "none")),
    Choice("MAIL_USER", "Mail user name", "Leave empty if it needs none."),
    Choice(
        "MAIL_PASSWORD",
        "Mail password",
        "Stored in the database and its backups. Leave empty to keep the current one.",
        "password",
    ),
    Choice("MAIL_FROM", "Sender address", "The address that emails come from."),
)


class SettingError(ValueError):
    """An invalid setting; `key` names it."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


def apply_stored(app: Flask, database: Database, given: Iterable[str]) -> None:
    """Apply the stored settings, except those that are overridden."""
    fixed = {*given, *(name.removeprefix("THRESHOLD_") for name in os.environ)}
    app.extensions[FIXED] = frozenset(choice.key for choice in CHOICES if choice.key in fixed)
    _take_over(app, load(database))
    if count := int(app.config["PROXIES"]):
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=count, x_proto=count, x_host=count
        )


def load(database: Database) -> dict[str, Any]:
    """Return the stored settings."""
    with database.reading() as session:
        row = session.get(Setting, NAME)
        return dict(row.value) if row is not None else {}


def store(app: Flask, database: Database, entered: Mapping[str, Any]) -> None:
    """Validate and store settings, and apply them to this process. Raises SettingError."""
    values = {choice.key: _checked(choice, entered.get(choice.key)) for choice in CHOICES}
    with database.writing() as session:
        row = session.get(Setting, NAME, with_for_update=True) or Setting(name=NAME, value={})
        if not values["MAIL_PASSWORD"]:
            values["MAIL_PASSWORD"] = row.value.get("MAIL_PASSWORD")
        row.value = values
        session.add(row)
    _take_over(app, values)


def _take_over(app: Flask, values: Mapping[str, Any]) -> None:
    fixed = app.extensions[FIXED]
    known = {choice.key for choice in CHOICES}
    app.config.update({k: v for k, v in values.items() if k in known and k not in fixed})


def _checked(choice: Choice, entered: Any) -> Any:
    if choice.kind == "switch":
        return bool(entered)
    written = str(entered or "").strip()
    if choice.kind == "number":
        if not (written.isascii() and written.isdigit() and int(written) < 65_536):
            raise SettingError(choice.key, "Enter a whole number from 0 to 65535.")
        return int(written)
    if choice.kind == "words" and written not in choice.words:
        raise SettingError(choice.key, f"Choose one of {', '.join(choice.words)}.")
    if choice.key == "SITE_ADDRESS" and written and not written.startswith(("http://", "https://")):
        raise SettingError(choice.key, "An address must begin with https:// or http://.")
    return written or None
