"""Text from outside: what of it is taken, its normal forms, folded names, and names of files.

To normalise a text, Unicode sorts the combining marks that follow each other, which takes the
square of their number. So nothing else in the program calls `unicodedata.normalize`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
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


LONGEST_NAME: Final = 100
"""Characters that a card's name may have; a longer text is looked up nowhere."""

_PUNCTUATION: Final = str.maketrans(
    {
        "’": "'", "‘": "'", "‛": "'", "ʼ": "'", "´": "'", "`": "'", "′": "'",
        "“": '"', "”": '"', "„": '"', "″": '"',
        "-": " ", "‐": " ", "‑": " ", "‒": " ", "–": " ", "—": " ", "―": " ", "−": " ",
        "…": "...", "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "ß": "ss", "ø": "o", "Ø": "O",
    }
)  # fmt: skip
_INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u20e3\ufe00-\ufe0f\ufeff]"
)
_ARTICLE: Final = "the "
_LEET: Final = str.maketrans("013456789i", "oleasbtbgl")
_SIGNS: Final = str.maketrans("", "", "'’‘`´-‐‑–—.,!?:;…\"“”()")
_BLANKS: Final = re.compile(r"\s+")


def fold(name: str) -> str:
    """Fold case, accents, apostrophes, dashes and blanks; digits stay as they are.

    A dash reads as a blank: people write `Finger-Trap` and `Finger Trap`.

    Two spellings of one card fold alike; no two cards do. Used by import, which never
    guesses: `1337!` and `31337!` are two cards.
    """
    return _folded_before(name) if len(name) <= LONGEST_NAME else _folded(name)


def without_invisible(text: str) -> str:
    """The text without soft hyphens, direction marks and blanks of no width."""
    return text if text.isascii() else _INVISIBLE.sub("", text)


def _folded(name: str) -> str:
    if name.isascii():
        return " ".join(name.translate(_PUNCTUATION).split()).lower()
    letters = without_marks(without_invisible(name).translate(_PUNCTUATION))
    return _BLANKS.sub(" ", letters.translate(_PUNCTUATION)).strip().casefold()


_folded_before: Final = lru_cache(maxsize=8192)(_folded)
"""Reading a list asks for the same spelling several times in a row."""


@lru_cache(maxsize=8192)
def fold_letters(name: str) -> str:
    """Fold a name to its letters and digits, without a *The* in front.

    `The Lady, or the Tiger` and `lady or the tiger?` fold alike, as do `All-Nighter` and
    `Allnighter`; `$10,000 Man` keeps its number.
    """
    folded = fold(name).replace("&", " and ").strip()
    plain = folded.removeprefix(_ARTICLE)
    letters = "".join(sign for sign in plain if sign.isalnum())
    return letters or folded


def fold_closed(name: str) -> str:
    """Fold a name as `fold` does, with words closed up where a sign parts or ends them.

    `Mr. Fetch` and `mr fetch`, `All-Nighter` and `allnighter` fold alike. Used by search.
    """
    return fold(name.translate(_SIGNS))


def fold_leet(name: str) -> str:
    """Fold as `fold` does, and read digits as the letters they stand for. Used by search.

    A 1 stands for i in `3p1c` and for l in `31f`, so that i, l and 1 read alike.
    """
    return fold(name).translate(_LEET)


_NOT_IN_FILE: Final = re.compile(r"[^a-z0-9]+")


def file_stem(name: str) -> str:
    """Return a deck's name as a file name that every system accepts, without an extension."""
    return _NOT_IN_FILE.sub("-", fold(name)).strip("-") or "deck"
