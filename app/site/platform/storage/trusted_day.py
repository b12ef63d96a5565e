"""The date by which data may be deleted, on a machine whose clock may be wrong for a while.

Deletion is final. So the date of the last deletion is stored; after a jump of the clock only what
was due by that date is deleted, and the rest once the clock has run normally for a day.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from sqlalchemy import func, select
from sqlmodel import Session

from app.tables import Setting, SiteTable
from app.tables.base import insert_unless_there

NAME: Final = "trusted_day"
"""The setting that holds the day when this was asked last, and the answer."""

USUAL_STEP: Final = timedelta(days=2)
"""No more days pass from one question to the next where visitors or a timer ask."""

_MARKS: Final = (("decks", "used_at"), ("events", "created_at"), ("users", "used_at"))


def trusted_day(session: Session, today: date) -> date:
    """Return today's date or, after a jump of the clock in either direction, the earlier date."""
    insert_unless_there(session, Setting, name=NAME, value=None)
    kept = session.get_one(Setting, NAME, with_for_update=True, populate_existing=True)
    if kept.value is None:
        asked = answer = _newest_mark(session) or today
    else:
        asked, answer = (date.fromisoformat(kept.value[key]) for key in ("asked", "answer"))
    if today < asked:
        answer = min(answer, today)
    elif today > asked:
        answer = today if today - asked <= USUAL_STEP else asked
    kept.value = {"asked": today.isoformat(), "answer": answer.isoformat()}
    session.add(kept)
    return answer


def midnight(day: date) -> datetime:
    """Return the time at which a day begins, in UTC."""
    return datetime.combine(day, time(), UTC)


def _newest_mark(session: Session) -> date | None:
    """The day of the newest mark that visitors left; None if there is none."""
    marks = []
    for name, column in _MARKS:
        newest = select(func.max(SiteTable.metadata.tables[name].c[column]))
        marks.append(session.connection().execute(newest).scalar())
    return max((mark.date() for mark in marks if mark is not None), default=None)
