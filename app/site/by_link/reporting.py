"""Reports about opponents in games by link, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlmodel import Session, col, delete, select, update

from app.site.by_link.seats import Seated
from app.site.by_link.store import first_seat
from app.tables import PlayedGame, PlayedReport, PlayedSeat, PlayedState, utc_now

_MOST_SHOWN: Final = 50


def report(session: Session, place: Seated, about: PlayedSeat, reason: str, words: str) -> None:
    """Store a report about another player; a second one of the same player replaces it."""
    own = place.own
    earlier = delete(PlayedReport).where(
        col(PlayedReport.game_id) == place.id,
        col(PlayedReport.seat) == own.seat,
        col(PlayedReport.name) == own.name,
    )
    session.exec(earlier)
    row = PlayedReport(
        game_id=place.id,
        seat=own.seat,
        name=own.name,
        about=about.seat,
        about_name=about.name,
        reason=reason,
        words=words,
        answers=place.game.answers,
    )
    session.add(row)


def open_reports(session: Session, game: str) -> Sequence[tuple[PlayedReport, PlayedGame]]:
    """Return the reports that nobody has handled, the oldest first, each with its game."""
    wanted = select(PlayedReport, PlayedGame).where(
        PlayedReport.game_id == PlayedGame.id,
        PlayedGame.game == game,
        col(PlayedReport.handled_at).is_(None),
    )
    return session.exec(wanted.order_by(col(PlayedReport.at)).limit(_MOST_SHOWN)).all()


def reported(session: Session, game: str, number: int) -> tuple[PlayedReport, Seated] | None:
    """Return a report about a game that was begun, with the game; None if there is none."""
    row = session.get(PlayedReport, number)
    found = None if row is None else session.get(PlayedGame, row.game_id)
    if row is None or found is None or found.game != game or found.state == PlayedState.OPEN:
        return None
    return row, first_seat(session, found)


def handle(session: Session, number: int) -> None:
    """Note that a report was handled."""
    wanted = update(PlayedReport).where(col(PlayedReport.id) == number)
    session.exec(wanted.values(handled_at=utc_now()))
