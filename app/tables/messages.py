"""Messages of the desk to players of an event as rows."""

from datetime import datetime

from sqlmodel import Field

from app.tables.base import Moment, Table, one_of, utc_now
from app.tables.events import WRITERS


class EventMessage(Table, table=True):
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
