"""The deck check: a list against the cards that lie on the table, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Generic, NewType, TypeVar

from app.games.tabletop.construction import Finding, FindingKind, Limit, Report
from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine, DeckShape, Line, Names
from app.games.tabletop.decklists.difference import CopiesChange, difference
from app.games.tabletop.facts import PrintingLike

__all__ = [
    "Count",
    "Discrepancy",
    "Outcome",
    "Row",
    "RowKey",
    "compare",
    "counted_lines",
    "exceeded",
    "lying",
    "rows_of",
]

RowKey = NewType("RowKey", str)
"""`zone:printing-id`, with the first printing of the name on the list."""

P = TypeVar("P", bound=PrintingLike)
Z = TypeVar("Z", bound=StrEnum)
P_co = TypeVar("P_co", bound=PrintingLike, covariant=True)
Z_co = TypeVar("Z_co", bound=StrEnum, covariant=True)
L = TypeVar("L", bound=AnyLine)
D = TypeVar("D", bound=AnyDecklist)


@dataclass(frozen=True, slots=True)
class Row(Generic[P_co, Z_co]):
    """All copies of one name in one zone; printings do not matter."""

    printing: P_co
    zone: Z_co
    copies: int

    @property
    def key(self) -> RowKey:
        """The row's key for as long as its list stays the same."""
        return RowKey(f"{self.zone.value}:{self.printing.id}")

    @property
    def name(self) -> str:
        """The name of the card."""
        return self.printing.card.name


@dataclass(frozen=True, slots=True)
class Count:
    """The count so far. Rows that are not in `found` are not counted yet.

    `strangers` are copies, by name, of cards that are in the deck but not on the list.
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
    catalogue: Names,
    shape: DeckShape[L, D],
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


@dataclass(frozen=True, slots=True)
class Discrepancy(Generic[Z_co]):
    """A name whose copies on the table are not those of the list.

    `kind` is what too many copies would be, None if nothing bounds them, and `rule` its rule
    in the edition asked for; `breaks_rule` whether the copies on the table are too many for it.
    """

    change: CopiesChange[Z_co]
    kind: FindingKind | None
    rule: str | None
    breaks_rule: bool


@dataclass(frozen=True, slots=True)
class Outcome(Generic[Z_co]):
    """The verdict on a count: `listed` is the report on the list, `lying` on what lies there."""

    discrepancies: tuple[Discrepancy[Z_co], ...]
    listed: Report
    lying: Report

    @property
    def came(self) -> tuple[Finding, ...]:
        """The findings that only the deck on the table has."""
        return _only(self.lying, self.listed)

    @property
    def gone(self) -> tuple[Finding, ...]:
        """The findings that only the list has."""
        return _only(self.listed, self.lying)

    @property
    def agrees(self) -> bool:
        """True if the deck is the one on the list, name by name."""
        return not self.discrepancies


def compare(
    listed: D,
    on_table: D,
    zones: Iterable[Z],
    check: Callable[[D], Report],
    judge: Callable[[CopiesChange[Z]], Discrepancy[Z]],
) -> Outcome[Z]:
    """Hold the deck on the table against its list: the same validator checks both.

    `judge` says of a name that differs what its copies on the table break.
    """
    change = difference(listed, on_table, zones)
    changes = sorted((*change.went_out, *change.came_in), key=lambda one: one.name)
    return Outcome(
        discrepancies=tuple(judge(one) for one in changes),
        listed=check(listed),
        lying=check(on_table),
    )


def exceeded(
    change: CopiesChange[Z], held: int, limits: Sequence[Limit]
) -> tuple[FindingKind | None, bool]:
    """Return the kind of a differing name's limit, and True if the `held` copies exceed it.

    Missing copies exceed nothing.
    """
    broken = [limit for limit in limits if held > limit.most] if change.copies > 0 else []
    bounds = broken or limits
    return (bounds[0].kind if bounds else None), bool(broken)


def _only(one: Report, other: Report) -> tuple[Finding, ...]:
    return tuple(found for found in one.findings if found not in other.findings)
