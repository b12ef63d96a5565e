"""A decklist: copies of printings in zones, with what the player wrote about it. Rules: 103."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from app.games import SPOILS
from app.games.spoils.facts import Card, Catalogue, Precon, Printing
from app.games.spoils.terms import CardType


class Zone(StrEnum):
    """Where a line stands. Faction and deck are the main list; the others never count."""

    FACTION = "faction"
    DECK = "deck"
    SIDEBOARD = "sideboard"
    CONSIDERING = "considering"


@dataclass(frozen=True, slots=True)
class Line:
    """Copies of one printing in one zone.

    Starting resources come from the deck (601.1b): they stand in zone `deck` with the
    mark `is_starting`. Tokens stay where the file had them, so that they can be shown.

    `card` and `name` are those of the printing; `hashed` is what `deck_hash` takes of a
    line, namely `zone<TAB>printing-id<TAB>copies<LF>`.

    Raises ValueError for fewer than one copy, a faction card in zone `deck`, another
    card in zone `faction`, and a starting mark on anything but a resource in the deck.
    """

    printing: Printing
    copies: int
    zone: Zone = Zone.DECK
    is_starting: bool = False
    tags: tuple[str, ...] = ()
    note: str = ""
    # Fields and no properties: checks of many lists ask for them far more often than lines
    # are made.
    card: Card = field(init=False, repr=False, compare=False)
    name: str = field(init=False, repr=False, compare=False)
    hashed: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        card = self.printing.card
        object.__setattr__(self, "card", card)
        object.__setattr__(self, "name", card.name)
        hashed = f"{self.zone.value}\t{self.printing.id}\t{self.copies}\n"
        object.__setattr__(self, "hashed", hashed)
        if self.copies < 1:
            raise ValueError(f"A line needs at least one copy of {self.name!r}")
        if self.zone is Zone.DECK and card.is_faction:
            raise ValueError(f"{self.name!r} is a faction and belongs to zone 'faction'")
        if self.zone is Zone.FACTION and not card.is_faction:
            raise ValueError(f"{self.name!r} is no faction")
        if self.is_starting and not self._can_start:
            raise ValueError(f"Only resources of the deck can start in play, not {self.name!r}")

    @classmethod
    def main(cls, printing: Printing, copies: int, is_starting: bool = False) -> Line:
        """A line of the main list: a faction card as faction, all else in the deck."""
        if printing.card.is_faction:
            return cls(printing, copies, Zone.FACTION)
        return cls(printing, copies, Zone.DECK, is_starting)

    @property
    def _can_start(self) -> bool:
        return self.zone is Zone.DECK and self.card.type is CardType.RESOURCE

    @property
    def counts(self) -> bool:
        """Whether the copies count toward the size of the deck. Rules: 103.1b."""
        return self.zone is Zone.DECK and self.card.is_deck_card


@dataclass(frozen=True, slots=True)
class Decklist:
    """Lines in the order they were written, and what the player wrote about the deck.

    Two lines may name the same printing; `merged` adds them up. Nothing here is checked
    against the rules.
    """

    lines: tuple[Line, ...] = ()
    name: str = ""
    author: str = ""
    notes: str = ""
    tags: tuple[str, ...] = ()
    game: str = SPOILS

    def in_zone(self, zone: Zone) -> tuple[Line, ...]:
        """The lines of one zone in their order."""
        return tuple(line for line in self.lines if line.zone is zone)

    @property
    def size(self) -> int:
        """Copies of deck cards in the main list, starting resources included.

        Factions, tokens, sideboard and considering do not count. Rules: 103.1b, 601.1b.
        """
        return sum(line.copies for line in self.lines if line.counts)

    @property
    def factions(self) -> tuple[Card, ...]:
        """The faction cards of the main list, one entry per copy."""
        return tuple(line.card for line in self.in_zone(Zone.FACTION) for _ in range(line.copies))

    @property
    def starting(self) -> tuple[Line, ...]:
        """The lines marked as starting resources. Rules: 601.1b."""
        return tuple(line for line in self.lines if line.is_starting)

    def copies(self, *zones: Zone) -> Counter[str]:
        """Copies by name in the given zones; without any, in the deck."""
        wanted = zones or (Zone.DECK,)
        counted: Counter[str] = Counter()
        for line in self.lines:
            if line.zone in wanted:
                counted[line.name] += line.copies
        return counted

    def merged(self) -> Decklist:
        """The same deck with equal lines added up, in the order they first appear.

        Lines are equal that share printing, zone and starting mark; their tags are
        united and their notes joined.
        """
        lines = merge_lines(self.lines)
        return self if len(lines) == len(self.lines) else replace(self, lines=lines)


def merge_lines(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Add up lines that share printing, zone and starting mark."""
    merged: dict[tuple[str, Zone, bool], Line] = {}
    for line in lines:
        key = (line.printing.id, line.zone, line.is_starting)
        other = merged.get(key)
        merged[key] = line if other is None else _together(other, line)
    return tuple(merged.values())


def unrepeated(lines: Sequence[Line]) -> tuple[Line, ...]:
    """`merge_lines`, quick where no two lines share a name, as in nearly every file."""
    if len({line.name for line in lines}) == len(lines):
        return tuple(lines)
    return merge_lines(lines)


def _together(one: Line, two: Line) -> Line:
    notes = dict.fromkeys(note for note in (one.note, two.note) if note)
    return replace(
        one,
        copies=one.copies + two.copies,
        tags=tuple(dict.fromkeys(one.tags + two.tags)),
        note="; ".join(notes),
    )


def precon_decklist(precon: Precon, catalogue: Catalogue) -> Decklist:
    """A preconstructed deck as it was sold: its faction, starting resources and cards."""
    printing = catalogue.by_printing
    lines = [Line.main(printing[precon.faction], 1)]
    lines += [Line.main(printing[of.printing], of.copies, of.is_starting) for of in precon.lines]
    return Decklist(tuple(lines), name=precon.name)
