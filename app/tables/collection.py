"""Collections: the copies of each printing that somebody owns, wants or trades."""

from datetime import datetime
from enum import StrEnum

from sqlalchemy import CheckConstraint
from sqlmodel import Field

from app.games import DEFAULT_GAME
from app.tables.base import Moment, SiteTable, one_of, utc_now


class Pile(StrEnum):
    """The lists of a collection. Cards on the trade list are owned as well."""

    OWNED = "owned"
    WISH = "wish"
    TRADE = "trade"


class Collection(SiteTable, table=True):
    """The collection of an account, or of whoever holds the key of its link.

    One without an account is deleted when it has not been used for long.
    """

    __tablename__ = "collections"
    __table_args__ = (CheckConstraint("(user_id IS NULL) != (key_hash IS NULL)", name="owner"),)

    id: int | None = Field(default=None, primary_key=True)
    user_id: int | None = Field(
        default=None, foreign_key="users.id", ondelete="CASCADE", unique=True
    )
    key_hash: str | None = Field(default=None, max_length=64, unique=True)
    used_at: datetime = Field(default_factory=utc_now, sa_type=Moment)


class Holding(SiteTable, table=True):
    """Copies of one printing on one list of a collection. There is no row for 0 copies."""

    __tablename__ = "holdings"
    __table_args__ = (
        one_of("pile", Pile),
        CheckConstraint("copies > 0", name="copies"),
    )

    collection_id: int = Field(primary_key=True, foreign_key="collections.id", ondelete="CASCADE")
    game: str = Field(default=DEFAULT_GAME, primary_key=True, max_length=20)
    pile: str = Field(default=Pile.OWNED, primary_key=True, max_length=20)
    printing_id: str = Field(primary_key=True, max_length=64)
    copies: int
