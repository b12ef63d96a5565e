"""The counts of a decklist that the rules look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from app.games.shadowfist.construction.criteria import Criteria
from app.games.shadowfist.construction.traits import (
    FACTION_WORDS,
    FOUNDATIONS,
    SITES,
    Traits,
    count_at,
)
from app.games.shadowfist.decklists import Decklist, Line, Zone
from app.games.shadowfist.facts import Printing, PrintingId

# Python 3.11 looks members of an enumeration up by a call: too dear once per line.
_DECK: Final = Zone.DECK


class Held(NamedTuple):
    """Copies of one printing, or of a title without a printing named."""

    printing: Printing
    copies: int
    traits: Traits


class Tally(NamedTuple):
    """The cards of a deck: copies by title, and by printing as far as one is named.

    `barred` are copies by title of what no deck may hold; they are counted nowhere else (47.0).
    `counted` are the packed counts of `Traits.counted`. `size` is the number of all other cards.
    Rules: 1.2.4.
    """

    copies: Mapping[str, int]
    held: Mapping[PrintingId, Held]
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
        if out or len(copies) < len(lines):
            copies = _by_title(lines)
        held: dict[PrintingId, Held] = {}
        known, counted = criteria.traits, 0
        made = tuple.__new__  # Held(...) takes three times as long, once per line.
        for line in lines:
            printing, number = line.printing, line.copies
            id_ = printing.id
            traits = known.get(id_) or known.of(printing)
            counted += number * traits.counted
            if id_ in held:
                number += held[id_].copies
            held[id_] = made(Held, (printing, number, traits))
        return cls(copies, held, out, counted, sum(copies.values()))

    @property
    def cards(self) -> Iterator[tuple[Printing, int]]:
        """The printings with their copies."""
        return ((held.printing, held.copies) for held in self.held.values())

    @property
    def sites(self) -> int:
        """How many Feng Shui Sites the deck has."""
        return count_at(self.counted, SITES)

    @property
    def foundations(self) -> int:
        """How many Foundation cards the deck has. Rules: 18.4."""
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
        names = Counter(held.printing.card.name for held in self.held.values())
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
