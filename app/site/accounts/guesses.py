"""Rate limits on guessing, per account or link, never per network address.

Everybody at a venue shares one address. Each attempt is counted before it is checked, so that
parallel attempts do not get around the limit.
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
    """The subject has to wait `seconds`."""

    def __init__(self, wait: timedelta) -> None:
        self.seconds = max(1, round(wait.total_seconds()))
        super().__init__(f"too many attempts, wait {self.seconds} seconds")


def count_attempt(database: Database, subject: str, now: datetime | None = None) -> None:
    """Count one attempt on a subject, existing or not. Raises TooManyGuessesError.

    Call `forget` if the attempt succeeds.
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
    """Reset the counter of a subject after a successful attempt."""
    with database.writing() as session:
        session.exec(delete(Guesses).where(col(Guesses.subject) == subject))


def _wait(failures: int) -> timedelta:
    """Return None for the first few failures, then a wait that doubles up to the longest."""
    if failures < FREE:
        return timedelta(0)
    return min(LONGEST_WAIT, FIRST_WAIT * (1 << min(failures - FREE, 10)))


def _locked(session: Session, subject: str, moment: datetime) -> Guesses:
    insert_unless_there(session, Guesses, subject=subject, failures=0, last_at=moment)
    return session.exec(select(Guesses).where(Guesses.subject == subject).with_for_update()).one()
