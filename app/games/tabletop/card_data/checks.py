"""Checks of rows of card data for any game, whose errors name the row."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from app.games.tabletop.card_data.fields import FactError, check_texts, text_of
from app.games.tabletop.card_data.kinds import FactKind, Row, Rows
from app.games.tabletop.facts import CatalogueError

T = TypeVar("T")


def check_rows(kinds: Mapping[str, FactKind], rows: Rows) -> None:
    """Raise CatalogueError for a text that no row may hold, and for two rows that are one."""
    for name, found in rows.items():
        for _ in read_each(kinds[name], found, check_texts):
            pass
    for kind in kinds.values():
        for columns in (kind.key, *kind.unique):
            _check_unique(kind, rows.get(kind.name, ()), columns)


def read_each(kind: FactKind, rows: Iterable[Row], read: Callable[[Row], T]) -> Iterator[T]:
    """Read every row. Raises CatalogueError that names the kind and the row."""
    for row in rows:
        try:
            yield read(row)
        except FactError as error:
            raise CatalogueError(f"{kind.name}, {kind.key_of(row)}: {error}") from error


def _check_unique(kind: FactKind, rows: Iterable[Row], columns: tuple[str, ...]) -> None:
    seen: set[tuple[str, ...]] = set()
    for row in rows:
        values = tuple(text_of(column, row) for column in columns)
        if values in seen:
            raise CatalogueError(
                f"{kind.name}, {kind.key_of(row)}: {' and '.join(columns)} {'/'.join(values)!r} "
                "is already used by another row"
            )
        if columns == kind.key or all(values):
            seen.add(values)
