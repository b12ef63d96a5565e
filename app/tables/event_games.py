"""Games of matches of an event that are played online."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, UniqueConstraint
from sqlmodel import Field

from app.tables.base import Moment, SiteTable


class EventGame(SiteTable, table=True):
    """One game of a match. It has no `game_id` before both players are there.

    `match_id` is gone once the round was taken back; `round` and `table_number` still say which
    match it was. `number` counts the games of a match. `seats` are the ids of the entries by seat,
    `ready` those who are there. `called_by` is the seat that last called a judge, until somebody
    has answered. `told` is None until the desk knows how the game ended, and then says why that is
    not the result of the match; it is empty if nothing stands against it. With `is_void` the game
    counts for nothing.
    """

    __tablename__ = "event_games"
    __table_args__ = (UniqueConstraint("match_id", "number"),)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", index=True)
    match_id: int | None = Field(default=None, foreign_key="event_matches.id", ondelete="SET NULL")
    round: int
    table_number: int
    number: int
    seats: list[Any] = Field(default_factory=list, sa_type=JSON)
    ready: list[Any] = Field(default_factory=list, sa_type=JSON)
    game_id: int | None = Field(
        default=None, foreign_key="played_games.id", ondelete="CASCADE", unique=True
    )
    called_by: int | None = None
    called_at: datetime | None = Field(default=None, sa_type=Moment)
    told: str | None = None
    is_void: bool = False
