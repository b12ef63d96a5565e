"""Limits on guessing, per account or link and never per address: a venue is one address.

Every attempt is counted before it is answered, so that many at once are no way around.
"""

from datetime import datetime, timedelta
from typing import Final

from sqlmodel import Session, col, delete, select

from app.tables import Database, Guesses, utc_now
from app.tables.base import insert_unless_there

FREE: Final = 5
"""Failures in a row without any wait."""

FIRST_WAIT: Final = timedelta(seconds=15)
LONGEST_WAIT: Final = timedelta(minutes=15)
FORGOTTEN: Final = timedelta(days=1)


class TooManyGuessesError(RuntimeError):
    """The subject must wait; `seconds` is how long."""

    def __init__(self, wait: timedelta) -> None:
        self.seconds = max(1, round(wait.total_seconds()))
        super().__init__(f"too many attempts, wait {self.seconds} seconds")


def count_attempt(database: Database, subject: str, now: datetime | None = None) -> None:
    """Count one attempt on a subject that exists or not. Raises TooManyGuessesError.

    Call `forget` when the attempt turns out right.
    """
    moment = now or utc_now()
    with database.writing() as session:
        session.exec(delete(Guesses).where(col(Guesses.last_at) < moment - FORGOTTEN))
        guesses = _locked(session, subject, moment)
        if guesses.last_at > moment:
            guesses.last_at = moment  # the clock was ahead; nobody waits for it to come back
        ready = guesses.last_at + _wait(guesses.failures)
        if moment >= ready:
            guesses.failures += 1
            guesses.last_at = moment
        session.add(guesses)
    if moment < ready:
        raise TooManyGuessesError(ready - moment)


def forget(database: Database, subject: str) -> None:
    """Start anew for a subject: the attempt was right."""
    with database.writing() as session:
        session.exec(delete(Guesses).where(col(Guesses.subject) == subject))


def _wait(failures: int) -> timedelta:
    """None for the first few, then doubling with each up to the longest."""
    if failures < FREE:
        return timedelta(0)
    return min(LONGEST_WAIT, FIRST_WAIT * (1 << min(failures - FREE, 10)))


def _locked(session: Session, subject: str, moment: datetime) -> Guesses:
    insert_unless_there(session, Guesses, subject=subject, failures=0, last_at=moment)
    return session.exec(select(Guesses).where(Guesses.subject == subject).with_for_update()).one()
