"""Read the written form of facts: words, numbers, days, members of closed lists.

Loaders, curators' forms and imports of every game use these functions.
"""

import re
from collections.abc import Mapping
from datetime import date
from enum import Enum
from typing import Final, TypeVar

from app.games.tabletop.facts.periods import is_period
from app.games.text import flaw_in

LONGEST_TEXT: Final = 4_000
"""Characters of one field of facts, printed texts included."""

Fields = Mapping[str, str | int | None]
"""Written facts by column name; `None` and blank mean that nothing is printed."""

E = TypeVar("E", bound=Enum)

_WHOLE: Final = re.compile(r"[+-]?\d{1,9}", re.ASCII)


class FactError(ValueError):
    """A fact that cannot be read. `field` names it; the message says what was expected."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field
        self.message = message


def text_of(field: str, fields: Fields) -> str:
    """Return a field's text, stripped; empty if missing."""
    value = fields.get(field)
    return "" if value is None else str(value).strip()


def check_texts(fields: Fields) -> None:
    """Raise FactError for a field that is longer than `LONGEST_TEXT` or holds what no text does."""
    for field, value in fields.items():
        if not isinstance(value, str):
            continue
        if len(value) > LONGEST_TEXT:
            raise FactError(field, f"more than {LONGEST_TEXT} characters")
        if flaw := flaw_in(value):
            raise FactError(field, f"it contains {flaw.message}")


def word_of(field: str, fields: Fields) -> str:
    """Return a field's text, stripped. Raises FactError if it is empty."""
    if not (written := text_of(field, fields)):
        raise FactError(field, "this must not be empty")
    return written


def parts_of(field: str, fields: Fields) -> tuple[str, ...]:
    """The parts of a list written with semicolons."""
    return tuple(part.strip() for part in text_of(field, fields).split(";") if part.strip())


def number_of(field: str, fields: Fields, least: int = -99, most: int = 99) -> int | None:
    """A whole number from `least` to `most`, None if nothing is written.

    Raises FactError.
    """
    written = text_of(field, fields)
    if not written:
        return None
    if not _WHOLE.fullmatch(written):
        raise FactError(field, f"{written!r} is not a whole number")
    number = int(written)
    if not least <= number <= most:
        raise FactError(field, f"{number} is not between {least} and {most}")
    return number


def day_of(field: str, fields: Fields) -> date | None:
    """A day written as in 2008-05-17, None if nothing is written. Raises FactError."""
    if not (written := text_of(field, fields)):
        return None
    try:
        day = date.fromisoformat(written) if len(written) == 10 else None
    except ValueError:
        day = None
    if day is None:
        raise FactError(field, f"{written!r} is not a date; write it like 2008-05-17")
    return day


def period_of(field: str, fields: Fields) -> str:
    """A day, month or year as in 2008-05-17, 2008-05 or 2008, empty if nothing is written.

    Raises FactError.
    """
    written = text_of(field, fields)
    if written and not is_period(written):
        raise FactError(
            field, f"{written!r} is not a date; write it like 2008-05-17, or 2008-05 or 2008"
        )
    return written


def member_of(kind: type[E], field: str, fields: Fields) -> E:
    """A word of a closed list. Raises FactError that names the list."""
    written = text_of(field, fields)
    try:
        return kind(written)
    except ValueError:
        expected = ", ".join(str(member.value) for member in kind)
        raise FactError(field, f"{written!r} is not one of {expected}") from None
