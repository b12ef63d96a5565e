"""Card pools of limited events: registered ones, and those still being counted."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, UniqueConstraint
from sqlmodel import Field

from app.tables.base import Moment, SiteTable, utc_now


class CardPool(SiteTable, table=True):
    """A limited pool: registered by one player, confirmed by the one who plays it.

    `code` is written on the packed pool, so that whoever it is passed to finds it.
    `lines` are printing id and copies. Each count that was corrected is a new version;
    a confirmation belongs to the version it names.
    """

    __tablename__ = "event_pools"
    __table_args__ = (UniqueConstraint("event_id", "code"),)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    code: str = Field(max_length=12)
    registered_by_id: int | None = Field(
        default=None, foreign_key="event_entries.id", ondelete="CASCADE", index=True
    )
    played_by_id: int | None = Field(
        default=None, foreign_key="event_entries.id", ondelete="CASCADE", index=True
    )
    version: int = 1
    lines: list[Any] = Field(default_factory=list, sa_type=JSON)
    registered_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    confirmed_at: datetime | None = Field(default=None, sa_type=Moment)
    confirmed_version: int | None = None


class PoolDraft(SiteTable, table=True):
    """The counts of a pool that is not registered yet, so that nobody has to count it twice.

    `counter` tells apart whose count it is: the hash of the link it is made through, and the code
    of a pool that is corrected. `lines` are printing id and copies.
    """

    __tablename__ = "event_pool_drafts"
    __table_args__ = (UniqueConstraint("event_id", "counter"),)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    counter: str = Field(max_length=80)
    lines: list[Any] = Field(default_factory=list, sa_type=JSON)
    saved_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
