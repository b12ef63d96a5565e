"""Lantern: a made-up game of sprites and wax, to show that search needs no particular game.

Its cards print a number that may be X, a multiset of wax, a flag, and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Final

from app.games.tabletop import facts
from app.games.tabletop.facts import CardSet, Format, PrintingId
from app.games.tabletop.search import (
    CardLanguage,
    Field,
    Flag,
    Language,
    SearchIndex,
    phrases,
    printing_conditions,
    text_conditions,
    value_types,
)
from app.games.tabletop.search import numeric_conditions as numeric
from app.games.tabletop.search.arrangement import BY_NAME
from app.games.tabletop.search.decks.asking import DeckBind
from app.games.tabletop.search.decks.conditions import counted, texts, updated
from app.games.tabletop.search.decks.parser import COUNT
from app.games.tabletop.search.decks.query import DeckLanguage
from app.games.tabletop.search.flags import explain_flag, flags, on_card
from app.games.tabletop.search.language import EQUAL, ORDERED
from app.games.tabletop.search.nodes import Op, PrintedX
from app.games.tabletop.search.scope import Bind


class Colour(Enum):
    AMBER = "amber"
    BLUE = "blue"


class Place(Enum):
    BOX = "box"
    LIT = "lit"


class Shade(Enum):
    PALE = "pale"
    DEEP = "deep"


@dataclass(frozen=True, slots=True)
class Wax:
    """So much wax of each colour."""

    amber: int = 0
    blue: int = 0

    @classmethod
    def of(cls, colours: Iterable[Colour]) -> Wax:
        counts = Counter(colours)
        return cls(counts[Colour.AMBER], counts[Colour.BLUE])

    @property
    def total(self) -> int:
        return self.amber + self.blue

    def __le__(self, other: Wax) -> bool:
        return self.amber <= other.amber and self.blue <= other.blue

    def __ge__(self, other: Wax) -> bool:
        return other <= self

    def __lt__(self, other: Wax) -> bool:
        return self <= other and self != other

    def __gt__(self, other: Wax) -> bool:
        return other < self

    def __str__(self) -> str:
        return "A" * self.amber + "B" * self.blue or "0"


@dataclass(frozen=True, slots=True)
class Sprite:
    """A card of Lantern."""

    name: str
    glow: int | PrintedX | None = None
    wax: Wax = Wax()
    is_shy: bool = False
    clans: tuple[str, ...] = ()
    text: str | None = None

    @property
    def digested(self) -> str:
        return repr(self)


class SpritePrinting(facts.Printing[Sprite, Shade]):
    """A sprite in one set."""


class Lanterns(facts.Catalogue[Sprite, SpritePrinting, Format[Enum]]):
    """All facts of Lantern."""


WAX: Final = value_types.Alphabet(
    {"a": Colour.AMBER, "amber": Colour.AMBER, "b": Colour.BLUE, "blue": Colour.BLUE},
    Wax.of,
    "wax",
    "No sprite needs more than 20 of a colour",
)
FLAGS: Final = {"shy": Flag("shy", "shy", on_card(lambda card: card.is_shy))}
ORDERS: Final = {"glow": lambda card, printing: card.glow if type(card.glow) is int else None}
SHADES: Final = {shade.value: place for place, shade in enumerate(Shade)}

ROWS: Final[tuple[Field[Bind[Sprite, SpritePrinting]], ...]] = (
    Field(
        "name", ("n",), value_types.WORD_OR_PATTERN, (*EQUAL, Op.EXACTLY), "name {}",
        "The name.", "name:moth", text_conditions.name, phrases=phrases.NAMED,
    ),
    Field(
        "glow", ("g",), value_types.number_or_x(), ORDERED, "glow {}",
        "The glow, which may be X.", "g>=2", numeric.numbers({"glow": lambda card: card.glow}),
    ),
    Field(
        "wax", ("w",), value_types.multiset(WAX, "wax as letters A B"), ORDERED, "wax {}",
        "The wax it burns.", "w>=AB", numeric.multisets({"wax": lambda card: card.wax}),
        phrases=phrases.HELD, nothing="none",
    ),
    Field(
        "clan", (), value_types.WORD, EQUAL, "clan {}",
        "One of its clans.", "clan:moth",
        text_conditions.any_word(lambda card: card.clans, "clan"), phrases=phrases.NAMED,
    ),
    Field(
        "is", ("has",), value_types.flag(list(FLAGS), {}), (Op.HAS,), "{}",
        "A flag.", "is:shy", flags(FLAGS), explain=explain_flag(FLAGS),
    ),
    Field(
        "shade", (), value_types.member(list(SHADES), "shade"), ORDERED, "shade {}",
        "Pale or deep.", "shade:deep",
        printing_conditions.rarity(SHADES, lambda p: SHADES[p.rarity.value]),
        explain=text_conditions.explain_as_written,
    ),
    Field(
        "set", ("e",), value_types.WORD, ORDERED, "printed {}",
        "A set.", "e:dusk", printing_conditions.card_set,
        phrases=phrases.IN_SET, explain=printing_conditions.explain_set,
    ),
    Field(
        "own", (), value_types.NUMBER, ORDERED, "owned copies {}",
        "Copies you own.", "own>0", numeric.numbers({}),
    ),
    Field(
        "order", (), value_types.arranging([BY_NAME, *ORDERS], "order"), (Op.HAS,), "by {}",
        "What to sort by.", "order:glow",
    ),
    Field(
        "dir", (), value_types.DIRECTION, (Op.HAS,), "{}",
        "Ascending or descending.", "dir:desc",
    ),
    Field(
        "unique", (), value_types.UNIQUE, (Op.HAS,), "{}",
        "Each card once, or each printing.", "unique:prints",
    ),
)  # fmt: skip
GRAMMAR: Final = Language.of(ROWS, {"cost": "Sprites cost nothing; wax is w"}, "glow or wax")
CARDS: Final[CardLanguage[Sprite, SpritePrinting]] = CardLanguage(
    SearchIndex, GRAMMAR, FLAGS, ORDERS
)


@dataclass(frozen=True, slots=True)
class Copies:
    """Copies of a sprite in a box, or lit."""

    printing: PrintingId
    copies: int
    zone: Place = Place.BOX


@dataclass(frozen=True, slots=True)
class Box:
    """A deck of Lantern."""

    name: str
    held: tuple[Copies, ...] = ()
    updated: date | None = None


Index = SearchIndex[Sprite, SpritePrinting]
DECK_ROWS: Final[tuple[Field[DeckBind], ...]] = (
    Field(
        COUNT, (), value_types.PLAIN_NUMBER, ORDERED, "{}",
        "Copies of sprites.", "[[is:shy]]>1",
        counted(CARDS.search, lambda card: True, {"": Place.BOX, "lit": Place.LIT}),
    ),
    Field(
        "name", (), value_types.WORD, EQUAL, "with a name {}",
        "The box's name.", "name:dusk", texts(lambda box, _: (box.name,)), phrases=phrases.NAMED,
    ),
    Field(
        "updated", (), value_types.DAY, ORDERED, "last changed {}",
        "The day of the last change.", "updated>2020", updated, phrases=phrases.IN_PERIOD,
    ),
)  # fmt: skip
BOXES: Final[DeckLanguage] = DeckLanguage(
    grammar=Language.of(DECK_ROWS, {}, "name or [[is:shy]]"),
    cards=GRAMMAR,
    zones={"": "", "lit": "lit"},
    zone_words={"": "", "lit": " that are lit"},
    about_cards=(COUNT,),
    last=COUNT,
)

DAWN = CardSet("DAWN", "Dawn", 0, None)
DUSK = CardSet("DUSK", "Dusk", 1, None)


def sprite_in(card: Sprite, card_set: CardSet, shade: Shade = Shade.PALE) -> SpritePrinting:
    """A sprite in a set."""
    id_ = PrintingId(f"{card_set.code}-{card.name}".lower())
    return SpritePrinting(id_, card, card_set, None, shade)


def index_of(*printings: SpritePrinting) -> Index:
    """An index of these sprites."""
    known = Lanterns.of(version="made up", printings=printings, sets=(DAWN, DUSK))
    return SearchIndex.prepared(known, lambda card: card.text, lambda card: card.clans)
