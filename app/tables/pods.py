"""Seats of players in a draft, and the clock of its picks or of building decks, as rows."""

from datetime import datetime
from enum import StrEnum

from sqlalchemy import UniqueConstraint
from sqlmodel import Field

from app.tables.base import Moment, SiteTable, one_of


class ClockKind(StrEnum):
    """Uses of a draft's clock: each pick, or the time to build decks."""

    PICKS = "picks"
    BUILDING = "building"


class PodSeat(SiteTable, table=True):
    """The seat of a player in a pod, both counted from 1. Seats of a pod leave no gap."""

    __tablename__ = "event_pod_seats"
    __table_args__ = (UniqueConstraint("event_id", "entry_id"),)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    entry_id: int = Field(foreign_key="event_entries.id", ondelete="CASCADE", index=True)
    pod: int
    seat: int


class PodClock(SiteTable, table=True):
    """The clock of all pods of an event: `steps` of equal length, one after another."""

    __tablename__ = "event_pod_clocks"
    __table_args__ = (UniqueConstraint("event_id"), one_of("kind", ClockKind))

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE")
    kind: str = Field(max_length=20)
    steps: int
    seconds: int
    started_at: datetime = Field(sa_type=Moment)
