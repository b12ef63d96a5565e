"""All facts of a game as one frozen, indexed value."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import ClassVar, Generic, Self, TypeAlias, TypeVar, cast

from app.games.tabletop.facts.protocols import CardLike, FormatLike, PrintingLike
from app.games.tabletop.facts.sets import CardSet, Precon, PrintingId, any_id
from app.games.text import LONGEST_NAME, fold, fold_leet, fold_letters

C = TypeVar("C", bound=CardLike, covariant=True)
P = TypeVar("P", bound=PrintingLike, covariant=True)
AnyC = TypeVar("AnyC", bound=CardLike)
AnyP = TypeVar("AnyP", bound=PrintingLike)
T = TypeVar("T")
F = TypeVar("F", bound=FormatLike, covariant=True)


class CatalogueError(ValueError):
    """Facts that contradict each other. The message names the fact and its place."""


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue(Generic[C, P, F]):
    """Cards, printings, sets, formats and precons, with indexes by name and id.

    `C`, `P` and `F` are the game's types of cards, printings and formats. Each printing's card
    is a `C`.

    `digest` identifies the facts of cards, printings and sets, curated ones included;
    formats have their own, and texts decide nothing. `version` is the release the shipped
    facts come from. `bare` has the printing that a name without a set stands for. Build one
    with `Catalogue.of`. Each is equal to itself only, so that it is a quick key of caches; to
    compare two, compare their `content`.

    `KEEPS_BARE` says that a name without
    a set is a fact of its own, because printings differ in more than their set: it then stands
    for a printing with an id of its own, which has the facts of the newest.
    """

    KEEPS_BARE: ClassVar[bool] = False

    version: str
    digest: str
    cards: tuple[C, ...]
    printings: tuple[P, ...]
    sets: tuple[CardSet, ...]
    formats: Mapping[str, F]
    precons: Mapping[str, Precon]
    by_name: Mapping[str, C] = field(repr=False)
    by_printing: Mapping[PrintingId, P] = field(repr=False)
    by_set: Mapping[str, CardSet] = field(repr=False)
    newest: Mapping[str, P] = field(repr=False)
    bare: Mapping[str, P] = field(repr=False)
    _by_folded: Mapping[str, C] = field(repr=False)
    _by_leet: Mapping[str, tuple[C, ...]] = field(repr=False)
    _by_letters: Mapping[str, tuple[C, ...]] = field(repr=False)
    _printings: Mapping[str, tuple[P, ...]] = field(repr=False)

    @classmethod
    def of(
        cls,
        *,
        version: str,
        printings: Iterable[P],
        sets: Iterable[CardSet],
        formats: Iterable[F] = (),
        precons: Iterable[Precon] = (),
    ) -> Self:
        """Index the facts: sets in release order, printings by set and number, cards by name.

        Raises CatalogueError when two cards share a folded name, two printings share an
        id, or a format or precon refers to something that does not exist.
        """
        ordered_sets = tuple(sorted(sets, key=lambda s: s.order))
        ordered = _marked(sorted(printings, key=_place), keeps_bare=cls.KEEPS_BARE)
        of_name: dict[str, list[P]] = defaultdict(list)
        by_printing: dict[PrintingId, P] = {}
        for printing in ordered:
            if printing.id in by_printing:
                raise CatalogueError(f"Two printings have the id {printing.id}")
            by_printing[printing.id] = printing
            of_name[printing.card.name].append(printing)
        newest = {name: _newest(them) for name, them in of_name.items()}
        bare = {name: _bare(one) for name, one in newest.items()} if cls.KEEPS_BARE else newest
        by_printing |= {one.id: one for one in bare.values()}
        first = (cast(C, them[0].card) for them in of_name.values())
        cards = tuple(sorted(first, key=_folded_name))
        leet: dict[str, list[C]] = defaultdict(list)
        letters: dict[str, list[C]] = defaultdict(list)
        for card in cards:
            leet[fold_leet(card.name)].append(card)
            letters[fold_letters(card.name)].append(card)
        catalogue = cls(
            version=version,
            digest=_digest(ordered_sets, ordered),
            cards=cards,
            printings=ordered,
            sets=ordered_sets,
            formats=MappingProxyType({f.id: f for f in formats}),
            precons=MappingProxyType({p.id: p for p in precons}),
            by_name=MappingProxyType({card.name: card for card in cards}),
            by_printing=MappingProxyType(by_printing),
            by_set=MappingProxyType({s.code: s for s in ordered_sets}),
            newest=MappingProxyType(newest),
            bare=MappingProxyType(bare),
            _by_folded=MappingProxyType(_unique_folds(cards, cls.folded)),
            _by_leet=MappingProxyType({name: tuple(them) for name, them in leet.items()}),
            _by_letters=MappingProxyType({name: tuple(them) for name, them in letters.items()}),
            _printings=MappingProxyType({name: tuple(them) for name, them in of_name.items()}),
        )
        _check_references(catalogue)
        return catalogue

    def __reduce__(self) -> tuple[Callable[..., Self], tuple[type[Self], list[object]]]:
        """Return the parts to rebuild the facts from, for pickle; mappings as dictionaries."""
        values = [getattr(self, each.name) for each in fields(self)]
        plain = [dict(it) if isinstance(it, MappingProxyType) else it for it in values]
        return _unpickled, (type(self), plain)

    @staticmethod
    def folded(name: str) -> str:
        """The key under which a card's name is found; a game may fold more than `fold` does."""
        return fold(name)

    def find(self, name: str) -> C | None:
        """The card of that name, spelt with any case, accents, signs or blanks, or as one word.

        A *The* in front may be missing, as may all signs and blanks: `TheGoldenGunman`. None
        also where several cards read alike without them, which `alike` has.
        """
        if len(name) > LONGEST_NAME:
            return None
        found = self._by_folded.get(self.folded(name))
        if found is not None:
            return found
        alike = self.alike(name)
        return alike[0] if len(alike) == 1 else None

    def alike(self, name: str) -> tuple[C, ...]:
        """All cards whose names have the same letters and digits, with or without a *The*."""
        if len(name) > LONGEST_NAME:
            return ()
        letters = fold_letters(name)
        return self._by_letters.get(letters) or self._by_letters.get(
            letters.removeprefix("the"), ()
        )

    def find_leet(self, name: str) -> tuple[C, ...]:
        """All cards whose names read alike when digits are read as letters."""
        return self._by_leet.get(fold_leet(name), ()) if len(name) <= LONGEST_NAME else ()

    def printings_of(self, card: CardLike) -> tuple[P, ...]:
        """All printings of a card in release order; never empty for a card of the catalogue."""
        return self._printings.get(card.name, ())

    def newest_printing(self, card: CardLike) -> P:
        """The printing of the latest set, there the one with the lowest number."""
        return self.newest[card.name]

    def printings_in(self, card: CardLike, card_set: CardSet) -> tuple[P, ...]:
        """The printings of a card in one set; first the one that the set's code alone means."""
        in_set = [p for p in self.printings_of(card) if p.set.code == card_set.code]
        if not in_set:
            return ()
        meant = _meant_by_set(in_set, self.newest[card.name])
        return (meant, *(p for p in in_set if p is not meant))

    def number_in_set(self, printing: PrintingLike) -> str:
        """The number of a printing in words.

        Where a set has several printings of a name without numbers it is their order in the set, as
        in `2 of 4`; of a single one without a number it is empty.
        """
        if printing.number is not None:
            return str(printing.number)
        same = [
            it.id
            for it in self.printings_of(printing.card)
            if it.set.code == printing.set.code and it.number is None
        ]
        if len(same) < 2 or printing.id not in same:
            return ""
        return f"{same.index(printing.id) + 1} of {len(same)}"

    def beside(self, printing: PrintingLike) -> tuple[C | None, C | None]:
        """The cards before and after a printing's in its set, by number; None at an end."""
        names = dict.fromkeys(
            it.card.name for it in self.printings if it.set.code == printing.set.code
        )
        order = list(names)
        place = order.index(printing.card.name)
        before = self.by_name[order[place - 1]] if place else None
        after = self.by_name[order[place + 1]] if place + 1 < len(order) else None
        return before, after

    @property
    def content(self) -> tuple[object, ...]:
        """Everything it holds, texts, formats and precons included, to compare by value."""
        return (
            self.version, self.digest, self.cards, self.printings, self.sets, self.formats,
            self.precons,
        )  # fmt: skip


AnyCatalogue: TypeAlias = Catalogue[CardLike, PrintingLike, FormatLike]
"""The catalogue of any game, for what needs no more of a card than its name."""


def _unpickled(cls: Callable[..., T], values: Sequence[object]) -> T:
    return cls(*(MappingProxyType(it) if isinstance(it, dict) else it for it in values))


def _bare(newest: AnyP) -> AnyP:
    """Return the printing for a name without a set, in games where that is a fact of its own."""
    return newest.unspecified(any_id(newest.card.name)).marked(is_newest=True, mark="")


def _marked(printings: Iterable[AnyP], *, keeps_bare: bool) -> tuple[AnyP, ...]:
    """The printings, each with what a text has to say so that it means just this one."""
    of_name: dict[str, list[AnyP]] = defaultdict(list)
    alike: dict[tuple[str, str, int | None], list[AnyP]] = defaultdict(list)
    ordered = tuple(printings)
    for printing in ordered:
        of_name[printing.card.name].append(printing)
        alike[printing.card.name, printing.set.code, printing.number].append(printing)
    newest = {name: _newest(them) for name, them in of_name.items()}
    marked = []
    for printing in ordered:
        name = printing.card.name
        in_set = [p for p in of_name[name] if p.set.code == printing.set.code]
        place = alike[name, printing.set.code, printing.number].index(printing) + 1
        mark = "" if printing.number is None else str(printing.number)
        if place > 1 or (not mark and printing is not _meant_by_set(in_set, newest[name])):
            mark += f"v{place}"
        is_bare = not keeps_bare and printing is newest[name]
        marked.append(printing.marked(is_newest=is_bare, mark=mark))
    return tuple(marked)


def _meant_by_set(in_set: Sequence[AnyP], newest: AnyP) -> AnyP:
    """Return the printing of one set that a text means if it names the set and nothing more."""
    return max(in_set, key=newest.__eq__)


def _newest(printings: Iterable[AnyP]) -> AnyP:
    return min(printings, key=lambda p: (-p.set.order, p.number or 0, p.id))


def _folded_name(card: CardLike) -> str:
    return fold(card.name)


def _place(printing: PrintingLike) -> tuple[int, int, str]:
    return (printing.set.order, printing.number or 0, printing.id)


def _digest(sets: Iterable[CardSet], printings: Iterable[PrintingLike]) -> str:
    """SHA-256 of all facts in order, one line each, as 64 hexadecimal digits."""
    facts = hashlib.sha256()
    for card_set in sets:
        line = (card_set.code, card_set.name, card_set.order, str(card_set.released))
        facts.update(f"{line!r}\n".encode())
    seen: set[str] = set()
    for printing in printings:
        card = printing.card
        if card.name not in seen:
            seen.add(card.name)
            facts.update(f"{card.digested}\n".encode())
        line_of = (printing.id, card.name, printing.set.code, printing.number, printing.rarity)
        facts.update(f"{line_of!r}\n".encode())
    return facts.hexdigest()


def _unique_folds(cards: Iterable[AnyC], folded_of: Callable[[str], str]) -> dict[str, AnyC]:
    folded: dict[str, AnyC] = {}
    for card in cards:
        other = folded.setdefault(folded_of(card.name), card)
        if other is not card:
            raise CatalogueError(f"The names {other.name!r} and {card.name!r} fold alike")
    return folded


def _check_references(catalogue: AnyCatalogue) -> None:
    for printing in catalogue.printings:
        if catalogue.by_set.get(printing.set.code) != printing.set:
            raise CatalogueError(f"Printing {printing.id} is in an unknown set")
        if catalogue.by_name[printing.card.name] != printing.card:
            raise CatalogueError(f"Printings of {printing.card.name!r} differ in their facts")
    for form in catalogue.formats.values():
        for code in form.sets or ():
            if code not in catalogue.by_set:
                raise CatalogueError(f"Format {form.id!r} allows the unknown set {code!r}")
    for precon in catalogue.precons.values():
        for needed in (line.printing for line in precon.lines):
            if needed not in catalogue.by_printing:
                raise CatalogueError(f"Precon {precon.id!r} holds the unknown printing {needed}")
