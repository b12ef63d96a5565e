"""The faces of cards: what pages, proxies and sheets show of one, as plain values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Protocol, TypeAlias, TypeVar

from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.symbols import Symbol, Symbols

C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)

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
    """What the program's own games make of a card."""

    CREATED = "created"
    PLAYABLE = "playable"
    WITHOUT_TEXT = "without text"


@dataclass(frozen=True)
class Adding:
    """How a card is added to a deck: headings, and the query that finds decks with it."""

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
        """Whether the wording stands on the face: keyword lines may be all that a card says."""
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
    """What a game calls the parts of a face.

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
    """What a part of a face is called, and what it means, in a few words."""

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
class CardFaces(Generic[C, P]):
    """How a game shows its cards.

    `of` is the face as a printing shows it, or as all do; `entry` is the line of a list, `entry_as`
    that of one printing where printings differ, and `differing` tells in what. `adding`
    is None for a card that no deck can hold, and `in_games` where the program plays no games
    with the card, whose `tests` show that it does what is printed. `symbols` are all that the
    game has, `labels` what the parts are called, and `explained` shows newcomers how to read one.
    """

    of: Callable[[C, P | None], Face]
    entry: Callable[[C], ListEntry]
    adding: Callable[[C], Adding | None] = lambda card: None
    in_games: Callable[[C], InGames | None] = lambda card: None
    tests: Callable[[C], Sequence[CardTestLike]] = lambda card: ()
    symbols: tuple[Symbol, ...] = ()
    labels: FaceLabels = FaceLabels()
    explained: LabelledFace | None = None
    entry_as: Callable[[C, P], ListEntry] | None = None
    differing: Callable[[C, Sequence[P]], tuple[DifferingFact, ...]] = lambda card, printings: ()


AnyCardFaces: TypeAlias = CardFaces[CardLike, PrintingLike]
