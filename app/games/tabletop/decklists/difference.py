"""What came in and what went out between two versions of a deck."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist

Z = TypeVar("Z", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Change(Generic[Z]):
    """How the copies of one name in one zone changed."""

    zone: Z
    name: str
    before: int
    after: int

    @property
    def copies(self) -> int:
        """How many copies came in, or as a negative number, went out."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Difference(Generic[Z]):
    """Changes by zone and then name. Empty when both lists hold the same names."""

    came_in: tuple[Change[Z], ...]
    went_out: tuple[Change[Z], ...]

    def __bool__(self) -> bool:
        return bool(self.came_in or self.went_out)


AnyDifference: TypeAlias = Difference[StrEnum]
"""What changed between two versions of a deck of any game."""


def difference(before: AnyDecklist, after: AnyDecklist, zones: Iterable[Z]) -> Difference[Z]:
    """Compare two lists zone by zone and name by name; printings do not matter."""
    changes = []
    for zone in zones:
        old, new = before.copies_in((zone,)), after.copies_in((zone,))
        changes += [
            Change(zone, name, old[name], new[name])
            for name in sorted({*old, *new})
            if old[name] != new[name]
        ]
    return Difference(
        came_in=tuple(change for change in changes if change.copies > 0),
        went_out=tuple(change for change in changes if change.copies < 0),
    )
