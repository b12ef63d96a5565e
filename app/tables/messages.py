"""Messages of the desk to players of an event, and mails that could not be sent, as rows."""

from datetime import datetime

from sqlmodel import Field

from app.tables.base import Moment, SiteTable, one_of, utc_now
from app.tables.events import WRITERS


class EventMessage(SiteTable, table=True):
    """A message to one player, shown on the player's page.

    `mailed_at` is when it was also sent by mail, `read_at` when the player said that it was read.
    """

    __tablename__ = "event_messages"
    __table_args__ = (one_of("by_kind", WRITERS),)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    entry_id: int = Field(foreign_key="event_entries.id", ondelete="CASCADE", index=True)
    text: str = Field(max_length=2000)
    by_kind: str = Field(max_length=20)
    by_name: str = Field(default="", max_length=80)
    sent_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    mailed_at: datetime | None = Field(default=None, sa_type=Moment)
    read_at: datetime | None = Field(default=None, sa_type=Moment)


class FailedMail(SiteTable, table=True):
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
