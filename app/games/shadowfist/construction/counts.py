"""The counts of a decklist that the rules look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from app.games.shadowfist.construction.criteria import Criteria
from app.games.shadowfist.construction.traits import (
    FACTION_WORDS,
    FOUNDATIONS,
    SITES,
    Held,
    count_at,
)
from app.games.shadowfist.decklists import Decklist, Line, Zone
from app.games.shadowfist.facts import Printing, PrintingId
from app.games.tabletop.decklists.decklist import hash_of_titles, titles_hash

# Python 3.11 looks members of an enumeration up by a call: too dear once per line.
_DECK: Final = Zone.DECK


class Tally(NamedTuple):
    """The cards of a deck: copies by title, and by printing as far as one is named.

    `each` is what the deck holds, the lines of each printing added up. `barred` are copies by
    title of what no deck may hold; they are counted nowhere else (47.0). `counted` are the packed
    counts of `Traits.counted`. `size` is the number of all other cards. Rules: 1.2.4.
    """

    copies: Mapping[str, int]
    each: Sequence[Held]
    barred: Mapping[str, int]
    counted: int
    size: int

    @classmethod
    def of(cls, decklist: Decklist, criteria: Criteria) -> Tally:
        """Count the lines. Order, splitting and merging of lines make no difference."""
        lines = [line for line in decklist.lines if line.zone is _DECK]
        copies = {line.name: line.copies for line in lines}
        out: dict[str, int] = {}
        if not copies.keys().isdisjoint(criteria.catalogue.barred.keys()):
            lines, out = _without(criteria.catalogue.barred, lines)
        each = criteria.traits.held(lines)
        if out or len(copies) < len(lines):
            copies, each = _by_title(lines), _by_printing(each)
        counted = sum([one.counted for one in each])
        return cls(copies, each, out, counted, sum(copies.values()))

    @property
    def held(self) -> Mapping[PrintingId, Held]:
        """The deck's cards by printing."""
        return {one.id: one for one in self.each}

    @property
    def cards(self) -> Iterator[tuple[Printing, int]]:
        """The printings with their copies."""
        return ((held.printing, held.copies) for held in self.each)

    @property
    def titles_hash(self) -> str:
        """The hash of the copies by title, barred ones included."""
        if self.barred or len(self.copies) < len(self.each):
            return titles_hash({**self.copies, **self.barred})
        return hash_of_titles([held.titled for held in self.each])

    @property
    def sites(self) -> int:
        """The number of Feng Shui Sites in the deck."""
        return count_at(self.counted, SITES)

    @property
    def foundations(self) -> int:
        """The number of Foundation cards in the deck. Rules: 18.4."""
        return count_at(self.counted, FOUNDATIONS)

    @property
    def factions(self) -> dict[str, int]:
        """Copies by faction; a card of several counts for each, an unaligned one for none."""
        counted = self.counted
        return {
            word: number
            for word, place in FACTION_WORDS.items()
            if (number := count_at(counted, place))
        }

    def mixed(self) -> frozenset[str]:
        """The titles of which the deck holds several printings, one that is not named included."""
        names = Counter(held.printing.card.name for held in self.each)
        return frozenset(name for name, number in names.items() if number > 1)


def _without(barred: Collection[str], lines: Iterable[Line]) -> tuple[list[Line], dict[str, int]]:
    """The lines of cards that a deck may hold, and the copies of the others by title."""
    kept, out = [], Counter[str]()
    for line in lines:
        if line.name in barred:
            out[line.name] += line.copies
        else:
            kept.append(line)
    return kept, out


def _by_title(lines: Iterable[Line]) -> dict[str, int]:
    copies: Counter[str] = Counter()
    for line in lines:
        copies[line.name] += line.copies
    return copies


def _by_printing(each: Iterable[Held]) -> list[Held]:
    held: dict[PrintingId, Held] = {}
    for one in each:
        other = held.get(one.id)
        copies = one.copies if other is None else one.copies + other.copies
        held[one.id] = Held.of(one.printing, copies, one.traits)
    return list(held.values())
