"""Harbour: a made-up game of ships, to show that what card games share needs no other game."""

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import ClassVar

from app.games.tabletop import facts
from app.games.tabletop.decklists import decklist
from app.games.tabletop.decklists.decklist import DeckShape, Place
from app.games.tabletop.decklists.formats import deck_formats
from app.games.tabletop.facts import CardSet, PrintingId


class Rarity(Enum):
    COMMON = "common"
    SCARCE = "scarce"


@dataclass(frozen=True, slots=True)
class Ship:
    """A card of Harbour. Its text is of no account."""

    name: str
    masts: int = 1
    text: str | None = None

    @property
    def digested(self) -> str:
        return f"{self.name}: {self.masts}"


@dataclass(frozen=True, slots=True)
class Course:
    """A format of Harbour."""

    id: str
    sets: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class ShipPrinting(facts.Printing[Ship, Rarity]):
    """A ship in one set."""


@dataclass(frozen=True, slots=True, eq=False)
class Facts(facts.Catalogue[Ship, ShipPrinting, Course]):
    """All facts of Harbour."""


FIRST = CardSet("ONE", "First Tide", 0, 2)
SECOND = CardSet("TWO", "Second Tide", 1, 2)
TUG = Ship("Tug")


def printing(number: int, card: Ship = TUG, card_set: CardSet = FIRST) -> ShipPrinting:
    """A printing whose id is made of its set and number."""
    id_ = PrintingId(f"{card_set.code}-{number}".lower())
    return ShipPrinting(id_, card, card_set, number, Rarity.COMMON)


class Zone(StrEnum):
    """Ships at sea are hashed; those in the yard are only looked at."""

    SEA = "sea"
    YARD = "yard"


@dataclass(frozen=True, slots=True)
class Line(decklist.Line[ShipPrinting, Zone]):
    """Copies of one ship in one zone. The flagship leads the fleet."""

    HASHED: ClassVar[frozenset[StrEnum]] = frozenset({Zone.SEA})


@dataclass(frozen=True, slots=True)
class Fleet(decklist.Decklist[Line]):
    """A deck of Harbour."""

    game: str = "harbour"


FLAGSHIP = "flagship"
AT_SEA = Place("sea", Zone.SEA, words=("fleet", "ships"), lackey="Fleet")
LEADING = Place("flagship", Zone.SEA, FLAGSHIP, lackey="Flagship", loss="which ship leads")
IN_YARD = Place("yard", Zone.YARD, words=("spare ships",), lackey="Misc", loss="the yard")


def _put(
    printing: ShipPrinting, copies: int, place: Place
) -> tuple[Line, tuple[str, ...], tuple[str, ...]]:
    if place is IN_YARD:
        return Line(printing, copies, Zone.YARD), ("In the yard.",), ()
    return Line(printing, copies, Zone.SEA, place.mark), (), ()


def _line(printing: ShipPrinting, copies: int, zone: StrEnum) -> Line:
    return Line(printing, copies, Zone(zone))


def _home(printing: ShipPrinting, zone: StrEnum) -> StrEnum:
    return zone


SHAPE = DeckShape(
    game="harbour",
    title="Harbour",
    places=(LEADING, AT_SEA, IN_YARD),
    main=AT_SEA,
    until_blank=frozenset({LEADING}),
    kinds=frozenset({"Sailing Boats", "Steamers"}),
    lackey="harbour",
    hashed=Line.HASHED,
    empty=Fleet(),
    put=_put,
    line=_line,
    home=_home,
)
FORMATS = deck_formats(SHAPE)

CATALOGUE = Facts.of(
    version="t",
    printings=[
        printing(1),
        printing(2, Ship("Yawl", 2)),
        printing(3, Ship("36-Gun Frigate", 3)),
        printing(1, Ship("Fleet Tender"), SECOND),
        printing(2, card_set=SECOND),
    ],
    sets=[FIRST, SECOND],
)
