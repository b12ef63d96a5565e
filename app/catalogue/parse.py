"""Read the written form of facts: numbers, words, keywords, cards.

The site's curators' forms and imports use the same functions as the loader.
"""

import re
from collections.abc import Mapping
from datetime import date
from enum import Enum
from functools import lru_cache
from typing import Final, TypeVar

from app.games.spoils.facts import (
    LONGEST_NAME,
    Card,
    Faction,
    FlipUp,
    Keywords,
    Recur,
    Threshold,
)
from app.games.spoils.terms import CardType, Icon, Supertype, Trade
from app.games.text import flaw_in

LONGEST_TEXT: Final = 4_000
"""Characters of one field of facts, printed texts included."""

Fields = Mapping[str, str | int | None]
"""Written facts by column name; `None` and blank mean that nothing is printed."""

E = TypeVar("E", bound=Enum)

_WHOLE: Final = re.compile(r"[+-]?\d{1,9}", re.ASCII)
_PAYMENT: Final = re.compile(r"(?P<pay>\d+)(?:\[(?P<icons>[OGEDRV]*)\])?(?P<extra>\+extra)?")


class FactError(ValueError):
    """A fact that cannot be read. `field` names it; the message says what was expected."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field
        self.message = message


def text_of(field: str, fields: Fields) -> str:
    """What is written in a field, without blanks around it; empty where nothing is."""
    value = fields.get(field)
    return "" if value is None else str(value).strip()


def check_texts(fields: Fields) -> None:
    """Raise FactError for a field that is longer than `LONGEST_TEXT` or holds what no text does."""
    for field, value in fields.items():
        if not isinstance(value, str):
            continue
        if len(value) > LONGEST_TEXT:
            raise FactError(field, f"more than {LONGEST_TEXT} characters")
        if flaw := flaw_in(value):
            raise FactError(field, f"it holds {flaw.message}")


def word_of(field: str, fields: Fields) -> str:
    """What is written in a field that must not be empty. Raises FactError."""
    if not (written := text_of(field, fields)):
        raise FactError(field, "this must not be empty")
    return written


def parts_of(field: str, fields: Fields) -> tuple[str, ...]:
    """The parts of a list written with semicolons."""
    return tuple(part.strip() for part in text_of(field, fields).split(";") if part.strip())


def number_of(field: str, fields: Fields, least: int = -99, most: int = 99) -> int | None:
    """A whole number from `least` to `most`, None where nothing is written.

    Raises FactError.
    """
    written = text_of(field, fields)
    if not written:
        return None
    if not _WHOLE.fullmatch(written):
        raise FactError(field, f"{written!r} is not a whole number")
    number = int(written)
    if not least <= number <= most:
        raise FactError(field, f"{number} is not between {least} and {most}")
    return number


def day_of(field: str, fields: Fields) -> date | None:
    """A day written as in 2008-05-17, None where nothing is written. Raises FactError."""
    if not (written := text_of(field, fields)):
        return None
    try:
        day = date.fromisoformat(written) if len(written) == 10 else None
    except ValueError:
        day = None
    if day is None:
        raise FactError(field, f"{written!r} is no day; expected as in 2008-05-17")
    return day


def member_of(kind: type[E], field: str, fields: Fields) -> E:
    """A word of a closed list. Raises FactError that names the list."""
    written = text_of(field, fields)
    try:
        return kind(written)
    except ValueError:
        expected = ", ".join(str(member.value) for member in kind)
        raise FactError(field, f"{written!r} is not one of {expected}") from None


def read_card(fields: Fields) -> Card:
    """A card from the written form of its facts, keyed by the columns of `data/cards.csv`.

    Raises FactError for the first field that cannot be read.
    """
    name = word_of("name", fields)
    if len(name) > LONGEST_NAME:
        raise FactError("name", f"a card's name has at most {LONGEST_NAME} characters")
    card_type = member_of(CardType, "type", fields)
    supertype = member_of(Supertype, "supertype", fields) if text_of("supertype", fields) else None
    return Card(
        name=name,
        trade=member_of(Trade, "trade", fields),
        type=card_type,
        supertype=supertype,
        subtypes=tuple(s.strip() for s in text_of("subtypes", fields).split(";") if s.strip()),
        cost=number_of("cost", fields, least=0),
        threshold=_icons("threshold", fields),
        provides=_icons("provides", fields),
        strength=number_of("strength", fields),
        life=number_of("life", fields),
        speed=number_of("speed", fields),
        structure=number_of("structure", fields, least=0),
        keywords=read_keywords(text_of("keywords", fields)),
        faction=_faction(fields) if card_type is CardType.FACTION else None,
        text=text_of("text", fields) or None,
    )


def read_keywords(written: str) -> Keywords:
    """Keywords from their written form, such as `covert;flip_up:2[GG]`.

    Raises FactError when a word is not known or its value cannot be read.
    """
    found: dict[str, object] = {}
    for word in filter(None, (part.strip() for part in written.split(";"))):
        key, _, value = word.partition(":")
        match key:
            case "covert" | "tactical" | "any_number_in_deck" | "eases_threshold":
                found[key] = True
            case "tactical_text" | "tactical_text+extra":
                found["tactical_text"] = True
            case "unique":
                found["unique"] = value
            case "attach":
                found["attach_to"] = value
            case "flip_up":
                pay, icons, has_extra = _payment(key, value)
                found["flip_up"] = FlipUp(pay, icons, has_extra)
            case "recur":
                pay, icons, _ = _payment(key, value)
                found["recur"] = Recur(pay, icons)
            case _:
                raise FactError("keywords", f"{word!r} is not a known keyword")
    return Keywords(**found)  # type: ignore[arg-type]


def _payment(key: str, value: str) -> tuple[int, Threshold, bool]:
    match = _PAYMENT.fullmatch(value)
    if match is None:
        raise FactError("keywords", f"{key} expects a number and icons, as in {key}:2[GG]")
    return int(match["pay"]), _threshold(match["icons"] or ""), bool(match["extra"])


def _faction(fields: Fields) -> Faction:
    icons, staples = [], 0
    for part in filter(None, text_of("starting_resources", fields).split(";")):
        word, _, count = part.partition(":")
        if not (count.isdecimal() and len(count) < 3):
            raise FactError("starting_resources", f"{part!r} lacks a number, as in staple:2")
        if word == "staple":
            staples += int(count)
            continue
        try:
            icons += [Icon[word.upper()]] * int(count)
        except KeyError:
            raise FactError("starting_resources", f"{word!r} is no staple") from None
    return Faction(
        influence=_required("influence", fields),
        starting_icons=Threshold.of(icons),
        starting_staples=staples,
        draw_first=_required("starting_draw_first", fields),
        draw_second=_required("starting_draw_second", fields),
    )


def _required(field: str, fields: Fields) -> int:
    number = number_of(field, fields, least=0)
    if number is None:
        raise FactError(field, "a faction needs this number")
    return number


def _icons(field: str, fields: Fields) -> Threshold:
    try:
        return _threshold(text_of(field, fields))
    except ValueError:
        raise FactError(field, "expected letters of O G E D R V only") from None


@lru_cache(maxsize=1024)
def _threshold(letters: str) -> Threshold:
    """One value for all cards that ask for the same icons: there are few, looked at often."""
    return Threshold.of(letters)
