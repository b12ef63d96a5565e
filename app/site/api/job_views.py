"""Jobs for programs: long calculations, done while somebody asks for more of them.

As on pages, nothing is calculated for a visitor who has left: each request goes on for about a
second, when a slot is free, and stores what it found. Any process can go on with a job.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from flask import Response

from app.site.api import job_models as models
from app.site.api import job_work as works
from app.site.api.job_work import Work
from app.site.api.operations import Topic, as_json, operation
from app.site.platform.http.problems import ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game, set_current_game
from app.site.platform.request.rate_limits import Cost, limited, visitor_digest
from app.site.platform.storage.database import current_database
from app.site.platform.workers import job_store as store
from app.site.platform.workers.expensive_work import in_turn, needs_kernels
from app.site.platform.workers.job_store import Progress
from app.tables import Job, JobKind, JobState


@needs_kernels
@operation("goldfish", Topic.JOBS, models.Job, refusals=(404, 413, 415, 503))
@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def goldfish(json: models.ToGoldfish) -> Response:
    """Make a job that plays a deck against nobody many times.

    Nothing is played yet: ask for it with `POST /jobs/{key}` until `state` is `done`.
    """
    work = works.goldfish(current_game(), json)
    return _made(JobKind.GOLDFISH, works.asked_now(current_game(), json), work)


@operation("gauntlet", Topic.JOBS, models.Job, refusals=(404, 413, 415))
@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def gauntlet(json: models.ToRunGauntlet) -> Response:
    """Make a job in which computers play a deck against every preconstructed one.

    Contests that are decided end early, so `total` may fall. Games that somebody has had played
    of the same list before count at once.
    """
    work = works.gauntlet(current_game(), json)
    return _made(JobKind.GAUNTLET, works.asked_now(current_game(), json), work)


@needs_kernels
@operation("odds_job", Topic.JOBS, models.Job, refusals=(404, 413, 415, 503))
@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def odds(json: models.ToAskOdds) -> Response:
    """Make a job that answers many questions about the odds of a deck exactly.

    A question that cannot be answered gets a `problem`, and the others are answered all the same.
    """
    work = works.odds(current_game(), json)
    return _made(JobKind.ODDS, works.asked_now(current_game(), json), work)


def _made(kind: JobKind, asked: dict[str, object], work: Work) -> Response:
    begun = work.begun()
    job = Job(
        key_hash="",
        who=visitor_digest(),
        game=current_game().key,
        kind=kind,
        asked=asked,
        state=JobState.DONE if begun.done >= begun.total else JobState.RUNNING,
        done=begun.done,
        total=begun.total,
    )
    try:
        with current_database().writing() as session:
            key = store.make(session, job)
    except store.TooManyJobsError:
        raise ProblemError(
            429,
            f"You have {store.MOST_RUNNING} jobs, which is the most. Finish or cancel one.",
            headers={"Retry-After": "10"},
        ) from None
    return as_json(_job(key, job, work, begun))


@operation("job", Topic.JOBS, models.Job, refusals=(404, 409))
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
def job(key: str) -> Response:
    """A job with what has been found so far.

    If the cards have changed since it was made, nothing can be said about them: the answer is 409.
    """
    with current_database().reading() as session:
        there = store.find(session, key) or _no_job()
    return _answer(key, there)


@in_turn
@operation("go_on", Topic.JOBS, models.Job, refusals=(404, 409, 503), takes_body=False)
@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def go_on(key: str) -> Response:
    """Go on with a job for about a second, and answer what has been found.

    While others calculate, the answer is 503, and `Retry-After` says when to ask again. A job that
    is done or cancelled is answered as it is.
    """
    with current_database().reading() as session:
        there = store.find(session, key) or _no_job()
    if there.state == JobState.RUNNING:
        set_current_game(there.game)
        found = works.work_of(there).go_on(_progress(there))
        with current_database().writing() as session:
            there = store.advance(session, key, there.done, found) or _no_job()
    return _answer(key, there)


@operation("cancel", Topic.JOBS, models.Job, refusals=(404, 409))
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
def cancel(key: str) -> Response:
    """Cancel a job. One that is over stays as it is, so cancelling twice does no harm.

    If the cards have changed since it was made, it is cancelled as well, and the answer is 409.
    """
    with current_database().writing() as session:
        there = store.cancel(session, key) or _no_job()
    return _answer(key, there)


def _no_job() -> NoReturn:
    raise ProblemError(404, "There is no such job; one that rests for a day is deleted.")


def _answer(key: str, job: Job) -> Response:
    set_current_game(job.game)
    return as_json(_job(key, job, works.work_of(job), _progress(job)))


def _progress(job: Job) -> Progress:
    return Progress(job.done, job.total, tuple(job.kept), tuple(job.found))


def _job(key: str, job: Job, work: Work, so_far: Progress) -> Mapping[str, object]:
    return {
        "key": key,
        "game": job.game,
        "kind": job.kind,
        "state": job.state,
        "done": job.done,
        "total": job.total,
        **work.answer(so_far),
    }
