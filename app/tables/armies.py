"""Armies that accounts keep, for games that are played without decks."""

from datetime import datetime

from sqlalchemy import Index
from sqlmodel import Field

from app.tables.base import Moment, SiteTable, utc_now


class Army(SiteTable, table=True):
    """An army with its city, as the text that the game reads.

    `version` counts saves; a save names the version it builds on.
    """

    __tablename__ = "armies"
    __table_args__ = (Index(None, "owner_id", "game"),)

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(max_length=20)
    owner_id: int = Field(foreign_key="users.id", ondelete="CASCADE")
    name: str = Field(max_length=200)
    text: str = ""
    version: int = 1
    created_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    updated_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
