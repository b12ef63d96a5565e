"""Rounds of an event as rows, and the tables at which players sit in each."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import JSON, UniqueConstraint
from sqlmodel import Field

from app.tables.base import Moment, SiteTable, one_of, utc_now


class RoundKind(StrEnum):
    """The way in which a round is put together.

    Pairs by points, the same inside each pod, tables of three to five, a top cut, or one final
    table of the best three to five.
    """

    SWISS = "swiss"
    PODS = "pods"
    TABLES = "tables"
    CUT = "cut"
    FINAL = "final"


class EventRound(SiteTable, table=True):
    """One round. `seed` decides its lots; `minutes` is how long it lasts once the clock runs.

    `times_paired` counts its pairings, with those that were taken back. `begins_at` is when it
    shall begin, if the desk has said so.
    """

    __tablename__ = "event_rounds"
    __table_args__ = (UniqueConstraint("event_id", "number"), one_of("kind", RoundKind))

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    number: int
    kind: str = Field(max_length=20)
    seed: str = Field(max_length=64)
    minutes: int = 50
    times_paired: int = 1
    made_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    begins_at: datetime | None = Field(default=None, sa_type=Moment)
    clock_started_at: datetime | None = Field(default=None, sa_type=Moment)


class EventMatch(SiteTable, table=True):
    """One table of a round with its number from 1.

    `seats` are the ids of its entries in seats, one for a bye. `outcome` has `numbers`, one for
    each seat, and `draws`; it is empty as long as the match has none. `reports` are outcomes that
    players reported, by the id of their entry. `extra_minutes` are those a judge added. With
    `is_by_hand` somebody of the desk changed who sits there.
    """

    __tablename__ = "event_matches"
    __table_args__ = (UniqueConstraint("round_id", "number"),)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    round_id: int = Field(foreign_key="event_rounds.id", ondelete="CASCADE", index=True)
    number: int
    seats: list[Any] = Field(default_factory=list, sa_type=JSON)
    outcome: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    reports: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    extra_minutes: int = 0
    is_by_hand: bool = False
