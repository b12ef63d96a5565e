"""The difference of two versions of a deck: cards, and all that is said of them and of the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine
from app.games.tabletop.facts import is_any

Z = TypeVar("Z", bound=StrEnum)
K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True, slots=True)
class CopiesChange(Generic[Z]):
    """A change in the copies of one name in one zone."""

    zone: Z
    name: str
    before: int
    after: int

    @property
    def copies(self) -> int:
        """The number of copies added; negative if copies were removed."""
        return self.after - self.before


class Aspect(StrEnum):
    """One thing that is said of a deck or of its cards; the value is what pages call it."""

    PRINTING = "printing"
    MARK = "mark"
    TAGS = "tags"
    NOTE = "note"
    ORDER = "order"
    NAME = "name of the deck"
    AUTHOR = "author of the deck"
    NOTES = "notes on the deck"
    DECK_TAGS = "tags of the deck"


@dataclass(frozen=True, slots=True)
class Rewrite(Generic[Z]):
    """One thing that is said differently: `before` and `after` in words, empty for nothing.

    `name` is the card of which it is said and `zone` its zone; without a name it is said of the
    deck, or in the case of the order of all cards in the zone.
    """

    aspect: Aspect
    before: str
    after: str
    name: str = ""
    zone: Z | None = None


@dataclass(frozen=True, slots=True)
class Difference(Generic[Z]):
    """Changes by zone and then name, and what else is said differently.

    It is false when both lists say the same. `rewritten` speaks of copies that both lists have,
    and of tags and notes that went out with their card.
    """

    came_in: tuple[CopiesChange[Z], ...]
    went_out: tuple[CopiesChange[Z], ...]
    rewritten: tuple[Rewrite[Z], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.came_in or self.went_out or self.rewritten)


AnyDifference: TypeAlias = Difference[StrEnum]
"""The difference of two versions of a deck of any game."""


def difference(before: AnyDecklist, after: AnyDecklist, zones: Iterable[Z]) -> Difference[Z]:
    """Compare two lists zone by zone and name by name, and what is said of cards and decks."""
    zones = tuple(zones)
    changes = []
    for zone in zones:
        old, new = before.copies_in((zone,)), after.copies_in((zone,))
        changes += [
            CopiesChange(zone, name, old[name], new[name])
            for name in sorted({*old, *new})
            if old[name] != new[name]
        ]
    return Difference(
        came_in=tuple(change for change in changes if change.copies > 0),
        went_out=tuple(change for change in changes if change.copies < 0),
        rewritten=tuple(_rewritten(before, after, zones)),
    )


def _rewritten(before: AnyDecklist, after: AnyDecklist, zones: Iterable[Z]) -> Iterator[Rewrite[Z]]:
    for aspect, old, new in (
        (Aspect.NAME, before.name, after.name),
        (Aspect.AUTHOR, before.author, after.author),
        (Aspect.NOTES, before.notes, after.notes),
        (Aspect.DECK_TAGS, ", ".join(before.tags), ", ".join(after.tags)),
    ):
        if old != new:
            yield Rewrite(aspect, old, new)
    for zone in zones:
        old_lines, new_lines = _by_name(before, zone), _by_name(after, zone)
        for name in sorted({*old_lines, *new_lines}):
            yield from _of_card(name, zone, old_lines.get(name, []), new_lines.get(name, []))
        if _order(before, after, zone) != _order(after, before, zone):
            yield Rewrite(Aspect.ORDER, "", "", zone=zone)


def _of_card(name: str, zone: Z, old: list[AnyLine], new: list[AnyLine]) -> Iterator[Rewrite[Z]]:
    went, came = _other_printings(old, new)
    if went and came:
        yield Rewrite(Aspect.PRINTING, _counted(went), _counted(came), name, zone)
    marked, marked_now = _copies(old, _mark), _copies(new, _mark)
    if new and marked != marked_now:
        yield Rewrite(Aspect.MARK, _counted(marked), _counted(marked_now), name, zone)
    for aspect, says in ((Aspect.TAGS, _tags), (Aspect.NOTE, _note)):
        said, says_now = says(old), says(new)
        if said != says_now:
            yield Rewrite(aspect, said, says_now, name, zone)


def _other_printings(old: list[AnyLine], new: list[AnyLine]) -> tuple[Counter[str], Counter[str]]:
    """Return the copies by printing that only the first has, and those that only the second has."""
    before, after = _copies(old, _printing), _copies(new, _printing)
    return before - after, after - before


def _copies(lines: list[AnyLine], says: Callable[[AnyLine], str]) -> Counter[str]:
    copies: Counter[str] = Counter()
    for line in lines:
        if said := says(line):
            copies[said] += line.copies
    return copies


def _counted(copies: Counter[str]) -> str:
    return ", ".join(f"{count} {what}" for what, count in copies.items())


def _printing(line: AnyLine) -> str:
    printing = line.printing
    if is_any(printing.id):
        return "of no set"
    return f"{printing.set.code} {printing.mark}".rstrip()


def _mark(line: AnyLine) -> str:
    return line.mark or ""


def _tags(lines: list[AnyLine]) -> str:
    return ", ".join(dict.fromkeys(tag for line in lines for tag in line.tags))


def _note(lines: list[AnyLine]) -> str:
    return "; ".join(dict.fromkeys(line.note for line in lines if line.note))


def _by_name(deck: AnyDecklist, zone: StrEnum) -> dict[str, list[AnyLine]]:
    lines: dict[str, list[AnyLine]] = {}
    for line in deck.in_zone(zone):
        lines.setdefault(line.name, []).append(line)
    return lines


def _order(deck: AnyDecklist, other: AnyDecklist, zone: StrEnum) -> list[tuple[str | None, str]]:
    """Return what both lists have in a zone in the order of the first, by mark and then as written.

    A text writes marked cards apart from the others, so that their order among each other says
    nothing.
    """
    both = {(line.mark, line.name) for line in other.in_zone(zone)}
    lines = sorted(deck.in_zone(zone), key=lambda line: line.mark or "")
    written = dict.fromkeys((line.mark, line.name) for line in lines)
    return [entry for entry in written if entry in both]
