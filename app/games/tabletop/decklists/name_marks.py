"""Marks on a card's name in a line of text, such as sets, places, tags, prices and remarks.

They are taken off one by one until the name is left, which may be spoken: in the plural, or with
numbers as words.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

from app.games.tabletop.decklists.decklist import DeckLayout, Place
from app.games.tabletop.decklists.import_builder import find_set
from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.games.text import LONGEST_NAME, fold

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


_FOIL: Final = re.compile(r"\s*\*[^*\s]{1,20}\*$")
_TAGS: Final = re.compile(r"\s+#([^#)\]}][^)\]}]*)$")
_SLASHES: Final = re.compile(r"\s+//.*$")
_BRACKETS_LAST: Final = re.compile(
    r"\s*(?:(\[)([^()\[\]<>]*)\]|([({<])([^()\[\]{}<>]*)[)}>])(?:\s+([\w-]*\d[\w-]*))?$"
)
_BRACKETS_FIRST: Final = re.compile(r"^([(\[{])([^()\[\]{}]*)[)\]}]\s*")
_NUMBER_IN_BRACKETS: Final = re.compile(r"[(\[{<]\s*\d+\s*[)\]}>]")
_BRACES: Final = re.compile(r"\{[^{}]*\}")
_PRICE: Final = re.compile(r"\s*(?:[-–@:,]\s*)?(?:[$€£]\s?\d+(?:[.,]\d+)?|\d+[.,]\d\d\s?[$€£])$")
_STATE: Final = re.compile(
    r"[\s,;:–-]+(?:foils?|non-?foil|promo|signed|near mint|nm|mint|ex|lp|mp|english|eng?|"
    r"proxy|proxies)$",
    re.IGNORECASE,
)
_SET_CODE: Final = re.compile(r"(?=.*[A-Za-z])\w{2,5}")
_PART: Final = re.compile(r"(\d+|[a-z]+)\s+(?:of (?:them|these)\s+)?(.+)", re.IGNORECASE)
_REMARK: Final = re.compile(r"\s+(?:--+|[-–—;]|<-+|←|->|→|=>)\s+(\D+)$")
_WORDS_LAST: Final = re.compile(r"[\s,;:–—-]+")
_MOST_MARKS: Final = 8
_MOST_WORDS: Final = 5


@dataclass(frozen=True, slots=True)
class MarkedName:
    """The line without its count: the name and the marks taken off it so far.

    `loose` is a bare number in brackets, which is the number of a printing beside a set and
    else a count. `part` is a place for this many of the copies only.
    """

    name: str
    place: Place | None = None
    set: str = ""
    number: str = ""
    loose: str = ""
    part: tuple[int, Place] | None = None
    tags: tuple[str, ...] = ()
    note: str = ""
    repairs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line that is being read, and what it is read with."""

    number: int
    raw: str
    place: Place
    catalogue: AnyCatalogue
    layout: DeckLayout
    repairs: tuple[str, ...] = ()


def find_named(text: str, line: TextLine) -> MarkedName | None:
    """Take marks off until a card's name is left; None if none is."""
    named = MarkedName(text.strip())
    for _ in range(_MOST_MARKS):
        found = _as_named(named, line.catalogue)
        if found is not None:
            return found
        stripped = _without_mark(named, line)
        if stripped is None or not stripped.name:
            return None
        named = stripped
    return None


def unmarked(text: str) -> str:
    """A text without tags, foil marks and brackets, as far as something is left of it."""
    for mark in (_TAGS, _FOIL, _BRACKETS_LAST, _BRACKETS_LAST, _BRACKETS_FIRST):
        text = mark.sub("", text) or text
    return text


def _joins_a_count(text: str, name: str) -> bool:
    """True if a number in brackets became part of a name: `[3] 1337!` is not 31337!."""
    return _NUMBER_IN_BRACKETS.search(text) is not None and fold(text) != fold(name)


def _as_named(named: MarkedName, catalogue: AnyCatalogue) -> MarkedName | None:
    if len(named.name) > LONGEST_NAME:
        return None
    card = catalogue.find(named.name)
    if card is not None and not _joins_a_count(named.name, card.name):
        return named
    spoken = find_spoken(named.name, catalogue)
    if spoken is None:
        return None
    return replace(named, name=spoken.card.name, repairs=(*named.repairs, spoken.remark))


def _without_mark(named: MarkedName, line: TextLine) -> MarkedName | None:
    name = named.name
    if found := _FOIL.search(name):
        place = line.layout.place_named(found[0].strip(" *"))
        if place is not None:
            return replace(named, name=name[: found.start()], place=place)
        return _left_out(named, name[: found.start()], f"the mark {found[0].strip()}")
    if found := _TAGS.search(name):
        return _with_tags(named, name[: found.start()], found[1], line.layout)
    if found := _SLASHES.search(name):
        return _left_out(named, name[: found.start()], "the comment")
    if (found := _BRACKETS_LAST.search(name)) and found.start():
        opened, inside = found[1] or found[3], found[2] or found[4] or ""
        head, behind = name[: found.start()], found[5] or ""
        return _with_brackets(named, head, opened, inside.strip(), behind, line)
    if found := _BRACKETS_FIRST.search(name):
        return _with_brackets(named, name[found.end() :], found[1], found[2].strip(), "", line)
    if "|" in name:
        return _with_pipe(named, line)
    if found := _PRICE.search(name):
        return _left_out(named, name[: found.start()], "the price")
    if found := _STATE.search(name):
        return _left_out(named, name[: found.start()], f"“{found[0].strip(' ,;:–-')}”")
    return _with_words(named, line)


def _left_out(named: MarkedName, name: str, what: str) -> MarkedName:
    return replace(named, name=name, repairs=(*named.repairs, f"{what} was left out"))


def _with_tags(named: MarkedName, name: str, written: str, layout: DeckLayout) -> MarkedName | None:
    """`#early #!late`; a number is no tag."""
    tags = tuple(tag.strip().lstrip("!").strip() for tag in written.split("#"))
    if any(tag.isdecimal() for tag in tags):
        return None
    places = [layout.place_named(tag) for tag in tags]
    place = next(filter(None, places), named.place)
    kept = tuple(tag for tag, at in zip(tags, places, strict=True) if tag and at is None)
    return replace(named, name=name, tags=kept, place=place)


def _with_brackets(
    named: MarkedName, name: str, opened: str, inside: str, behind: str, line: TextLine
) -> MarkedName | None:
    """`(2ED) 285`, `[2ED:285]`, `{starting}`, `(2 starting)`, `(285)`, `<285>`."""
    if not behind and inside.isdecimal():
        return None if named.loose else replace(named, name=name, loose=inside)
    if marked := _with_set(named, name, inside, behind, line.catalogue):
        return marked
    if behind:
        code = _SET_CODE.fullmatch(inside)
        return _with_unknown_mark(named, name, f"{inside} {behind}", line.layout) if code else None
    words = _BRACES.sub("", inside).strip()
    place = line.layout.place_named(words)
    if place is not None:
        return replace(named, name=name, place=place)
    part = _part(words, line.layout)
    if part is not None:
        return None if named.part else replace(named, name=name, part=part)
    if opened == "[" and words and not any(map(str.isdigit, words)):
        return replace(named, name=name, tags=(*named.tags, words))
    return _with_unknown_mark(named, name, inside, line.layout)


def _with_unknown_mark(
    named: MarkedName, name: str, written: str, layout: DeckLayout
) -> MarkedName | None:
    if _is_count(written):
        return None
    if layout.marks_are_notes and written:
        note = f"{written}; {named.note}" if named.note else written
        kept = f"the mark “{written}” is not a known set and was kept as a note"
        return replace(named, name=name, note=note, repairs=(*named.repairs, kept))
    mark = f"the mark “{written}” is not a known set and was left out"
    return replace(named, name=name, repairs=(*named.repairs, mark))


def _is_count(written: str) -> bool:
    """Return True if a mark is a count with a sign or word for copies, such as `x4`."""
    return re.fullmatch(r"[xX×*]?\s*\d+\s*(?:[xX×*]|copies|cards|pcs|ea)?", written) is not None


def _part(words: str, layout: DeckLayout) -> tuple[int, Place] | None:
    """`1 starting`, `two start in play`: a place for some of the copies."""
    found = _PART.fullmatch(words)
    place = layout.place_named(found[2]) if found else None
    if found is None or place is None:
        return None
    copies = int(found[1][:4]) if found[1].isdecimal() else NUMBERS.get(found[1].lower(), 0)
    return (copies, place) if copies else None


def _with_set(
    named: MarkedName, name: str, written: str, number: str, catalogue: AnyCatalogue
) -> MarkedName | None:
    """The set that a mark names, alone or with a number: `2ED`, `2ED:285`, `2ED #285`."""
    if find_set(written, catalogue) is not None:
        return replace(named, name=name, set=written, number=number or named.number)
    code, _, inside = written.replace("#", ":").replace(" :", ":").partition(":")
    if not inside:
        code, _, inside = written.rpartition("-" if "-" in written else " ")
    if code and find_set(code.strip(), catalogue) is not None:
        if not re.fullmatch(r"[\w-]*\d[\w-]*", inside.strip()):
            return None
        return replace(named, name=name, set=code.strip(), number=inside.strip())
    return None


def _with_pipe(named: MarkedName, line: TextLine) -> MarkedName | None:
    """`Scout|2ED|285`, and cells of a table: `Scout | 2ED`."""
    head, _, last = named.name.rpartition("|")
    inside, before = last.strip(), head.strip()
    if not inside:
        return replace(named, name=before)
    if inside.isdecimal():
        return None if named.loose else replace(named, name=before, loose=inside)
    if marked := _with_set(named, before, inside, "", line.catalogue):
        return marked
    place = line.layout.place_named(inside)
    if place is not None:
        return replace(named, name=before, place=place)
    if inside.isalpha() and fold(inside) in line.layout.kinds:
        return _left_out(named, before, f"“{inside}”")
    return _with_unknown_mark(named, before, inside, line.layout)


def _with_words(named: MarkedName, line: TextLine) -> MarkedName | None:
    """A set or a place in bare words behind the name: `Scout 2ED 285`, `Rage - starting`.

    A remark behind a dash is kept as a note where the name before it is a card's.
    """
    name, number = named.name, ""
    cuts = list(_WORDS_LAST.finditer(name))
    for cut in reversed(cuts[-_MOST_WORDS:]):
        words, before = name[cut.end() :], name[: cut.start()]
        if not before or not words:
            continue
        place = line.layout.place_named(words)
        if place is not None and place is not line.layout.main:
            return replace(named, name=before, place=place)
        if marked := _with_set(named, before, words, number, line.catalogue):
            return marked
    remark = _REMARK.search(name)
    if remark is not None and line.catalogue.find(name[: remark.start()]) is not None:
        kept = f"“{remark[1]}” was kept as a note"
        note = f"{remark[1]}; {named.note}" if named.note else remark[1]
        return replace(
            named, name=name[: remark.start()], note=note, repairs=(*named.repairs, kept)
        )
    return None
