"""The index that searches use, made once for each catalogue."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Generic, Self, TypeAlias, TypeVar

from app.games.tabletop.facts import CardLike, Catalogue, Format, PrintingLike
from app.games.text import fold, fold_closed, fold_leet

C = TypeVar("C", bound=CardLike, covariant=True)
P = TypeVar("P", bound=PrintingLike, covariant=True)


@dataclass(frozen=True, slots=True)
class IndexEntry(Generic[C, P]):
    """A card with its printings in release order and its folded name.

    A set of printings is a bit mask: bit n stands for `printings[n]`, `every` for all.
    `closed` is the name without signs that part or end words. `is_respelt` tells whether folding
    changed more of the name than capitals. `text` is the card's rules text, None if the
    catalogue has none.
    """

    card: C
    printings: tuple[P, ...]
    every: int
    newest: int
    folded: str
    closed: str
    leet: str
    has_digits: bool
    is_respelt: bool
    text: str | None

    def chosen(self, mask: int) -> tuple[P, ...]:
        """The printings of a mask in release order."""
        if mask == self.every:
            return self.printings
        return tuple(p for place, p in enumerate(self.printings) if mask >> place & 1)

    def representative(self, mask: int) -> P:
        """The newest printing of a mask, the one a bare name stands for if it is there."""
        if mask & self.newest:
            return self.printings[self.newest.bit_length() - 1]
        return self.printings[mask.bit_length() - 1]


def _no_text(card: CardLike) -> None:
    """The text of a card in a game that searches none."""


def _no_words(card: CardLike) -> tuple[str, ...]:
    """The keywords of a card in a game that has none."""
    return ()


@dataclass(frozen=True, slots=True, repr=False)
class SearchIndex(Generic[C, P]):
    """The cards of one catalogue by name, ready to be searched. Keep one per catalogue.

    `words` are all words of a kind that a card may have several of, such as subtypes, folded.
    """

    catalogue: Catalogue[C, P, Format[Enum]]
    entries: tuple[IndexEntry[C, P], ...]
    words: frozenset[str]
    has_texts: bool
    in_precons: frozenset[str]
    _by_name: Mapping[str, IndexEntry[C, P]]

    def __repr__(self) -> str:
        return f"<SearchIndex of {len(self.entries)} cards, catalogue {self.catalogue.version}>"

    @classmethod
    def prepared(
        cls,
        catalogue: Catalogue[C, P, Format[Enum]],
        text_of: Callable[[C], str | None] = _no_text,
        words_of: Callable[[C], Iterable[str]] = _no_words,
    ) -> Self:
        """Prepare a catalogue for searching, with the texts and the keywords of its cards."""
        entries = tuple(_entry(card, catalogue, text_of(card)) for card in catalogue.cards)
        ids = {line.printing for precon in catalogue.precons.values() for line in precon.lines}
        return cls(
            catalogue=catalogue,
            entries=entries,
            words=frozenset(fold(word) for card in catalogue.cards for word in words_of(card)),
            has_texts=any(entry.text is not None for entry in entries),
            in_precons=frozenset(catalogue.by_printing[id_].card.name for id_ in ids),
            _by_name=MappingProxyType({entry.card.name: entry for entry in entries}),
        )

    def entry(self, card: CardLike) -> IndexEntry[C, P]:
        """The entry of a card of this catalogue. Raises KeyError for any other."""
        return self._by_name[card.name]


AnySearchIndex: TypeAlias = SearchIndex[CardLike, PrintingLike]
"""The search index of any game."""

AnyC = TypeVar("AnyC", bound=CardLike)
AnyP = TypeVar("AnyP", bound=PrintingLike)


def _entry(
    card: AnyC, catalogue: Catalogue[AnyC, AnyP, Format[Enum]], text: str | None
) -> IndexEntry[AnyC, AnyP]:
    printings = catalogue.printings_of(card)
    newest = catalogue.newest_printing(card)
    folded = fold(card.name)
    return IndexEntry(
        card=card,
        printings=printings,
        every=(1 << len(printings)) - 1,
        newest=1 << printings.index(newest),
        folded=folded,
        closed=fold_closed(card.name),
        leet=fold_leet(card.name),
        has_digits=any(map(str.isdigit, card.name)),
        is_respelt=folded != card.name.lower(),
        text=text,
    )
