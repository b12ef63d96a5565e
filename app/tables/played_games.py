"""Games that people play against each other by link: seats, answers, and what each one saw."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import JSON, BigInteger
from sqlmodel import Field

from app.tables.base import Moment, SiteTable, utc_now

MOST_NAME = 40
"""The most characters of a player's name."""


class PlayedState(StrEnum):
    """The state of a game by link: it waits for its second player, goes on, or has ended."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


class PlayedGame(SiteTable, table=True):
    """A game: its decks, its seed and its answers make it again.

    `state` is a `PlayedState`. `kinds` is a digest of
    the facts of its cards: with other facts it may be another game. `answers` counts the rows of
    answers. `winner` is a seat, None if nobody won; `ending` says why.
    """

    __tablename__ = "played_games"

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(max_length=20)
    edition: str = Field(max_length=20)
    kinds: str = Field(default="", max_length=64)
    seed: int = Field(sa_type=BigInteger)
    invitation_hash: str | None = Field(default=None, unique=True, max_length=64)
    state: str = Field(default=PlayedState.OPEN, max_length=10)
    answers: int = 0
    winner: int | None = None
    ending: str = ""
    made_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    last_at: datetime = Field(default_factory=utc_now, sa_type=Moment, index=True)


class PlayedSeat(SiteTable, table=True):
    """Somebody's seat in a game. Whoever has the key plays from it.

    `deck` is the source and key of a list that never changes; `verdict` is that of its format.
    """

    __tablename__ = "played_seats"

    game_id: int = Field(foreign_key="played_games.id", ondelete="CASCADE", primary_key=True)
    seat: int = Field(primary_key=True)
    key_hash: str = Field(unique=True, max_length=64)
    name: str = Field(max_length=MOST_NAME)
    deck: str
    verdict: str = Field(max_length=20)


class PlayedAnswer(SiteTable, table=True):
    """An answer in a game, counted from 1. Rows are only added."""

    __tablename__ = "played_answers"

    game_id: int = Field(foreign_key="played_games.id", ondelete="CASCADE", primary_key=True)
    number: int = Field(primary_key=True)
    seat: int
    text: str = Field(max_length=100)
    is_for_them: bool
    at: datetime = Field(default_factory=utc_now, sa_type=Moment)


class PlayedLine(SiteTable, table=True):
    """The results of an answer as an audience saw them; number 0 is the opening.

    `audience` is a seat, or -1 for those who sit at none. `lines` are pairs of the title of a turn
    that begins, and of words with marks for the names of the players.
    """

    __tablename__ = "played_lines"

    game_id: int = Field(foreign_key="played_games.id", ondelete="CASCADE", primary_key=True)
    number: int = Field(primary_key=True)
    audience: int = Field(primary_key=True)
    lines: list[Any] = Field(default_factory=list, sa_type=JSON)
