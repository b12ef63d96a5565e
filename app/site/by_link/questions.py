"""Questions that every look at a game by link asks the database, put together once.

`hashed` is a key as it is stored, `game` the key of a game's rules, `of` the number of a game.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam
from sqlmodel import and_, col, func, select

from app.tables import EventGame, PlayedAnswer, PlayedGame, PlayedLine, PlayedSeat

MOST_BACK: Final = 40
"""More answers than this are not taken back at once."""

OF_KEY: Final = select(PlayedSeat.game_id).where(PlayedSeat.key_hash == bindparam("hashed"))
"""The number of the game in which a seat has a key."""

_OF_WATCH_KEY: Final = select(PlayedSeat.game_id).where(
    PlayedSeat.watch_hash == bindparam("hashed")
)
_SEATS: Final = (
    select(PlayedGame, PlayedSeat, EventGame)
    .outerjoin(EventGame, col(EventGame.game_id) == col(PlayedGame.id))
    .where(PlayedSeat.game_id == PlayedGame.id, PlayedGame.game == bindparam("game"))
    .order_by(col(PlayedSeat.seat))
)
BY_KEY: Final = _SEATS.where(PlayedGame.id == OF_KEY.scalar_subquery())
"""The game in which a seat has a key, once with each of its seats, and the match it belongs to."""

BY_WATCH_KEY: Final = _SEATS.where(PlayedGame.id == _OF_WATCH_KEY.scalar_subquery())
"""The same for the key of an onlooker."""

BY_NUMBER: Final = _SEATS.where(PlayedGame.id == bindparam("of"))
"""The same for the number of a game."""

_STANDS: Final = and_(
    PlayedAnswer.game_id == bindparam("of"), col(PlayedAnswer.is_withdrawn).is_(False)
)
_LAST_OWN: Final = select(func.max(PlayedAnswer.number)).where(
    _STANDS, PlayedAnswer.seat == bindparam("seat"), col(PlayedAnswer.is_for_them).is_(False)
)
SINCE_OWN: Final = (
    select(PlayedAnswer.number, PlayedAnswer.shown_to)
    .where(_STANDS, col(PlayedAnswer.number) >= _LAST_OWN.scalar_subquery())
    .order_by(col(PlayedAnswer.number))
    .limit(MOST_BACK + 1)
)
"""The last answer that a seat gave itself and those since, with who learned something by each."""

LAST_GIVEN: Final = select(func.max(PlayedAnswer.number)).where(
    _STANDS, col(PlayedAnswer.is_for_them).is_(False)
)
"""The number of the last answer that somebody gave and nobody took back."""

_WITHDRAWN: Final = select(PlayedAnswer.number).where(
    PlayedAnswer.game_id == bindparam("of"), col(PlayedAnswer.is_withdrawn).is_(True)
)
LINES: Final = (
    select(PlayedLine.number, PlayedLine.lines)
    .where(
        PlayedLine.game_id == bindparam("of"),
        PlayedLine.audience == bindparam("audience"),
        col(PlayedLine.number).not_in(_WITHDRAWN),
    )
    .order_by(col(PlayedLine.number))
)
"""The lines of a game that an audience saw, without those of answers that were taken back."""
