"""Answers of operations on events."""

from __future__ import annotations

from datetime import date, datetime

from pydantic import JsonValue

from app.site.api.models import Model


class Event(Model):
    """An event. `way` and `key` lead to it; `players` counts those who have not dropped."""

    way: str
    key: str
    game: str
    name: str
    place: str
    starts_on: date
    ends_on: date
    time_zone: str
    format: str
    edition: str
    pool: str
    state: str
    deadline: datetime | None
    players: int


class Events(Model):
    """The events of an account, the latest first."""

    items: list[Event]
    next_cursor: str | None


class Player(Model):
    """A player and the list that stands; its members are null if there is none.

    `rules` are the rules that the list breaks, in the order of the report. `admission` is
    `admitted`, `requested` or `waiting`.
    """

    id: str
    name: str
    dropped_at: datetime | None
    admission: str
    checked_in_at: datetime | None
    version: int | None
    verdict: str | None
    rules: list[str]
    cards: int | None
    hash: str | None
    received_at: datetime | None
    late: bool


class Players(Model):
    """The players of an event in the order of their names."""

    items: list[Player]
    next_cursor: str | None


class Revision(Model):
    """A later change of a list after it came in: in words, when, and by whom."""

    what: str
    at: datetime
    by: str


class HandedIn(Model):
    """A version of a player's list: how it came in, its verdict with the report, and its cards.

    `stamp` is what the verdict depends on. `check_code` is what the player may show before lists
    are published; null if the event publishes none.
    """

    version: int
    received_at: datetime
    by: str
    source: str
    late: bool
    reason: str
    revision: Revision | None
    verdict: str
    report: dict[str, JsonValue]
    stamp: dict[str, JsonValue]
    hash: str | None
    unread: list[str]
    deck: dict[str, JsonValue]
    check_code: str | None


class Lists(Model):
    """A player with every version of the list, the newest first; `standing` is the one to play."""

    player: Player
    standing: int | None
    versions: list[HandedIn]


class DeckCheck(Model):
    """A deck check: what it found, and what the judge decided.

    `finding` is empty and `finished_at` null while it is running.
    """

    id: int
    player: str
    name: str
    version: int
    round: int | None
    table: str
    finding: str
    category: str
    note: str
    by: str
    started_at: datetime
    finished_at: datetime | None


class DeckChecks(Model):
    """The deck checks of an event, the newest first."""

    items: list[DeckCheck]
    next_cursor: str | None


class StandingLine(Model):
    """A player's line of the standings; shares are in percent, as pages show them."""

    place: int
    name: str
    left: bool
    points: float
    record: str
    opponents: str
    games: str
    opponents_games: str


class FinalPlace(Model):
    """A player's final place.

    `reached` is the round of the top cut, or the points, or “disqualified”.
    """

    place: int
    name: str
    left: bool
    reached: str


class Standings(Model):
    """The standings before a top cut, and the final places once it begins or the event is over.

    `counted` says after which rounds the standings are. `winner` is null as long as nobody has won.
    """

    counted: str
    standings: list[StandingLine]
    final_places: list[FinalPlace] | None
    winner: str | None
