"""The site's own database: SQLModel tables, sessions and Alembic migrations.

Tables do not validate their values: forms and `app.games` do. Never import `annotations` from
`__future__` here, because it breaks SQLModel's relationships.

Deck lines refer to printings by their stable ids, never by row ids. Values that only one game has
are not columns: lines have the game's `mark`, and events have `options`, which the game validates.
After changing a table, run `python -m app.tables.revise "add …"` and review the migration it
writes.
"""

from app.tables.accounts import (
    AccountSession,
    ApiToken,
    Guesses,
    MailConfirmation,
    PasswordReset,
    Role,
    User,
)
from app.tables.base import SiteTable, key_hash, new_id, new_key, utc_now
from app.tables.collection import Collection, Pile
from app.tables.database import Database, EventVersion, open_database
from app.tables.decks import (
    Army,
    Deck,
    DeckLike,
    DeckLine,
    DeckModeration,
    DeckReport,
    DeckVersion,
    Moderation,
    Step,
    Visibility,
)
from app.tables.deliveries import Delivery, DeliveryState
from app.tables.event_games import EventGame
from app.tables.events import (
    Admission,
    DeckCheck,
    Entry,
    EntryMode,
    Event,
    EventLink,
    EventRole,
    EventState,
    HandIn,
    LateOffer,
    ListLock,
    ListRevision,
    LogEntry,
    PoolKind,
    Seat,
    StoredList,
)
from app.tables.facts import FactChange, Overlay
from app.tables.jobs import Job, JobKind, JobState
from app.tables.messages import EventMessage, FailedMail
from app.tables.penalties import Penalty
from app.tables.played_games import (
    GauntletResults,
    PlayedAnswer,
    PlayedClock,
    PlayedGame,
    PlayedLine,
    PlayedReport,
    PlayedSeat,
    PlayedState,
    ReportReason,
)
from app.tables.pods import ClockKind, PodClock, PodSeat
from app.tables.pools import CardPool, PoolDraft
from app.tables.rounds import EventMatch, EventRound, RoundKind
from app.tables.schema import SchemaError, migrate
from app.tables.settings import Revision, Setting
from app.tables.webhooks import Webhook, WebhookAttempt

__all__ = [
    "AccountSession",
    "Admission",
    "ApiToken",
    "Army",
    "CardPool",
    "ClockKind",
    "Collection",
    "Database",
    "Deck",
    "DeckCheck",
    "DeckLike",
    "DeckLine",
    "DeckModeration",
    "DeckReport",
    "DeckVersion",
    "Delivery",
    "DeliveryState",
    "Entry",
    "EntryMode",
    "Event",
    "EventGame",
    "EventLink",
    "EventMatch",
    "EventMessage",
    "EventRole",
    "EventRound",
    "EventState",
    "EventVersion",
    "FactChange",
    "FailedMail",
    "GauntletResults",
    "Guesses",
    "HandIn",
    "Job",
    "JobKind",
    "JobState",
    "LateOffer",
    "ListLock",
    "ListRevision",
    "LogEntry",
    "MailConfirmation",
    "Moderation",
    "Overlay",
    "PasswordReset",
    "Penalty",
    "Pile",
    "PlayedAnswer",
    "PlayedClock",
    "PlayedGame",
    "PlayedLine",
    "PlayedReport",
    "PlayedSeat",
    "PlayedState",
    "PodClock",
    "PodSeat",
    "PoolDraft",
    "PoolKind",
    "ReportReason",
    "Revision",
    "Role",
    "RoundKind",
    "SchemaError",
    "Seat",
    "Setting",
    "SiteTable",
    "Step",
    "StoredList",
    "User",
    "Visibility",
    "Webhook",
    "WebhookAttempt",
    "key_hash",
    "migrate",
    "new_id",
    "new_key",
    "open_database",
    "utc_now",
]
