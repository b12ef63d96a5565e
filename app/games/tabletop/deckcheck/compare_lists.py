"""What differs between a list and the deck on the table, and which rules that touches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from app.games.tabletop.construction import Finding, FindingKind, Limit, Report
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.difference import Change, difference

Z = TypeVar("Z", bound=StrEnum)
D = TypeVar("D", bound=AnyDecklist)


@dataclass(frozen=True, slots=True)
class Discrepancy(Generic[Z]):
    """A name whose copies on the table are not those of the list.

    `kind` is what too many copies would be, None where nothing bounds them, and `rule` its rule
    in the edition asked for; `breaks_rule` whether the copies on the table are too many for it.
    """

    change: Change[Z]
    kind: FindingKind | None
    rule: str | None
    breaks_rule: bool


@dataclass(frozen=True, slots=True)
class Outcome(Generic[Z]):
    """The verdict on a count: `listed` is the report on the list, `lying` on what lies there."""

    discrepancies: tuple[Discrepancy[Z], ...]
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
        """Whether the deck is the one on the list, name by name."""
        return not self.discrepancies


def compare(
    listed: D,
    on_table: D,
    zones: Iterable[Z],
    check: Callable[[D], Report],
    judge: Callable[[Change[Z]], Discrepancy[Z]],
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
    change: Change[Z], held: int, limits: Sequence[Limit]
) -> tuple[FindingKind | None, bool]:
    """What bounds a name that differs, and whether the `held` copies break that.

    Copies that are missing break nothing.
    """
    broken = [limit for limit in limits if held > limit.most] if change.copies > 0 else []
    bounds = broken or limits
    return (bounds[0].kind if bounds else None), bool(broken)


def _only(one: Report, other: Report) -> tuple[Finding, ...]:
    return tuple(found for found in one.findings if found not in other.findings)
