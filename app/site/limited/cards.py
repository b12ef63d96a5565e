"""Cards of pools and boosters as pages show them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from app.games.capabilities.deck_rows import Place
from app.games.tabletop.facts import PrintingLike
from app.site.decks.builder.arranging import grouping
from app.site.platform.request.current_game import current_game
from app.site.presentation.cards import stat_line


@dataclass(frozen=True)
class CardRow:
    """Copies of a printing."""

    printing: PrintingLike
    copies: int
    stats: str


@dataclass(frozen=True)
class CardGroup:
    """Rows under one heading, with their copies together."""

    title: str
    count: int
    rows: tuple[CardRow, ...]


def grouped(cards: Iterable[PrintingLike]) -> tuple[CardGroup, ...]:
    """Return cards in the groups by which the game sorts the rows of decks."""
    orders = current_game().rows.needed()
    counted: Counter[str] = Counter()
    printings: dict[str, PrintingLike] = {}
    for card in cards:
        counted[card.id] += 1
        printings[card.id] = card
    group = grouping(orders.sorting, orders)
    groups: dict[tuple[Place, str], list[CardRow]] = {}
    for printing in sorted(printings.values(), key=orders.within):
        row = CardRow(printing, counted[printing.id], stat_line(printing.card))
        groups.setdefault(group(printing, ()), []).append(row)
    return tuple(
        CardGroup(title, sum(row.copies for row in groups[at, title]), tuple(groups[at, title]))
        for at, title in sorted(groups)
    )


def rows_of(cards: Iterable[PrintingLike]) -> tuple[CardRow, ...]:
    """Return the cards of a booster, one row each, in their order."""
    return tuple(CardRow(card, 1, stat_line(card.card)) for card in cards)
