"""Decklists of The Spoils: lines, zones, and what files and editors know of them. Rules: 103.

With the shipped `catalogue`, a text becomes a decklist and a state for each of its lines:

    >>> from app.games.tabletop.decklists.formats import deck_formats, write_decklist
    >>> from app.games.tabletop.decklists.formats import read_decklist
    >>> formats = deck_formats(SHAPE)
    >>> imported = read_decklist("4 Scout\\n3 Skout", catalogue, formats)
    >>> [(line.status.value, line.text, line.suggestions) for line in imported.lines]
    [('read', '4 Scout', ()), ('open', '3 Skout', ('Scout',))]
    >>> print(write_decklist(imported.decklist, "txt", formats))
    Deck
    4 Scout
    <BLANKLINE>
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import ClassVar, Final, TypeAlias

from app.games.spoils import KEY
from app.games.spoils.facts import Card, Printing
from app.games.spoils.terms import STARTING, CardType, Icon, Trade
from app.games.tabletop.decklists import decklist as tabletop
from app.games.tabletop.decklists import report
from app.games.tabletop.decklists.decklist import DeckShape, Octgn, Place, Section
from app.games.tabletop.facts import PrintingLike


class Zone(StrEnum):
    """The part of a decklist that a line belongs to.

    Faction and deck are the main list; sideboard and considering never count.
    """

    FACTION = "faction"
    DECK = "deck"
    SIDEBOARD = "sideboard"
    CONSIDERING = "considering"


@dataclass(frozen=True, slots=True)
class Line(tabletop.Line[Printing, Zone]):
    """Copies of one printing in one zone.

    Starting resources come from the deck (601.1b): they stand in zone `deck` with the
    mark `STARTING`. Tokens stay where the file had them, so that they can be shown; `is_token`
    tells whether the card is one.

    Raises ValueError for fewer than one copy, a faction card in zone `deck`, another
    card in zone `faction`, and a starting mark on anything but a resource in the deck.
    """

    HASHED: ClassVar[frozenset[StrEnum]] = frozenset({Zone.FACTION, Zone.DECK})

    zone: Zone = Zone.DECK
    card: Card = field(init=False, repr=False, compare=False)
    is_token: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        tabletop.Line.__post_init__(self)
        object.__setattr__(self, "is_token", self.card.is_token)
        if self.zone is Zone.DECK and self.card.is_faction:
            raise ValueError(f"{self.name!r} is a faction and belongs to zone 'faction'")
        if self.zone is Zone.FACTION and not self.card.is_faction:
            raise ValueError(f"{self.name!r} is not a faction")
        if self.mark is not None and not self._can_start:
            raise ValueError(f"Only resources of the deck can start in play, not {self.name!r}")

    @classmethod
    def main(cls, printing: Printing, copies: int, mark: str | None = None) -> Line:
        """A line of the main list: a faction card as faction, all else in the deck."""
        if printing.card.is_faction:
            return cls(printing, copies, Zone.FACTION)
        return cls(printing, copies, Zone.DECK, mark)

    @property
    def is_starting(self) -> bool:
        """True if the copies start in play. Rules: 601.1b."""
        return self.mark == STARTING

    @property
    def _can_start(self) -> bool:
        return self.zone is Zone.DECK and self.card.type is CardType.RESOURCE

    @property
    def counts(self) -> bool:
        """True if the copies count toward the size of the deck, as starting resources do.

        Factions, tokens, sideboard and considering do not. Rules: 103.1b, 601.1b.
        """
        return self.zone is Zone.DECK and self.card.is_deck_card


@dataclass(frozen=True, slots=True)
class Decklist(tabletop.Decklist[Line]):
    """Lines in the order they were written, and what the player wrote about the deck."""

    game: str = KEY

    @property
    def factions(self) -> tuple[Card, ...]:
        """The faction cards of the main list, one entry per copy."""
        return tuple(line.card for line in self.in_zone(Zone.FACTION) for _ in range(line.copies))

    @property
    def starting(self) -> tuple[Line, ...]:
        """The lines marked as starting resources. Rules: 601.1b."""
        return tuple(line for line in self.lines if line.is_starting)

    def copies(self, *zones: Zone) -> Counter[str]:
        """Copies by name in the given zones; without any, in the deck."""
        return self.copies_in(zones or (Zone.DECK,))


Import: TypeAlias = report.Import[Decklist]
"""The result of reading a deck file."""


def with_starting(decklist: Decklist, names: tuple[str, ...]) -> Decklist:
    """The deck with one copy per name in `names` marked as starting in play. Rules: 601.1b.

    Names that the deck does not hold are left out.
    """
    bare = replace(
        decklist, lines=tuple(replace(line, mark=None) for line in decklist.lines)
    ).merged()
    lines = list(bare.lines)
    for name in names:
        place = next(
            (
                place
                for place, line in enumerate(lines)
                if line.name == name and line.zone is Zone.DECK and line.mark is None
            ),
            None,
        )
        if place is None:
            continue
        line = lines.pop(place)
        lines.insert(place, replace(line, copies=1, mark=STARTING))
        if line.copies > 1:
            lines.insert(place, replace(line, copies=line.copies - 1))
    return replace(bare, lines=tuple(lines)).merged()


_MAIN: Final = Place(
    "deck",
    Zone.DECK,
    words=(
        "main", "mainboard", "main board", "main deck", "maindeck", "game deck", "starting deck",
        "decklist", "deck list", "list", "cards", "library", "crypt", "commander", "companion",
    ),
    lackey="Deck",
)  # fmt: skip
_FACTION: Final = Place(
    "faction",
    Zone.FACTION,
    words=("factions", "fraktion", "facción", "fazione", "frakcja"),
    lackey="Faction",
)
_STARTING: Final = Place(
    "starting resources",
    Zone.DECK,
    STARTING,
    words=(
        "starting",
        "starting resource",
        "starting staple",
        "starting staples",
        "start",
        "starts",
        "starter",
        "starters",
        "starts in play",
        "start in play",
        "starting in play",
        "in play",
        "in play at start",
        "starting card",
        "starting cards",
        "starts with",
        "starting with",
        "starting hand",
        "opening resources",
        "begins in play",
        "begin in play",
    ),
    lackey="Starting",
    loss="which resources start in play",
)
_SIDEBOARD: Final = Place(
    "sideboard",
    Zone.SIDEBOARD,
    words=("side board", "side", "side deck", "sidedeck", "sb"),
    lackey="Sideboard",
    loss="the sideboard",
)
_CONSIDERING: Final = Place(
    "considering",
    Zone.CONSIDERING,
    words=("maybe", "maybeboard", "maybe board", "tokens", "token"),
    lackey="Considering",
    loss="the cards under consideration",
)
_ICONS: Final = frozenset(icon.word for icon in Icon)
_HEADING_WORDS: Final = frozenset(
    form
    for word in (*CardType, *Trade, "staple", "starting", "start", "universal", "trade", "other")
    for form in (word.lower(), f"{word.lower()}s")
    if word not in _ICONS
)


def _put(
    printing: PrintingLike, copies: int, place: Place
) -> tuple[Line, tuple[str, ...], tuple[str, ...]]:
    """The line, with remarks and repairs about where it stands.

    The main place takes a faction card as faction; in those of faction and starting resources,
    resources start in play and all else that is no faction belongs to the deck.
    """
    assert isinstance(printing, Printing)
    card = printing.card
    if place is _SIDEBOARD:
        return Line(printing, copies, Zone.SIDEBOARD), ("in the sideboard",), ()
    if place is _CONSIDERING:
        return Line(printing, copies, Zone.CONSIDERING), ("under consideration only",), ()
    if place is _MAIN or card.is_faction:
        return Line.main(printing, copies), (), ()
    if card.type is CardType.RESOURCE:
        return Line.main(printing, copies, STARTING), ("starts in play",), ()
    misplaced = (
        "listed with the faction and starting resources but is neither; read as part of the deck"
    )
    return Line.main(printing, copies), (), (misplaced,)


def _line(
    printing: PrintingLike,
    copies: int,
    zone: StrEnum,
    mark: str | None = None,
    tags: tuple[str, ...] = (),
    note: str = "",
) -> Line:
    assert isinstance(printing, Printing)
    return Line(printing, copies, Zone(zone), mark, tags, note)


def _home(printing: PrintingLike, zone: StrEnum) -> StrEnum:
    """The place of a line: a faction card in the deck's zone belongs to the faction."""
    assert isinstance(printing, Printing)
    return Zone.FACTION if zone is Zone.DECK and printing.card.is_faction else zone


SHAPE: Final = DeckShape(
    game=KEY,
    title="The Spoils",
    places=(_FACTION, _STARTING, _MAIN, _SIDEBOARD, _CONSIDERING),
    main=_MAIN,
    sideboard=_SIDEBOARD,
    considering=_CONSIDERING,
    until_blank=frozenset({_FACTION, _STARTING}),
    kinds=frozenset(
        form
        for word in (*CardType, *Trade, "staple", "staple resource")
        if word not in _ICONS
        for form in (word, word + "s")
    ),
    heading_words=_HEADING_WORDS,
    lone=Zone.FACTION,
    lackey="thespoils",
    octgn=Octgn(
        "844d5fe3-bdb5-4ad2-ba83-88c2c2db6d88",
        (("Game Deck", (_MAIN,)), ("Faction", (_FACTION, _STARTING))),
    ),
    cockatrice=(Section("main", (Zone.FACTION, Zone.DECK)), Section("side", (Zone.SIDEBOARD,))),
    hashed=Line.HASHED,
    empty=Decklist(),
    put=_put,
    line=_line,
    home=_home,
)
