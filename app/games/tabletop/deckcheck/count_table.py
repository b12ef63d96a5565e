"""The rows of a list in the order of a sorted deck, and the lines that were counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Generic, NewType, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine, Line
from app.games.tabletop.decklists.shape import DeckShape, Names
from app.games.tabletop.facts import PrintingLike

RowKey = NewType("RowKey", str)
"""`zone:printing-id`, with the first printing of the name on the list."""

P = TypeVar("P", bound=PrintingLike)
Z = TypeVar("Z", bound=StrEnum)
L = TypeVar("L", bound=AnyLine)
D = TypeVar("D", bound=AnyDecklist)


@dataclass(frozen=True, slots=True)
class Row(Generic[P, Z]):
    """All copies of one name in one zone; printings do not matter."""

    printing: P
    zone: Z
    copies: int

    @property
    def key(self) -> RowKey:
        """What names the row while its list stands."""
        return RowKey(f"{self.zone.value}:{self.printing.id}")

    @property
    def name(self) -> str:
        """The name of the card."""
        return self.printing.card.name


@dataclass(frozen=True, slots=True)
class Count:
    """What was counted so far. Rows that are not in `found` are not counted yet.

    `strangers` are copies by the names of cards that are in the deck but not on the list.
    """

    found: Mapping[RowKey, int] = field(default_factory=dict)
    strangers: Mapping[str, int] = field(default_factory=dict)


def rows_of(lines: Iterable[Line[P, Z]], zones: Sequence[Z]) -> tuple[Row[P, Z], ...]:
    """The rows of these zones, zone by zone, in the order in which their names first stand."""
    first: dict[tuple[Z, str], P] = {}
    copies: dict[tuple[Z, str], int] = {}
    for line in lines:
        of = (line.zone, line.name)
        first.setdefault(of, line.printing)
        copies[of] = copies.get(of, 0) + line.copies
    return tuple(
        Row(first[of], zone, number)
        for zone in zones
        for of, number in copies.items()
        if of[0] is zone
    )


def counted_lines(lines: Sequence[L], rows: Iterable[Row[P, Z]], count: Count) -> list[L]:
    """The lines as they lie there. Rows not counted yet are taken to be as listed.

    Copies beyond those listed are of the row's first line; strangers are on no line.
    """
    lying: list[L] = []
    for row in rows:
        of_row = [one for one in lines if (one.zone, one.name) == (row.zone, row.name)]
        lying += _lying_lines(of_row, count.found.get(row.key, row.copies))
    return lying


def lying(
    listed: D,
    rows: Iterable[Row[P, Z]],
    count: Count,
    catalogue: Names[P],
    shape: DeckShape[P, L, D],
) -> D:
    """The deck as counted. Rows not counted yet are taken to be as listed.

    Copies beyond those listed are of the row's printing, strangers of their newest one;
    names of strangers that the catalogue does not know are left out.
    """
    lines = counted_lines(listed.lines, rows, count)
    for name, copies in count.strangers.items():
        if name in catalogue.newest and copies > 0:
            printing = catalogue.newest[name]
            home = shape.home(printing, shape.main.zone)
            lines.append(shape.line(printing, copies, home))
    return replace(shape.empty, lines=tuple(lines), name=listed.name)


def _lying_lines(lines: Sequence[L], found: int) -> Iterator[L]:
    """The found copies over the lines of one row, what is left over on the first of them."""
    beyond = max(0, found - sum(line.copies for line in lines))
    left = found
    for place, line in enumerate(lines):
        copies = min(line.copies, left)
        left -= copies
        if place == 0:
            copies += beyond
        if copies:
            yield replace(line, copies=copies)
