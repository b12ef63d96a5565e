"""Folding of card names, so that people and files may spell them as they can."""

import re
from functools import lru_cache
from typing import Final

from app.games.text import without_marks

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
