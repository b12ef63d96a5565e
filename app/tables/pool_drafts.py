"""Card pools that are still being counted as rows."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, UniqueConstraint
from sqlmodel import Field

from app.tables.base import Moment, Table, utc_now


class PoolDraft(Table, table=True):
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
