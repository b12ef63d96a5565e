"""Penalties that judges give at an event."""

from datetime import datetime

from sqlmodel import Field

from app.tables.base import Moment, SiteTable, one_of, utc_now
from app.tables.events import WRITERS


class Penalty(SiteTable, table=True):
    """A penalty of a player, apart from those that a deck check ended with.

    `category` and `reason` are the judge's own words, because the rulebooks leave penalties to the
    tournament. `round` is the one in which it was given, if there was one. A penalty that was a
    mistake is withdrawn and stays in the history.
    """

    __tablename__ = "event_penalties"
    __table_args__ = (one_of("by_kind", WRITERS),)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    entry_id: int = Field(foreign_key="event_entries.id", ondelete="CASCADE", index=True)
    category: str = Field(max_length=60)
    reason: str = Field(max_length=500)
    round: int | None = None
    at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    by_kind: str = Field(max_length=20)
    by_name: str = Field(default="", max_length=80)
    withdrawn_at: datetime | None = Field(default=None, sa_type=Moment)
    withdrawn_by_name: str = Field(default="", max_length=80)
