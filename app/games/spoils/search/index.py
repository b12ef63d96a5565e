"""What a search needs of the catalogue, prepared once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from app.games.spoils.facts import Card, Catalogue, Printing, fold, fold_leet


@dataclass(frozen=True, slots=True)
class Entry:
    """A card with its printings in release order and its folded name.

    A set of printings is a bit mask: bit n stands for `printings[n]`, `every` for all.
    `is_respelt` tells whether folding changed more of the name than capitals.
    """

    card: Card
    printings: tuple[Printing, ...]
    every: int
    newest: int
    folded: str
    leet: str
    has_digits: bool
    is_respelt: bool

    def chosen(self, mask: int) -> tuple[Printing, ...]:
        """The printings of a mask in release order."""
        if mask == self.every:
            return self.printings
        return tuple(p for place, p in enumerate(self.printings) if mask >> place & 1)

    def representative(self, mask: int) -> Printing:
        """The newest printing of a mask, the one a bare name stands for if it is there."""
        if mask & self.newest:
            return self.printings[self.newest.bit_length() - 1]
        return self.printings[mask.bit_length() - 1]


@dataclass(frozen=True, slots=True, repr=False)
class SearchIndex:
    """The cards of one catalogue by name, ready to be searched. Keep one per catalogue."""

    catalogue: Catalogue
    entries: tuple[Entry, ...]
    subtypes: frozenset[str]
    has_texts: bool
    in_precons: frozenset[str]
    _by_name: Mapping[str, Entry]

    def __repr__(self) -> str:
        return f"<SearchIndex of {len(self.entries)} cards, catalogue {self.catalogue.version}>"

    @classmethod
    def of(cls, catalogue: Catalogue) -> SearchIndex:
        """Prepare a catalogue for searching."""
        entries = tuple(_entry(card, catalogue) for card in catalogue.cards)
        precons = catalogue.precons.values()
        ids = {precon.faction for precon in precons}
        ids.update(line.printing for precon in precons for line in precon.lines)
        return cls(
            catalogue=catalogue,
            entries=entries,
            subtypes=frozenset(fold(s) for entry in entries for s in entry.card.subtypes),
            has_texts=any(entry.card.text is not None for entry in entries),
            in_precons=frozenset(catalogue.by_printing[id_].card.name for id_ in ids),
            _by_name=MappingProxyType({entry.card.name: entry for entry in entries}),
        )

    def entry(self, card: Card) -> Entry:
        """The entry of a card of this catalogue. Raises KeyError for any other."""
        return self._by_name[card.name]


def _entry(card: Card, catalogue: Catalogue) -> Entry:
    printings = catalogue.printings_of(card)
    newest = catalogue.newest_printing(card)
    folded = fold(card.name)
    return Entry(
        card=card,
        printings=printings,
        every=(1 << len(printings)) - 1,
        newest=1 << printings.index(newest),
        folded=folded,
        leet=fold_leet(card.name),
        has_digits=any(map(str.isdigit, card.name)),
        is_respelt=folded != card.name.lower(),
    )
