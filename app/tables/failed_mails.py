"""Mails to players that could not be sent, as rows."""

from datetime import datetime

from sqlmodel import Field

from app.tables.base import Moment, Table, utc_now


class FailedMail(Table, table=True):
    """A mail that did not go out and waits to be sent again or given up.

    Its text is that of a message; without one, it was to bring the personal link.
    """

    __tablename__ = "event_failed_mails"

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    entry_id: int = Field(foreign_key="event_entries.id", ondelete="CASCADE", index=True)
    message_id: int | None = Field(
        default=None, foreign_key="event_messages.id", ondelete="CASCADE"
    )
    failed_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
