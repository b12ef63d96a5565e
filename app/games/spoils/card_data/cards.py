"""Readers of the written form of a card: its numbers, icons, keywords and faction."""

import re
from functools import lru_cache
from typing import Final

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
from app.games.tabletop.card_data.fields import (
    FactError,
    Fields,
    member_of,
    number_of,
    text_of,
    word_of,
)

_PAYMENT: Final = re.compile(r"(?P<pay>\d+)(?:\[(?P<icons>[OGEDRV]*)\])?(?P<extra>\+extra)?")


def read_card(fields: Fields) -> Card:
    """A card from the written form of its facts, keyed by the columns of `cards.csv`.

    Raises FactError for the first field that cannot be read.
    """
    name = word_of("name", fields)
    if len(name) > LONGEST_NAME:
        raise FactError("name", f"a card's name can have at most {LONGEST_NAME} characters")
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
            raise FactError("starting_resources", f"{part!r} needs a number, as in staple:2")
        if word == "staple":
            staples += int(count)
            continue
        try:
            icons += [Icon[word.upper()]] * int(count)
        except KeyError:
            raise FactError("starting_resources", f"{word!r} is not a staple") from None
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
        raise FactError(field, "expected only the letters O G E D R V") from None


@lru_cache(maxsize=1024)
def _threshold(letters: str) -> Threshold:
    """One value for all cards that ask for the same icons: there are few, looked at often."""
    return Threshold.of(letters)
