"""Names in files of battles: which are allowed, and how equal ones are numbered."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from app.games.terrus.army import MAX_NAME
from app.games.terrus.terms import CLADE
from app.games.text import flaw_in

NOBODY: Final = "nobody"
"""The word in a text for no guards."""

_NAME: Final = re.compile(
    r"[^\W_](?:[^,:;@#/()<>|\"=\x00-\x1f\x7f]*[^\s,:;@#/()<>|\"=\x00-\x1f\x7f])?"
)
_NUMBERED: Final = re.compile(r"(.+)#([1-9]\d{0,2})")
_RESERVED: Final = frozenset({"wounds", "worth", "fatigued", "row"})
"""Words that the text form uses beside names."""


_COUNTED: Final = re.compile(r"[x×](\d{1,20})\s+(.+)|(.+?)\s+[x×](\d{1,20})")


def count_beside(text: str) -> tuple[str, str] | None:
    """Count and name where a text has both with a sign, such as `x4 Wolf` or `Wolf x4`."""
    match = _COUNTED.fullmatch(text)
    return match and (match[1] or match[4], match[2] or match[3])


def flaw_of_name(name: str, *, of_location: bool = False) -> str:
    """Return why a name is refused, in words; empty for a good one."""
    base = base_of(name)
    if not name:
        return "A name is missing."
    if len(name) > MAX_NAME:
        return f"The name is longer than {MAX_NAME} characters."
    if flaw := flaw_in(name):
        return f"The name contains {flaw.message}."
    if not name.isprintable():
        return "The name contains a character that is not printed."
    if _NAME.fullmatch(base) is None:
        return (
            "A name begins with a letter or digit and contains none of the signs "
            ', : ; @ # / ( ) < > | " =.'
        )
    if "  " in name or "->" in name:
        return "Write a name with single spaces and without an arrow."
    if reserved := _RESERVED & set(base.casefold().split()):
        return f"The word “{min(reserved)}” cannot be part of a name, because files use it."
    if base.casefold() == CLADE and not of_location:
        return "“clade” is the name of the location that every city has."
    if of_location and base != name:
        return "The name of a location has no number sign."
    return ""


def base_of(name: str) -> str:
    """The name without the number of one of several beasts."""
    match = _NUMBERED.fullmatch(name)
    return match[1] if match else name


def number_of(name: str) -> int | None:
    """The number of one of several beasts of a name; None if there is none."""
    match = _NUMBERED.fullmatch(name)
    return int(match[2]) if match else None


def numbered(names: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names with those that are not unique numbered from 1, and which were numbered.

    A name with a number of its own keeps it.
    """
    times = Counter(name.casefold() for name in names if number_of(name) is None)
    taken = {name.casefold() for name in names if number_of(name) is not None}
    free = {name: _free_numbers(name, taken) for name, count in times.items() if count > 1}
    given = tuple(
        f"{name}#{next(free[name.casefold()])}"
        if number_of(name) is None and name.casefold() in free
        else name
        for name in names
    )
    return given, tuple(dict.fromkeys(name for name in names if name.casefold() in free))


def _free_numbers(name: str, taken: set[str]) -> Iterator[int]:
    return (number for number in range(1, 1_000) if f"{name}#{number}" not in taken)


def twice_in(names: Iterable[str]) -> tuple[str, ...]:
    """The names that occur more than once, whatever their case."""
    seen: dict[str, str] = {}
    found: dict[str, None] = {}
    for name in names:
        if name.casefold() in seen:
            found[name] = None
        seen[name.casefold()] = name
    return tuple(found)
