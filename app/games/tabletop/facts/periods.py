"""Days, months and years as precisely as a source gives them, written as in 2008-05-17."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

_PERIOD: Final = re.compile(r"(\d{4})(?:-(\d\d)(?:-(\d\d))?)?")


def is_period(written: str) -> bool:
    """Return whether a text is a day, a month or a year."""
    try:
        first_day(written)
    except ValueError:
        return False
    return True


def first_day(written: str) -> date:
    """Return the first day of a day, month or year. Raises ValueError for anything else."""
    found = _PERIOD.fullmatch(written)
    if found is None or not written.isascii():
        raise ValueError(f"{written!r} is no day, month or year")
    year, month, day = found.groups()
    return date(int(year), int(month or 1), int(day or 1))


def period_in_words(written: str) -> str:
    """Return a day, month or year as pages show it: 17 May 2008, May 2008 or 2008.

    Raises ValueError for anything else.
    """
    day = first_day(written)
    match len(written):
        case 4:
            return written
        case 7:
            return f"{day:%b %Y}"
        case _:
            return f"{day:%-d %b %Y}"
