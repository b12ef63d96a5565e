"""A card as text: the lines that stand on its face, in reading order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.games.spoils.facts import NO_ICONS, Card, Printing, Threshold
from app.games.spoils.terms import CardType, Stat
from app.site.presentation.card_text import Paragraph, paragraphs_of
from app.site.presentation.formatting import in_words, signed

BATTLE = (Stat.STRENGTH, Stat.LIFE, Stat.SPEED)


@dataclass(frozen=True)
class FaceLine:
    """One keyword line: the word, what it says, and its icons."""

    word: str
    text: str = ""
    icons: Threshold = NO_ICONS


@dataclass(frozen=True)
class Face:
    """Everything that is drawn of one card. `stats` are pairs of word and number.

    `wording` is what the card does by our own phrases, None where no script is known; a text
    of the card, brought in by whoever runs the site, takes its place.
    """

    card: Card
    printing: Printing | None
    type_line: str
    keywords: tuple[FaceLine, ...]
    stats: tuple[tuple[str, str], ...]
    wording: tuple[Paragraph, ...] | None = None

    @property
    def opening(self) -> tuple[FaceLine, ...]:
        """The lines above the wording: all keywords, or what the wording does not say."""
        if self.wording is None or self.card.text:
            return self.keywords
        return tuple(_faction_lines(self.card))

    @property
    def is_bare(self) -> bool:
        """Whether nothing but numbers is known of the card: no keyword and no text."""
        return not (self.keywords or self.card.text or self.card.type is CardType.RESOURCE)


def face_of(card: Card, printing: Printing | None = None) -> Face:
    """The face of a card, as one printing shows it."""
    wording = None if card.text else paragraphs_of(card.name)
    keywords, stats = tuple(_keywords(card)), tuple(_stats(card))
    return Face(card, printing, type_line(card), keywords, stats, wording)


def type_line(card: Card) -> str:
    """Supertype, type and subtypes: `Character, soldier`."""
    first = f"{card.supertype.capitalize()} {card.type.lower()}" if card.supertype else card.type
    return ", ".join((first, *card.subtypes))


def stat_line(card: Card) -> str:
    """The stats in the short form of lists: `3/3/4`, bonuses with their sign."""
    return "/".join(number for _, number in _stats(card) if card.type is not CardType.FACTION)


def _keywords(card: Card) -> Iterator[FaceLine]:
    words = card.keywords
    if words.unique:
        yield FaceLine("Unique", words.unique)
    if words.attach_to:
        yield FaceLine("Attach to", words.attach_to)
    if words.covert:
        yield FaceLine("Covert")
    if words.tactical:
        yield FaceLine("Tactical")
    if words.any_number_in_deck:
        yield FaceLine("Any number of copies may be in a deck")
    if words.recur:
        yield FaceLine("Recur", f"pay {words.recur.pay}", words.recur.threshold)
    if words.flip_up:
        extra = ", and an extra cost" if words.flip_up.has_extra else ""
        yield FaceLine("Flip Up", f"{words.flip_up.cost}{extra}", words.flip_up.threshold)
    yield from _faction_lines(card)


def _faction_lines(card: Card) -> Iterator[FaceLine]:
    faction = card.faction
    if faction is None:
        return
    yield FaceLine("Starting resources", starting_words(card))
    yield FaceLine(
        "Starting draw", f"{faction.draw_first} cards going first, {faction.draw_second} second"
    )


def starting_words(card: Card) -> str:
    """What a faction starts with, in words. Rules: 202.5."""
    if card.faction is None:
        return ""
    named = in_words(card.faction.starting_icons)
    free = card.faction.starting_staples
    choice = f"{free} staple{'s' if free != 1 else ''} of your choice" if free else ""
    return " and ".join(filter(None, (named, choice)))


def _stats(card: Card) -> Iterator[tuple[str, str]]:
    if card.faction is not None:
        yield "influence", str(card.faction.influence)
    for stat in Stat:
        number = card.stat(stat)
        if number is not None:
            yield stat.value, signed(number) if card.type is CardType.ITEM else f"{number}"
