"""Folding of card names, so that people and files may spell them as they can."""

import re
import unicodedata
from typing import Final

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
    plain = unicodedata.normalize("NFKD", name.translate(_PUNCTUATION))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return _BLANKS.sub(" ", letters.translate(_PUNCTUATION)).strip().casefold()


def fold_leet(name: str) -> str:
    """Fold as `fold` does, and read digits as the letters they stand for. Used by search.

    A 1 stands for i in `3p1c` and for l in `31f`, so that i, l and 1 read alike.
    """
    return fold(name).translate(_LEET)
