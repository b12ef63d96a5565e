"""Lists of The Spoils on paper: by type, then alphabetically."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.games.capabilities.sheets import DeckSheets, Item, SheetGroup
from app.games.offers import own
from app.games.spoils.decklists import Decklist, Zone
from app.games.spoils.facts import Card, CardSet, Catalogue, Printing, fold
from app.games.spoils.terms import CardType, Trade
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue

_BLANK_ROWS: Final = {
    CardType.FACTION: 1,
    CardType.RESOURCE: 7,
    CardType.CHARACTER: 15,
    CardType.TACTIC: 11,
    CardType.ITEM: 7,
    CardType.LOCATION: 5,
}
"""The types in the order of a list, with as many rows as fit on one sheet of either paper."""

_USUAL_STARTERS: Final = 2
"""Lines on a sheet whose faction is not known yet."""


def groups_of(deck: Decklist) -> tuple[SheetGroup, ...]:
    """The main list by type, then the sideboard."""
    cards = {line.name: line.printing.card for line in deck.lines}
    main = deck.copies_in((Zone.FACTION, Zone.DECK))
    groups = [
        SheetGroup(titled(kind), items)
        for kind in _BLANK_ROWS
        if (items := _items({n: c for n, c in main.items() if cards[n].type is kind}, cards))
    ]
    sideboard = _items(deck.copies_in((Zone.SIDEBOARD,)), cards)
    return (*groups, SheetGroup("Sideboard", sideboard)) if sideboard else tuple(groups)


def titled(kind: CardType) -> str:
    """The heading of a type's group; a deck has one faction."""
    return kind.value if kind is CardType.FACTION else f"{kind.value}s"


def starters(deck: Decklist) -> tuple[str, ...]:
    """One line per starting resource, with its name where the faction settles it. Rules: 202.5."""
    factions = [
        line.printing.card for line in deck.in_zone(Zone.FACTION) for _ in range(line.copies)
    ]
    if len(factions) != 1 or factions[0].faction is None:
        return ("",) * _USUAL_STARTERS
    faction = factions[0].faction
    named = [icon.word for icon, copies in faction.starting_icons for _ in range(copies)]
    return (*named, *[""] * faction.starting_staples)


def packed(catalogue: Catalogue, card_set: CardSet) -> tuple[SheetGroup, ...]:
    """The cards that packs hold, trade by trade and alphabetically."""
    sold = [
        one
        for one in catalogue.printings
        if one.set.code == card_set.code and one.rarity in card_set.pack and not one.card.is_token
    ]
    return tuple(
        SheetGroup(trade.value, tuple(_packed_item(one) for one in sorted(of_trade, key=_name)))
        for trade in Trade
        if (of_trade := [one for one in sold if one.card.trade is trade])
    )


def _name(printing: Printing) -> tuple[str, str]:
    return (fold(printing.card.name), printing.id)


def _packed_item(printing: Printing) -> Item:
    number = "" if printing.number is None else str(printing.number)
    return Item(printing.card.name, None, note=f"{number} {printing.rarity.value[0].upper()}")


def _items(copies: Mapping[str, int], cards: Mapping[str, Card]) -> tuple[Item, ...]:
    return tuple(_item(name, copies[name], cards[name]) for name in sorted(copies, key=fold))


def _item(name: str, copies: int, card: Card) -> Item:
    cost = "–" if card.cost is None else str(card.cost)
    if card.type in (CardType.FACTION, CardType.RESOURCE):
        cost = ""
    return Item(name, copies, cost, str(card.threshold))


class SpoilsDeckSheets(DeckSheets):
    """Sheets of decks and sets."""

    blank = tuple((titled(kind), rows) for kind, rows in _BLANK_ROWS.items())
    total = "Total cards in the deck, faction not counted"
    chosen = "Starting resources, chosen at the table"

    def groups(self, deck: AnyDecklist) -> tuple[SheetGroup, ...]:
        return groups_of(own(deck, Decklist))

    def packed(self, catalogue: AnyCatalogue, card_set: CardSet) -> tuple[SheetGroup, ...]:
        return packed(own(catalogue, Catalogue), card_set)

    def choices(self, deck: AnyDecklist | None) -> tuple[str, ...]:
        return starters(Decklist() if deck is None else own(deck, Decklist))
