"""Layout of grouped rows into columns and pages, before anything is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.sheets import Item, SheetGroup

HEADING: Final = 1.7
"""The height of a heading, in rows."""


@dataclass(frozen=True, slots=True)
class Row:
    """An item with its group; `opens` is true for the first row of the group."""

    group: SheetGroup
    item: Item
    opens: bool


Column = tuple[Row, ...]
Page = tuple[Column, ...]


def paginate(
    groups: Iterable[SheetGroup], columns: int, last: float, others: float
) -> tuple[Page, ...]:
    """Split rows into pages of columns that hold `others` rows each, on the last page only `last`.

    A column begins with a heading, and no column ends with one. As few pages as possible are used,
    and the rows of the last ones are spread evenly. Two rows and a heading must fit on every page.
    """
    rows = [
        Row(group, item, opens=place == 0)
        for group in groups
        for place, item in enumerate(group.items)
    ]
    pages = _paginated(rows, columns, last, others)
    while len(pages) > 1 and others > last:
        others -= 1
        evener = _paginated(rows, columns, last, others)
        if len(evener) > len(pages):
            break
        pages = evener
    return pages


def _paginated(rows: Sequence[Row], columns: int, last: float, others: float) -> tuple[Page, ...]:
    """Fill whole pages, then move as few rows as possible to keep the last page short enough."""
    pages = _pages(rows, columns, others)
    rest = [row for column in pages[-1] for row in column]
    stays = next(n for n in range(len(rest) + 1) if _fits(rest[n:], columns, last))
    before = _pages(rest[:stays], columns, others) if stays else []
    return (*pages[:-1], *before, _even(rest[stays:], columns, last))


def tallest(page: Page) -> float:
    """Return the height of a page's longest column, in rows."""
    return max(
        sum(1 + (HEADING if row.opens or place == 0 else 0) for place, row in enumerate(column))
        for column in page
    )


def _fits(rows: Sequence[Row], columns: int, height: float) -> bool:
    return len(_pages(rows, columns, height)) == 1


def _even(rows: Sequence[Row], columns: int, most: float) -> Page:
    """Return one page with columns of about equal height, at most `most` rows high."""
    height = HEADING + -(-len(rows) // columns)
    while not _fits(rows, columns, min(height, most)):
        height += 0.5
    return _pages(rows, columns, min(height, most))[0]


def _pages(rows: Sequence[Row], columns: int, height: float) -> list[Page]:
    """Fill columns one after the other and group them into pages."""
    filled: list[list[Row]] = [[]]
    used = 0.0
    for row in rows:
        needs = 1 + (HEADING if row.opens or not filled[-1] else 0)
        if filled[-1] and used + needs > height:
            filled.append([])
            used, needs = 0.0, 1 + HEADING
        filled[-1].append(row)
        used += needs
    filled += [[] for _ in range(-len(filled) % columns)]
    return [
        tuple(tuple(column) for column in filled[at : at + columns])
        for at in range(0, len(filled), columns)
    ]
