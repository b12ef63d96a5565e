"""The order of results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search.nodes import Arrangement, Direction
from app.games.tabletop.search.rows import Rows

C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)

SortKey: TypeAlias = Callable[[C, P], Any]
"""The value to sort a row by; None where it has none. Values of one key can be compared."""

BY_NAME = "name"


def arranged(
    rows: Rows[C, P], arrangement: Arrangement, keys: Mapping[str, SortKey[C, P]]
) -> Rows[C, P]:
    """The rows, which come by name, in the order asked for; ties stay by name.

    `keys` has what every order but the one by name sorts by. Rows without a value come last
    in either direction.
    """
    descending = arrangement.direction is Direction.DESCENDING
    order = rows.order
    if arrangement.order is None:
        return replace(rows, order=order[::-1]) if descending else rows
    if arrangement.order == BY_NAME:
        by_name = sorted(order, key=lambda place: rows.entries[place].folded, reverse=descending)
        return replace(rows, order=by_name)
    value = keys[arrangement.order]
    values = {place: value(rows.card(place), rows.printing(place)) for place in order}
    valued = [place for place in order if values[place] is not None]
    valued.sort(key=values.__getitem__, reverse=descending)
    return replace(rows, order=[*valued, *(p for p in order if values[p] is None)])
