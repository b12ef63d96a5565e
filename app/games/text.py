"""Text from outside: what of it is taken, and its normal forms at a bounded price.

To normalise a text, Unicode sorts the combining marks that follow each other, which takes the
square of their number. So nothing else in the program calls `unicodedata.normalize`.
"""

import re
import unicodedata
from itertools import filterfalse
from typing import Final, Literal, NamedTuple

MOST_MARKS: Final = 30
"""Combining marks in a row, as many as Unicode's Stream-Safe Text Format allows."""

LONGEST_NORMALIZED: Final = 500
"""Characters that are normalised at a time. No name, title or password is longer."""

LONGEST_PLAIN: Final = 20_000
"""Characters that `without_marks` reads: no note that is kept is longer."""

Form = Literal["NFC", "NFD", "NFKC", "NFKD"]

_FOREIGN: Final = re.compile(f"[^\\0-\\x7f]{{1,{LONGEST_NORMALIZED}}}")
_HALVES: Final = re.compile("[\ud800-\udfff]")
_HIDDEN_MARKS: Final = frozenset("\u0f73\u0f75\u0f81\uff9e\uff9f")
"""Characters that are no marks themselves and become nothing but marks when decomposed."""


class Flaw(NamedTuple):
    """A reason to refuse a text: the place of the first wrong character, and what is wrong."""

    at: int
    message: str


def flaw_in(text: str) -> Flaw | None:
    """Return the first flaw that keeps a text from being stored; None for a good text.

    Flaws are a NUL, half of a surrogate pair, and more than `MOST_MARKS` combining marks in a row.
    """
    if "\0" in text:
        return Flaw(text.index("\0"), "a NUL character, which is not allowed in text")
    if text.isascii():
        return None
    if half := _HALVES.search(text):
        return Flaw(
            half.start(), ("half a character (a lone surrogate), which is not allowed in text")
        )
    start = _heap_of_marks(text)
    if start is not None:
        return Flaw(start, f"more than {MOST_MARKS} accents or other marks on one letter")
    return None


def foreign_in(text: str) -> int:
    """Count a text's characters beyond ASCII; only they change when it is normalised."""
    return 0 if text.isascii() else len(text) - len(text.encode("ascii", "ignore"))


def normalized(form: Form, text: str) -> str:
    """The normal form of a name, title or password; beyond `LONGEST_NORMALIZED` it is cut."""
    return unicodedata.normalize(form, text[:LONGEST_NORMALIZED])


def without_marks(text: str) -> str:
    """The letters of a text, decomposed for compatibility (NFKD), without combining marks.

    Beyond `LONGEST_PLAIN` it is cut. As the marks go, their order does not matter, and a text
    can be decomposed piece by piece.
    """
    plain = _FOREIGN.sub(_decomposed, text[:LONGEST_PLAIN])
    return plain if plain.isascii() else "".join(filterfalse(unicodedata.combining, plain))


def _decomposed(piece: re.Match[str]) -> str:
    return normalized("NFKD", piece[0])


def _heap_of_marks(text: str) -> int | None:
    """Return where more than `MOST_MARKS` marks begin to follow each other; None if nowhere.

    Every such row covers one of the places that are looked at.
    """
    step = MOST_MARKS + 1
    if text[MOST_MARKS::step].isascii():
        return None
    for at in range(MOST_MARKS, len(text), step):
        if _is_mark(text[at]):
            around = bytes(map(_is_mark, text[at - MOST_MARKS : at + step]))
            start = around.find(b"\1" * step)
            if start >= 0:
                return at - MOST_MARKS + start
    return None


def _is_mark(sign: str) -> bool:
    return bool(unicodedata.combining(sign)) or sign in _HIDDEN_MARKS


def plain_line(text: str, longest: int) -> str:
    """Return text on one line, without invisible characters, truncated to a length."""
    seen = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(seen.split())[:longest]
