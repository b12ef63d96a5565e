"""Games that were played: those of two people by link, and results of gauntlets.

Of a game by link, its seats, answers and what each player saw are kept.
"""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import JSON, BigInteger
from sqlmodel import Field

from app.games.tabletop.referee.players import Asking, PassUntil
from app.tables.base import Moment, SiteTable, new_id, utc_now

MOST_NAME = 40
"""The most characters of a player's name."""

MOST_WORDS = 500
"""The most characters of a report about an opponent."""


class PlayedState(StrEnum):
    """The state of a game by link: it waits for players, goes on, or has ended."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


class PlayedClock(StrEnum):
    """The way time is counted: not at all, minutes for all answers, or days for each."""

    NONE = "none"
    LIVE = "live"
    DAYS = "days"


class ReportReason(StrEnum):
    """The reason for which somebody reports an opponent."""

    STALLING = "stalling"
    NAME = "name"
    CHEATING = "cheating"
    REFEREE = "referee"
    OTHER = "other"


class PlayedGame(SiteTable, table=True):
    """A game: its decks, its seed and its answers make it again.

    `state` is a `PlayedState`. It begins when its `seats` are taken. `kinds` is a digest of the
    facts of its cards: with other facts it may be another game. `public_id` names it in the lobby,
    if it `is_listed`. `clock` is a `PlayedClock`, and `clock_minutes` what each player has.
    `answers` is the number of the last answer, or of the last time that some were taken back.
    `changes` grows whenever there is something new to see. `asked` is the seat whose answer is
    awaited. `back_by` is the seat that asks to take back all from the answer `back_to` on. `winner`
    is a seat, None if nobody won; `ending` says why. Since `paused_at` no time is counted, and
    nobody answers.
    """

    __tablename__ = "played_games"

    id: int | None = Field(default=None, primary_key=True)
    public_id: str | None = Field(default_factory=new_id, unique=True, max_length=16)
    is_listed: bool = False
    seats: int = 2
    game: str = Field(max_length=20)
    edition: str = Field(max_length=20)
    kinds: str = Field(default="", max_length=64)
    seed: int = Field(sa_type=BigInteger)
    invitation_hash: str | None = Field(default=None, unique=True, max_length=64)
    state: str = Field(default=PlayedState.OPEN, max_length=10)
    clock: str = Field(default=PlayedClock.NONE, max_length=10)
    clock_minutes: int = 0
    answers: int = 0
    changes: int = 0
    asked: int | None = None
    back_to: int | None = None
    back_by: int | None = None
    winner: int | None = None
    ending: str = ""
    made_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    last_at: datetime = Field(default_factory=utc_now, sa_type=Moment, index=True)
    paused_at: datetime | None = Field(default=None, sa_type=Moment)


class PlayedSeat(SiteTable, table=True):
    """Somebody's seat in a game. Whoever has the key plays from it.

    `deck` is the source and key of a list that never changes; `legal_in` names the formats in which
    it is legal. Whoever has the key of `watch_hash` looks on without seeing hands. `next_hash` is
    that of the seat in a rematch, once the player wants one. `left_ms` is the time left on a live
    clock when the last answer was given, in milliseconds. `seen_at` is when their page last asked
    for news. `phrase` is the number of the last phrase said. `refused_at` is the number of answers
    at which another player last declined to have one taken back, and `agreed_to` the answer from
    which on this one lets somebody take all back. `asking` is a wish of `Asking`. From
    `quiet_turn` on, no window is put to the player until what `quiet_until`, a `PassUntil`, says;
    the order goes when that happens. A player who `has_left` does nothing while the others play.
    """

    __tablename__ = "played_seats"

    game_id: int = Field(foreign_key="played_games.id", ondelete="CASCADE", primary_key=True)
    seat: int = Field(primary_key=True)
    key_hash: str = Field(unique=True, max_length=64)
    watch_hash: str | None = Field(default=None, unique=True, max_length=64)
    next_hash: str | None = Field(default=None, unique=True, max_length=64)
    name: str = Field(max_length=MOST_NAME)
    deck: str
    legal_in: list[Any] = Field(default_factory=list, sa_type=JSON)
    left_ms: int | None = None
    seen_at: datetime | None = Field(default=None, sa_type=Moment)
    phrase: int | None = None
    phrase_at: datetime | None = Field(default=None, sa_type=Moment)
    refused_at: int | None = None
    agreed_to: int | None = None
    asking: str = Field(default=Asking.OTHERS, max_length=10)
    quiet_turn: int | None = None
    quiet_until: str = Field(default=PassUntil.TURN_ENDS, max_length=10)
    has_left: bool = False


class PlayedAnswer(SiteTable, table=True):
    """An answer in a game, counted from 1. Of a row only `is_withdrawn` ever changes.

    `shown_to` are the seats that learned something hidden by it. One that `is_withdrawn` was taken
    back, and is left out when the game is played again.
    """

    __tablename__ = "played_answers"

    game_id: int = Field(foreign_key="played_games.id", ondelete="CASCADE", primary_key=True)
    number: int = Field(primary_key=True)
    seat: int
    text: str = Field(max_length=100)
    is_for_them: bool
    shown_to: list[Any] = Field(default_factory=list, sa_type=JSON)
    is_withdrawn: bool = False
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


class PlayedReport(SiteTable, table=True):
    """A player's report about the one at the seat `about`. `reason` is a `ReportReason`.

    Both names are those of that time: before a game begins, seats may change hands. They are empty
    in reports of earlier releases whose players had left.
    """

    __tablename__ = "played_reports"

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="played_games.id", ondelete="CASCADE", index=True)
    seat: int
    name: str = Field(max_length=MOST_NAME)
    about: int
    about_name: str = Field(max_length=MOST_NAME)
    reason: str = Field(max_length=20)
    words: str = Field(max_length=MOST_WORDS)
    answers: int
    at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    handled_at: datetime | None = Field(default=None, sa_type=Moment)


class GauntletResults(SiteTable, table=True):
    """The games of one deck at one level of a gauntlet, so that a page goes on where it stopped.

    `key` is a digest of everything that the games depend on. `games` has a list for each opponent,
    by the id of its preconstructed deck.
    """

    __tablename__ = "gauntlet_results"

    key: str = Field(primary_key=True, max_length=64)
    games: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    updated_at: datetime = Field(default_factory=utc_now, sa_type=Moment, index=True)
