"""The types of value a field takes: how each is read and what is expected."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final, Generic, TypeVar

import re2

from app.games.tabletop.search.errors import shown
from app.games.tabletop.search.nodes import (
    Dated,
    Direction,
    Display,
    Multiset,
    MultisetLike,
    Number,
    Pattern,
    Period,
    PrintedX,
    Unique,
    Value,
    Word,
)
from app.games.text import fold

MOST_DIGITS: Final = 4
MOST_SYMBOLS: Final = 20
"""Copies of one symbol in a multiset."""

S = TypeVar("S")


class UnreadableValueError(ValueError):
    """A value that is not of its field's type. `hint` says what was probably meant."""

    def __init__(self, problem: str, hint: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.hint = hint


@dataclass(frozen=True, slots=True)
class ValueType:
    """One type of value: what is expected, in words, and how to read it.

    `read` raises UnreadableValueError. `compares` says whether values can be compared with another
    field of a type that has the same name, `patterns` whether regular expressions are values
    too, `orders_words` whether words come before and after each other.
    """

    name: str
    expected: str
    read: Callable[[str], Value]
    compares: bool = False
    patterns: bool = False
    orders_words: bool = True


PATTERN_MEMORY: Final = 1 << 14
"""Bytes for a compiled regular expression, some 600 steps; matching is linear in the text."""


def compiled(source: str) -> Any:
    """A regular expression that ignores case. Raises re2.error when it is not one."""
    options = re2.Options()
    options.case_sensitive = False
    options.log_errors = False
    options.max_mem = PATTERN_MEMORY
    return re2.compile(source, options)


def read_pattern(source: str) -> Pattern:
    """A regular expression. Raises UnreadableValueError with the engine's own reason."""
    try:
        compiled(source)
    except re2.error as error:
        reason = error.args[0] if error.args else ""
        said = reason.decode(errors="replace") if isinstance(reason, bytes) else str(reason)
        raise UnreadableValueError(
            f"The regular expression cannot be read: {said}",
            "Look-around and back-references are not supported, and counted repeats must be small",
        ) from None
    return Pattern(source)


def _word(text: str) -> Word:
    if not fold(text):
        raise UnreadableValueError("There is nothing to search for")
    return Word(text)


def read_number(text: str) -> Number:
    """A whole number with or without a sign. Raises UnreadableValueError."""
    match = re.fullmatch(r"([+-]?)([0-9]+)", text.strip().replace("−", "-"))
    if match is None:
        raise UnreadableValueError(f"{shown(text)} is not a whole number")
    if len(match[2]) > MOST_DIGITS:
        raise UnreadableValueError(f"A number can have at most {MOST_DIGITS} digits")
    return Number(int(match[1] + match[2]))


def _number_or_word(text: str) -> Value:
    return read_number(text) if re.fullmatch(r"[+-]?[0-9]+", text) else _word(text)


def _dated(text: str) -> Dated:
    name, at, written = text.partition("@")
    if not fold(name):
        raise UnreadableValueError("The name of the format is missing")
    if not at:
        return Dated(name)
    try:
        return Dated(name, date.fromisoformat(written))
    except ValueError:
        raise UnreadableValueError(
            f"{shown(written)} is not a date", "Write the date like this: @2008-05-17"
        ) from None


def _period(text: str) -> Period:
    match = re.fullmatch(r"(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?", text.strip(), re.ASCII)
    if match is None:
        raise UnreadableValueError(
            f"{shown(text)} is not a date", "Write 2024, 2024-05 or 2024-05-17"
        )
    year, month, day = (None if part is None else int(part) for part in match.groups())
    assert year is not None
    try:
        first = date(year, month or 1, day or 1)
        if day:
            last = first
        elif month:
            last = (first.replace(day=28) + timedelta(days=4)).replace(day=1) - timedelta(days=1)
        else:
            last = date(year, 12, 31)
    except (ValueError, OverflowError):
        raise UnreadableValueError(f"{shown(text)} is not a valid date") from None
    return Period(first, last, text.strip())


STANDINGS: Final = ("yes", "no", "unfinished", "illegal")
"""The values of `valid` for a deck in its own format."""


def _verdict(text: str) -> Word | Dated:
    return Word(fold(text)) if fold(text) in STANDINGS else _dated(text)


def one_of(names: Iterable[str]) -> str:
    """Return the words for an expected member of a closed list."""
    return "one of " + ", ".join(names)


_SIZE: Final = "a whole number"

WORD: Final = ValueType("text", "a word, or several in quotes", _word)
WORD_OR_PATTERN: Final = ValueType(
    "text", "a word, several in quotes, or a /regular expression/", _word, patterns=True
)
NUMBER: Final = ValueType("number", f"{_SIZE} or another number field", read_number, compares=True)
COPIES: Final = ValueType(
    "copies", f"{_SIZE} or another number of copies", read_number, compares=True
)
PLAIN_NUMBER: Final = ValueType("number", _SIZE, read_number)
FORMAT: Final = ValueType(
    "format", "a format, optionally with a date: constructed@2008-05-17", _dated
)
DAY: Final = ValueType("day", "a year, a month or a day: 2024, 2024-05 or 2024-05-17", _period)
VERDICT: Final = ValueType(
    "verdict", f"{', '.join(STANDINGS)}, or a format, optionally with a date", _verdict
)
KEYWORD: Final = ValueType(
    "keyword", "a keyword or a number of keywords", _number_or_word, orders_words=False
)


def number_or_x(hint: Callable[[str], str] = lambda text: "") -> ValueType:
    """Numbers that may be printed as X. `hint` says what an unreadable value is elsewhere."""

    def read(text: str) -> Number | PrintedX:
        if fold(text) == "x":
            return PrintedX()
        try:
            return read_number(text)
        except UnreadableValueError as error:
            error.hint = hint(text)
            raise

    return ValueType("number", f"{_SIZE}, X, or another number field", read, compares=True)


def member(names: Sequence[str], what: str) -> ValueType:
    """Members of a closed list by their own name or its beginning, if only one begins so."""
    return ValueType(what, one_of(names), member_reader(names, what))


def member_reader(names: Sequence[str], what: str) -> Callable[[str], Word]:
    """Return a function that reads a member of a closed list, or the beginning of its name."""

    def read(text: str) -> Word:
        wanted = fold(text)
        found = [name for name in names if wanted and fold(name).startswith(wanted)]
        exact = [name for name in found if fold(name) == wanted]
        if len(exact or found) != 1:
            raise UnreadableValueError(f"{shown(text)} is not a known {what}")
        return Word((exact or found)[0])

    return read


def flag(names: Sequence[str], hints: Mapping[str, str]) -> ValueType:
    """Flags by name. `hints` answers words that begin like something not kept here."""

    def read(text: str) -> Word:
        wanted = re.sub(r"[\s_-]", "", fold(text))
        if wanted not in names:
            hint = next((said for start, said in hints.items() if wanted.startswith(start)), "")
            raise UnreadableValueError(f"{shown(text)} is not a flag", hint)
        return Word(wanted)

    return ValueType("flag", one_of(names), read)


@dataclass(frozen=True, slots=True)
class Alphabet(Generic[S]):
    """The symbols of a game's multisets, and how they are written: RR, 2R, [R]{R} or in words.

    `symbols` has them by folded letters and words. `of` makes a multiset; `things` is what
    many symbols are called, `limit` says that there are never more than `MOST_SYMBOLS`. `read_as`
    folds what is written; where capitals count, it leaves the text as it is.
    """

    symbols: Mapping[str, S]
    of: Callable[[Iterable[S]], MultisetLike]
    things: str
    limit: str
    read_as: Callable[[str], str] = fold

    def find(self, text: str) -> MultisetLike | None:
        """The multiset a text writes; None if it writes none, or one that is too large."""
        symbols = self._read(text)
        return self.of(symbols) if symbols else None

    def read(self, text: str) -> Multiset | Number:
        """A multiset, or how many symbols it has. Raises UnreadableValueError."""
        return read_number(text) if re.fullmatch(r"[0-9]+", text) else self.read_symbols(text)

    def read_symbols(self, text: str) -> Multiset:
        """A multiset. Raises UnreadableValueError."""
        symbols = self._read(text)
        if not symbols:
            raise UnreadableValueError(f"{shown(text)} is not a list of {self.things}")
        if max(Counter(symbols).values()) > MOST_SYMBOLS:
            raise UnreadableValueError(self.limit)
        return Multiset(self.of(symbols))

    def _read(self, text: str) -> list[S]:
        names = "|".join(map(re.escape, sorted(self.symbols, key=len, reverse=True)))
        group = re.compile(rf"(\d{{0,2}})\s*[\[{{]?({names})[\]}}]?\s*")
        folded, place = self.read_as(text), 0
        symbols: list[S] = []
        most = len(set(self.symbols.values())) * MOST_SYMBOLS
        while place < len(folded):
            match = group.match(folded, place)
            if match is None or len(symbols) > most:
                return []
            symbols += [self.symbols[match[2]]] * int(match[1] or 1)
            place = match.end()
        return symbols


def multiset(alphabet: Alphabet[S], expected: str, *, compares: bool = False) -> ValueType:
    """Multisets of symbols, or how many symbols."""
    return ValueType(alphabet.things, expected, alphabet.read, compares=compares)


def symbols_only(alphabet: Alphabet[S], expected: str) -> ValueType:
    """Multisets of symbols; no numbers."""
    return ValueType(alphabet.things, expected, alphabet.read_symbols)


def arranging(
    names: Sequence[str], what: str, aliases: Mapping[str, str] | None = None
) -> ValueType:
    """Return the type of value that arranges results."""
    read, known = member_reader(names, what), aliases or {}
    return ValueType(what, one_of(names), lambda text: read(known.get(fold(text), text)))


DIRECTION: Final = arranging(list(Direction), "direction")
UNIQUE: Final = arranging(list(Unique), "grouping")
DISPLAY: Final = arranging(list(Display), "display")
