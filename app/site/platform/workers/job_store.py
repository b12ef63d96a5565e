"""Jobs in the database. Independent of the web."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement
from sqlmodel import Session, and_, col, delete, func, or_, select

from app.tables import Job, JobState, key_hash, new_key, utc_now

MOST_RUNNING: Final = 4
"""Jobs that an account, or a network address without one, has at a time."""

MOST_BY_THEMSELVES: Final = 100
"""Jobs of all visitors together that go on by themselves at a time."""

MOST_KEPT: Final = 20
"""Jobs of one visitor that are kept, whatever their state; the oldest make room for a new one."""

IDLE: Final = timedelta(minutes=10)
"""The time after which a job of a program that nobody goes on with counts no more."""

AWAY: Final = timedelta(seconds=5)
"""The time after which a job goes on by itself: its page has not asked for more."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Games or questions that are done of those asked for, and what was counted or answered."""

    done: int
    total: int
    kept: tuple[int, ...] = ()
    found: tuple[Mapping[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Touched:
    """A job, and when somebody last worked on it."""

    id: int
    at: datetime


class TooManyJobsError(ValueError):
    """Somebody, or everybody together, has as many jobs as can run; the message says what to do."""


def make(session: Session, job: Job) -> str:
    """Keep a new job and return its key, which is stored nowhere. Raises TooManyJobsError."""
    there = select(func.count()).select_from(Job).where(Job.state == JobState.RUNNING)
    goes_on = col(Job.place).is_not(None)
    counts = or_(goes_on, col(Job.touched_at) > utc_now() - IDLE)
    if session.exec(there.where(Job.who == job.who, counts)).one() >= MOST_RUNNING:
        raise TooManyJobsError(
            f"You have {MOST_RUNNING} calculations running, which is the most. Stop one of them, "
            "or wait until one is done."
        )
    if job.place is not None and session.exec(there.where(goes_on)).one() >= MOST_BY_THEMSELVES:
        raise TooManyJobsError(
            "As many calculations of visitors are running as this site does at a time. Try again "
            "later."
        )
    own = select(Job.id).where(Job.who == job.who).order_by(col(Job.touched_at).desc())
    oldest = session.exec(own.offset(MOST_KEPT - 1)).all()
    session.exec(delete(Job).where(col(Job.id).in_(oldest)))
    key = new_key()
    job.key_hash = key_hash(key)
    session.add(job)
    return key


def find(session: Session, key: str) -> Job | None:
    """Return the job of a key; None if there is none."""
    return session.exec(select(Job).where(_has(key))).first()


def of_pages(session: Session, who: str, game: str) -> Sequence[Job]:
    """Return a visitor's jobs that go on by themselves, or did: the latest first."""
    own = select(Job).where(Job.who == who, Job.game == game, col(Job.place).is_not(None))
    return session.exec(own.order_by(col(Job.made_at).desc())).all()


def claim(session: Session, mine: Touched | None) -> Job | None:
    """Return the job that has waited longest to go on by itself, marked as being worked on.

    A page or another server works on those that were touched lately, except `mine` if nobody has
    touched it since.
    """
    waits = col(Job.touched_at) < utc_now() - AWAY
    if mine is not None:
        waits = or_(waits, and_(col(Job.id) == mine.id, col(Job.touched_at) == mine.at))
    goes_on = (Job.state == JobState.RUNNING, col(Job.place).is_not(None))
    oldest = select(Job).where(*goes_on, waits).order_by(col(Job.touched_at))
    job = session.exec(oldest.limit(1).with_for_update(skip_locked=True)).first()
    if job is not None:
        job.touched_at = utc_now()
        session.add(job)
    return job


def advance(session: Session, key: str, seen: int, so_far: Progress) -> Job | None:
    """Store what was done since `seen` games or questions, and return the job as it is then.

    If the job was cancelled meanwhile, or another request went on with it, that stays.
    """
    job = _locked(session, _has(key))
    if job is None or job.state != JobState.RUNNING or job.done != seen:
        return job
    return _moved(session, job, so_far)


def note(session: Session, id_: int, so_far: Progress) -> Touched | None:
    """Store how far a job of a page is; None if it is over."""
    job = _locked(session, col(Job.id) == id_)
    if job is None or job.state != JobState.RUNNING:
        return None
    return Touched(id_, _moved(session, job, so_far).touched_at)


def cancel(session: Session, key: str) -> Job | None:
    """Cancel a job unless it is over, and return it; None if there is none."""
    return _cancelled(session, _locked(session, _has(key)))


def stop(session: Session, id_: int, who: str | None) -> Job | None:
    """Cancel a job of a page unless it is over, and return it; None if there is none.

    Only its visitor may; None stands for the site itself.
    """
    job = _locked(session, col(Job.id) == id_)
    if job is None or job.place is None or who not in (None, job.who):
        return None
    return _cancelled(session, job)


def purge(session: Session, before: datetime) -> int:
    """Delete jobs that nobody has gone on with since a moment; return how many went."""
    return int(session.exec(delete(Job).where(col(Job.touched_at) < before)).rowcount)


def _has(key: str) -> ColumnElement[bool]:
    return col(Job.key_hash) == key_hash(key)


def _locked(session: Session, which: ColumnElement[bool]) -> Job | None:
    return session.exec(select(Job).where(which).with_for_update()).first()


def _moved(session: Session, job: Job, so_far: Progress) -> Job:
    job.done, job.total, job.kept = so_far.done, so_far.total, list(so_far.kept)
    job.found, job.touched_at = list(so_far.found), utc_now()
    if so_far.done >= so_far.total:
        job.state = JobState.DONE
    session.add(job)
    return job


def _cancelled(session: Session, job: Job | None) -> Job | None:
    if job is not None and job.state == JobState.RUNNING:
        job.state, job.touched_at = JobState.CANCELLED, utc_now()
        session.add(job)
    return job
