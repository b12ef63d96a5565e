"""Orchard: a game of fruit in a hundred lines, to show what it takes to offer a new game."""

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import ClassVar

from app.games.capabilities.construction import Construction, CriteriaRequest
from app.games.capabilities.deck_files import DeckFiles
from app.games.capabilities.faces import CardFaces, Face, ListEntry
from app.games.capabilities.language import SearchLanguage
from app.games.game import CardGame, Editions, EditionTitle, Game
from app.games.tabletop import facts
from app.games.tabletop.card_data import CardData, Column, FactKind, Rows, kinds_of
from app.games.tabletop.construction import (
    CardCount,
    Finding,
    FindingKind,
    Report,
    Severity,
    Stamp,
    Verdict,
    find_format,
    format_digest,
    parse_format,
)
from app.games.tabletop.decklists import decklist
from app.games.tabletop.decklists.hashes import deck_hash
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.decklists.shape import DeckShape, Place
from app.games.tabletop.facts import Base, CardSet, Format, PrintingId
from app.games.tabletop.search import (
    CardLanguage,
    Field,
    Language,
    SearchIndex,
    numeric_conditions,
    text_conditions,
    value_types,
)
from app.games.tabletop.search.language import EQUAL, ORDERED

KEY = "orchard"


class Ripeness(Enum):
    RIPE = "ripe"


class Zone(StrEnum):
    BASKET = "basket"


class Edition(StrEnum):
    HARVEST = "harvest"


@dataclass(frozen=True, slots=True)
class Fruit:
    name: str
    sweetness: int

    @property
    def digested(self) -> str:
        return f"{self.name}: {self.sweetness}"


class Picked(facts.Printing[Fruit, Ripeness]):
    """A fruit in one set."""


class Orchard(facts.Catalogue[Fruit, Picked, Format[Ripeness]]):
    """All fruit."""


class Line(decklist.Line[Picked, Zone]):
    HASHED: ClassVar[frozenset[StrEnum]] = frozenset({Zone.BASKET})


@dataclass(frozen=True, slots=True)
class Basket(decklist.Decklist[Line]):
    game: str = KEY


@dataclass(frozen=True, slots=True)
class Criteria:
    catalogue: Orchard
    format: Format[Ripeness]
    stamp: Stamp


KINDS = kinds_of(FactKind("fruit", "fruit", (Column("name"), Column("sweetness")), ("name",)))
ROWS: Rows = {
    "fruit": [{"name": "Medlar", "sweetness": "2"}, {"name": "Crab Apple", "sweetness": "1"}]
}
HARVEST = CardSet("HRV", "Harvest", 0, None)
FORMATS = (
    Format("free", "Free picking", Base.CONSTRUCTED),
    Format("fair", "Fair shares", Base.CONSTRUCTED, copies=2),
)
TOO_MANY = FindingKind(
    Severity.ERROR, "basket.copies", "Too much of one fruit.", "Put some back.", is_numbered=False
)


def assemble(version: str, rows: Rows) -> Orchard:
    fruit = [Fruit(row["name"] or "", int(row["sweetness"] or 0)) for row in rows["fruit"]]
    picked = [
        Picked(PrintingId(f"hrv-{at}"), one, HARVEST, at, Ripeness.RIPE)
        for at, one in enumerate(fruit, start=1)
    ]
    return Orchard.of(version=version, printings=picked, sets=[HARVEST], formats=FORMATS)


def criteria(request: CriteriaRequest[Orchard, Format[Ripeness]]) -> Criteria:
    form, digest = request.format, request.catalogue.digest
    stamp = Stamp(form.id, format_digest(form), Edition(request.edition), digest, "1")
    return Criteria(request.catalogue, form, stamp)


def check_import(read: Import[Basket], held: Criteria) -> Report:
    basket = read.decklist or Basket()
    copies = basket.copies_in(Zone)
    findings = tuple(
        Finding(TOO_MANY, TOO_MANY.rule, f"{name}: {number}", (CardCount(name, number),))
        for name, number in copies.items()
        if held.format.copies is not None and number > held.format.copies
    )
    verdict = Verdict.ILLEGAL if findings else Verdict.LEGAL
    return Report(
        KEY, held.format.id, Edition.HARVEST,
        verdict=Verdict.UNREADABLE if read.is_unreadable else verdict,
        stamp=held.stamp, size=basket.size, hash=deck_hash(basket), findings=findings,
    )  # fmt: skip


LANGUAGE: CardLanguage[Fruit, Picked] = CardLanguage(
    Language.of(
        (
            Field(
                "name", ("n",), value_types.WORD, EQUAL, "name {}",
                "The name.", "name:medlar", text_conditions.name,
            ),
            Field(
                "sweetness", (), value_types.NUMBER, ORDERED, "sweetness {}",
                "How sweet it is.", "sweetness>1",
                numeric_conditions.numbers({"sweetness": lambda fruit: fruit.sweetness}),
            ),
        ),
        {},
        "name or sweetness",
    ),
    {},
    {},
)  # fmt: skip


def face_of(fruit: Fruit, picked: Picked | None) -> Face:
    return Face(fruit, picked, "Fruit", stats=(("sweetness", str(fruit.sweetness)),))


def put(picked: Picked, copies: int, place: Place) -> tuple[Line, tuple[str, ...], tuple[str, ...]]:
    return Line(picked, copies, Zone.BASKET), (), ()


IN_BASKET = Place("basket", Zone.BASKET)
SHAPE = DeckShape(
    game=KEY, title="Orchard", places=(IN_BASKET,), main=IN_BASKET, empty=Basket(), put=put,
    line=lambda picked, copies, zone: Line(picked, copies, Zone.BASKET),
    home=lambda picked, zone: zone,
)  # fmt: skip

GAME = Game(
    key=KEY,
    title="Orchard",
    editions=Editions((EditionTitle("harvest", "Harvest rules", "harvest"),), "harvest"),
    cards=CardGame(
        data=CardData(KEY, "1", KINDS, assemble, rows=ROWS),
        forms={},
        files=DeckFiles(SHAPE),
        construction=lambda: Construction(
            default_format="free", find_format=find_format,
            parse_format=lambda text, catalogue: parse_format(text, catalogue, Format, Ripeness),
            criteria=criteria, check_import=check_import,
            most=lambda name, held: held.format.copies or 99, kinds=(TOO_MANY,),
        ),
        faces=lambda: CardFaces(
            of=face_of,
            entry=lambda fruit: ListEntry("Fruit", str(fruit.sweetness)),
            adding=lambda fruit: None,
        ),
        language=lambda: SearchLanguage(
            cards=LANGUAGE,
            index=lambda catalogue: SearchIndex.prepared(
                catalogue, lambda fruit: None, lambda fruit: ()
            ),
        ),
    ),
)  # fmt: skip
