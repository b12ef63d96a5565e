"""Sign a preview, so that the form can carry it until it is confirmed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from flask import current_app
from itsdangerous import BadData, URLSafeTimedSerializer

from app.games.tabletop.card_data import Write

_HOURS: Final = 24 * 3600


class PreviewError(ValueError):
    """An invalid preview; the message says why and what to do."""


def sealed(writes: Iterable[Write]) -> str:
    """Return the changes as signed text, small enough for a form."""
    plain = [[write.kind, write.key, dict(write.fields)] for write in writes]
    return str(_signer().dumps(plain))


def unsealed(text: str) -> list[Write]:
    """Return the changes in a signed text. Raises PreviewError if it is forged or has expired."""
    try:
        plain = _signer().loads(text, max_age=_HOURS)
    except BadData:
        raise PreviewError(
            "The preview has expired or was damaged; upload the files again."
        ) from None
    return [Write(kind, key, fields) for kind, key, fields in plain]


def _signer() -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(str(current_app.config["SECRET_KEY"]), salt="curation")
