"""A game's description of its decks, for the readers and writers of files."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Generic, Protocol, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine, L, L_co
from app.games.tabletop.facts import AnyCatalogue, PrintingId, PrintingLike
from app.games.tabletop.names import LONGEST_NAME, fold

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
