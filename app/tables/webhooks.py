"""Webhooks as rows: programs elsewhere that are told of changes, and the last deliveries."""

from datetime import datetime

from sqlalchemy import Text
from sqlmodel import Field

from app.tables.base import Moment, SiteTable, utc_now


class Webhook(SiteTable, table=True):
    """An address that is told of each change of one deck or one event of its owner.

    What it has not been told yet is what the history or the log has after change number `seen`.
    The secret that signs is `sealed` with the site's secret key. `due_at` is when the next attempt
    is made, or when a process that makes one is taken for dead. Nothing is sent after `off_at`.
    """

    __tablename__ = "webhooks"

    id: int | None = Field(default=None, primary_key=True)
    uid: str = Field(unique=True, max_length=32)
    user_id: int = Field(foreign_key="users.id", ondelete="CASCADE", index=True)
    deck_id: int | None = Field(
        default=None, foreign_key="decks.id", ondelete="CASCADE", index=True
    )
    of_event_id: int | None = Field(
        default=None, foreign_key="events.id", ondelete="CASCADE", index=True
    )
    address: str = Field(max_length=500)
    sealed: str = Field(sa_type=Text)
    seen: int
    attempts: int = 0
    failing_since: datetime | None = Field(default=None, sa_type=Moment)
    due_at: datetime = Field(default_factory=utc_now, sa_type=Moment, index=True)
    off_at: datetime | None = Field(default=None, sa_type=Moment)
    off_because: str = Field(default="", max_length=300)
    made_at: datetime = Field(default_factory=utc_now, sa_type=Moment)


class WebhookAttempt(SiteTable, table=True):
    """One of the last attempts to tell a webhook of a change, and what came of it."""

    __tablename__ = "webhook_attempts"

    id: int | None = Field(default=None, primary_key=True)
    webhook_id: int = Field(foreign_key="webhooks.id", ondelete="CASCADE", index=True)
    number: int
    at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    is_delivered: bool
    answer: str = Field(max_length=300)
