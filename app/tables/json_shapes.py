"""The shapes of what stands in columns of JSON, as the program writes them.

A database checks none of it, so rows that come from a file are checked here before a page reads
them. Shapes allow what earlier releases wrote.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    TypeAdapter,
    ValidationError,
)

from app.games import games
from app.games.tabletop.decklists.limits import MAX_COPIES


class JsonShapeError(ValueError):
    """A value that the program never writes into its column. The message says what is wrong."""


def _day(written: str) -> str:
    date.fromisoformat(written)
    return written


def _zone(written: str) -> str:
    if written not in _zones():
        raise ValueError("is a zone of no game")
    return written


@cache
def _zones() -> frozenset[str]:
    """Return the zones of the decks of all games."""
    shapes = (game.editing.needed().shape for game in games() if game.editing)
    return frozenset(zone.value for shape in shapes for zone in shape.zones)


_Text: TypeAlias = StrictStr
_Texts: TypeAlias = list[_Text]
_Copies: TypeAlias = Annotated[StrictInt, Field(ge=1, le=MAX_COPIES)]
_Count: TypeAlias = Annotated[StrictInt, Field(ge=0)]
_Day: TypeAlias = Annotated[_Text, AfterValidator(_day)]
_Zone: TypeAlias = Annotated[_Text, AfterValidator(_zone)]
_Mark: TypeAlias = _Text | StrictBool | None
_Line: TypeAlias = tuple[_Text, _Zone, _Copies, _Mark]
_PoolLine: TypeAlias = tuple[_Text, _Count]
_Fact: TypeAlias = _Text | StrictInt | StrictBool | list[_Text] | None
_Names: TypeAlias = dict[_Text, Any]


class _SnapshotLine(BaseModel, extra="forbid"):
    printing: _Text
    zone: _Zone
    copies: _Copies
    mark: _Text | None = None
    starting: StrictBool | None = None
    tags: _Texts
    note: _Text


class _OddsFound(BaseModel, extra="forbid"):
    odds: _Names | None
    problem: _Text | None


class _Snapshot(BaseModel, extra="forbid"):
    name: _Text
    author: _Text = ""
    tags: _Texts = []
    notes: _Text
    format: _Text
    edition: _Text
    as_of: _Day | None
    unread: _Texts
    lines: list[_SnapshotLine]


class _Card(BaseModel):
    name: _Text
    copies: StrictInt


class _Finding(BaseModel):
    severity: Literal["error", "warning"]
    rule: _Text | None
    message: _Text
    cards: list[_Card]
    also: _Texts = []


class _Report(BaseModel):
    findings: list[_Finding] = []
    size: StrictInt | None = None
    faction: _Text | None = None
    factions: dict[_Text, StrictInt] | None = None
    titles_hash: _Text | None = None
    leftovers: list[tuple[_Text, StrictInt]] = []
    format_name: _Text = ""
    catalogue: _Text = ""
    listed: StrictInt = 0
    not_cards: _Texts = []


class _Stamp(BaseModel):
    format: _Text = ""
    edition: _Text = ""
    catalogue: _Text = ""
    banned_list: _Day | None = None
    as_of: _Day | None = None


class _Question(BaseModel, extra="forbid"):
    key: _Text
    kind: Literal["text", "choice", "yes_no", "mail"]
    text: _Text
    choices: _Texts
    required: StrictBool


class _Outcome(BaseModel, extra="forbid"):
    numbers: list[StrictInt]
    draws: StrictInt
    losses: list[_Text | None] = []


class _NoOutcome(BaseModel, extra="forbid"):
    pass


_Result: TypeAlias = _NoOutcome | _Outcome

SHAPES: Final[Mapping[str, Any]] = {
    "api_tokens.scopes": _Texts,
    "decks.tags": _Texts,
    "decks.unread": _Texts,
    "decks.pool": list[_PoolLine],
    "deck_lines.tags": _Texts,
    "deck_versions.snapshot": _Snapshot,
    "events.options": _Names,
    "events.tournament": _Names,
    "events.questions": list[_Question],
    "event_entries.answers": dict[_Text, _Text],
    "event_hand_ins.lines": list[_Line],
    "event_hand_ins.unread": _Texts,
    "event_hand_ins.report": _Report,
    "event_hand_ins.stamp": _Stamp,
    "event_late_offers.lines": list[_Line],
    "event_late_offers.unread": _Texts,
    "event_late_offers.report": _Report,
    "event_late_offers.stamp": _Stamp,
    "event_pools.lines": list[_PoolLine],
    "event_pool_drafts.lines": list[_PoolLine],
    "event_deck_checks.found": dict[_Text, _Count],
    "event_deck_checks.strangers": dict[_Text, _Count],
    "event_log.details": _Names,
    "event_games.seats": list[StrictInt],
    "event_games.ready": list[StrictInt],
    "event_matches.seats": list[StrictInt],
    "event_matches.outcome": _Result,
    "event_matches.reports": dict[_Text, _Result],
    "facts.fields": dict[_Text, _Fact],
    "played_answers.shown_to": list[StrictInt],
    "played_lines.lines": list[tuple[_Text, _Text]],
    "played_seats.legal_in": _Texts,
    "gauntlet_results.games": dict[_Text, list[list[Any]]],
    "jobs.asked": dict[_Text, Any],
    "jobs.kept": list[StrictInt],
    "jobs.found": list[_OddsFound],
    # The program never asks what stands in these before it has checked it.
    "settings.value": Any,
}
"""The type of what stands in each column of JSON, by table and column."""


@cache
def _adapter(name: str) -> TypeAdapter[Any] | None:
    """Return what checks the values of a column; None for one that no shape is known of."""
    shape = SHAPES.get(name)
    return None if shape is None else TypeAdapter(shape)


def check_json(table: str, column: str, value: object) -> None:
    """Raise JsonShapeError if the program never writes this value into a column.

    A column that no shape is known of takes anything.
    """
    adapter = _adapter(f"{table}.{column}")
    if adapter is None:
        return
    try:
        adapter.validate_python(value)
    except ValidationError as problem:
        first = problem.errors()[0]
        place = ".".join(str(part) for part in first["loc"])[:80]
        raise JsonShapeError(
            f"{column}{f', {place}' if place else ''}: {first['msg'][:100]}"
        ) from None
