"""Answers about games, cards and rules, as models that also document the API."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from enum import StrEnum
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from app.games.tabletop.facts import Base, Listing
from app.games.tabletop.referee.rule_coverage import RuleStatus
from app.site.platform.http.problems import ProblemCode
from app.site.presentation.queries import LONGEST_QUERY

MOST: Final = 200
MOST_NUMBER: Final = 2**31 - 1
"""The most items of a page."""


def late_example(
    made: Callable[[], dict[str, JsonValue]],
) -> Callable[[dict[str, JsonValue]], None]:
    """Return what gives a model an example made when the document of the API is written.

    The site starts without loading the engines that know the examples.
    """

    def add(schema: dict[str, JsonValue]) -> None:
        schema["examples"] = [made()]

    return add


class Model(BaseModel):
    """An object; members that it does not know are refused."""

    model_config = ConfigDict(extra="forbid")


class Refusal(Model):
    """One part of a request that is wrong: where it stands, and why."""

    at: str
    problem: str


class Problem(BaseModel):
    """Problem details of RFC 9457. `errors` names each wrong part of a request.

    `code` says for programs what `detail` says for people; it stays the same whatever the words.
    """

    model_config = ConfigDict(extra="allow")

    type: str
    title: str
    status: int
    code: ProblemCode
    detail: str
    errors: list[Refusal] | None = None


class Slice(Model):
    """A part of a list."""

    limit: Annotated[int, Field(ge=1, le=MOST, description="The most items to answer.")] = 50
    cursor: Annotated[
        str, Field(max_length=60, description="`next_cursor` of the answer before.")
    ] = ""


class Since(Model):
    """A place in a list of changes, and how many of those after it to answer at most."""

    since: Annotated[
        int, Field(ge=0, le=MOST_NUMBER, description="`last` of the answer before.")
    ] = 0
    limit: Annotated[int, Field(ge=1, le=MOST)] = 50


class Search(Slice):
    """A query in the search language, and which part of what it finds."""

    q: Annotated[
        str, Field(max_length=LONGEST_QUERY, description="A query in the search language.")
    ] = ""


class OfEdition(Slice):
    """An edition of the rulebook, and a part of its rules."""

    edition: Annotated[
        str, Field(max_length=60, description="The id of an edition; the usual one without it.")
    ] = ""


class Edition(Model):
    """An edition of a rulebook."""

    id: str
    title: str


class CatalogueVersion(Model):
    """The served card data. `digest` changes with every fact of cards, printings and sets."""

    version: str
    digest: str
    cards: int
    printings: int


class Game(Model):
    """A game. `catalogue` is null if it has no cards."""

    key: str
    title: str
    about: str
    is_multiplayer: bool
    default_edition: str
    editions: list[Edition]
    default_format: str | None
    deck_files: list[str]
    mulligans: list[str]
    catalogue: CatalogueVersion | None


class Games(Model):
    """All games."""

    items: list[Game]


class Printing(Model):
    """One card in one set. `number` is null if none is printed."""

    id: str
    set: str
    number: int | None
    rarity: str | int


class Coverage(StrEnum):
    """Degrees to which the program knows a card.

    `exact`: games play all that it does. `numbers`: only its printed facts are known.
    """

    EXACT = "exact"
    NUMBERS = "numbers"


class Wording(Model):
    """A paragraph of what a card does, in this site's own words; symbols are letters in brackets.

    `kind` says what paragraph it is, such as an ability, which has `name`, `threshold`, `cost` and
    `effect`. What a paragraph lacks is empty.
    """

    kind: str
    name: str
    threshold: str
    text: str
    cost: str
    effect: str


class Card(BaseModel):
    """The facts of a card. The other members are those of its game; null is not printed.

    `slug` stands for it in addresses. With `unique:prints` in a query a card stands for one
    printing, whose members it has instead of `printings`. Only single cards have `wording`, null
    where there is none or the printed text is shown, and `coverage`, null where no game knows it.
    """

    model_config = ConfigDict(extra="allow")

    game: str
    slug: str
    name: str
    printings: list[Printing] | None = None
    wording: list[Wording] | None = None
    coverage: Coverage | None = None


class NearCards(Model):
    """Cards that are near a query which none fulfils. None of them has been found.

    `said` tells in a sentence how near they are. `query` is the query that they fulfil, if it is
    one with other spelling.
    """

    said: str
    query: str | None
    names: list[str]


class Cards(Model):
    """Found cards in order. `echo` tells the query back in words.

    If none is found, `near` names those that are nearest, if any are.
    """

    items: list[Card]
    total: int
    next_cursor: str | None
    echo: str
    notes: list[str]
    near: NearCards | None = None


class PrintingOfCard(Printing):
    """A printing and its card."""

    name: str
    slug: str


class Printings(Model):
    """Printings by set and number."""

    items: list[PrintingOfCard]
    total: int
    next_cursor: str | None


class Set(Model):
    """A set. What no source tells is null.

    `released` is the first day of `released_as`, which is a day, a month or a year.
    """

    code: str
    name: str
    order: int
    size: int | None
    released: date | None
    released_as: str | None
    released_source: str | None
    printings: int


class Sets(Model):
    """All sets in the order of their release."""

    items: list[Set]


class Listed(Model):
    """An entry of a banned list, in force from `since` until before `until`."""

    name: str
    listing: Listing
    source: str
    since: date | None
    until: date | None


class Demand(Model):
    """A requirement of some editions, and the rules in which they state it."""

    about: str
    requires: str
    rules: dict[str, str | None]


class Format(Model):
    """A format that decks are checked against. Where `unknown` has entries it gives no verdict.

    `known_as_of` is the day, month or year of the newest dated source; null without one.
    """

    id: str
    name: str
    base: Base
    sets: list[str] | None
    listed: list[Listed]
    demands: list[Demand]
    unknown: list[str]
    known_as_of: str | None
    notes: str


class Formats(Model):
    """All formats."""

    items: list[Format]


class Rule(Model):
    """A rule in our words. `elsewhere` has its numbers in other editions, by edition."""

    number: str
    meaning: str
    chapter: str
    section: str
    status: RuleStatus
    tests: int
    examples: list[str]
    elsewhere: dict[str, list[str]]


class Rules(Model):
    """The rules of an edition in its order."""

    edition: str
    items: list[Rule]
    total: int
    next_cursor: str | None


class Typed(Model):
    """The beginning of a name, or a query."""

    q: Annotated[str, Field(max_length=LONGEST_QUERY, description="As somebody types it.")] = ""


class CardName(Model):
    """A card by its name, and its part of addresses."""

    name: str
    slug: str


class CardNames(Model):
    """Cards to suggest, at most eight: those first whose names begin with what is typed."""

    items: list[CardName]


Asked = Annotated[str, Field(max_length=200)]


class ToLookUp(Model):
    """Names of cards, their parts of addresses, or ids of printings."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"cards": ["Scout", "rage"]}]}
    )

    cards: Annotated[list[Asked], Field(min_length=1, max_length=MOST)]


class LookedUp(Model):
    """A name or id that was asked for, and its card; null if there is none.

    `suggestions` are similar names.
    """

    asked: str
    card: Card | None
    suggestions: list[str]


class LookedUpCards(Model):
    """Cards in the order in which they were asked for."""

    items: list[LookedUp]
