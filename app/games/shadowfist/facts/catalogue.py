"""All facts of the game as one frozen, indexed value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from types import MappingProxyType
from typing import ClassVar

from app.games.shadowfist.editions import Edition
from app.games.shadowfist.facts.cards import Barred, Erratum, Printing, Title, Token
from app.games.shadowfist.facts.formats import CardPool, Format
from app.games.tabletop import facts
from app.games.text import fold_letters


@dataclass(frozen=True, slots=True)
class Words:
    """Exceptions among single words, in lower case.

    `singulars` look like plurals but are not; `plurals` map to irregular singulars; `parts` are the
    words that make up a compound (14.4.3); `contractions` look like possessives.
    """

    singulars: frozenset[str] = frozenset()
    plurals: Mapping[str, str] = field(default_factory=dict)
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    contractions: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue(facts.Catalogue[Title, Printing, Format]):
    """Titles, printings, sets, formats and precons of Shadowfist, with indexes by name and id.

    A bare title in a deck stands for a printing of its own, which has the facts of the newest
    (8.11.1): two players whose cards differ in numbers do not hold the same deck.

    `tokens` are those that effects create, `barred` the titles that no deck may hold and the
    reason, `pools` the card pools by id. `words` is what designators need to know of words.
    `errata` are later corrections, which `corrected` applies.
    """

    KEEPS_BARE: ClassVar[bool] = True

    tokens: Mapping[str, Token] = field(default_factory=dict)
    barred: Mapping[str, Barred] = field(default_factory=dict)
    pools: Mapping[str, CardPool] = field(default_factory=dict)
    words: Words = field(default_factory=Words, repr=False)
    errata: tuple[Erratum, ...] = ()

    @staticmethod
    def folded(name: str) -> str:
        """Letters and digits alone, without a *The* in front; see `fold_letters`."""
        return fold_letters(name)

    def title(self, name: str) -> Title:
        """The title of that exact name. Raises KeyError."""
        return self.by_name[name]

    def printing(self, id_: str) -> Printing:
        """The printing with that id. Raises KeyError."""
        return self.by_printing[facts.PrintingId(id_)]

    def read_as(self, printing: Printing) -> Printing:
        """The printing whose facts a line of a deck is read with. Rules: 8.11.1.

        That is the printing itself where one was named, and else the newest of the title.
        """
        name = facts.name_of_any(printing.id)
        return printing if name is None else self.newest[name]


@lru_cache(maxsize=4)
def corrected(catalogue: Catalogue) -> Catalogue:
    """Return the catalogue with its errata: other facts of some printings, by id and as the newest.

    Titles go on telling what is printed on their cards.
    """
    changed = {
        erratum.printing: replace(catalogue.by_printing[erratum.printing], printed=erratum.printed)
        for erratum in catalogue.errata
        if erratum.printing is not None and erratum.printed is not None
    }
    newest = {
        name: changed.get(printing.id, printing) for name, printing in catalogue.newest.items()
    }
    return replace(
        catalogue,
        by_printing=MappingProxyType({**catalogue.by_printing, **changed}),
        newest=MappingProxyType(newest),
    )


def in_edition(catalogue: Catalogue, edition: Edition) -> Catalogue:
    """Return the facts by which an edition plays cards."""
    return corrected(catalogue) if edition is Edition.SWS else catalogue
