"""Lines of a text that hold no card: headings, titles and the words for zones."""

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from app.games.tabletop.decklists.decklist import DeckLayout, Place
from app.games.text import LONGEST_NAME, fold

_FIELD: Final = re.compile(
    r"(deck\s?name|name|title|author|created by|player|description|notes?)\s*[:=]\s*(.*)",
    re.IGNORECASE,
)
_CARDS: Final = re.compile(
    r"(?<![\w.,/])(\d{1,4})\s*[-–]?\s*(?:cards?|karten|cartes|cartas|carte|kaarten|kart)\b",
    re.IGNORECASE,
)
_NUMBER: Final = re.compile(r"\d+")
_WORD: Final = re.compile(r"[^\W_]+")
_FRAME: Final = " \t-–—=*#_[](){}<>/~:.,;•►▼|+"

_WORDS_OF_EXPORTS: Final = frozenset(
    word
    for words in (
        "a all and by card cards copies copy cost count deck decklist for in is list main",
        "mainboard maindeck misc miscellaneous non of only other others qty",
        "quantity remaining size stuff sum the this total totals type types with x",
        "artifact artifacts creature creatures enchantment enchantments instant instants land",
        "lands",
        "planeswalker planeswalkers sorceries sorcery spell spells",
        "charaktere ereignisse fraktionen gegenstände gesamt insgesamt karten orte ressourcen",
        "stück taktiken zusammen personnages ressources tactiques événements objets lieux cartes",
        "personajes recursos tácticas eventos objetos lugares cartas personaggi risorse tattiche",
        "eventi oggetti luoghi carte",
    )
    for word in fold(words).split()
)
"""Words of which the headings and totals of deck sites and posts are made, whatever the game."""

_LITTLE_WORDS: Final = frozenset(
    ["a", "and", "by", "for", "in", "is", "of", "the", "this", "with", "x"]
)
"""Words of exports that make no heading by themselves: `x4` stands for copies of a card."""


_VAGUE_WORDS: Final = frozenset(
    ["misc", "miscellaneous", "other", "others", "remaining", "rest", "stuff"]
)
"""Words of headings that tell nothing of what stands below them."""


class DeckField(Enum):
    """Facts about the deck in lines such as `Author: …`."""

    NAME = "name"
    AUTHOR = "author"
    NOTES = "notes"


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading or a total.

    `place` is the place that it opens, None if it only groups cards by kind. `total` is the
    only number in it, None without one or with several.
    """

    place: Place | None
    total: int | None = None

    @property
    def note(self) -> str:
        """Say for the report what the line does to the cards below it."""
        if self.place is not None:
            return f"Heading: {self.place.name}."
        return "Heading: groups cards of the same zone."


def read_heading(text: str, layout: DeckLayout) -> Heading | None:
    """The heading that the whole line is: known words with or without frame, colon and total.

    `Sideboard`, `SIDEBOARD:`, `--- Starting Deck ---`, `[Main]`, `Deck (75 cards)`,
    `Characters 20`, `= 166 cards`. A card's name that merely starts with such a word is none.
    """
    words = " ".join(_NUMBER.sub(" ", text).strip(_FRAME).split())
    if len(words) > LONGEST_NAME or not words:
        return None
    numbers = _NUMBER.findall(text)
    total = int(numbers[0][:5]) if len(numbers) == 1 else None
    if numbers and fold(words) in ("card", "cards"):
        return Heading(None, total)
    place = _place_of(words, layout)
    if place is not None:
        return Heading(place, total)
    known = layout.heading_words | _WORDS_OF_EXPORTS
    parts = [fold(word) for word in _WORD.findall(words)]
    if fold(words) in layout.kinds:
        return Heading(None, total)
    if all(part in known for part in parts) and not _LITTLE_WORDS.issuperset(parts):
        return Heading(None, total)
    return None


def _place_of(words: str, layout: DeckLayout) -> Place | None:
    """The place that words name, also with `cards` or `total` beside them: `Deck, cards`."""
    place = layout.by_word.get(fold(words))
    if place is not None:
        return place
    kept = [word for word in _WORD.findall(fold(words)) if word not in ("card", "cards", "total")]
    return layout.by_word.get(" ".join(kept)) if kept else None


def is_vague(text: str) -> bool:
    """Return True if a heading says nothing of its cards: `Stuff 4`."""
    words = {fold(word) for word in _WORD.findall(_NUMBER.sub(" ", text))}
    return words <= _VAGUE_WORDS | _LITTLE_WORDS and not words.isdisjoint(_VAGUE_WORDS)


def total_of_cards(text: str) -> int | None:
    """The number of cards that a title gives, as in `Goo and Gunpowder (75 cards)`."""
    found = _CARDS.findall(text)
    return int(found[0]) if len(found) == 1 else None


def read_field(text: str) -> tuple[DeckField, str] | None:
    """Read a line such as `Author: …` or `Name=…`: field and value; None for other lines."""
    found = _FIELD.fullmatch(text)
    if found is None:
        return None
    word = found[1].casefold()
    if word in ("author", "created by", "player"):
        return DeckField.AUTHOR, found[2].strip()
    if word.startswith(("desc", "note")):
        return DeckField.NOTES, found[2].strip()
    return DeckField.NAME, found[2].strip()
