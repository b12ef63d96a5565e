"""Structured logs: one JSON object per line, without secrets."""

from __future__ import annotations

import json
import logging
import secrets
from datetime import UTC, datetime
from typing import Final, TextIO

from flask import Flask, g, has_request_context, request

from app import release
from app.site.platform.monitoring.answers import Answered, method, on_answer
from app.site.platform.monitoring.log_masking import masked, route

_ANSWERS: Final = "app.site.answers"
_REQUEST: Final = "request_id"
_ID_BYTES: Final = 8
_SHORTEST_SECRET: Final = 4
"""Shorter settings are no secrets, and leaving them out would make a text unreadable."""

_SECRET_SETTINGS: Final = ("MAIL_PASSWORD", "METRICS", "SECRET_KEY")


class JsonFormatter(logging.Formatter):
    """Writes a record as JSON: time, level, logger, message, and the request it belongs to."""

    def __init__(self, app: Flask) -> None:
        super().__init__()
        self._app = app

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line."""
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "build": release.build(),
            "logger": record.name,
            "message": self._without_secrets(record.getMessage()),
        }
        if has_request_context():
            told |= {"request_id": request_id(), "method": method(), "route": route()}
        answered = getattr(record, "answered", None)
        if isinstance(answered, Answered):
            milliseconds = round(answered.seconds * 1000, 1)
            told |= {"status": answered.status, "milliseconds": milliseconds}
        if record.exc_info:
            told["exception"] = self._without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)

    def _without_secrets(self, text: str) -> str:
        secret = [str(self._app.config.get(name) or "") for name in _SECRET_SETTINGS]
        for one in (*secret, *_entered_passwords()):
            if len(one) >= _SHORTEST_SECRET:
                text = text.replace(one, "…")
        return masked(text)


def configure_log(app: Flask) -> None:
    """Let a whole process log as the setting `LOG_FORMAT` says: `text` or `json`.

    Raises ValueError for another format. Call it before anything is logged.
    """
    chosen = app.config["LOG_FORMAT"]
    if chosen not in ("json", "text"):
        raise ValueError(f"LOG_FORMAT is text or json, not {chosen!r}")
    if chosen == "json":
        log_as_json(app)


def log_as_json(app: Flask, stream: TextIO | None = None) -> logging.Handler:
    """Send all records to a stream, by default standard error, and log every answered request."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter(app))
    logging.getLogger().addHandler(handler)
    logging.captureWarnings(True)
    app.logger.setLevel(logging.INFO)
    answers = logging.getLogger(_ANSWERS)

    def tell(answered: Answered) -> None:
        answers.info("answered", extra={"answered": answered})

    on_answer(app, tell)
    return handler


def request_id() -> str:
    """Return the number of the current request, which all its records share."""
    if _REQUEST not in g:
        setattr(g, _REQUEST, secrets.token_hex(_ID_BYTES))
    return str(g.get(_REQUEST))


def _entered_passwords() -> list[str]:
    """Return the passwords that the current request contains, as far as its form has been read."""
    if not has_request_context() or "form" not in vars(request._get_current_object()):  # type: ignore[attr-defined]
        return []
    form = request.form
    return [value for name in form if "password" in name.lower() for value in form.getlist(name)]
