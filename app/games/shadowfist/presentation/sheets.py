"""Lists of Shadowfist on paper: by section, then cost and title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from app.games.capabilities.sheets import DeckSheets, Item, SheetGroup
from app.games.offers import own
from app.games.shadowfist.decklists import Decklist, Line, Zone
from app.games.shadowfist.facts import CardSet, Catalogue, Printing, PrintingId
from app.games.shadowfist.presentation.sections import SECTIONS, place_of, section_of
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue, is_any

_BLANK_ROWS: Final = (
    ("Feng Shui Sites", 8),
    ("Sites", 4),
    ("Foundations", 6),
    ("Characters", 14),
    ("Events", 8),
    ("States", 4),
    ("Edges", 3),
)
"""The sections of an empty sheet, with as many rows as fit on one sheet of either paper."""


def groups_of(deck: Decklist) -> tuple[SheetGroup, ...]:
    """The deck by section, then the cards beside it."""
    groups = _groups(line for line in deck.lines if line.zone is Zone.DECK)
    beside = _items(line for line in deck.lines if line.zone is Zone.MISC)
    return (*groups, SheetGroup("Beside the deck", beside)) if beside else groups


def packed(catalogue: Catalogue, card_set: CardSet) -> tuple[SheetGroup, ...]:
    """The cards of a set, section by section and in the order of a list."""
    of_set = [one for one in catalogue.printings if one.set.code == card_set.code]
    return tuple(
        SheetGroup(
            section,
            tuple(
                Item(one.card.name, None, note=one.rarity.value[0].upper())
                for one in sorted(cards, key=place_of)
            ),
        )
        for section in SECTIONS
        if (cards := [one for one in of_set if section_of(one.printed) == section])
    )


def _groups(lines: Iterable[Line]) -> tuple[SheetGroup, ...]:
    every = tuple(lines)
    return tuple(
        SheetGroup(section, items)
        for section in SECTIONS
        if (items := _items(line for line in every if section_of(line.printing.printed) == section))
    )


def _items(lines: Iterable[Line]) -> tuple[Item, ...]:
    """One row for each printing; the set is told where the list names it."""
    copies: Counter[PrintingId] = Counter()
    printings: dict[PrintingId, Printing] = {}
    for line in lines:
        copies[line.printing.id] += line.copies
        printings[line.printing.id] = line.printing
    return tuple(_item(one, copies[one.id]) for one in sorted(printings.values(), key=place_of))


def _item(printing: Printing, copies: int) -> Item:
    printed = printing.printed
    cost = "–" if printed.cost is None else str(printed.cost)
    named = "" if is_any(printing.id) else printing.set.code
    return Item(printing.card.name, copies, cost, str(printed.requires), named)


class ShadowfistDeckSheets(DeckSheets):
    """Sheets of decks and sets."""

    blank = _BLANK_ROWS
    total = "Total cards in the deck"

    def groups(self, deck: AnyDecklist) -> tuple[SheetGroup, ...]:
        return groups_of(own(deck, Decklist))

    def packed(self, catalogue: AnyCatalogue, card_set: CardSet) -> tuple[SheetGroup, ...]:
        return packed(own(catalogue, Catalogue), card_set)
