"""Grouping, sorting and filtering of a deck's rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from app.games.capabilities.deck_rows import DeckRows, Place
from app.games.tabletop.construction import AnyPool
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search import Context, QueryError
from app.games.text import fold
from app.site.platform.request.current_game import game_of, main_copies
from app.site.platform.storage.database import IndexedCatalogue
from app.site.presentation.queries import Mistake, mistake_of

BY_SET: Final = "set"
BY_TAG: Final = "tag"


@dataclass(frozen=True)
class ArrangedBy:
    """One thing that rows can be grouped and sorted by; `words` stand after `Group by`."""

    id: str
    words: str


_SHARED: Final = (ArrangedBy(BY_SET, "set, number"), ArrangedBy(BY_TAG, "own tag"))
"""Groupings and orders of rows for every game, besides the game's own."""


class View(StrEnum):
    """Ways to show a deck's rows: as lines, as overlapping cards by cost, or as whole cards."""

    LIST = "list"
    STACKS = "stacks"
    FACES = "faces"


@dataclass(frozen=True)
class Arrangement:
    """The grouping, sorting and filter of one visit; none of them changes the deck.

    `rows` are the orders of the deck's game; grouping and sorting are ids of orders.
    """

    rows: DeckRows = field(repr=False, compare=False)
    grouping: str
    sorting: str
    filter: str = ""
    view: View = View.LIST

    @classmethod
    def of(cls, values: Mapping[str, str], rows: DeckRows) -> Arrangement:
        """Parse the form; invalid values are ignored."""
        known = {order.id for order in _orders(rows)}
        group, sort = values.get("group", ""), values.get("sort", "")
        grouping = group if group in known else rows.grouping
        sorting = sort if sort in known else _usual_order(grouping, rows)
        view = values.get("view", "")
        return cls(
            rows,
            grouping,
            sorting,
            values.get("filter", "").strip()[:300],
            View(view) if view in frozenset(View) else View.LIST,
        )

    @property
    def columns(self) -> str:
        """Return the id of the order that the rows are grouped by: stacks stand by cost."""
        is_stacked = self.view is View.STACKS and self.rows.stacking
        return self.rows.stacking if is_stacked else self.grouping

    @property
    def query(self) -> dict[str, str]:
        """Return the URL parameters that differ from the defaults."""
        parts = {"filter": self.filter}
        if self.grouping != self.rows.grouping:
            parts["group"] = self.grouping
        if self.sorting != _usual_order(self.grouping, self.rows):
            parts["sort"] = self.sorting
        if self.view is not View.LIST:
            parts["view"] = self.view
        return {name: value for name, value in parts.items() if value}

    @property
    def orders(self) -> tuple[ArrangedBy, ...]:
        """Return all criteria for grouping and sorting."""
        return _orders(self.rows)


def _orders(rows: DeckRows) -> tuple[ArrangedBy, ...]:
    return (*(ArrangedBy(order.id, order.words) for order in rows.orders), *_SHARED)


def _usual_order(grouping: str, rows: DeckRows) -> str:
    return BY_SET if grouping == BY_SET else rows.sorting


@dataclass(frozen=True)
class CardFilter:
    """A test for the cards that a filter shows, or the mistake in the filter."""

    shows: Callable[[CardLike], bool]
    mistake: Mistake | None = None


Grouping: TypeAlias = Callable[[PrintingLike, Sequence[str]], tuple[Place, str]]
"""Returns the position and the title of the group of a row, from its printing and tags."""

Placing: TypeAlias = Callable[[PrintingLike, Sequence[str]], Place]
"""Returns the sort key of a row within its group, from its printing and tags."""


def grouping(by: str, rows: DeckRows) -> Grouping:
    """Return how rows are grouped. The first tag counts."""
    if by == BY_SET:
        return lambda printing, _: ((printing.set.order,), printing.set.name)
    if by == BY_TAG:
        return lambda _, tags: _group_of_tags(tags)
    order = next(order for order in rows.orders if order.id == by)
    return lambda printing, _: order.group(printing)


def placing(by: str, rows: DeckRows) -> Placing:
    """Return how rows are sorted within a group: the chosen criterion, then the game's default."""
    if by == BY_SET:
        return lambda printing, _: (
            printing.set.order,
            printing.number or 0,
            printing.card.name,
        )
    if by == BY_TAG:
        return lambda printing, tags: (*_group_of_tags(tags)[0], *rows.within(printing))
    order = next(order for order in rows.orders if order.id == by)
    return lambda printing, _: order.place(printing)


def _group_of_tags(tags: Sequence[str]) -> tuple[Place, str]:
    return ((0, fold(tags[0])), tags[0]) if tags else ((1, ""), "No tag")


def filtered(
    text: str,
    deck: AnyDecklist,
    indexed: IndexedCatalogue,
    collection: Mapping[str, int] | None = None,
    pool: AnyPool | None = None,
) -> CardFilter:
    """Return the cards that match a filter; all cards if it is empty or invalid.

    With a `collection`, copies by name, the fields `own` and `need` are available; with a `pool`
    cards can be sought in it.
    """
    if not text:
        return CardFilter(lambda _: True)
    language = game_of(deck).language.needed()
    context = Context(
        deck=main_copies(deck),
        collection=collection,
        pool=pool.copies if pool else None,
        texts=language.texts(),
    )
    try:
        query = language.cards.parse(text)
        return CardFilter(language.cards.test(query, indexed.index, context))
    except QueryError as error:
        return CardFilter(lambda _: True, mistake_of(error, text))
