"""The parts of a long table that follow each other on a projector."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar
from urllib.parse import urlencode

from flask import request

from app.site.platform.bounded_integers import whole_number

Row = TypeVar("Row")

ROWS: Final = 30
"""Rows of a part."""

LONG_ROWS: Final = 18
"""Rows of a part in which each names several players."""

SECONDS: Final = 12
"""How long a part is shown."""


@dataclass(frozen=True, slots=True)
class ProjectedPart(Generic[Row]):
    """The rows of one part, which part of how many it is, and the address of the next."""

    rows: Sequence[Row]
    page: int
    pages: int
    next: str
    seconds: int = SECONDS


def part_of(rows: Sequence[Row], most: int = ROWS, **arguments: str) -> ProjectedPart[Row]:
    """Return the part of `most` rows that the address asks for.

    `arguments` are the others of the address.
    """
    pages = max(1, -(-len(rows) // most))
    page = min(max(1, request.args.get("page", 1, whole_number)), pages)
    following = urlencode({**arguments, "page": page % pages + 1})
    return ProjectedPart(rows[(page - 1) * most : page * most], page, pages, f"?{following}")
