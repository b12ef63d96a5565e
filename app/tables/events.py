"""Events as rows: links, players, hand-ins and the log.

Everything refers to its event and is deleted with it. Hand-ins and the log are append-only: the
database refuses to change them, and to delete them while their event exists.
"""

from collections.abc import Mapping
from datetime import date, datetime
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import JSON, CheckConstraint, UniqueConstraint
from sqlmodel import Field

from app.games import DEFAULT_GAME, game
from app.games.capabilities.event_options import ChosenOptions
from app.tables.base import Moment, SiteTable, one_of, utc_now


def _default_edition() -> str:
    return game().editions.default


class EventState(StrEnum):
    """The progress of an event; `app.site.events.states` says what each state allows."""

    OPEN = "open"
    CLOSED = "closed"
    STARTED = "started"
    FINISHED = "finished"


class EventRole(StrEnum):
    """Roles in an event; `app.site.events.states` lists the permissions of each."""

    ORGANIZER = "organizer"
    JUDGE = "judge"
    SCOREKEEPER = "scorekeeper"
    DECK_CHECKER = "checker"
    READER = "reader"
    PLAYER = "player"


WRITERS: Final = (EventRole.ORGANIZER, EventRole.JUDGE, EventRole.PLAYER)
"""The roles that hand in and answer lists, write messages or give penalties."""

SITE: Final = "site"
"""The signature in the log if nobody acted, as when a deadline closes the desk."""


class PoolKind(StrEnum):
    """Sources of the cards of a limited event; `none` for constructed."""

    NONE = "none"
    SEALED = "sealed"
    DRAFT = "draft"


class EntryMode(StrEnum):
    """Ways to join: by oneself, after approval, or only by being added at the desk."""

    OPEN = "open"
    APPROVAL = "approval"
    ROSTER = "roster"


class Admission(StrEnum):
    """A player's standing: takes part, asks to be admitted, or waits for a place."""

    ADMITTED = "admitted"
    REQUESTED = "requested"
    WAITING = "waiting"


class ListLock(StrEnum):
    """A player's own deadline: as the event says, closed, or open even after the deadline."""

    NONE = "none"
    LOCKED = "locked"
    UNLOCKED = "unlocked"


class ListRevision(StrEnum):
    """Reasons why a list that was handed in earlier became a new version."""

    RECHECKED = "rechecked"
    POOL_CORRECTED = "pool_corrected"
    POOL_CONFIRMED = "pool_confirmed"
    POOL_MOVED = "pool_moved"
    PUT_BACK = "put_back"
    LATE_TAKEN = "late_taken"


class Event(SiteTable, table=True):
    """An event and what its lists are checked against.

    `public_id` names it in addresses, `code` is short enough for players to type; both
    are no secrets. `format_text` is a house format's file, empty for a shipped one.
    `options` are the game's own settings as JSON, which the game validates; `chosen` reads them.
    A draft compares only the total (`draft_cards`) and the sets. `secret` keys what may be
    shown before publication.
    `deadline` and `grace_seconds` decide together; without a deadline the organizer closes.
    `closed_at` is the moment somebody closed it by hand, `started_at` that of its start,
    `published_at` when lists were opened to everybody. On `purge_on` all of it is deleted.
    `most_players` limits how many join by themselves; later ones wait. `questions` are those that
    players answer, as `app.site.events.entry.questions` reads them. With `needs_second_person`
    nobody accepts a late change of their own. `tournament` is how its rounds are played, as
    `app.site.events.rounds.plan` reads it.
    """

    __tablename__ = "events"
    __table_args__ = (
        one_of("state", EventState),
        one_of("pool_kind", PoolKind),
        one_of("entry_mode", EntryMode),
    )

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(default=DEFAULT_GAME, max_length=20)
    public_id: str = Field(max_length=32, unique=True)
    code: str = Field(max_length=12, unique=True)
    secret: str = Field(max_length=64)
    owner_id: int | None = Field(
        default=None, foreign_key="users.id", ondelete="SET NULL", index=True
    )
    name: str = Field(max_length=120)
    place: str = Field(default="", max_length=200)
    starts_on: date
    ends_on: date
    time_zone: str = Field(default="UTC", max_length=60)
    format: str = Field(default="constructed", max_length=64)
    format_text: str = ""
    edition: str = Field(default_factory=_default_edition, max_length=20)
    as_of: date | None = None
    options: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    pool_kind: str = Field(default=PoolKind.NONE, max_length=20)
    draft_cards: int | None = None
    is_pool_swapped: bool = False
    deadline: datetime | None = Field(default=None, sa_type=Moment)
    grace_seconds: int = 60
    most_versions: int = 10
    may_be_illegal: bool = True
    opens_lists: bool = False
    entry_mode: str = Field(default=EntryMode.OPEN, max_length=20)
    most_players: int | None = None
    has_check_in: bool = False
    questions: list[Any] = Field(default_factory=list, sa_type=JSON)
    needs_second_person: bool = False
    tournament: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    state: str = Field(default=EventState.OPEN, max_length=20)
    closed_at: datetime | None = Field(default=None, sa_type=Moment)
    started_at: datetime | None = Field(default=None, sa_type=Moment)
    published_at: datetime | None = Field(default=None, sa_type=Moment)
    purge_on: date = Field(index=True)
    created_at: datetime = Field(default_factory=utc_now, sa_type=Moment)

    @property
    def chosen(self) -> ChosenOptions:
        """Return the game's own settings; empty for a game that has none.

        Raises ValueError if the game does not have the stored settings.
        """
        offered = game(self.game).event_options
        return ChosenOptions() if offered is None else offered.parse(self.options)

    @property
    def supplied(self) -> str:
        """The id of what players get in addition to their pool; empty if the game has none."""
        return self.chosen.supplied

    @property
    def packs(self) -> Mapping[str, int]:
        """The packs that each player opens, by set code."""
        return self.chosen.packs


class Entry(SiteTable, table=True):
    """One player of an event.

    `public_id` names the entry in addresses of organizers and judges. `folded_name` keeps
    names apart within an event. `standing` is the number of the hand-in that stands (0:
    none), `accepted` the latest one that needs no answer: a late change is open while it
    stands above it. `dropped_at` is when the player left the event. `mail` is where the desk may
    write to, empty if unknown; `answers` are those to the event's questions, by their keys.
    `byes` is how many first rounds the player has without an opponent, `fixed_table` the table that
    the player never leaves. With `declines_cut` the next in the standings moves up.
    """

    __tablename__ = "event_entries"
    __table_args__ = (
        UniqueConstraint("event_id", "folded_name"),
        UniqueConstraint("event_id", "public_id"),
        one_of("admission", Admission),
        one_of("list_lock", ListLock),
    )

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    public_id: str = Field(max_length=32)
    user_id: int | None = Field(
        default=None, foreign_key="users.id", ondelete="SET NULL", index=True
    )
    name: str = Field(max_length=80)
    folded_name: str = Field(max_length=160)
    standing: int = 0
    accepted: int = 0
    dropped_at: datetime | None = Field(default=None, sa_type=Moment)
    admission: str = Field(default=Admission.ADMITTED, max_length=20)
    checked_in_at: datetime | None = Field(default=None, sa_type=Moment)
    list_lock: str = Field(default=ListLock.NONE, max_length=20)
    mail: str = Field(default="", max_length=254)
    answers: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    byes: int = 0
    fixed_table: int | None = None
    declines_cut: bool = False
    created_at: datetime = Field(default_factory=utc_now, sa_type=Moment)

    @property
    def is_in(self) -> bool:
        """True if the player takes part: admitted, and has not left."""
        return self.dropped_at is None and self.admission == Admission.ADMITTED

    @property
    def as_seen(self) -> str:
        """The public id and the state that a page shows: a form says so what it was made on."""
        place = "left" if self.dropped_at else self.admission
        here = "here" if self.checked_in_at else "away"
        return f"{self.public_id}~{place}~{here}~{self.list_lock}"


class EventLink(SiteTable, table=True):
    """An unguessable link for one role. Only the SHA-256 of its key is stored.

    `entry_id` is the player's, empty for everybody of the desk. `label` distinguishes links of one
    kind and signs the actions taken with them.
    """

    __tablename__ = "event_links"
    __table_args__ = (one_of("kind", EventRole),)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    entry_id: int | None = Field(
        default=None, foreign_key="event_entries.id", ondelete="CASCADE", index=True
    )
    kind: str = Field(max_length=20)
    label: str = Field(default="", max_length=80)
    key_hash: str = Field(max_length=64, unique=True)
    created_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    withdrawn_at: datetime | None = Field(default=None, sa_type=Moment)


class StoredList(SiteTable):
    """A list as it came from outside, with its verdict at that time.

    `lines` are the list: printing id, zone, copies, mark, which is true or false in rows from
    before there were several games; `unread` the lines nobody understood; `list_text` the same
    for people, which stays readable when a printing is gone. `hash` is `deck_hash`, None while
    unreadable. `report` is the report as `app.site.events.criteria` writes it, `stamp` what it
    depended on.

    `received_at` is the moment the complete request reached the outermost layer; it
    decides whether the list was in time. `by_kind` and `by_name` say who handed it in,
    `source` how: pasted, a file, a deck. With `is_imported` it was handed in on another site.
    """

    title: str = Field(default="", max_length=200)
    lines: list[Any] = Field(default_factory=list, sa_type=JSON)
    unread: list[str] = Field(default_factory=list, sa_type=JSON)
    list_text: str = ""
    size: int = 0
    hash: str | None = Field(default=None, max_length=64)
    verdict: str = Field(max_length=20)
    report: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    stamp: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    received_at: datetime = Field(sa_type=Moment)
    by_kind: str = Field(max_length=20)
    by_name: str = Field(default="", max_length=80)
    source: str = Field(default="", max_length=200)
    is_imported: bool = False


class HandIn(StoredList, table=True):
    """One version of a player's list with its verdict at that time. Append-only.

    `is_late` and `reason` belong to late changes. What belongs to the list never changes,
    whatever is done with it later.

    A list that is checked again or put back becomes a new version: `repeats` is the number of
    the version it was handed in as, `revision` what was done, `revised_at` when, and
    `revised_by_kind` and `revised_by_name` by whom.
    """

    __tablename__ = "event_hand_ins"
    __table_args__ = (
        UniqueConstraint("entry_id", "number"),
        one_of("by_kind", WRITERS),
        one_of("revision", ListRevision),
        one_of("revised_by_kind", WRITERS),
        CheckConstraint(
            "(revision IS NULL) = (revised_at IS NULL) "
            "AND (revision IS NULL) = (revised_by_kind IS NULL)",
            name="revised",
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    entry_id: int = Field(foreign_key="event_entries.id", ondelete="CASCADE")
    number: int
    stored_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    is_late: bool = False
    reason: str = Field(default="", max_length=500)
    repeats: int | None = None
    revision: str | None = Field(default=None, max_length=20)
    revised_at: datetime | None = Field(default=None, sa_type=Moment)
    revised_by_kind: str | None = Field(default=None, max_length=20)
    revised_by_name: str = Field(default="", max_length=80)

    @property
    def list_number(self) -> int:
        """The number of the version that its list was handed in as."""
        return self.repeats or self.number


class LateOffer(StoredList, table=True):
    """A list that a player sent after the desk had closed. It counts only if a judge accepts it.

    `answered_at` is when somebody accepted or declined it, `taken_as` the version it became.
    """

    __tablename__ = "event_late_offers"
    __table_args__ = (one_of("by_kind", WRITERS), one_of("answered_by_kind", WRITERS))

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    entry_id: int = Field(foreign_key="event_entries.id", ondelete="CASCADE", index=True)
    answered_at: datetime | None = Field(default=None, sa_type=Moment)
    answered_by_kind: str | None = Field(default=None, max_length=20)
    answered_by_name: str = Field(default="", max_length=80)
    taken_as: int | None = None


class Seat(SiteTable, table=True):
    """The table of a player in a round. SiteTable numbers are text, because venues name tables."""

    __tablename__ = "event_seats"
    __table_args__ = (UniqueConstraint("event_id", "round", "entry_id"),)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    round: int
    table_name: str = Field(max_length=40)
    entry_id: int = Field(foreign_key="event_entries.id", ondelete="CASCADE", index=True)


class DeckCheck(SiteTable, table=True):
    """One count at the table of the cards a player presented.

    It counts against the hand-in named here, also when another one stands later. `found`
    holds copies by card name and row, `strangers` cards that are not on the list. `version`
    counts saves, so that two tablets notice each other. `category`, `finding` and `note`
    are the judge's own; nothing is chosen beforehand.
    """

    __tablename__ = "event_deck_checks"

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    entry_id: int = Field(foreign_key="event_entries.id", ondelete="CASCADE", index=True)
    hand_in_id: int = Field(foreign_key="event_hand_ins.id", ondelete="CASCADE", index=True)
    round: int | None = None
    table_name: str = Field(default="", max_length=40)
    found: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    strangers: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    version: int = 1
    category: str = Field(default="", max_length=60)
    finding: str = ""
    note: str = ""
    by_kind: str = Field(max_length=20)
    by_name: str = Field(default="", max_length=80)
    started_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    finished_at: datetime | None = Field(default=None, sa_type=Moment)


class LogEntry(SiteTable, table=True):
    """One action in an event: who, what and when. Append-only.

    `action` is a word of `app.site.events.log`, `details` has its plain values. `entry_id` is
    the player concerned.
    """

    __tablename__ = "event_log"
    __table_args__ = (one_of("by_kind", (*EventRole, SITE)),)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    entry_id: int | None = Field(
        default=None, foreign_key="event_entries.id", ondelete="CASCADE", index=True
    )
    at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    by_kind: str = Field(max_length=20)
    by_name: str = Field(default="", max_length=80)
    action: str = Field(max_length=40)
    details: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
