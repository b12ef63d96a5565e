"""A decklist: copies of printings in zones, with what the player wrote about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import ClassVar, Generic, Self, TypeAlias, TypeVar

from app.games.tabletop.facts import CardLike, PrintingLike

P_co = TypeVar("P_co", bound=PrintingLike, covariant=True)
Z_co = TypeVar("Z_co", bound=StrEnum, covariant=True)


@dataclass(frozen=True, slots=True)
class Line(Generic[P_co, Z_co]):
    """Copies of one printing in one zone.

    A game makes its lines a class of their own, which says what zones are hashed and refuses
    what cannot stand in a zone. `mark` is a mark that the game puts on lines, such as that the
    cards start in play.

    `card` and `name` are those of the printing; `hashed` is what `deck_hash` takes of a
    line, namely `zone<TAB>printing-id<TAB>copies<LF>`, and empty in a zone that is not hashed.

    Raises ValueError for fewer than one copy.
    """

    HASHED: ClassVar[frozenset[StrEnum]] = frozenset()
    """The zones of the main list, which a hash covers."""

    printing: P_co
    copies: int
    zone: Z_co
    mark: str | None = None
    tags: tuple[str, ...] = ()
    note: str = ""
    # Fields and no properties: checks of many lists ask for them far more often than lines
    # are made.
    card: CardLike = field(init=False, repr=False, compare=False)
    name: str = field(init=False, repr=False, compare=False)
    hashed: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        card, zone = self.printing.card, self.zone
        object.__setattr__(self, "card", card)
        object.__setattr__(self, "name", card.name)
        is_hashed = zone in self.HASHED
        hashed = f"{zone.value}\t{self.printing.id}\t{self.copies}\n" if is_hashed else ""
        object.__setattr__(self, "hashed", hashed)
        if self.copies < 1:
            raise ValueError(f"A line needs at least one copy of {self.name!r}")

    @property
    def counts(self) -> bool:
        """True if the copies count towards the size of the deck."""
        return self.zone in self.HASHED


AnyLine: TypeAlias = Line[PrintingLike, StrEnum]
L_co = TypeVar("L_co", bound=AnyLine, covariant=True)
L = TypeVar("L", bound=AnyLine)


@dataclass(frozen=True, slots=True)
class Decklist(Generic[L_co]):
    """Lines in the order they were written, and what the player wrote about the deck.

    Two lines may name the same printing; `merged` adds them up. Nothing here is checked
    against the rules. `game` is the key of the game.
    """

    lines: tuple[L_co, ...] = ()
    name: str = ""
    author: str = ""
    notes: str = ""
    tags: tuple[str, ...] = ()
    game: str = ""

    @property
    def size(self) -> int:
        """The number of copies that count towards the size of the deck."""
        return sum(line.copies for line in self.lines if line.counts)

    def in_zone(self, zone: StrEnum) -> tuple[L_co, ...]:
        """The lines of one zone in their order."""
        return tuple(line for line in self.lines if line.zone is zone)

    def copies_in(self, zones: Collection[StrEnum]) -> Counter[str]:
        """Copies by name in the given zones."""
        counted: Counter[str] = Counter()
        for line in self.lines:
            if line.zone in zones:
                counted[line.name] += line.copies
        return counted

    def merged(self) -> Self:
        """The same deck with equal lines added up, in the order they first appear.

        Lines are equal that share printing, zone and mark; their tags are united and their
        notes joined.
        """
        lines = merge_lines(self.lines)
        return self if len(lines) == len(self.lines) else replace(self, lines=lines)


AnyDecklist: TypeAlias = Decklist[AnyLine]


def merge_lines(lines: Iterable[L]) -> tuple[L, ...]:
    """Add up lines that share printing, zone and mark."""
    merged: dict[tuple[str, StrEnum, str | None], L] = {}
    for line in lines:
        key = (line.printing.id, line.zone, line.mark)
        other = merged.get(key)
        merged[key] = line if other is None else _together(other, line)
    return tuple(merged.values())


def unrepeated(lines: Sequence[L]) -> tuple[L, ...]:
    """`merge_lines`, quick where no two lines share a name, as in nearly every file."""
    if len({line.name for line in lines}) == len(lines):
        return tuple(lines)
    return merge_lines(lines)


def _together(one: L, two: L) -> L:
    notes = dict.fromkeys(note for note in (one.note, two.note) if note)
    return replace(
        one,
        copies=one.copies + two.copies,
        tags=tuple(dict.fromkeys(one.tags + two.tags)),
        note="; ".join(notes),
    )
