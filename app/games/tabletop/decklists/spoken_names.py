"""Names of cards as people say them: in the plural, or with numbers as words."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.games.tabletop.names import LONGEST_NAME, fold

_UNITS: Final = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
]
_TENS: Final = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
NUMBERS: Final[Mapping[str, int]] = {
    **{word: value for value, word in enumerate(_UNITS)},
    **{word: 10 * value for value, word in enumerate(_TENS, 2)},
}
_SCALES: Final[Mapping[str, int]] = {"hundred": 100, "thousand": 1000}
_WORD: Final = re.compile(r"[^\W_]+")
_THOUSANDS: Final = re.compile(r"(?<=\d),(?=\d{3}\b)")
_SHORTEST: Final = 4


class Spoken(NamedTuple):
    """A card that a name means, and in words how the name differs."""

    card: CardLike
    remark: str


def find_spoken(name: str, catalogue: AnyCatalogue) -> Spoken | None:
    """The only card whose name differs by plurals or numbers in words; else None."""
    if not _SHORTEST <= len(name) <= LONGEST_NAME:
        return None
    named = _index(catalogue).get(_as_said(name), ())
    if len(named) != 1:
        return None
    remark = "a plural or a number in the name differs"
    return Spoken(named[0], remark)


@lru_cache(maxsize=4)
def _index(catalogue: AnyCatalogue) -> Mapping[str, tuple[CardLike, ...]]:
    found: defaultdict[str, list[CardLike]] = defaultdict(list)
    for card in catalogue.cards:
        found[_as_said(card.name)].append(card)
    return {said: tuple(cards) for said, cards in found.items()}


def _as_said(name: str) -> str:
    words = _WORD.findall(_THOUSANDS.sub("", fold(name)).replace("'", ""))
    return " ".join(map(_singular, _with_digits(words)))


def _with_digits(words: Iterable[str]) -> Iterator[str]:
    """The words, with each run of words for a number as its digits."""
    value: int | None = None
    for word in words:
        if word in NUMBERS:
            value = (value or 0) + NUMBERS[word]
        elif word in _SCALES and value is not None:
            value *= _SCALES[word]
        else:
            if value is not None:
                yield str(value)
                value = None
            yield word
    if value is not None:
        yield str(value)


def _singular(word: str) -> str:
    if len(word) < _SHORTEST:
        return word
    if word.endswith("men"):
        return f"{word[:-2]}an"
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    for ending in ("ches", "shes", "sses", "xes"):
        if word.endswith(ending):
            return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word
