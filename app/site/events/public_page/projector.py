"""The parts of a long table that follow each other on a projector."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar
from urllib.parse import urlencode

from flask import request

from app.site.platform.request.incoming import whole_number

Row = TypeVar("Row")

ROWS: Final = 30
"""Rows of a part."""

COLUMN: Final = 22
"""Rows of a column of names; a part has three of them."""

SHORTEST_COLUMN: Final = 8
"""Fewer rows than this are not divided among columns."""

NAMES: Final = 3 * COLUMN
"""Rows of a part that has only a name and a table in each."""

SECONDS: Final = 12
"""Seconds for which a part is shown, unless all of them would take longer than `WHOLE`."""

WHOLE: Final = 30
"""Seconds in which 200 names are shown."""

_FEWEST_SECONDS: Final = 5


@dataclass(frozen=True, slots=True)
class ProjectedPart(Generic[Row]):
    """The rows of one part, which part of how many it is, and the addresses around it."""

    rows: Sequence[Row]
    page: int
    pages: int
    next: str
    before: str
    seconds: int


def part_of(rows: Sequence[Row], most: int = ROWS, **arguments: str) -> ProjectedPart[Row]:
    """Return the part of `most` rows that the address asks for.

    `arguments` are the others of the address.
    """
    pages = max(1, -(-len(rows) // most))
    page = min(max(1, request.args.get("page", 1, whole_number)), pages)
    following = urlencode({**arguments, "page": page % pages + 1})
    before = urlencode({**arguments, "page": (page - 2) % pages + 1})
    seconds = max(_FEWEST_SECONDS, min(SECONDS, WHOLE // pages))
    shown = rows[(page - 1) * most : page * most]
    return ProjectedPart(shown, page, pages, f"?{following}", f"?{before}", seconds)
