"""A card of The Spoils as text: the lines that stand on its face, in reading order."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from app.games.capabilities.faces import (
    Adding,
    CardFaces,
    CardGroup,
    Face,
    FaceLabels,
    FaceLine,
    FacePart,
    InGames,
    LabelledFace,
    ListEntry,
    Paragraph,
    PartLabel,
    Piece,
)
from app.games.offers import own
from app.games.spoils.facts import Card, Printing, Threshold
from app.games.spoils.terms import CardType, Icon, Stat
from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.symbols import in_words, signed

if TYPE_CHECKING:
    from app.games.spoils.coverage.card_tests import CardTest
    from app.games.spoils.wording import WordingLine

_ICONS: Final = re.compile(r"((?:\[[OGEDRV]\])+)")


def face_of(card: Card, printing: Printing | None = None) -> Face:
    """The face of a card, as one printing shows it."""
    if printing is not None:
        return _drawn(card, printing)
    found = _PLAIN.get(card.name)
    if found is None or found.card is not card:
        found = _PLAIN[card.name] = _drawn(card, None)
    return found


_PLAIN: Final[dict[str, Face]] = {}
"""The faces without a printing, by name: those of the cards asked for last."""


def _drawn(card: Card, printing: Printing | None) -> Face:
    wording = None if card.text else paragraphs_of(card.name)
    keywords = tuple(_keywords(card))
    is_resource = card.type is CardType.RESOURCE
    type_, trade = card.type.value, card.trade.value
    of_trade = f"trade:{trade.lower()}"
    return Face(
        card=card,
        printing=printing,
        type_line=type_line(card),
        keywords=keywords,
        stats=tuple(_stats(card)),
        wording=wording,
        kind=type_,
        group=CardGroup("Trade", trade, of_trade, card.trade.icon),
        place=((trade, of_trade), (type_, f"{of_trade} type:{type_.lower()}")),
        cost=card.cost,
        asks=card.threshold,
        gives=card.provides,
        is_source=is_resource,
        text=card.text,
        opening=keywords if wording is None or card.text else tuple(_faction_lines(card)),
        is_bare=not (keywords or card.text or is_resource),
        related=(("Subtypes", tuple((each, f'st:"{each}"') for each in card.subtypes)),),
    )


def type_line(card: Card) -> str:
    """Supertype, type and subtypes: `Character, soldier`."""
    first = f"{card.supertype.capitalize()} {card.type.lower()}" if card.supertype else card.type
    return ", ".join((first, *card.subtypes))


def stat_line(card: Card) -> str:
    """The stats in the short form of lists: `3/3/4`, bonuses with their sign."""
    return "/".join(number for _, number in _stats(card) if card.type is not CardType.FACTION)


def starting_words(card: Card) -> str:
    """The starting resources of a faction, in words; empty for other cards. Rules: 202.5."""
    if card.faction is None:
        return ""
    named = in_words(card.faction.starting_icons)
    free = card.faction.starting_staples
    choice = f"{free} staple{'s' if free != 1 else ''} of your choice" if free else ""
    return " and ".join(filter(None, (named, choice)))


def paragraphs_of(name: str) -> tuple[Paragraph, ...] | None:
    """The paragraphs of a card by our own phrases; None where no script is known."""
    from app.games.spoils.wording import wording_of

    lines = wording_of(name)
    return None if lines is None else tuple(_paragraph(line) for line in lines)


def pieces(text: str) -> tuple[Piece, ...]:
    """Text with its icons, `[R][R]`, as thresholds of their own."""
    return tuple(
        Threshold.of(part.replace("[", "").replace("]", "")) if part.startswith("[") else part
        for part in _ICONS.split(text)
        if part
    )


def _paragraph(line: WordingLine) -> Paragraph:
    return Paragraph(
        line.kind.value,
        line.name,
        Threshold.of(line.threshold),
        pieces(line.text),
        pieces(line.cost),
        pieces(line.effect),
    )


def _keywords(card: Card) -> Iterator[FaceLine]:
    words = card.keywords
    is_label = card.faction is None
    if words.unique:
        yield FaceLine("Unique", words.unique, is_label=is_label)
    if words.attach_to:
        yield FaceLine("Attach to", words.attach_to, is_label=is_label)
    if words.covert:
        yield FaceLine("Covert")
    if words.tactical:
        yield FaceLine("Tactical")
    if words.any_number_in_deck:
        yield FaceLine("Any number of copies may be in a deck")
    if words.recur:
        recur = words.recur
        yield FaceLine("Recur", f"pay {recur.pay}", recur.threshold, is_label=is_label)
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


def _stats(card: Card) -> Iterator[tuple[str, str]]:
    if card.faction is not None:
        yield "influence", str(card.faction.influence)
    for stat in Stat:
        number = card.stat(stat)
        if number is not None:
            yield stat.value, signed(number) if card.type is CardType.ITEM else f"{number}"


@lru_cache(maxsize=4096)
def _entry(card: Card) -> ListEntry:
    kind = ", ".join((card.type.value, *card.subtypes))
    return ListEntry(kind, stat_line(card), card.cost, card.threshold, card.provides)


def _adding(card: Card) -> Adding | None:
    if card.is_token:
        return None
    exact = '"' + card.name.replace('"', '\\"') + '"'
    if card.is_faction:
        return Adding("Play this faction", "Choose", f"faction={exact}", takes_copies=False)
    return Adding("Add to a deck", "Add", f"[[!{exact}]]")


def _in_games(card: Card) -> InGames:
    from app.games.spoils.coverage import status_of

    if card.is_token:
        return InGames.CREATED
    return InGames.PLAYABLE if status_of(card).playable else InGames.WITHOUT_TEXT


def _tests(card: Card) -> Sequence[CardTest]:
    from app.games.spoils.coverage.card_tests import card_tests_by_name

    return card_tests_by_name().get(card.name, ())


_EXPLAINED: Final = LabelledFace(
    "Spry Archer",
    (
        PartLabel(FacePart.COST, "Cost", "how much to pay with resources"),
        PartLabel(FacePart.SYMBOLS, "Threshold", "icons that your resources must show"),
        PartLabel(FacePart.TYPE, "Type and trade", "the type may have subtypes"),
        PartLabel(FacePart.TEXT, "What it does", "in our own words"),
        PartLabel(FacePart.STATS, "Strength, life and speed", "its numbers in battle"),
        PartLabel(FacePart.PRINTING, "Set and rarity", "all printings count as one card"),
    ),
)


class SpoilsFaces(CardFaces):
    """Cards of The Spoils, with our wording of what they do."""

    symbols = tuple(Icon)
    explained = _EXPLAINED
    labels = FaceLabels(asks="Threshold", stats="strength/life/speed", printings="201.1b")

    def of(self, card: CardLike, printing: PrintingLike | None) -> Face:
        return face_of(own(card, Card), None if printing is None else own(printing, Printing))

    def entry(self, card: CardLike) -> ListEntry:
        return _entry(own(card, Card))

    def adding(self, card: CardLike) -> Adding | None:
        return _adding(own(card, Card))

    def in_games(self, card: CardLike) -> InGames:
        return _in_games(own(card, Card))

    def tests(self, card: CardLike) -> Sequence[CardTest]:
        return _tests(own(card, Card))
