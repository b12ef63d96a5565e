"""The kinds of value a field takes: how each is read and what is expected."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

import re2

from app.games.spoils.facts import Threshold, fold
from app.games.spoils.search.errors import shown
from app.games.spoils.search.flags import FLAGS
from app.games.spoils.search.nodes import (
    Dated,
    Direction,
    Display,
    Icons,
    Number,
    Order,
    Pattern,
    Period,
    PrintedX,
    Unique,
    Value,
    Word,
)
from app.games.spoils.search.words import compiled
from app.games.spoils.terms import Icon, Rarity, Trade

MOST_ICONS: Final = 20
MOST_DIGITS: Final = 4

_ICON_WORDS: Final = {fold(icon.word): icon for icon in Icon}
_ICON_GROUP: Final = re.compile(
    rf"(\d{{0,2}})\s*[\[{{]?({'|'.join(_ICON_WORDS)}|[ogedrv])[\]}}]?\s*"
)


@dataclass(frozen=True, slots=True)
class Written:
    """One value as it stands in the query. `is_pattern` when it stood between slashes."""

    text: str
    start: int
    end: int
    is_quoted: bool = False
    is_pattern: bool = False


class UnreadableError(ValueError):
    """A value that is not of its field's kind. `hint` says what was probably meant."""

    def __init__(self, problem: str, hint: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of value: what is expected, in words, and how to read it.

    `read` raises UnreadableError. `compares` names the kind of field it can be compared with;
    `patterns` says whether regular expressions are values too.
    """

    name: str
    expected: str
    read: Callable[[str], Value]
    compares: bool = False
    patterns: bool = False


def read_pattern(source: str) -> Pattern:
    """A regular expression. Raises UnreadableError with the engine's own reason."""
    try:
        compiled(source)
    except re2.error as error:
        reason = error.args[0] if error.args else ""
        said = reason.decode(errors="replace") if isinstance(reason, bytes) else str(reason)
        raise UnreadableError(
            f"The regular expression cannot be read: {said}",
            "There are no look-around and no back-references, and counted repeats must be few",
        ) from None
    return Pattern(source)


def _word(text: str) -> Word:
    if not fold(text):
        raise UnreadableError("There is nothing to look for")
    return Word(text)


def _number(text: str) -> Number:
    match = re.fullmatch(r"([+-]?)([0-9]+)", text.strip().replace("−", "-"))
    if match is None:
        raise UnreadableError(f"{shown(text)} is not a whole number")
    if len(match[2]) > MOST_DIGITS:
        raise UnreadableError(f"A number has at most {MOST_DIGITS} digits")
    return Number(int(match[1] + match[2]))


def _cost(text: str) -> Number | PrintedX:
    if fold(text) == "x":
        return PrintedX()
    try:
        return _number(text)
    except UnreadableError as error:
        if _as_icons(text) is not None:
            error.hint = f"c is the cost here; icons are i:{text} or th:{text}"
        raise


def _icons(text: str) -> Icons | Number:
    if re.fullmatch(r"[0-9]+", text):
        return _number(text)
    found = _as_icons(text)
    if found is None:
        raise UnreadableError(f"{shown(text)} names no icons")
    if max(found.counts) > MOST_ICONS:
        raise UnreadableError(f"No threshold has more than {MOST_ICONS} of an icon")
    return Icons(found)


def _as_icons(text: str) -> Threshold | None:
    folded, place = fold(text), 0
    icons: list[Icon] = []
    while place < len(folded):
        match = _ICON_GROUP.match(folded, place)
        if match is None or len(icons) > 6 * MOST_ICONS:
            return None
        icon = _ICON_WORDS.get(match[2]) or Icon(match[2].upper())
        icons += [icon] * int(match[1] or 1)
        place = match.end()
    return Threshold.of(icons) if icons else None


def _only_icons(text: str) -> Icons:
    value = _icons(text)
    if isinstance(value, Number):
        raise UnreadableError(f"{shown(text)} names no icons")
    return value


def _member(names: list[str], what: str) -> Callable[[str], Word]:
    def read(text: str) -> Word:
        wanted = fold(text)
        found = [name for name in names if wanted and fold(name).startswith(wanted)]
        exact = [name for name in found if fold(name) == wanted]
        if len(exact or found) != 1:
            raise UnreadableError(f"{shown(text)} is no {what}")
        return Word((exact or found)[0])

    return read


_TRADES: Final = [trade.value for trade in Trade]
_RARITIES: Final = [rarity.value for rarity in Rarity]
_FLAG_NAMES: Final = list(FLAGS)


def _flag(text: str) -> Word:
    wanted = re.sub(r"[\s_-]", "", fold(text))
    if wanted not in FLAGS:
        hint = "No flavour text is kept here" if wanted.startswith("flavo") else ""
        raise UnreadableError(f"{shown(text)} is no flag", hint)
    return Word(wanted)


def _dated(text: str) -> Dated:
    name, at, written = text.partition("@")
    if not fold(name):
        raise UnreadableError("The name of the format is missing")
    if not at:
        return Dated(name)
    try:
        return Dated(name, date.fromisoformat(written))
    except ValueError:
        raise UnreadableError(
            f"{shown(written)} is no day", "Write the day as in @2008-05-17"
        ) from None


def _period(text: str) -> Period:
    match = re.fullmatch(r"(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?", text.strip(), re.ASCII)
    if match is None:
        raise UnreadableError(f"{shown(text)} is no day", "Write 2024, 2024-05 or 2024-05-17")
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
        raise UnreadableError(f"{shown(text)} is not in the calendar") from None
    return Period(first, last, text.strip())


def _verdict(text: str) -> Word | Dated:
    return Word(fold(text)) if fold(text) in ("yes", "no") else _dated(text)


def _one_of(names: list[str]) -> str:
    return "one of " + ", ".join(names)


_SIZE: Final = "a whole number"

WORD: Final = Kind("text", "a word, or several in quotes", _word)
WORD_OR_PATTERN: Final = Kind(
    "text", "a word, several in quotes, or a /regular expression/", _word, patterns=True
)
NUMBER: Final = Kind("number", f"{_SIZE} or another number field", _number, compares=True)
PLAIN_NUMBER: Final = Kind("number", _SIZE, _number)
COST: Final = Kind("number", f"{_SIZE}, X, or another number field", _cost, compares=True)
ICONS: Final = Kind(
    "icons", "icons as letters of O G E D R V (RR, 2R) or a number", _icons, compares=True
)
ICON_KINDS: Final = Kind("icons", "icons as letters of O G E D R V, or a number", _icons)
ONLY_ICONS: Final = Kind("icons", "icons as letters of O G E D R V, as in RD", _only_icons)
TRADE: Final = Kind("trade", _one_of(_TRADES), _member(_TRADES, "trade"))
RARITY: Final = Kind("rarity", _one_of(_RARITIES), _member(_RARITIES, "rarity"))
FLAG: Final = Kind("flag", _one_of(_FLAG_NAMES), _flag)
FORMAT: Final = Kind("format", "a format, with a day if wanted: constructed@2008-05-17", _dated)

DAY: Final = Kind("day", "a year, a month or a day: 2024, 2024-05 or 2024-05-17", _period)
VERDICT: Final = Kind("verdict", "yes, no, or a format, with a day if wanted", _verdict)


def _number_or_word(text: str) -> Value:
    return _number(text) if re.fullmatch(r"[+-]?[0-9]+", text) else _word(text)


KEYWORD: Final = Kind("keyword", "a keyword or a number of keywords", _number_or_word)


def _arranging(names: list[str], what: str) -> Kind:
    aliases = {"th": "threshold", "num": "number", "str": "strength", "spd": "speed"}
    read = _member(names, what)
    return Kind(what, _one_of(names), lambda text: read(aliases.get(fold(text), text)))


ORDER: Final = _arranging([order.value for order in Order], "order")
DIRECTION: Final = _arranging([direction.value for direction in Direction], "direction")
UNIQUE: Final = _arranging([unique.value for unique in Unique], "grouping")
DISPLAY: Final = _arranging([display.value for display in Display], "display")
