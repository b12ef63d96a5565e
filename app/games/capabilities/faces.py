"""The faces of cards: what pages, proxies and sheets show of one, as plain values."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Protocol

from app.games.tabletop.facts import AnyCatalogue, CardLike, PrintingLike
from app.games.tabletop.symbols import Symbol, Symbols

Piece = str | Symbols
"""A part of a text: words, or symbols that are drawn."""


@dataclass(frozen=True)
class FaceLine:
    """One keyword line: the word, what it says, and its icons.

    `is_label` says that a colon parts the word from what follows on the face.
    """

    word: str
    text: str = ""
    icons: Symbols = ()
    is_label: bool = False


@dataclass(frozen=True)
class Paragraph:
    """One paragraph. Its name and icons stand in front; cost and effect have labels."""

    kind: str
    name: str
    icons: Symbols
    text: tuple[Piece, ...]
    cost: tuple[Piece, ...]
    effect: tuple[Piece, ...]


@dataclass(frozen=True)
class CardGroup:
    """A group that a card belongs to, such as its trade.

    `title` is the kind of group, `name` this one, `query` finds all its cards.
    """

    title: str
    name: str
    query: str
    symbol: Symbol | None = None


@dataclass(frozen=True)
class DifferingFact:
    """A fact in which the printings of a card differ: what it is called, and one of each."""

    words: str
    values: tuple[str | Symbols, ...]


class InGames(StrEnum):
    """Levels at which the program's own games can use a card."""

    CREATED = "created"
    PLAYABLE = "playable"
    WITHOUT_TEXT = "without text"


@dataclass(frozen=True)
class Adding:
    """Headings of a form that adds a card to a deck, and the query that finds decks with it."""

    title: str
    button: str
    query: str
    takes_copies: bool = True


@dataclass(frozen=True)
class Face:
    """Everything that is drawn of one card. `stats` are pairs of word and number.

    `group` is what stands opposite the type line, and `place` how a breadcrumb leads to the
    card: words, each with a query. `kind` is the type in lists. `cost` is None where none is
    printed, `asks` are the symbols that a card needs and `gives` those it provides; `is_source`
    says that they are all it does, so that they are drawn large. `text` is the printed text
    where a site's owner brought it; `wording` is what the card does by our own phrases, None
    where that is not known, and a text takes its place. `keywords` are all keyword lines,
    `opening` those above text or wording. Nothing but numbers is known of a card that `is_bare`.
    `coverage` says how much of the card is known, where a game says so. `related` are words that a
    card shares with others, under a title: each with the query that finds them.
    """

    card: CardLike
    printing: PrintingLike | None
    type_line: str
    keywords: tuple[FaceLine, ...] = ()
    stats: tuple[tuple[str, str], ...] = ()
    wording: tuple[Paragraph, ...] | None = None
    kind: str = ""
    group: CardGroup | None = None
    place: tuple[tuple[str, str], ...] = ()
    cost: int | str | None = None
    asks: Symbols = ()
    gives: Symbols = ()
    is_source: bool = False
    text: str | None = None
    opening: tuple[FaceLine, ...] = ()
    is_bare: bool = False
    coverage: str = ""
    related: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()

    @property
    def says_wording(self) -> bool:
        """Tell whether the face shows the wording: keyword lines may be all that a card says."""
        is_all_said = bool(self.coverage and self.opening)
        return bool(self.wording) or (self.wording is not None and not is_all_said)


@dataclass(frozen=True)
class ListEntry:
    """A card in one line of a list: its cost, symbols, kind and short line of stats."""

    kind: str
    stats: str = ""
    cost: int | str | None = None
    asks: Symbols = ()
    gives: Symbols = ()


@dataclass(frozen=True, slots=True)
class FaceLabels:
    """A game's names of the parts of a face.

    `asks` are the symbols that a card needs, `gives` those it provides, with `gives_sign` before
    them where cards of one kind have both; `stats` says what the
    short line of stats in lists consists of, empty where that is plain. `printings` is the number
    of the rule by which all printings of a name are one card, None where no rule says so, and
    `same_card` says what that means.
    """

    kind: str = "Type"
    cost: str = "Cost"
    asks: str = "Needs"
    gives: str = "Provides"
    gives_sign: str = ""
    rarity: str = "Rarity"
    stats: str = ""
    printings: str | None = None
    same_card: str = "all printings count as the same card"


class FacePart(StrEnum):
    """A part of a face that can be explained, in reading order."""

    COST = "cost"
    SYMBOLS = "symbols"
    TYPE = "type"
    TEXT = "text"
    STATS = "stats"
    PRINTING = "printing"


@dataclass(frozen=True, slots=True)
class PartLabel:
    """The name of a part of a face, and its meaning in a few words."""

    part: FacePart
    title: str
    meaning: str


@dataclass(frozen=True, slots=True)
class LabelledFace:
    """The card on which a game explains how to read one, with labels in reading order."""

    card: str
    labels: tuple[PartLabel, ...]


class CardTestLike(Protocol):
    """A test that plays a card. `differs` says what the program is known to do wrong there."""

    @property
    def sentence(self) -> str: ...
    @property
    def file(self) -> str: ...
    @property
    def differs(self) -> str: ...


@dataclass(frozen=True, slots=True)
class LaterChange:
    """A correction of a card that came after its rulebook, in words.

    `issued` is a day, month or year. `edition` is the short name of the edition that plays the card
    by it; empty where only the words are known.
    """

    words: str
    issued: str
    source: str
    edition: str = ""


class CardFaces(ABC):
    """A game's cards as pages show them."""

    symbols: ClassVar[tuple[Symbol, ...]] = ()
    """All symbols of the game."""

    labels: ClassVar[FaceLabels] = FaceLabels()

    explained: ClassVar[LabelledFace | None] = None
    """A card that shows newcomers how to read one."""

    @abstractmethod
    def of(self, card: CardLike, printing: PrintingLike | None) -> Face:
        """Return the face as a printing shows it, or as all do."""

    @abstractmethod
    def entry(self, card: CardLike) -> ListEntry:
        """Return the line of a list."""

    def entry_as(self, card: CardLike, printing: PrintingLike) -> ListEntry:
        """Return the line of one printing, where printings differ."""
        return self.entry(card)

    def adding(self, card: CardLike) -> Adding | None:
        """Return how a card is added to a deck; None where no deck can hold it."""
        return None

    def in_games(self, card: CardLike) -> InGames | None:
        """Return the state of a card in the program's own games; None where it plays none."""
        return None

    def tests(self, card: CardLike) -> Sequence[CardTestLike]:
        """Return the tests that show that the program plays the card as printed."""
        return ()

    def differing(
        self, card: CardLike, printings: Sequence[PrintingLike]
    ) -> tuple[DifferingFact, ...]:
        """Return the facts in which printings differ."""
        return ()

    def changes(self, card: CardLike, catalogue: AnyCatalogue) -> tuple[LaterChange, ...]:
        """Return the later corrections of a card."""
        return ()


class CardListing(ABC):
    """The facts of a card, as one of its printings shows them."""

    numbers: ClassVar[frozenset[int]] = frozenset()
    """The places of cells that stand at the right of their column."""

    facts: ClassVar[type[Mapping[str, object]]]
    """The TypedDict of what `fields` returns, from which programs know the types of members."""

    @abstractmethod
    def cells(self, card: CardLike, printing: PrintingLike) -> tuple[str, ...]:
        """Return a row of a table, with as many cells for every card."""

    @abstractmethod
    def fields(self, card: CardLike, printing: PrintingLike) -> Mapping[str, object]:
        """Return the fields of a JSON object: all keys always, None where nothing is printed."""
