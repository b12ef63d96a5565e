"""Hashes that two people compare to know that they hold the same deck."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_SIGNS: Final = 8
_GROUP: Final = 4


def deck_hash(decklist: AnyDecklist) -> str:
    """SHA-256 of the main list as 64 hexadecimal digits.

    Hashed are lines `zone<TAB>printing-id<TAB>copies<LF>` in UTF-8, one per zone and
    printing, sorted by their bytes. Zones are those that the game hashes. Order, splitting,
    marks, names and notes do not matter.
    """
    lines = decklist.lines
    if len({line.name for line in lines}) < len(lines):
        main = _added_up(lines)
    else:
        main = list(filter(None, [line.hashed for line in lines]))
    main.sort()  # Code points sort as their UTF-8 bytes do, so all are encoded in one go.
    return hashlib.sha256("".join(main).encode()).hexdigest()


def _added_up(lines: Iterable[AnyLine]) -> list[str]:
    copies: Counter[str] = Counter()
    for line in lines:
        if line.hashed:
            copies[line.hashed.rpartition("\t")[0]] += line.copies
    return [f"{start}\t{number}\n" for start, number in copies.items()]


def titles_hash(copies: Mapping[str, int]) -> str:
    """SHA-256 of the copies by title in the zones that the game hashes.

    Decks that differ only in printings have the same. Hashed are lines `name<TAB>copies<LF>` in
    UTF-8, sorted by their bytes.
    """
    return hash_of_titles([title_line(name, number) for name, number in copies.items()])


def hash_of_titles(lines: Iterable[str]) -> str:
    """`titles_hash` of lines as `title_line` returns them, one for each title."""
    return hashlib.sha256("".join(sorted(lines)).encode()).hexdigest()


def title_line(name: str, copies: int) -> str:
    """Return the line that `titles_hash` hashes for a title: `name<TAB>copies<LF>`."""
    return f"{name}\t{copies}\n"


def zone_digest(decklist: AnyDecklist, zone: StrEnum) -> str:
    """SHA-256 of the printings and copies in one zone, in hexadecimal."""
    copies: Counter[str] = Counter()
    for line in decklist.in_zone(zone):
        copies[line.printing.id] += line.copies
    written = "".join(f"{of}\t{number}\n" for of, number in sorted(copies.items()))
    return hashlib.sha256(written.encode()).hexdigest()


def short_hash(long: str) -> str:
    """The first 40 bits of a hash as eight signs in two groups, to be read aloud.

    Base 32 with digits and capitals, without I, L, O and U, which are misread. Enough to
    find a slip at a table, not enough to prove anything: that is what the long one is for.
    """
    bits = int(long[:10], 16)
    signs = "".join(_ALPHABET[bits >> 5 * place & 31] for place in range(_SIGNS - 1, -1, -1))
    return f"{signs[:_GROUP]}-{signs[_GROUP:]}"
