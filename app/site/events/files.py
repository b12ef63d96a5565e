"""Files that leave the desk: their names, their types, and how they are sent."""

from __future__ import annotations

import codecs
import re
from typing import Final

from flask import Response

from app.games.text import fold
from app.tables import Event

_TYPES: Final = {
    "csv": "text/csv; charset=utf-8",
    "json": "application/json",
    "pdf": "application/pdf",
    "trf": "text/plain; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "zip": "application/zip",
}
_NOT_IN_FILE: Final = re.compile(r"[^a-z0-9]+")
_LONGEST: Final = 60


def file_name(words: str, otherwise: str = "file") -> str:
    """Words as part of a file's name: plain letters and digits that every system takes."""
    return _NOT_IN_FILE.sub("-", fold(words)).strip("-")[:_LONGEST] or otherwise


def sent(content: str | bytes, event: Event, what: str, form: str) -> Response:
    """A file to be kept, named after the event and what it holds."""
    name = f"{file_name(event.name, 'event')}-{what}.{form}"
    kind = _TYPES.get(form, "application/octet-stream")
    if isinstance(content, bytes) and content.startswith(codecs.BOM_UTF16_LE):
        kind = kind.replace("utf-8", "utf-16")
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "private, no-store",
    }
    return Response(content, content_type=kind, headers=headers)
