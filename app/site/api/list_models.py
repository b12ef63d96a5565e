"""Requests and answers of operations on lists."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StrictBool, StrictInt

from app.games import DEFAULT_GAME, game
from app.games.tabletop.construction import Severity, Verdict
from app.games.tabletop.construction.report_json import HEADER
from app.games.tabletop.decklists.difference import Aspect
from app.games.tabletop.decklists.limits import MAX_BYTES
from app.games.tabletop.decklists.report import Status
from app.site.api.models import Model

LONGEST_NAME: Final = 200
EXAMPLE_LIST: Final = game(DEFAULT_GAME).files.needed().short_example
LAST_TURN: Final = 8
MOST_SEEN: Final = 60
MOST_NEEDS: Final = 5
MOST_FORMATS: Final = 12
"""Turns, cards and needs, as many as the page of odds takes; formats of one check."""

List = Annotated[
    str,
    Field(
        max_length=MAX_BYTES,
        description="A deck file of any format as text, such as one line `4 Scout` for each card.",
    ),
]
Edition = Annotated[str, Field(max_length=60, description="An edition; the usual one without it.")]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]
Needs = Annotated[
    list[Annotated[str, Field(max_length=1000)]],
    Field(
        min_length=1,
        max_length=MOST_NEEDS,
        description="Each a count and a query, such as `2 provides:R`; all must be met.",
    ),
]
Starting = Annotated[
    list[Name], Field(max_length=20, description="Names of cards that start in play.")
]

Formats = Annotated[
    list[Name],
    Field(max_length=MOST_FORMATS, description="More formats that the list is checked for."),
]


def _example(**members: JsonValue) -> ConfigDict:
    return ConfigDict(extra="forbid", json_schema_extra={"examples": [members]})


class ToCheck(Model):
    """A list, and what it is checked against; see `threshold check --help`."""

    model_config = _example(list=EXAMPLE_LIST)

    list: List
    file: Annotated[Name, Field(description="What the report calls the list.")] = "-"
    format: Annotated[Name, Field(description="A format by id or name.")] = ""
    edition: Edition = ""
    as_of: Annotated[
        str | None,
        Field(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="The day to check for."),
    ] = None
    pool: Annotated[
        str | None, Field(max_length=MAX_BYTES, description="The card pool of a limited deck.")
    ] = None
    supplied: Annotated[
        Name | None, Field(description="What limited players get besides the pool.")
    ] = None
    formats: Formats | None = None
    repair: Annotated[
        StrictBool, Field(description="Answer the repaired list, too, as `repaired`.")
    ] = False
    settle: Annotated[
        StrictBool,
        Field(description="Take a suggestion before repairing where a line has only one."),
    ] = False
    to: Annotated[
        Name, Field(description="The format of `repaired`: one of `deck_files` of the game.")
    ] = "txt"


class Copies(Model):
    """Copies of a card."""

    name: str
    copies: int


class Removal(Copies):
    """Copies to remove, from a zone and in a printing where these matter."""

    zone: str | None = None
    printing: str | None = None


class Repair(Model):
    """The smallest change that fixes something."""

    remove: list[Removal]
    add: int
    choices: list[str]
    query: str | None = None


class Finding(Model):
    """A broken rule (`error`) or a risk (`warning`), with the number of its rule."""

    severity: Severity
    rule: str | None
    also: list[str]
    message: str
    cards: list[Copies]
    repair: Repair | None


class Line(Model):
    """The state of a line of the list, with the copies read from it or still open on it."""

    line: int
    status: Status
    text: str
    note: str
    suggestions: list[str]
    copies: int


class WrongTotal(Model):
    """A total written in the list that differs from the copies that were read."""

    line: int
    text: str
    written: int
    read: int


class FormatVerdict(Model):
    """The verdict of another format, with the errors alone, and the change that repairs them."""

    format: str
    edition: str
    verdict: Verdict
    errors: list[Finding]
    repair: Repair | None


class Settled(Model):
    """A line that was not understood, and the card that was taken for it."""

    line: int
    text: str
    name: str


class Repaired(Model):
    """The list after its repair, as a deck file in the format that was asked for.

    `verdict` is that of the repaired list. `missing` are cards still to be added, of which
    `repair.query` may say more, and `choices` cards of which the player has to choose one.
    `settled` are the lines for which a suggestion was taken, `unread` those left out, and `lost`
    says what the format of the file cannot store.
    """

    text: str
    format: str
    verdict: Verdict
    missing: int
    choices: list[str]
    settled: list[Settled]
    unread: list[str]
    lost: list[str]


class Report(BaseModel):
    """The report of `threshold check --json`; docs/legality.md explains its members.

    `formats` has the verdicts of the other formats that were asked for, `repaired` the repaired
    list. Each is there only if it was asked for; `repaired` is null for what is no list at all.
    """

    model_config = ConfigDict(extra="allow")

    file: str
    game: str
    format: str
    edition: str
    verdict: Verdict
    size: int | None
    header: Annotated[str | None, Field(alias=HEADER)]
    findings: list[Finding]
    repair: Repair | None
    lines: Annotated[list[Line], Field(alias="import")]
    wrong_totals: list[WrongTotal]
    hash: str | None
    stamp: dict[str, str | int | None]
    formats: list[FormatVerdict] | None = None
    repaired: Repaired | None = None


class ToConvert(Model):
    """A list, and the format of deck files to write it in."""

    model_config = _example(list=EXAMPLE_LIST, to="json")

    list: List
    to: Annotated[Name, Field(description="One of `deck_files` of the game.")]


class Converted(Model):
    """A list as a file. `lost` says what the format cannot store; `lines`, what was read."""

    text: str
    read_as: str | None
    lost: list[str]
    lines: list[Line]


class ToCompare(Model):
    """Two lists."""

    model_config = _example(before=EXAMPLE_LIST, after=f"{EXAMPLE_LIST}\n1 Scout")

    before: List
    after: List


class CopiesChanged(Model):
    """A change in the copies of one name in one zone."""

    zone: str
    name: str
    before: int
    after: int


class SaidOtherwise(Model):
    """One thing that is said differently, in words; `name` and `zone` are null for the deck."""

    aspect: Aspect
    before: str
    after: str
    name: str | None
    zone: str | None


class Comparison(Model):
    """The difference of two lists. All three are empty if both say the same."""

    came_in: list[CopiesChanged]
    went_out: list[CopiesChanged]
    rewritten: list[SaidOtherwise]


class Question(Model):
    """A list, and what it shall hold by an own turn, or among a number of cards seen."""

    model_config = _example(list=EXAMPLE_LIST, needs=["1 Scout"], by_turn=3)

    list: List
    needs: Needs
    by_turn: Annotated[StrictInt, Field(ge=1, le=LAST_TURN)] | None = None
    seen: Annotated[StrictInt, Field(ge=0, le=MOST_SEEN)] | None = None
    goes_first: StrictBool = True
    starting: Starting | None = None
    mulligan: Annotated[Name, Field(description="One of `mulligans` of the game.")] = ""
    edition: Edition = ""


class Odds(BaseModel):
    """The answer of `threshold odds --json`. The other members are those of the game."""

    model_config = ConfigDict(extra="allow")

    game: str
