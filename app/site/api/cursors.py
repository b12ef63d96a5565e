"""Long lists in parts: each answer has a cursor with which the next part is asked for."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from app.site.api.models import Slice
from app.site.platform.http.problems import ProblemCode, ProblemError

T = TypeVar("T")

_CURSOR: Final = re.compile(r"([0-9a-f]{8})\.([0-9]{1,7})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Part(Generic[T]):
    """A part of a list of `total` items, and the cursor of the next part; None after the last."""

    items: Sequence[T]
    total: int
    next_cursor: str | None


def part(items: Sequence[T], asked: Slice, *about: str) -> Part[T]:
    """Return the part of a list that a request asks for.

    `about` is what the order of the items depends on, such as the catalogue and the query: a
    cursor from before any of it changed is refused, because items would be missing or come twice.
    """
    mark = hashlib.sha256("\0".join(about).encode()).hexdigest()[:8]
    start = _start(asked.cursor, mark)
    end = start + asked.limit
    return Part(items[start:end], len(items), f"{mark}.{end}" if end < len(items) else None)


def _start(cursor: str, mark: str) -> int:
    if not cursor:
        return 0
    read = _CURSOR.fullmatch(cursor)
    if read is None or read[1] != mark:
        raise ProblemError(
            400,
            "The cursor belongs to another question, or what it was for has changed. Ask again "
            "without a cursor.",
            code=ProblemCode.OLD_CURSOR,
        )
    return int(read[2])
