"""Lines of a text that hold no card: headings, titles and the words for zones."""

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from app.games.tabletop.decklists.shape import DeckLayout, Place
from app.games.tabletop.names import LONGEST_NAME, fold

_FIELD: Final = re.compile(
    r"(deck\s?name|name|title|author|created by|player|description|notes?)\s*[:=]\s*(.*)",
    re.IGNORECASE,
)
_TOTAL: Final = re.compile(r"[\s:]*[(\[]?\s*\d+\s*(?:cards?\b.*)?[)\]]?\s*:?$", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\W_]+")
_FRAME: Final = re.compile(r"^[\s\-=*#_\[/]+|[\s\-=*#_\]/]+$")


class DeckField(Enum):
    """What a line such as `Author: …` says about the deck."""

    NAME = "name"
    AUTHOR = "author"
    NOTES = "notes"


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading: the place it opens, or None when it only groups cards by kind."""

    place: Place | None


def read_heading(text: str, layout: DeckLayout) -> Heading | None:
    """The heading that the whole line is: its word with or without frame, colon and total.

    `Sideboard`, `SIDEBOARD:`, `--- Starting Deck ---`, `[Main]`, `Deck (75 cards)`,
    `Characters 20`. A card's name that merely starts with such a word is none.
    """
    bare = _FRAME.sub("", text).rstrip(": ")
    for words in dict.fromkeys((bare, _TOTAL.sub("", bare))):
        if len(words) > LONGEST_NAME:
            continue
        folded = fold(words)
        if folded in layout.by_word:
            return Heading(layout.by_word[folded])
        if folded in layout.kinds:
            return Heading(None)
    return Heading(None) if _only_groups(bare, layout) else None


def _only_groups(text: str, layout: DeckLayout) -> bool:
    """Whether a line is nothing but words of headings and numbers: `20 Ascended cards`."""
    if not layout.heading_words or len(text) > LONGEST_NAME:
        return False
    words = [word for word in _WORD.findall(text) if not word.isdecimal()]
    return bool(words) and all(fold(word) in layout.heading_words for word in words)


def read_field(text: str) -> tuple[DeckField, str] | None:
    """What a line `Author: …` or `Name=…` says of the deck, and its value."""
    found = _FIELD.fullmatch(text)
    if found is None:
        return None
    word = found[1].casefold()
    if word in ("author", "created by", "player"):
        return DeckField.AUTHOR, found[2].strip()
    if word.startswith(("desc", "note")):
        return DeckField.NOTES, found[2].strip()
    return DeckField.NAME, found[2].strip()


def looks_like_heading(text: str) -> bool:
    """Whether a line that names no card is meant as a heading: a colon or a total ends it."""
    without_total = _TOTAL.sub("", text)
    return text.endswith(":") or (without_total != text and bool(without_total.strip()))
