"""Names of files for decks."""

from __future__ import annotations

import re
from typing import Final

from app.games.text import fold

_NOT_IN_FILE: Final = re.compile(r"[^a-z0-9]+")


def file_stem(name: str) -> str:
    """Return a deck's name as a file name that every system accepts, without an extension."""
    return _NOT_IN_FILE.sub("-", fold(name)).strip("-") or "deck"
