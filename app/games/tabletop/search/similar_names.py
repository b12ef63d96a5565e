"""Names of cards that resemble what was typed, for a search that finds nothing otherwise.

Each word typed is compared with the words of a name, and all letters in a row with all letters of
the name, so that `soul eater` finds Souleater. Digits read as letters and doubled letters as one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final

from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search.plain_words import FILLERS
from app.games.text import LONGEST_NAME, fold_leet

MOST: Final = 6
"""Names that are shown at most."""

_ENOUGH: Final = 0.7
"""The least resemblance, from 0 to 1, of a name that is shown."""

_ALIKE: Final = 0.6
_SHORTEST: Final = 4
_COMPARED: Final = 40
_WORD: Final = re.compile(r"[^\W_]+")
_THOUSANDS: Final = re.compile(r"(?<=\d),(?=\d)")
_DOUBLED: Final = re.compile(r"(.)\1+")


@dataclass(frozen=True, slots=True)
class _Name:
    """A name as it is compared: its words, its letters in a row, and pairs of letters in these."""

    name: str
    words: tuple[str, ...]
    letters: str
    pairs: frozenset[str]
    initials: str


def similar_names(typed: str, catalogue: AnyCatalogue) -> tuple[str, ...]:
    """Return the names that resemble a text most, the likeliest first; at most `MOST`.

    Empty for less than four letters, and where no name resembles the text enough.
    """
    asked = _name(typed[:LONGEST_NAME])
    if len(asked.letters) < _SHORTEST:
        return ()
    names = _names(catalogue)
    shared = Counter({at: len(asked.pairs & it.pairs) for at, it in enumerate(names)})
    near = {at for at, count in shared.most_common(_COMPARED) if count}
    scored = sorted((-_resemblance(asked, names[at]), names[at].name) for at in near)
    return tuple(name for score, name in scored if -score >= _ENOUGH)[:MOST]


def names_with_initials(typed: str, catalogue: AnyCatalogue) -> tuple[str, ...]:
    """Return the names whose words, without fillers, have a text as their first letters."""
    letters = _name(typed[:LONGEST_NAME]).letters
    if len(letters) < _SHORTEST:
        return ()
    return tuple(it.name for it in _names(catalogue) if it.initials == letters)[:MOST]


def _name(text: str) -> _Name:
    plain = _THOUSANDS.sub("", text.replace("$", "dollar "))
    folded = [_DOUBLED.sub(r"\1", fold_leet(it)) for it in _WORD.findall(plain.replace("'", ""))]
    words = tuple(filter(None, folded))
    letters = "".join(words)
    pairs = frozenset(letters[at : at + 2] for at in range(len(letters) - 1))
    initials = "".join(word[0] for word in words if word not in FILLERS)
    return _Name(text, words, letters, pairs, initials)


@lru_cache(maxsize=4)
def _names(catalogue: AnyCatalogue) -> tuple[_Name, ...]:
    return tuple(_name(card.name) for card in catalogue.cards)


def _resemblance(asked: _Name, name: _Name) -> float:
    """Return how much of what was typed a name has, from 0 to 1."""
    return max(_by_word(asked.words, name.words), _in_a_row(asked.letters, name.letters))


def _by_word(asked: Sequence[str], words: Sequence[str]) -> float:
    telling = [word for word in asked if word not in FILLERS] or list(asked)
    total = sum(len(word) for word in telling)
    return sum(len(word) * max(_alike(word, it) for it in words) for word in telling) / total


def _alike(word: str, other: str) -> float:
    if other.startswith(word) and len(word) >= _SHORTEST:
        return 1.0
    ratio = SequenceMatcher(None, word, other, autojunk=False).ratio()
    return ratio if ratio >= _ALIKE else 0.0


def _in_a_row(asked: str, letters: str) -> float:
    """Return the share of the letters that a name has in this order and near each other."""
    matcher = SequenceMatcher(None, asked, letters, autojunk=False)
    blocks = [it for it in matcher.get_matching_blocks() if it.size > 1]
    if not blocks:
        return 0.0
    reach = blocks[-1].b + blocks[-1].size - blocks[0].b
    return sum(it.size for it in blocks) / max(len(asked), reach / 1.4)
