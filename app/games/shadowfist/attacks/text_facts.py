"""Facts given of one card: numbers, keywords, and modifiers by the steps of 29.7."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from app.games.shadowfist.attacks import (
    MAX_FACTOR,
    MAX_MODIFIERS,
    MAX_NAME,
    MAX_NUMBER,
    CeasesBy,
)
from app.games.shadowfist.attacks.text_problems import quoted
from app.games.shadowfist.engine.damage.modifiers import Modifier, Step
from app.games.shadowfist.terms import CardType, Keyword

INFLICTING: Final[Mapping[Step, str]] = {
    Step.BONUSES: "+{} damage",
    Step.PENALTIES: "-{} damage",
    Step.MULTIPLIERS: "x{} damage",
    Step.DIVISIONS: "/{} damage",
    Step.SUBTRACTIONS: "damage reduced by {}",
    Step.REDUCED_TO: "at most {} damage",
}
"""Changes of the damage that a card inflicts, as they are written."""

TAKING: Final[Mapping[Step, str]] = {
    Step.MULTIPLIERS: "x{} taken",
    Step.DIVISIONS: "/{} taken",
    Step.RECEIVED: "+{} taken",
    Step.SUBTRACTIONS: "-{} taken",
    Step.REDUCED_TO: "at most {} taken",
}
"""Changes of the damage that a card takes, as they are written."""

_LABEL: Final = re.compile(r"(.*?)\s*\(([^()]*)\)")
_SIGNS: Final = str.maketrans("×−–÷", "x--/")
_WITH_NUMBER: Final = re.compile(
    r"(fighting|body|corrupted damage|damage|toughness|share):? *(.*)", re.IGNORECASE
)
_BY: Final = re.compile(r"by (.+)", re.IGNORECASE)
_CEASES: Final = re.compile(r"ceases(?: \((stealth|influence|effect)\))?", re.IGNORECASE)
_CEASING: Final[Mapping[str, CeasesBy]] = {each.casefold(): each for each in CeasesBy}
_KEYWORDS: Final[Mapping[str, Keyword]] = {
    each.value.casefold(): each
    for each in Keyword
    if each not in (Keyword.TOUGHNESS, Keyword.IMMUNITY)
}
_TYPES: Final[Mapping[str, CardType]] = {
    each.value.casefold(): each
    for each in (CardType.CHARACTER, CardType.SITE, CardType.FENG_SHUI_SITE)
}


class Flag(Enum):
    """Facts that are true or not. The value is the text that states it."""

    IMMUNE = "Immunity: Characters"
    TURNED = "turned"
    STAYS_AT_ZERO = "stays at zero"


_FLAGS: Final[Mapping[str, Flag]] = {each.value.casefold().replace(":", ""): each for each in Flag}


class FactError(ValueError):
    """A fact that cannot be read; the message says what to write."""


@dataclass(slots=True)
class CardFacts:
    """A line's facts of a card: `numbers` by their words, Fighting and Body both as `score`."""

    numbers: dict[str, int] = field(default_factory=dict)
    keywords: set[Keyword] = field(default_factory=set)
    inflicting: list[Modifier] = field(default_factory=list)
    taking: list[Modifier] = field(default_factory=list)
    type: CardType | None = None
    player: str = ""
    ceases: CeasesBy | None = None
    flags: set[Flag] = field(default_factory=set)

    def add(self, text: str) -> None:
        """Read one fact. Raises FactError."""
        folded = " ".join(text.casefold().translate(_SIGNS).split())
        if folded in _KEYWORDS:
            self.keywords.add(_KEYWORDS[folded])
        elif folded in _TYPES:
            self.type = _TYPES[folded]
        elif flag := _FLAGS.get(folded.replace(":", "")):
            self.flags.add(flag)
        elif folded.isdecimal():
            self._number("score", folded)
        elif match := _CEASES.fullmatch(folded):
            self.ceases = _CEASING[match[1] or CeasesBy.EFFECT]
        elif match := _BY.fullmatch(text):
            self.player = _name("player", match[1])
        elif not self._modifier(text):
            self._named_number(folded, text)

    def _named_number(self, folded: str, text: str) -> None:
        match = _WITH_NUMBER.fullmatch(folded)
        if match is None:
            raise FactError(f"{quoted(text)} is not understood. {remedy(text)}")
        word = "score" if match[1] in ("fighting", "body") else match[1]
        if match[1] == "body" and self.type is None:
            self.type = CardType.FENG_SHUI_SITE
        self._number(word, match[2], match[1])

    def _number(self, key: str, text: str, word: str = "") -> None:
        shown = word.capitalize() or "Fighting or Body"
        number = whole(text, f"{shown} must be", MAX_NUMBER)
        if key in self.numbers and key != "toughness":
            raise FactError(f"{shown} is said twice. Keep one of the two.")
        self.numbers[key] = self.numbers.get(key, 0) + number
        if self.numbers[key] > MAX_NUMBER:
            raise FactError(f"Toughness adds up to more than {MAX_NUMBER}.")

    def _modifier(self, text: str) -> bool:
        """Read a modifier; whether it was one."""
        match = _LABEL.fullmatch(text)
        words, label = (match[1], match[2].strip()) if match else (text, "")
        folded = " ".join(words.casefold().translate(_SIGNS).split())
        for step, pattern, is_taken in _MODIFIERS:
            if found := pattern.fullmatch(folded):
                most = MAX_FACTOR if step in (Step.MULTIPLIERS, Step.DIVISIONS) else MAX_NUMBER
                least = 0 if step is Step.REDUCED_TO else 1
                amount = whole(found[1], f"The number in {quoted(text)} must be", most, least)
                if len(self.inflicting) + len(self.taking) == MAX_MODIFIERS:
                    raise FactError(f"A card has at most {MAX_MODIFIERS} modifiers.")
                kept = self.taking if is_taken else self.inflicting
                kept.append(Modifier(step, amount, _name("label", label) if label else ""))
                return True
        return False


def _pattern(written: str) -> re.Pattern[str]:
    start, end = map(re.escape, written.split("{}"))
    return re.compile(rf"{start} *([^ ]+){end.replace(chr(92) + ' ', ' +')}")


_MODIFIERS: Final = tuple(
    (step, _pattern(written), is_taken)
    for table, is_taken in ((INFLICTING, False), (TAKING, True))
    for step, written in table.items()
)


def whole(text: str, lead: str, most: int, least: int = 0) -> int:
    """A whole number. Raises FactError, which begins with `lead`."""
    if not (text.isascii() and text.isdecimal()) or not least <= int(text[:9]) <= most:
        raise FactError(f"{lead} a whole number from {least} to {most}, not {quoted(text)}.")
    return int(text[:9])


def _name(what: str, text: str) -> str:
    text = text.strip()
    if flaw := flaw_of(text):
        raise FactError(f"The {what} {flaw}")
    return text


def flaw_of(name: str) -> str:
    """Return what is wrong with a name, as the end of a sentence about it; empty for a good one."""
    if not name:
        return "is missing."
    if len(name) > MAX_NAME:
        return f"is longer than {MAX_NAME} characters. Shorten it."
    if not name.isprintable():
        return "contains a character that is not printed. Type it again."
    return ""


def remedy(text: str) -> str:
    """Return the advice that ends the message about a fact that is not understood."""
    word = text.casefold().split()[0] if text.split() else ""
    if word.startswith("immun"):
        return f"Only “{Flag.IMMUNE.value}” changes combat damage; leave others out."
    if word.rstrip(":") in _KEYWORDS:
        return f"Write “{_KEYWORDS[word.rstrip(':')].value}” without a number."
    if word in ("reload", "crisis"):
        return "It does not change an attack; leave it out."
    return (
        "Write a number such as “Fighting 4”, a keyword such as “Ambush” or “Toughness 1”, or a "
        "modifier such as “+2 damage (Sword)” or “-1 taken”, between commas. A name that contains "
        "a comma stands in quotation marks."
    )
