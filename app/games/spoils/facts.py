"""The facts of cards, printings, sets, formats and precons, and the frozen Catalogue.

Facts are plain values; they have no behaviour in play. A card is identified by its name (201.1b),
a printing by its OCTGN id. A fact that is not printed is `None`, never 0. Rules: 405.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from typing import Final, Self

from app.games.spoils.terms import CardType, Icon, Rarity, Stat, Supertype, Trade
from app.games.tabletop import facts
from app.games.tabletop.facts import (
    Base,
    CardSet,
    CatalogueError,
    ListedName,
    Listing,
    Precon,
    PreconLine,
    PrintingId,
)
from app.games.text import LONGEST_NAME, fold, fold_leet

__all__ = [
    "EARLY_TURN",
    "LONGEST_NAME",
    "NO_ICONS",
    "STAPLE_NAMES",
    "Base",
    "Card",
    "CardSet",
    "Catalogue",
    "CatalogueError",
    "Faction",
    "FlipUp",
    "Format",
    "Keywords",
    "ListedName",
    "Listing",
    "Precon",
    "PreconLine",
    "Printing",
    "PrintingId",
    "Recur",
    "Supplied",
    "Threshold",
    "fold",
    "fold_leet",
    "staple_name",
]


@dataclass(frozen=True, slots=True, order=False)
class Threshold:
    """The number of each icon, in the order O G E D R V. Compares as a multiset.

    `a <= b` is true when b holds at least as many of every icon as a: a threshold `a` is met by
    icons `b` (405.1). Two thresholds may be incomparable.
    """

    counts: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)

    @classmethod
    def of(cls, letters: str | Iterable[Icon]) -> Self:
        """Count icon letters, such as `"RRO"`.

        Raises ValueError when a letter names no icon.
        """
        icons = [Icon(letter) for letter in letters]
        o, g, e, d, r, v = (icons.count(icon) for icon in Icon)
        return cls((o, g, e, d, r, v))

    def __getitem__(self, icon: Icon) -> int:
        return self.counts[_POSITION[icon]]

    def __iter__(self) -> Iterator[tuple[Icon, int]]:
        """The icons present with their counts, in the order O G E D R V."""
        return ((icon, count) for icon, count in zip(_ICONS, self.counts, strict=True) if count)

    def __bool__(self) -> bool:
        return any(self.counts)

    def __str__(self) -> str:
        return "".join(icon * count for icon, count in self)

    def __add__(self, other: Threshold) -> Threshold:
        o, g, e, d, r, v = (a + b for a, b in zip(self.counts, other.counts, strict=True))
        return Threshold((o, g, e, d, r, v))

    def __le__(self, other: Threshold) -> bool:
        return all(a <= b for a, b in zip(self.counts, other.counts, strict=True))

    def __lt__(self, other: Threshold) -> bool:
        return self != other and self <= other

    def __ge__(self, other: Threshold) -> bool:
        return other <= self

    def __gt__(self, other: Threshold) -> bool:
        return other < self

    @property
    def total(self) -> int:
        """The number of icons of all kinds together."""
        return sum(self.counts)

    @property
    def icons(self) -> frozenset[Icon]:
        """The different icons present."""
        return frozenset(icon for icon, _ in self)

    def lacking(self, provided: Threshold) -> Threshold:
        """The icons still missing when `provided` is in play."""
        o, g, e, d, r, v = (
            max(0, need - have) for need, have in zip(self.counts, provided.counts, strict=True)
        )
        return Threshold((o, g, e, d, r, v))


_ICONS = tuple(Icon)
_POSITION = {icon: place for place, icon in enumerate(_ICONS)}

NO_ICONS = Threshold()


@dataclass(frozen=True, slots=True)
class FlipUp:
    """The cost and threshold of deploying a face-down resource. Rules: 507.4."""

    cost: int
    threshold: Threshold
    has_extra: bool = False


@dataclass(frozen=True, slots=True)
class Recur:
    """The payment and threshold of the ability many cards share to come back."""

    pay: int
    threshold: Threshold


@dataclass(frozen=True, slots=True)
class Keywords:
    """The keywords printed on a card. Rules: 507; `any_number_in_deck`: 103.1c.

    `eases_threshold` says that the card can gain icons, give them or lower thresholds, so
    that icons counted over a deck are no bound (405.1).
    """

    covert: bool = False
    tactical: bool = False
    tactical_text: bool = False
    any_number_in_deck: bool = False
    eases_threshold: bool = False
    unique: str | None = None
    attach_to: str | None = None
    flip_up: FlipUp | None = None
    recur: Recur | None = None


@dataclass(frozen=True, slots=True)
class Faction:
    """The facts that a faction card brings to a game. Rules: 202.

    `starting_icons` are the staples the card names by icon; `starting_staples` is how many more
    staples of any kind the player chooses (202.5).
    """

    influence: int
    starting_icons: Threshold
    starting_staples: int
    draw_first: int
    draw_second: int

    @property
    def starting_resources(self) -> int:
        """The number of resources that start in play."""
        return self.starting_icons.total + self.starting_staples


@dataclass(frozen=True, slots=True)
class Card:
    """The facts that all printings of one name share. Rules: 201.

    Numbers that do not apply are `None`. Stats of items are bonuses. `cost` is the cost
    number (201.2), not the numeric cost of a deployment.
    """

    name: str
    trade: Trade
    type: CardType
    supertype: Supertype | None = None
    subtypes: tuple[str, ...] = ()
    cost: int | None = None
    threshold: Threshold = NO_ICONS
    provides: Threshold = NO_ICONS
    strength: int | None = None
    life: int | None = None
    speed: int | None = None
    structure: int | None = None
    keywords: Keywords = field(default_factory=Keywords)
    faction: Faction | None = None
    text: str | None = None

    @property
    def is_staple(self) -> bool:
        """True if the supertype is staple. Rules: 203.5."""
        return self.supertype is Supertype.STAPLE

    @property
    def is_staple_resource(self) -> bool:
        """True if this is one of the basic resources. Rules: 203.5."""
        return self.is_staple and self.type is CardType.RESOURCE

    @property
    def is_basic(self) -> bool:
        """True for staple resources and factions, which are in no pack and in every format."""
        return self.is_faction or self.is_staple_resource

    @property
    def is_token(self) -> bool:
        """True if this is a card token, which no deck may hold. Rules: 409."""
        return self.supertype is Supertype.TOKEN

    @property
    def is_faction(self) -> bool:
        """True if this is a faction card. Rules: 202."""
        return self.type is CardType.FACTION

    @property
    def is_deck_card(self) -> bool:
        """True if the card counts toward a deck: neither faction nor token."""
        return not (self.is_faction or self.is_token)

    @property
    def digested(self) -> str:
        """All facts that a verdict can depend on, as one line, without the text.

        It contains the names of the classes, so renaming one would change every digest.
        """
        return repr(replace(self, text=None))

    def stat(self, stat: Stat) -> int | None:
        """The printed number of one stat."""
        printed: int | None = getattr(self, stat.value)
        return printed


@dataclass(frozen=True, slots=True)
class Printing(facts.Printing[Card, Rarity]):
    """One card of The Spoils in one set."""


def staple_name(icon: Icon) -> str:
    """The name of the staple resource that provides `icon`. Volition has none."""
    if icon is Icon.VOLITION:
        raise ValueError("No staple resource provides Volition")
    return icon.word


STAPLE_NAMES: Final = tuple(staple_name(icon) for icon in Icon if icon is not Icon.VOLITION)
"""The names of the staple resources, in the order O G E D R. Rules: 203.5a."""


class Supplied(StrEnum):
    """The cards that a limited player gets in addition to the pool."""

    STAPLES_AND_FACTIONS = "staples+factions"
    NONE = "none"


EARLY_TURN: Final = 2
"""The own turn by which a card should be deployable where a format names none."""


@dataclass(frozen=True, slots=True)
class Format(facts.Format[Rarity]):
    """A format as data: one on base `constructed` follows 103.1, on `limited` 103.2.

    All but `rarities` is judged by name (201.1b). `early_turn` is the own turn by which a card
    should be deployable, or a warning is due.
    """

    supplied: Supplied = Supplied.STAPLES_AND_FACTIONS
    early_turn: int = EARLY_TURN


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue(facts.Catalogue[Card, Printing, Format]):
    """Cards, printings, sets, formats and precons of The Spoils, with indexes by name and id."""

    @property
    def factions(self) -> tuple[Card, ...]:
        """All faction cards by name."""
        return _factions(self)


@lru_cache(maxsize=8)
def _factions(catalogue: Catalogue) -> tuple[Card, ...]:
    return tuple(card for card in catalogue.cards if card.is_faction)
