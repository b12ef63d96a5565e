"""Names that look alike although they are written with different letters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from confusable_homoglyphs import categories

from app.games.text import fold
from app.site.accounts.names import look_alike_key

_ALPHABETS: Final = ("LATIN", "CYRILLIC", "GREEK")

_ALIKE: Final = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l", " ": ""})
"""Latin letters and digits that look alike once capitals do not matter."""


def look_of(name: str) -> str:
    """A key that names share if they look alike; capitals and accents do not matter."""
    return look_alike_key(name).translate(_ALIKE)


def mixed_alphabets(name: str) -> str:
    """The alphabets of the first word that mixes some, as in `Cyrillic and Latin`; else empty."""
    for word in name.split():
        found = {_alphabet_of(sign) for sign in word if sign.isalpha()} - {""}
        if len(found) > 1:
            return " and ".join(sorted(alphabet.title() for alphabet in found))
    return ""


def _alphabet_of(sign: str) -> str:
    alphabet = categories.alias(sign)
    return alphabet if alphabet in _ALPHABETS else ""


class LookAlikes:
    """Names that were seen, by how they look."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._seen: dict[str, str] = {}
        for name in names:
            self._seen.setdefault(look_of(name), name)

    def warning(self, name: str) -> str:
        """Add a name, and return what an organizer should look at; empty for an ordinary name."""
        other = self._seen.setdefault(look_of(name), name)
        mixed = mixed_alphabets(name)
        if fold(other) != fold(name):
            letters = f" It mixes {mixed} letters." if mixed else ""
            return f"This looks like “{other}”, but is written with other characters.{letters}"
        return f"A word of this name mixes {mixed} letters." if mixed else ""
