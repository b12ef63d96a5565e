"""What came in and what went out between two versions of a deck."""

from dataclasses import dataclass

from app.games.spoils.decklists.decklist import Decklist, Zone


@dataclass(frozen=True, slots=True)
class Change:
    """How the copies of one name in one zone changed."""

    zone: Zone
    name: str
    before: int
    after: int

    @property
    def copies(self) -> int:
        """How many copies came in, or as a negative number, went out."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Difference:
    """Changes by zone and then name. Empty when both lists hold the same names."""

    came_in: tuple[Change, ...]
    went_out: tuple[Change, ...]

    def __bool__(self) -> bool:
        return bool(self.came_in or self.went_out)


def difference(before: Decklist, after: Decklist) -> Difference:
    """Compare two lists zone by zone and name by name; printings do not matter (201.1b)."""
    changes = []
    for zone in Zone:
        old, new = before.copies(zone), after.copies(zone)
        changes += [
            Change(zone, name, old[name], new[name])
            for name in sorted({*old, *new})
            if old[name] != new[name]
        ]
    return Difference(
        came_in=tuple(change for change in changes if change.copies > 0),
        went_out=tuple(change for change in changes if change.copies < 0),
    )
