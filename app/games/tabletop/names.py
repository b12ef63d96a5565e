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
_LEET: Final = str.maketrans("013456789i", "oleasbtbgl")
_BLANKS: Final = re.compile(r"\s+")


def fold(name: str) -> str:
    """Fold case, accents, apostrophes, dashes and blanks; digits stay as they are.

    A dash reads as a blank: people write `Finger-Trap` and `Finger Trap`.

    Two spellings of one card fold alike; no two cards do. Used by import, which never
    guesses: `1337!` and `31337!` are two cards.
    """
    if name.isascii():
        return " ".join(name.translate(_PUNCTUATION).split()).lower()
    return _folded_before(name) if len(name) <= LONGEST_NAME else _folded(name)


def _folded(name: str) -> str:
    letters = without_marks(name.translate(_PUNCTUATION))
    return _BLANKS.sub(" ", letters.translate(_PUNCTUATION)).strip().casefold()


_folded_before: Final = lru_cache(maxsize=1024)(_folded)
"""Reading a list asks for the same spelling several times in a row."""


def fold_leet(name: str) -> str:
    """Fold as `fold` does, and read digits as the letters they stand for. Used by search.

    A 1 stands for i in `3p1c` and for l in `31f`, so that i, l and 1 read alike.
    """
    return fold(name).translate(_LEET)
