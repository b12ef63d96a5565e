"""Orchard: a game of fruit in about a hundred lines, to show what it takes to offer a new game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import Enum, StrEnum
from typing import ClassVar

from app.games.capabilities.construction import Construction, CriteriaLike, CriteriaRequest
from app.games.capabilities.deck_editing import DeckEditing
from app.games.capabilities.deck_files import DeckFiles
from app.games.capabilities.faces import CardFaces, Face, ListEntry
from app.games.capabilities.language import SearchLanguage
from app.games.game import Editions, EditionTitle, Game
from app.games.offers import Offer, own
from app.games.tabletop import construction, facts
from app.games.tabletop.card_data import CardData, Column, FactKind, Rows, kinds_of
from app.games.tabletop.construction import (
    CardCount,
    Finding,
    FindingKind,
    Report,
    Severity,
    Stamp,
    Verdict,
)
from app.games.tabletop.decklists import decklist
from app.games.tabletop.decklists.decklist import DeckShape, Place, deck_hash
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.search import (
    CardLanguage,
    Field,
    Language,
    SearchIndex,
    numeric_conditions,
    text_conditions,
    value_types,
)
from app.games.tabletop.search.index import AnySearchIndex
from app.games.tabletop.search.language import EQUAL, ORDERED

KEY = "orchard"
Ripeness = Enum("Ripeness", {"RIPE": "ripe"})
Zone = StrEnum("Zone", {"BASKET": "basket"})
Edition = StrEnum("Edition", {"HARVEST": "harvest"})


@dataclass(frozen=True, slots=True)
class Fruit:
    name: str
    sweetness: int

    @property
    def digested(self) -> str:
        return f"{self.name}: {self.sweetness}"


class Line(decklist.Line[facts.Printing[Fruit, Ripeness], Zone]):
    HASHED: ClassVar[frozenset[StrEnum]] = frozenset({Zone.BASKET})


@dataclass(frozen=True, slots=True)
class Criteria:
    catalogue: facts.AnyCatalogue
    format: facts.Format[Ripeness]
    edition: Edition
    stamp: Stamp
    as_of: date | None = None
    minimum: int = 0
    listed: Mapping[str, facts.ListedName] = field(default_factory=dict)

    def undated_sets(self) -> tuple[facts.CardSet, ...]:
        return ()


KINDS = kinds_of(FactKind("fruit", "fruit", (Column("name"), Column("sweetness")), ("name",)))
ROWS = {"fruit": [{"name": "Medlar", "sweetness": "2"}, {"name": "Crab Apple", "sweetness": "1"}]}
HARVEST = facts.CardSet("HRV", "Harvest", 0, None)
FORMATS = (
    facts.Format("free", "Free picking", facts.Base.CONSTRUCTED),
    facts.Format("fair", "Fair shares", facts.Base.CONSTRUCTED, copies=2),
)
TOO_MANY = FindingKind(Severity.ERROR, "basket.copies", "Too much of one fruit.", "Put some back.")
IN_BASKET = Place("basket", Zone.BASKET)
SHAPE = DeckShape(
    game=KEY, title="Orchard", places=(IN_BASKET,), main=IN_BASKET,
    hashed=Line.HASHED,
    empty=decklist.Decklist(game=KEY), line=Line,
)  # fmt: skip


def assemble(version: str, rows: Rows) -> facts.AnyCatalogue:
    fruit = [Fruit(row["name"] or "", int(row["sweetness"] or 0)) for row in rows["fruit"]]
    picked = [
        facts.Printing(facts.PrintingId(f"hrv-{at}"), one, HARVEST, at, Ripeness.RIPE)
        for at, one in enumerate(fruit, start=1)
    ]
    return facts.Catalogue.of(version=version, printings=picked, sets=[HARVEST], formats=FORMATS)


class OrchardConstruction(Construction):
    default_format = "free"
    kinds = (TOO_MANY,)

    def find_format(self, name: str, catalogue: facts.AnyCatalogue) -> facts.FormatLike:
        return construction.find_format(name, catalogue)

    def parse_format(self, text: str, catalogue: facts.AnyCatalogue) -> facts.FormatLike:
        return construction.parse_format(text, catalogue, facts.Format, Ripeness)

    def criteria(self, request: CriteriaRequest) -> Criteria:
        form, edition = own(request.format, facts.Format), Edition(request.edition)
        digest = construction.format_digest(form)
        stamp = Stamp(form.id, digest, edition, request.catalogue.digest, "1")
        return Criteria(request.catalogue, form, edition, stamp)

    def check_import(self, read: Import[decklist.AnyDecklist], criteria: CriteriaLike) -> Report:
        return check(read, own(criteria, Criteria))

    def most(self, name: str, criteria: CriteriaLike) -> int:
        return own(criteria, Criteria).format.copies or 99


def check(read: Import[decklist.AnyDecklist], held: Criteria) -> Report:
    basket = read.decklist or SHAPE.empty
    findings = tuple(
        Finding(TOO_MANY, TOO_MANY.rule, f"{name}: {copies}", (CardCount(name, copies),))
        for name, copies in basket.copies_in(Zone).items()
        if held.format.copies is not None and copies > held.format.copies
    )
    verdict = Verdict.ILLEGAL if findings else Verdict.LEGAL
    return Report(
        KEY, held.format.id, Edition.HARVEST,
        verdict=Verdict.UNREADABLE if read.is_unreadable else verdict,
        stamp=held.stamp, size=basket.size, hash=deck_hash(basket), findings=findings,
    )  # fmt: skip


NAME = Field(
    "name", ("n",), value_types.WORD, EQUAL, "name {}", "The name.", "name:medlar",
    text_conditions.name,
)  # fmt: skip
SWEETNESS = Field(
    "sweetness", (), value_types.NUMBER, ORDERED, "sweetness {}", "How sweet it is.",
    "sweetness>1", numeric_conditions.numbers({"sweetness": lambda fruit: fruit.sweetness}),
)  # fmt: skip


class FruitSearch(SearchLanguage):
    cards = CardLanguage(SearchIndex, Language.of((NAME, SWEETNESS)))

    def index(self, catalogue: facts.AnyCatalogue) -> AnySearchIndex:
        return SearchIndex.prepared(catalogue)


class FruitFaces(CardFaces):
    def of(self, card: facts.CardLike, printing: facts.PrintingLike | None) -> Face:
        sweetness = str(own(card, Fruit).sweetness)
        return Face(card, printing, "Fruit", stats=(("sweetness", sweetness),))

    def entry(self, card: facts.CardLike) -> ListEntry:
        return ListEntry("Fruit", str(own(card, Fruit).sweetness))


FACTS = CardData(KEY, "1", KINDS, assemble, rows=ROWS)
FILES = DeckFiles(SHAPE)
EDITING = DeckEditing(SHAPE)

GAME = Game(
    key=KEY,
    title="Orchard",
    editions=Editions((EditionTitle("harvest", "Harvest rules", "harvest"),), "harvest"),
    cards=Offer(f"{__name__}:FACTS"),
    files=Offer(f"{__name__}:FILES"),
    editing=Offer(f"{__name__}:EDITING"),
    language=Offer(f"{__name__}:FruitSearch"),
    construction=Offer(f"{__name__}:OrchardConstruction"),
    faces=Offer(f"{__name__}:FruitFaces"),
)  # fmt: skip
