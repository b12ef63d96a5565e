"""Answers of operations on events."""

from __future__ import annotations

from datetime import date, datetime

from pydantic import JsonValue

from app.games.tabletop.construction import Verdict
from app.games.tournament.matches import Loss
from app.site.api.models import Model
from app.site.events.access import EventWay
from app.tables import Admission, EventState, ListRevision, PoolKind, RoundKind


class Event(Model):
    """An event. `way` and `key` lead to it; `players` counts those who have not dropped.

    `id` stands in the addresses of its public pages.
    """

    way: EventWay
    key: str
    id: str
    game: str
    name: str
    place: str
    starts_on: date
    ends_on: date
    time_zone: str
    format: str
    edition: str
    pool: PoolKind
    state: EventState
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
    admission: Admission
    checked_in_at: datetime | None
    version: int | None
    verdict: Verdict | None
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

    what: ListRevision
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
    verdict: Verdict
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
    """A player's line of the standings; shares are in percent, as pages show them.

    `number` is the player's at the event.
    """

    place: int
    name: str
    number: int
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


class BracketSide(Model):
    """One side of a match in a bracket. `name` is null while it is open.

    `result` has the games won, the place at a final table, or how the match was lost without play.
    """

    name: str | None
    seed: int | None
    result: str
    goes_on: bool


class BracketStage(Model):
    """A round of a bracket. Winners of neighbouring matches meet in the next.

    `is_table` tells a final table from matches of two.
    """

    name: str
    is_table: bool
    matches: list[list[BracketSide]]


class Standings(Model):
    """The standings before a top cut, and the final places once it begins or the event is over.

    `counted` says after which rounds the standings are, and `rule` what orders equal players.
    `bracket` is empty before a top cut. `winner` is null as long as nobody has won.
    """

    counted: str
    rule: str
    standings: list[StandingLine]
    final_places: list[FinalPlace] | None
    bracket: list[BracketStage]
    winner: str | None


class PublicEvent(Model):
    """An event as everybody may see it.

    `players` counts those who are admitted and have not dropped, `rounds` those that are paired,
    and `planned_rounds` those before a top cut, null if nobody has chosen that. `has_lists` tells
    whether lists are published. `page` is its page.
    """

    id: str
    page: str
    game: str
    name: str
    place: str
    starts_on: date
    ends_on: date
    time_zone: str
    format: str
    edition: str
    pool: PoolKind
    state: EventState
    deadline: datetime | None
    players: int
    most_players: int | None
    rounds: int
    planned_rounds: int | None
    has_lists: bool
    winner: str | None


class Seat(Model):
    """A player at a table. `number` is the player's at the event.

    `won` are the games won in a match of two, `place` is the one at a table of three or more, and
    `lost_by` is why the match was lost without play; each is null where it does not apply. `left`
    tells whether the player has left the event.
    """

    name: str
    number: int
    left: bool
    won: int | None
    place: int | None
    lost_by: Loss | None


class RoundTable(Model):
    """A table of a round. One seat is a bye. `drawn` are games that nobody won.

    `result` says the outcome in words, `typed` as a desk types it, such as `2-1`; both are empty
    while there is none. `extra_minutes` are those that the table has beyond the round's, and
    `ends_at` is null while no clock runs.
    """

    table: int
    seats: list[Seat]
    is_over: bool
    drawn: int
    result: str
    typed: str
    extra_minutes: int
    ends_at: datetime | None


class Round(Model):
    """A round with its tables and its clock, which runs from `clock_started_at` to `ends_at`.

    `open_tables` counts those without a result.
    """

    number: int
    title: str
    kind: RoundKind
    minutes: int
    begins_at: datetime | None
    clock_started_at: datetime | None
    ends_at: datetime | None
    open_tables: int
    tables: list[RoundTable]


class Rounds(Model):
    """The rounds of an event, the first one first."""

    items: list[Round]


class LoggedChange(Model):
    """A change of an event: who did it, in which role (`by`), and to which player, if to one.

    `action` stays the same word, `words` say it for people.
    """

    number: int
    at: datetime
    by: str
    name: str
    action: str
    words: str
    player: str | None


class LoggedChanges(Model):
    """Changes in order. Send `last` as `since` to get what follows, of which `more` tells."""

    items: list[LoggedChange]
    last: int
    more: bool
