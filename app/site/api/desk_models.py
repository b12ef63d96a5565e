"""Requests and answers of operations that change an event: players, lists and results."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import ConfigDict, Field, StrictBool, StrictInt

from app.games.tabletop.construction import Verdict
from app.games.tournament.matches import TABLE_SIZES
from app.site.api.event_models import Player, RoundTable
from app.site.api.list_models import EXAMPLE_LIST, Finding, List
from app.site.api.models import Model
from app.site.events.players.store import LONGEST_NAME
from app.site.events.registration.store import LONGEST_REASON

LONGEST_RESULT: Final = 40
_MOST_SIGNS: Final = 4 * LONGEST_NAME
"""A name may be sent with blanks that are not stored."""

Typed = Annotated[str, Field(max_length=LONGEST_RESULT)]


class SentList(Model):
    """A list for a player.

    With `replaces` it is stored only if that version still stands; 0 says that there is none yet.
    """

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"list": EXAMPLE_LIST, "accept_illegal": True}]},
    )

    list: List
    replaces: Annotated[
        StrictInt | None, Field(ge=0, description="The version that the list shall replace.")
    ] = None
    accept_illegal: Annotated[
        StrictBool, Field(description="Hand in a list that breaks rules, too.")
    ] = False
    reason: Annotated[
        str,
        Field(max_length=LONGEST_REASON, description="Needed once the desk is closed."),
    ] = ""


class NewPlayer(Model):
    """A player to add, with a list or without."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"name": "Cleo"}]})

    name: Annotated[
        str, Field(min_length=1, max_length=_MOST_SIGNS, description="As pairings show it.")
    ]
    list: SentList | None = None


class ListStored(Model):
    """A player with the list that stands now, its verdict, and the rules that it breaks.

    `changed` is false if the same list stood before; then nothing was stored.
    """

    changed: bool
    player: Player
    verdict: Verdict
    findings: list[Finding]


class PlayerAdded(Model):
    """A new player. `warning` says whom the name could be confused with; else it is empty.

    `list` is null if none was sent.
    """

    player: Player
    warning: str
    list: ListStored | None


class SentResult(Model):
    """A result for a table of the last round. `result` is typed as at the desk; empty removes it.

    `seats` are the numbers of its players, in the order in which `result` counts them. `replaces`
    is the result that the program read, `typed` of the table: if another one stands by now,
    nothing is changed.
    """

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"table": 1, "seats": [3, 8], "result": "2-1"}]},
    )

    table: Annotated[StrictInt, Field(ge=1, description="The number of the table.")]
    seats: Annotated[
        list[StrictInt],
        Field(min_length=1, max_length=max(TABLE_SIZES), description="`number` of each seat."),
    ]
    result: Annotated[
        Typed,
        Field(description="Such as `2-1`, `1-1-1` with a draw, `n2`, or places like `2-1-3`."),
    ]
    replaces: Annotated[Typed, Field(description="`typed` of the table as it was read.")] = ""


class ResultStored(Model):
    """A table with its result; `changed` is false if the same result stood before."""

    changed: bool
    table: RoundTable
