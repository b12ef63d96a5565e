"""Cards of pools and boosters as pages show them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode

from app.games.capabilities.deck_rows import Place
from app.games.tabletop.facts import PrintingLike
from app.site.decks.builder.arranging import grouping
from app.site.platform.request.current_game import current_game
from app.site.presentation.cards import stat_line

BY_NAME: Final = "name"
"""The id of an order that every game has: all cards together by name."""


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


def grouped(cards: Iterable[PrintingLike], order: str = "") -> tuple[CardGroup, ...]:
    """Return cards in the groups of an order of rows; without one, the game's usual order."""
    orders = current_game().rows.needed()
    counted: Counter[str] = Counter()
    printings: dict[str, PrintingLike] = {}
    for card in cards:
        counted[card.id] += 1
        printings[card.id] = card
    group = _together if order == BY_NAME else grouping(order or orders.sorting, orders)
    groups: dict[tuple[Place, str], list[CardRow]] = {}
    within = _by_name if order == BY_NAME else orders.within
    for printing in sorted(printings.values(), key=within):
        row = CardRow(printing, counted[printing.id], stat_line(printing.card))
        groups.setdefault(group(printing, ()), []).append(row)
    return tuple(
        CardGroup(title, sum(row.copies for row in groups[at, title]), tuple(groups[at, title]))
        for at, title in sorted(groups)
    )


def _together(printing: PrintingLike, tags: object) -> tuple[Place, str]:
    return (), "All cards"


def _by_name(printing: PrintingLike) -> Place:
    return (printing.card.name,)


def in_order(pack: Sequence[PrintingLike], order: str) -> Sequence[tuple[int, PrintingLike]]:
    """Return the cards of a booster in an order of rows, each with its place in the booster."""
    orders = current_game().rows.needed()
    known = {each.id: each.place for each in orders.orders}
    place = known.get(order, _by_name)
    return sorted(
        enumerate(pack), key=lambda each: (place(each[1]), orders.within(each[1]), each[0])
    )


def rows_of(cards: Iterable[PrintingLike]) -> tuple[CardRow, ...]:
    """Return the cards of a booster, one row each, in their order."""
    return tuple(CardRow(card, 1, stat_line(card.card)) for card in cards)


@dataclass(frozen=True)
class Way:
    """A way to show a pool, and the address that chooses it."""

    words: str
    address: str
    is_chosen: bool


@dataclass(frozen=True)
class ArrangedPool:
    """The way a pool is shown: as rows or whole cards, and in which groups.

    `asked` are the arguments of an address that chose it.
    """

    as_faces: bool
    order: str
    asked: Mapping[str, str]
    ways: tuple[Way, ...]
    orders: tuple[Way, ...]


def arranged_pool(address: str, show: str, by: str) -> ArrangedPool:
    """Return how a pool at an address is shown; what is not known is as usual.

    `show` is `cards` for whole cards, `by` the id of an order of rows.
    """
    orders = current_game().rows.needed()
    known = {**{order.id: order.words for order in orders.orders}, BY_NAME: "name"}
    chosen = by if by in known else orders.sorting
    as_faces = show == "cards"
    joint = "&" if "?" in address else "?"

    def at(show: str, by: str) -> str:
        return f"{address}{joint}{urlencode({'show': show, 'by': by})}"

    return ArrangedPool(
        as_faces,
        chosen,
        {name: value for name, value in (("show", show), ("by", by)) if value},
        (
            Way("List", at("list", chosen), not as_faces),
            Way("Cards", at("cards", chosen), as_faces),
        ),
        tuple(
            Way(f"By {words}", at("cards" if as_faces else "list", id_), id_ == chosen)
            for id_, words in known.items()
        ),
    )
