"""Read the written form of facts: keywords, starting resources, numbers.

The site's curators' forms and imports use the same functions as the loader.
"""

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeVar

from app.games.spoils.facts import Card, Faction, FlipUp, Keywords, Recur, Threshold
from app.games.spoils.terms import CardType, Icon, Supertype, Trade

Fields = Mapping[str, str | int | None]
"""Written facts by column name; `None` and blank mean that nothing is printed."""

E = TypeVar("E", bound=StrEnum)

_PAYMENT: Final = re.compile(r"(?P<pay>\d+)(?:\[(?P<icons>[OGEDRV]*)\])?(?P<extra>\+extra)?")


class FactError(ValueError):
    """A fact that cannot be read. `field` names it; the message says what was expected."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field
        self.message = message


def read_card(fields: Fields) -> Card:
    """A card from the written form of its facts, keyed by the columns of `data/cards.csv`.

    Raises FactError for the first field that cannot be read.
    """
    card_type = _member(CardType, "type", fields)
    supertype = _member(Supertype, "supertype", fields) if _text("supertype", fields) else None
    name = _text("name", fields)
    if not name:
        raise FactError("name", "a card needs a name")
    return Card(
        name=name,
        trade=_member(Trade, "trade", fields),
        type=card_type,
        supertype=supertype,
        subtypes=tuple(s.strip() for s in _text("subtypes", fields).split(",") if s.strip()),
        cost=_number("cost", fields, least=0),
        threshold=_icons("threshold", fields),
        provides=_icons("provides", fields),
        strength=_number("strength", fields),
        life=_number("life", fields),
        speed=_number("speed", fields),
        structure=_number("structure", fields, least=0),
        keywords=read_keywords(_text("keywords", fields)),
        faction=_faction(fields) if card_type is CardType.FACTION else None,
        text=_text("text", fields) or None,
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
    return int(match["pay"]), Threshold.of(match["icons"] or ""), bool(match["extra"])


def _faction(fields: Fields) -> Faction:
    icons, staples = [], 0
    for part in filter(None, _text("starting_resources", fields).split(";")):
        word, _, count = part.partition(":")
        if not count.isdigit():
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


def _text(field: str, fields: Fields) -> str:
    value = fields.get(field)
    return "" if value is None else str(value).strip()


def _number(field: str, fields: Fields, least: int = -99, most: int = 99) -> int | None:
    written = _text(field, fields)
    if not written:
        return None
    try:
        number = int(written)
    except ValueError:
        raise FactError(field, f"{written!r} is not a whole number") from None
    if not least <= number <= most:
        raise FactError(field, f"{number} is not between {least} and {most}")
    return number


def _required(field: str, fields: Fields) -> int:
    number = _number(field, fields, least=0)
    if number is None:
        raise FactError(field, "a faction needs this number")
    return number


def _icons(field: str, fields: Fields) -> Threshold:
    try:
        return Threshold.of(_text(field, fields))
    except ValueError:
        raise FactError(field, "expected letters of O G E D R V only") from None


def _member(kind: type[E], field: str, fields: Fields) -> E:
    written = _text(field, fields)
    try:
        return kind(written)
    except ValueError:
        expected = ", ".join(kind)
        raise FactError(field, f"{written!r} is not one of {expected}") from None
