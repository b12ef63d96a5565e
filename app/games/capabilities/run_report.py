"""Reports of many games as text and JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RunReport:
    """A report of many games, or of two decks compared, as lines of text and a JSON object."""

    lines: tuple[str, ...]
    fields: Mapping[str, object]
