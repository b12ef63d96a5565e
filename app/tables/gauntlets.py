"""Results of gauntlets, kept so that a page goes on where it stopped."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON
from sqlmodel import Field

from app.tables.base import Moment, SiteTable, utc_now


class GauntletResults(SiteTable, table=True):
    """The games of one deck at one level.

    `key` is a digest of everything that the games depend on. `games` has a list for each opponent,
    by the id of its preconstructed deck.
    """

    __tablename__ = "gauntlet_results"

    key: str = Field(primary_key=True, max_length=64)
    games: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    updated_at: datetime = Field(default_factory=utc_now, sa_type=Moment, index=True)
