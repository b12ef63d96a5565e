"""The cards of a deck's pool that are not in the deck yet, beside the builder."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.capabilities.deck_rows import Place
from app.games.tabletop.facts import AnyCatalogue, PrintingLike
from app.site.decks.builder.arranging import Arrangement, grouping, placing
from app.site.decks.judging import pool_in_use
from app.site.decks.snapshot import DeckState
from app.site.platform.deck_games import main_copies
from app.site.presentation.card_faces import stat_line


@dataclass(frozen=True)
class PoolRow:
    """A card of the pool: copies that are left, and copies in the deck."""

    printing: PrintingLike
    stats: str
    left: int
    in_deck: int


@dataclass(frozen=True)
class PoolGroup:
    """Rows under one heading, with the copies left."""

    title: str
    left: int
    rows: tuple[PoolRow, ...]


@dataclass(frozen=True)
class PoolView:
    """What is left of a pool. `address` shows where it came from."""

    address: str
    total: int
    left: int
    groups: tuple[PoolGroup, ...]


def pool_view(
    state: DeckState, arrangement: Arrangement, catalogue: AnyCatalogue
) -> PoolView | None:
    """Return the rest of the pool, arranged like the deck; None if no pool bounds the deck.

    A name that the pool has in several printings is one row, for pools count names.
    """
    held = pool_in_use(state, catalogue)
    if held is None or state.pool is None:
        return None
    by_name: dict[str, PrintingLike] = {}
    for printing, _ in held.printings.values():
        by_name.setdefault(printing.card.name, printing)
    in_deck = main_copies(state.decklist)
    rows = [
        PoolRow(
            by_name[name],
            stat_line(by_name[name].card),
            copies - in_deck[name],
            in_deck[name],
        )
        for name, copies in held.copies.items()
        if copies > in_deck[name]
    ]
    groups = _grouped(rows, arrangement)
    return PoolView(state.pool.address, held.total, sum(row.left for row in rows), groups)


def _grouped(rows: list[PoolRow], by: Arrangement) -> tuple[PoolGroup, ...]:
    place, group = placing(by.sorting, by.rows), grouping(by.columns, by.rows)
    groups: dict[tuple[Place, str], list[PoolRow]] = {}
    for row in sorted(rows, key=lambda row: place(row.printing, ())):
        groups.setdefault(group(row.printing, ()), []).append(row)
    return tuple(
        PoolGroup(title, sum(row.left for row in groups[place, title]), tuple(groups[place, title]))
        for place, title in sorted(groups)
    )
