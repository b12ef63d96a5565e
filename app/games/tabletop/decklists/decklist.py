"""A decklist: copies of printings in zones, what the player wrote, its hashes, and its shape.

The shape is a game's description of its decks, for the readers and writers of files.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import ClassVar, Final, Generic, Protocol, Self, TypeAlias, TypeVar

from app.games.tabletop.facts import AnyCatalogue, CardLike, PrintingId, PrintingLike
from app.games.text import LONGEST_NAME, fold

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


D = TypeVar("D", bound=AnyDecklist)
D_co = TypeVar("D_co", bound=AnyDecklist, covariant=True)

Names: TypeAlias = AnyCatalogue
"""The catalogue in which the names of a file are looked up."""


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """A place for cards in a file. Not yet a line: the game decides what becomes of the card.

    `name` is the place's name in JSON, in CSV and, capitalised, as a heading of a text; `lackey` is
    the name of LackeyCCG's zone. `words` are other words for it in headings and zones. `loss` says
    in words what a file that does not keep the place loses; empty for places that every file keeps.
    """

    name: str
    zone: StrEnum
    mark: str | None = None
    words: tuple[str, ...] = ()
    lackey: str = ""
    loss: str = ""

    def lines_of(self, deck: AnyDecklist) -> tuple[AnyLine, ...]:
        """The lines of a deck that stand in this place."""
        return tuple(
            line for line in deck.lines if line.zone is self.zone and line.mark == self.mark
        )


@dataclass(frozen=True, slots=True)
class Octgn:
    """The game in OCTGN: its id there, and the sections of a deck with the places they hold."""

    game_id: str
    sections: tuple[tuple[str, tuple[Place, ...]], ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a file that holds all lines of some zones."""

    name: str
    zones: tuple[StrEnum, ...]


@dataclass(frozen=True, kw_only=True, eq=False)
class DeckLayout:
    """The places of a deck, and how files name them.

    `places` are in the order of a text; `main` is where a card stands that no heading precedes.
    A place in `until_blank` ends at a blank line. `sideboard` is the place of what other
    programs call so, `considering` that of cards that are in no deck yet. `kinds` are headings
    that only group cards. `lone` is a zone for one card only. `lackey`, `octgn` and `cockatrice`
    are None or empty if that program does not know the game.

    `heading_words` are words of which headings consist that only group cards, as in
    `20 Ascended cards`; empty if `kinds` tells all. With `marks_are_notes`, a mark behind a
    name that is no set is kept as the player's note. `lackey_id` is the id that LackeyCCG has for
    a printing.

    `hashed` are the zones of the main list, which its hash covers.

    `zones` are all zones, in the order of a text. `sleeved` are those that it takes cards to
    sleeve: all but that of cards under consideration.
    """

    game: str
    title: str
    places: tuple[Place, ...]
    main: Place
    sideboard: Place | None = None
    considering: Place | None = None
    until_blank: frozenset[Place] = frozenset()
    kinds: frozenset[str] = frozenset()
    lackey: str | None = None
    lone: StrEnum | None = None
    hashed: frozenset[StrEnum]
    octgn: Octgn | None = None
    cockatrice: tuple[Section, ...] = ()
    heading_words: frozenset[str] = frozenset()
    marks_are_notes: bool = False
    lackey_id: Callable[[PrintingLike], str] = lambda printing: printing.id
    by_word: Mapping[str, Place] = field(init=False, repr=False)
    zones: tuple[StrEnum, ...] = field(init=False, repr=False)
    sleeved: tuple[StrEnum, ...] = field(init=False, repr=False)
    _by_value: Mapping[str, StrEnum] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        words = {
            fold(name): places[0] for name, places in (self.octgn.sections if self.octgn else ())
        }
        for at in self.places:
            words |= {fold(word): at for word in (at.name, at.lackey, *at.words) if word}
        zones = tuple(dict.fromkeys(place.zone for place in self.places))
        left_out = self.considering.zone if self.considering else None
        object.__setattr__(self, "by_word", words)
        object.__setattr__(self, "zones", zones)
        object.__setattr__(self, "sleeved", tuple(zone for zone in zones if zone is not left_out))
        object.__setattr__(self, "_by_value", {zone.value: zone for zone in zones})
        object.__setattr__(self, "kinds", frozenset(map(fold, self.kinds)))

    def zone_of(self, value: str) -> StrEnum:
        """The zone with that value. Raises ValueError where the game has none."""
        zone = self._by_value.get(value)
        if zone is None:
            raise ValueError(f"{self.title} has no zone {value!r}")
        return zone

    def sleeved_names(self, deck: AnyDecklist) -> Counter[str]:
        """Copies by name that it takes to sleeve a deck."""
        return deck.copies_in(self.sleeved)

    def sleeved_printings(self, deck: AnyDecklist) -> Counter[PrintingId]:
        """Copies by printing that it takes to sleeve a deck."""
        copies: Counter[PrintingId] = Counter()
        for line in deck.lines:
            if line.zone in self.sleeved:
                copies[line.printing.id] += line.copies
        return copies

    def place_named(self, text: str) -> Place | None:
        """The place that a word such as `Sideboard` or `Maybeboard` stands for."""
        return self.by_word.get(fold(text)) if len(text) <= LONGEST_NAME else None

    def place_of(self, line: AnyLine) -> Place:
        """The place where a line of a deck stands."""
        return next(at for at in self.places if at.zone is line.zone and at.mark == line.mark)

    def placed(
        self, deck: AnyDecklist, *, main_first: bool = False
    ) -> Iterator[tuple[Place, Sequence[AnyLine]]]:
        """The places that hold lines of a deck, with these lines."""
        order = self.places
        if main_first:
            order = (self.main, *(place for place in self.places if place is not self.main))
        return ((place, lines) for place in order if (lines := place.lines_of(deck)))


Put: TypeAlias = Callable[[PrintingLike, int, Place], tuple[L, tuple[str, ...], tuple[str, ...]]]
"""A game's line of a number of copies in a place, with remarks and repairs in words, without
capital and full stop."""


class MakeLine(Protocol[L_co]):
    """Makes a line of a number of copies in a zone."""

    def __call__(
        self,
        printing: PrintingLike,
        copies: int,
        zone: StrEnum,
        mark: str | None = None,
        tags: tuple[str, ...] = (),
        note: str = "",
    ) -> L_co: ...


@dataclass(frozen=True, kw_only=True, eq=False)
class DeckShape(DeckLayout, Generic[L_co, D_co]):
    """The layout of a game's decks with the game's own types.

    `empty` is a deck without lines. `line` makes a
    line of a number of copies in a zone, and `home` tells in which zone a card stands that is put
    into a zone. `put` makes the line that a card in a place of a file means, where that is not
    just a line with the mark of the place.
    """

    empty: D_co
    line: MakeLine[L_co]
    home: Callable[[PrintingLike, StrEnum], StrEnum] = lambda printing, zone: zone
    put: Put[L_co] | None = None

    def put_into(
        self, place: Place, printing: PrintingLike, copies: int
    ) -> tuple[L_co, tuple[str, ...], tuple[str, ...]]:
        """The line of `copies` copies in a place of a file, with remarks and repairs in words."""
        if self.put is not None:
            return self.put(printing, copies, place)
        home = self.home(printing, place.zone)
        return self.line(printing, copies, home, place.mark), (), ()


AnyShape: TypeAlias = DeckShape[AnyLine, AnyDecklist]
"""The shape of the decks of any game, for what needs no more of a card than its name."""


_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_SIGNS: Final = 8
_GROUP: Final = 4


def deck_hash(decklist: AnyDecklist) -> str:
    """SHA-256 of the main list as 64 hexadecimal digits.

    Hashed are lines `zone<TAB>printing-id<TAB>copies<LF>` in UTF-8, one per zone and
    printing, sorted by their bytes. Zones are those that the game hashes. Order, splitting,
    marks, names and notes do not matter.
    """
    lines = decklist.lines
    if len({line.name for line in lines}) < len(lines):
        main = _added_up(lines)
    else:
        main = list(filter(None, [line.hashed for line in lines]))
    main.sort()  # Code points sort as their UTF-8 bytes do, so all are encoded in one go.
    return hashlib.sha256("".join(main).encode()).hexdigest()


def _added_up(lines: Iterable[AnyLine]) -> list[str]:
    copies: Counter[str] = Counter()
    for line in lines:
        if line.hashed:
            copies[line.hashed.rpartition("\t")[0]] += line.copies
    return [f"{start}\t{number}\n" for start, number in copies.items()]


def titles_hash(copies: Mapping[str, int]) -> str:
    """SHA-256 of the copies by title in the zones that the game hashes.

    Decks that differ only in printings have the same. Hashed are lines `name<TAB>copies<LF>` in
    UTF-8, sorted by their bytes.
    """
    return hash_of_titles([title_line(name, number) for name, number in copies.items()])


def hash_of_titles(lines: Iterable[str]) -> str:
    """`titles_hash` of lines as `title_line` returns them, one for each title."""
    return hashlib.sha256("".join(sorted(lines)).encode()).hexdigest()


def title_line(name: str, copies: int) -> str:
    """Return the line that `titles_hash` hashes for a title: `name<TAB>copies<LF>`."""
    return f"{name}\t{copies}\n"


def zone_digest(decklist: AnyDecklist, zone: StrEnum) -> str:
    """SHA-256 of the printings and copies in one zone, in hexadecimal."""
    copies: Counter[str] = Counter()
    for line in decklist.in_zone(zone):
        copies[line.printing.id] += line.copies
    written = "".join(f"{of}\t{number}\n" for of, number in sorted(copies.items()))
    return hashlib.sha256(written.encode()).hexdigest()


def short_hash(long: str) -> str:
    """The first 40 bits of a hash as eight signs in two groups, to be read aloud.

    Base 32 with digits and capitals, without I, L, O and U, which are misread. Enough to
    find a slip at a table, not enough to prove anything: that is what the long one is for.
    """
    bits = int(long[:10], 16)
    signs = "".join(_ALPHABET[bits >> 5 * place & 31] for place in range(_SIGNS - 1, -1, -1))
    return f"{signs[:_GROUP]}-{signs[_GROUP:]}"
