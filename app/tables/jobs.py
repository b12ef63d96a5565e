"""Long calculations, kept so that any process goes on with them."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import JSON, Text
from sqlmodel import Field

from app.tables.base import Moment, SiteTable, one_of, utc_now


class JobKind(StrEnum):
    """The work of a job: games against nobody, against the preconstructed decks, or exact odds."""

    GOLDFISH = "goldfish"
    GAUNTLET = "gauntlet"
    ODDS = "odds"


class JobState(StrEnum):
    """A job goes on until it is done, unless somebody cancels it."""

    RUNNING = "running"
    DONE = "done"
    CANCELLED = "cancelled"


class Job(SiteTable, table=True):
    """A calculation that is done in parts.

    Its key is known to whoever made it. `who` is a digest of the account or network address, which
    limits how many run. `asked` is the request, `done` of `total` games or questions are done.
    `kept` is what has been counted of games, `found` are the answers to questions. One that a page
    began goes on by itself: `place` is the source and key of its deck there, and `name` what the
    deck is called. One of a program has no place, and goes on while somebody asks for it.
    """

    __tablename__ = "jobs"
    __table_args__ = (one_of("kind", JobKind), one_of("state", JobState))

    id: int | None = Field(default=None, primary_key=True)
    key_hash: str = Field(unique=True, max_length=64)
    who: str = Field(index=True, max_length=64)
    game: str = Field(max_length=20)
    kind: str = Field(max_length=20)
    state: str = Field(default=JobState.RUNNING, max_length=20)
    place: str | None = Field(default=None, sa_type=Text)
    name: str = Field(default="", max_length=200)
    asked: dict[str, Any] = Field(sa_type=JSON)
    total: int
    done: int = 0
    kept: list[int] = Field(default_factory=list, sa_type=JSON)
    found: list[Any] = Field(default_factory=list, sa_type=JSON)
    made_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    touched_at: datetime = Field(default_factory=utc_now, sa_type=Moment, index=True)
