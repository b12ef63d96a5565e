"""Jobs in the database. Independent of the web."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlmodel import Session, col, delete, func, select

from app.tables import Job, JobState, key_hash, new_key, utc_now

MOST_RUNNING: Final = 4
"""Jobs that an account, or a network address without one, has at a time."""

MOST_KEPT: Final = 20
"""Jobs of one visitor that are kept, whatever their state; the oldest make room for a new one."""

IDLE: Final = timedelta(minutes=10)
"""The time after which a job that nobody goes on with counts no more."""


class TooManyJobsError(ValueError):
    """Somebody has as many jobs as can run."""


def make(session: Session, job: Job) -> str:
    """Keep a new job and return its key, which is stored nowhere. Raises TooManyJobsError."""
    there = select(func.count()).select_from(Job)
    running = there.where(
        Job.who == job.who,
        Job.state == JobState.RUNNING,
        col(Job.touched_at) > utc_now() - IDLE,
    )
    if session.exec(running).one() >= MOST_RUNNING:
        raise TooManyJobsError
    own = select(Job.id).where(Job.who == job.who).order_by(col(Job.touched_at).desc())
    oldest = session.exec(own.offset(MOST_KEPT - 1)).all()
    session.exec(delete(Job).where(col(Job.id).in_(oldest)))
    key = new_key()
    job.key_hash = key_hash(key)
    session.add(job)
    return key


def find(session: Session, key: str) -> Job | None:
    """Return the job of a key; None if there is none."""
    return session.exec(select(Job).where(Job.key_hash == key_hash(key))).first()


def advance(
    session: Session, key: str, seen: int, done: int, total: int, kept: Sequence[int]
) -> Job | None:
    """Store what was played since `seen` games, and return the job as it is then.

    If the job was cancelled meanwhile, or another request went on with it, that stays.
    """
    job = session.exec(select(Job).where(Job.key_hash == key_hash(key)).with_for_update()).first()
    if job is None or job.state != JobState.RUNNING or job.done != seen:
        return job
    job.done, job.total, job.kept, job.touched_at = done, total, list(kept), utc_now()
    if done >= total:
        job.state = JobState.DONE
    session.add(job)
    return job


def cancel(session: Session, key: str) -> Job | None:
    """Cancel a job unless it is over, and return it; None if there is none."""
    job = session.exec(select(Job).where(Job.key_hash == key_hash(key)).with_for_update()).first()
    if job is not None and job.state == JobState.RUNNING:
        job.state, job.touched_at = JobState.CANCELLED, utc_now()
        session.add(job)
    return job


def purge(session: Session, before: datetime) -> int:
    """Delete jobs that nobody has gone on with since a moment; return how many went."""
    return int(session.exec(delete(Job).where(col(Job.touched_at) < before)).rowcount)
