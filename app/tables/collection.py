"""Collections: the copies of each printing that an account owns, wants or trades."""

from enum import StrEnum

from sqlalchemy import CheckConstraint
from sqlmodel import Field

from app.games import DEFAULT_GAME
from app.tables.base import Table, one_of


class Pile(StrEnum):
    """The lists of a collection. Cards on the trade list are owned as well."""

    OWNED = "owned"
    WISH = "wish"
    TRADE = "trade"


class Holding(Table, table=True):
    """Copies of one printing on one list of an account. There is no row for 0 copies."""

    __tablename__ = "holdings"
    __table_args__ = (
        one_of("pile", Pile),
        CheckConstraint("copies > 0", name="copies"),
    )

    user_id: int = Field(primary_key=True, foreign_key="users.id", ondelete="CASCADE")
    game: str = Field(default=DEFAULT_GAME, primary_key=True, max_length=20)
    pile: str = Field(default=Pile.OWNED, primary_key=True, max_length=20)
    printing_id: str = Field(primary_key=True, max_length=64)
    copies: int
