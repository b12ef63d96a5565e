"""Lines of a text that hold no card: headings, titles and the words for zones."""

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from app.games.spoils.decklists.intake import Place
from app.games.spoils.facts import LONGEST_NAME, fold
from app.games.spoils.terms import CardType, Icon, Trade

_WORDS: Final[dict[Place, str]] = {
    Place.MAIN: (
        "deck, main, mainboard, main board, main deck, maindeck, game deck, starting deck,"
        " decklist, deck list, list, cards, library, crypt, commander, companion"
    ),
    Place.FACTION: "faction, factions",
    Place.STARTING: "starting, starting resources, starting resource, starting staples",
    Place.SIDEBOARD: "sideboard, side board, side, side deck, sidedeck, sb",
    Place.CONSIDERING: "considering, maybe, maybeboard, maybe board, tokens, token",
}
_PLACES: Final[dict[str, Place]] = {
    word.strip(): place for place, words in _WORDS.items() for word in words.split(",")
}
_KINDS: Final[frozenset[str]] = frozenset(
    {
        form
        for word in (*CardType, *Trade, *(icon.word for icon in Icon), "staple", "staple resource")
        for form in (fold(word), fold(word) + "s")
        if word not in [icon.word for icon in Icon]
    }
)
_FIELD: Final = re.compile(
    r"(deck\s?name|name|title|author|created by|player|description|notes?)\s*[:=]\s*(.*)",
    re.IGNORECASE,
)
_TOTAL: Final = re.compile(r"[\s:]*[(\[]?\s*\d+\s*(?:cards?\b.*)?[)\]]?\s*:?$", re.IGNORECASE)
_FRAME: Final = re.compile(r"^[\s\-=*#_\[/]+|[\s\-=*#_\]/]+$")


class Field(Enum):
    """What a line such as `Author: …` says about the deck."""

    NAME = "name"
    AUTHOR = "author"
    NOTES = "notes"


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading: the place it opens, or None when it only groups cards by kind."""

    place: Place | None


def place_named(text: str) -> Place | None:
    """The place that a word such as `Sideboard` or `Maybeboard` stands for."""
    return _PLACES.get(fold(text)) if len(text) <= LONGEST_NAME else None


def read_heading(text: str) -> Heading | None:
    """The heading that the whole line is: its word with or without frame, colon and total.

    `Sideboard`, `SIDEBOARD:`, `--- Starting Deck ---`, `[Main]`, `Deck (75 cards)`,
    `Characters 20`. A card's name that merely starts with such a word is none.
    """
    bare = _FRAME.sub("", text).rstrip(": ")
    for words in dict.fromkeys((bare, _TOTAL.sub("", bare))):
        if len(words) > LONGEST_NAME:
            continue
        folded = fold(words)
        if folded in _PLACES:
            return Heading(_PLACES[folded])
        if folded in _KINDS:
            return Heading(None)
    return None


def read_field(text: str) -> tuple[Field, str] | None:
    """What a line `Author: …` or `Name=…` says of the deck, and its value."""
    found = _FIELD.fullmatch(text)
    if found is None:
        return None
    word = found[1].casefold()
    if word in ("author", "created by", "player"):
        return Field.AUTHOR, found[2].strip()
    if word.startswith(("desc", "note")):
        return Field.NOTES, found[2].strip()
    return Field.NAME, found[2].strip()


def looks_like_heading(text: str) -> bool:
    """Whether a line that names no card is meant as a heading: a colon or a total ends it."""
    without_total = _TOTAL.sub("", text)
    return text.endswith(":") or (without_total != text and bool(without_total.strip()))
