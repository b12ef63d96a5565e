"""The counts of a decklist that the rules look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from app.games.shadowfist.construction.criteria import Criteria
from app.games.shadowfist.construction.traits import (
    FACTION_WORDS,
    FOUNDATIONS,
    SITES,
    Traits,
    count_at,
)
from app.games.shadowfist.decklists import Decklist, Zone
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
    `counted` are the packed counts of `Traits.counted`.
    """

    copies: Mapping[str, int]
    held: Mapping[PrintingId, Held]
    barred: Mapping[str, int]
    counted: int

    @classmethod
    def of(cls, decklist: Decklist, criteria: Criteria) -> Tally:
        """Count the lines. Order, splitting and merging of lines make no difference."""
        copies: dict[str, int] = {}
        held: dict[PrintingId, Held] = {}
        out: dict[str, int] = {}
        counted = 0
        barred, known = criteria.catalogue.barred, criteria.traits
        made = tuple.__new__  # Held(...) takes three times as long, once per line.
        for line in decklist.lines:
            if line.zone is not _DECK:
                continue
            name, number, printing = line.name, line.copies, line.printing
            if name in barred:
                out[name] = out.get(name, 0) + number
                continue
            copies[name] = copies[name] + number if name in copies else number
            id_ = printing.id
            traits = known.get(id_) or known.of(printing)
            counted += number * traits.counted
            if id_ in held:
                number += held[id_].copies
            held[id_] = made(Held, (printing, number, traits))
        return cls(copies, held, out, counted)

    @property
    def cards(self) -> Iterator[tuple[Printing, int]]:
        """The printings with their copies."""
        return ((held.printing, held.copies) for held in self.held.values())

    @property
    def size(self) -> int:
        """How many cards the deck has, without those that are in no deck. Rules: 1.2.4, 47.0."""
        return sum(self.copies.values())

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
        counts = {word: count_at(self.counted, place) for word, place in FACTION_WORDS.items()}
        return {word: number for word, number in counts.items() if number}

    def mixed(self) -> frozenset[str]:
        """The titles of which the deck holds several printings, one that is not named included."""
        names = Counter(held.printing.card.name for held in self.held.values())
        return frozenset(name for name, number in names.items() if number > 1)
