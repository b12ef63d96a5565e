"""Traits of printings that checks need, computed once for all decks that hold them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from app.games.shadowfist.construction.phrases import differences_in_words, facts_in_words
from app.games.shadowfist.decklists import Line
from app.games.shadowfist.facts import NO_RESOURCES, Catalogue, Pool, Printed, Printing, PrintingId
from app.games.shadowfist.terms import FACTIONS, CardType, Resource
from app.games.tabletop.decklists.decklist import title_line
from app.games.tabletop.facts import is_any
from app.games.text import fold

FACTION_WORDS: Final[Mapping[str, int]] = {
    each.word: place for place, each in enumerate(Resource) if each in FACTIONS
}
"""The factions in players' words, as reports order them, with their places in `Traits.counted`."""

SITES: Final = len(Resource)
FOUNDATIONS: Final = SITES + 1
"""The places of Feng Shui Sites and of Foundation cards in `Traits.counted`."""

_MOST_REMEMBERED: Final = 20_000
_BITS: Final = 40
_MASK: Final = (1 << _BITS) - 1
_LIMITS: Final = sum(1 << (_BITS * place + _BITS - 1) for place in range(len(Resource)))


@dataclass(frozen=True, slots=True, eq=False)
class Demand:
    """The resources that it takes to play a card, packed, by each way to pay for it.

    Cards that take the same have the same one: it is a quick key.
    """

    ways: tuple[int, ...]


@lru_cache(maxsize=4096)
def demand_for(ways: tuple[int, ...]) -> Demand:
    """The one value for these ways to pay."""
    return Demand(ways)


@dataclass(frozen=True, slots=True, eq=False)
class Traits:
    """A printing as the checks see it.

    `demand` is None if the card takes no resources. `provides` are resources, packed (see
    `packed`), as is `counted`: 1 for each faction of the card, for a Feng Shui Site and for a
    Foundation card, so that a sum over a deck has all these counts (see `count_at`). `undecided`
    says what is assumed where the list names no printing and the printings differ; empty
    otherwise. `differs` tells whether printings of the title differ at all. `folded` is the title,
    folded.
    """

    demand: Demand | None
    provides: int
    counted: int
    differs: bool
    undecided: str
    folded: str


@dataclass(frozen=True, slots=True, eq=False)
class Held:
    """Copies of one printing, or of a title without a printing named.

    `counted` and `provides` are those of the traits, times the copies. `titled` is what
    `titles_hash` takes of them where no other line has the title.
    """

    id: PrintingId
    printing: Printing
    copies: int
    traits: Traits
    counted: int
    provides: int
    titled: str

    @classmethod
    def of(cls, printing: Printing, copies: int, traits: Traits) -> Held:
        """The copies of a printing that has these traits."""
        return cls(
            printing.id,
            printing,
            copies,
            traits,
            copies * traits.counted,
            copies * traits.provides,
            title_line(printing.card.name, copies),
        )


class TraitsOf(dict[PrintingId, Traits]):
    """The traits of a catalogue's printings, as far as they were asked for."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        self._catalogue = catalogue
        self._held: dict[str, Held] = {}

    def held(self, lines: Sequence[Line]) -> list[Held]:
        """Return what the lines of a deck hold, from a cache shared by all decks.

        `Line.hashed` identifies a line by its printing and copies.
        """
        known, written = self._held, [line.hashed for line in lines]
        try:
            return list(map(known.__getitem__, written))
        except KeyError:
            pass
        if len(known) > _MOST_REMEMBERED:
            known.clear()
        for line in lines:
            if line.hashed not in known:
                printing = line.printing
                known[line.hashed] = Held.of(printing, line.copies, self.of(printing))
        return list(map(known.__getitem__, written))

    def of(self, printing: Printing) -> Traits:
        """The traits of a printing."""
        found = self.get(printing.id)
        if found is None:
            found = self[printing.id] = traits_of(printing, self._catalogue)
        return found


@lru_cache(maxsize=4)
def traits_in(catalogue: Catalogue) -> TraitsOf:
    """The traits of the printings of a catalogue; one collection for all checks."""
    return TraitsOf(catalogue)


def traits_of(printing: Printing, catalogue: Catalogue) -> Traits:
    """Work out the traits of a printing."""
    printed = printing.printed
    asked = [packed(pool) for pool in (printed.requires, *(c.requires for c in printed.play_costs))]
    fields = () if printing.card.is_alike else printing.card.differing
    return Traits(
        demand=demand_for(tuple(dict.fromkeys(asked))) if all(asked) else None,
        provides=packed(printed.provides),
        counted=sum(1 << _BITS * place for place in _places(printed)),
        differs=bool(fields),
        undecided=_undecided(printing, fields, catalogue) if is_any(printing.id) else "",
        folded=fold(printing.card.name),
    )


def _places(printed: Printed) -> Iterator[int]:
    """Yield the counts, by their place, that a card adds to."""
    yield from (FACTION_WORDS[each.word] for each in printed.factions if each in FACTIONS)
    if printed.type is CardType.FENG_SHUI_SITE:
        yield SITES
    if printed.is_foundation:
        yield FOUNDATIONS


def count_at(counted: int, place: int) -> int:
    """Return the count at a place of those that are packed in a number."""
    return counted >> _BITS * place & _MASK


def packed(pool: Pool) -> int:
    """The counts of a pool in one number, so that whole pools are added and compared at once."""
    return sum(count << _BITS * place for place, count in enumerate(pool.counts))


def unpacked(pool: int) -> Pool:
    """The pool that was packed."""
    places = range(len(NO_RESOURCES.counts))
    return Pool(tuple(pool >> _BITS * place & _MASK for place in places))


def is_met(ways: Sequence[int], pool: int) -> bool:
    """Tell whether a pool holds every resource that one of the ways takes. Rules: 25.1, 43, 50.4.

    There must be at least one way. The highest bit of each count is free; a subtraction clears it
    exactly where it borrows.
    """
    full = pool | _LIMITS
    if (full - ways[0]) & _LIMITS == _LIMITS:
        return True
    return any((full - way) & _LIMITS == _LIMITS for way in ways[1:])


def _undecided(printing: Printing, fields: tuple[str, ...], catalogue: Catalogue) -> str:
    """Return a sentence on the printing assumed for a title that names none; empty if all agree.

    Rules: 8.11.1, 8.3.1.1.
    """
    if not fields:
        return ""
    newest = catalogue.newest_printing(printing.card)
    return (
        f"{printing.card.name} is read as its newest printing, of {newest.set.name}: "
        f"{facts_in_words(printing.printed, fields)}. Others differ in "
        f"{differences_in_words(fields)}; name a set to choose one."
    )
