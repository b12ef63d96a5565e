"""Gauntlets that go on by themselves while their pages are closed.

A page that plays a gauntlet keeps a job for it. While the page is open, it asks for a second's
worth of games again and again; once it has not asked for some seconds, a thread of the server goes
on with the job in the processes of the pool. It asks for one piece of work at a time, and only
while a process is free, so visitors who wait come first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flask import Flask

from app.games import game
from app.games.capabilities.computer_players import UnknownLevelError, UnplayableDeckError
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.site.goldfish.deck_source import LIST, ChosenDeck, packed, unpacked
from app.site.goldfish.gauntlet.playing import GauntletWork, gauntlet_of
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import visitor_digest
from app.site.platform.storage.database import current_database, indexed_catalogue_of
from app.site.platform.workers import job_store as jobs
from app.site.platform.workers.background import Background
from app.site.platform.workers.expensive_work import BusyError
from app.site.platform.workers.job_store import Touched
from app.site.platform.workers.worker_pool import current_workers
from app.tables import Job, JobKind, JobState


@dataclass(frozen=True)
class Running:
    """A visitor's gauntlet that goes on by itself, or has ended: its deck, and how far it is."""

    id: int
    name: str
    place: str
    level: str
    level_name: str
    each: str
    done: int
    total: int
    state: JobState

    @property
    def path(self) -> str:
        """The address of its page below that of the goldfish."""
        return f"{self.place}/gauntlet?level={self.level}&each={self.each}"


def own_gauntlets() -> Sequence[Running]:
    """Return the gauntlets of the visitor in the current game, the latest first."""
    with current_database().reading() as session:
        found = jobs.of_pages(session, visitor_digest(), current_game().key)
        return [_running(job) for job in found]


def _running(job: Job) -> Running:
    assert job.id is not None
    assert job.place is not None
    level, each = str(job.asked["level"]), str(job.asked["each"])
    name = game(job.game).computer_players.needed().level(level).name
    state = JobState(job.state)
    return Running(job.id, job.name, job.place, level, name, each, job.done, job.total, state)


def kept_running(work: GauntletWork, *, begins: bool) -> int | None:
    """Return the id of a gauntlet's job; None if nothing is left to play.

    If there is no job, one is made where the gauntlet `begins`, else None is returned. Raises
    TooManyJobsError.
    """
    progress = work.progress
    if progress.done >= progress.total:
        return None
    deck = work.gauntlet.deck
    asked = _asked(work)
    with current_database().writing() as session:
        there = _found(jobs.of_pages(session, visitor_digest(), deck.game.key), asked)
        if there is not None:
            return there.id
        if not begins:
            return None
        job = Job(
            key_hash="", who=visitor_digest(), game=deck.game.key, kind=JobKind.GAUNTLET,
            asked=asked, done=progress.done, total=progress.total,
            place=f"{deck.way}/{deck.key}", name=deck.name[:200],
        )  # fmt: skip
        jobs.make(session, job)
        session.flush()
        return job.id


def noted(id_: int, work: GauntletWork) -> None:
    """Store how far a gauntlet is."""
    with current_database().writing() as session:
        jobs.note(session, id_, work.progress)


def stopped(work: GauntletWork) -> None:
    """Stop the visitor's job of a gauntlet, if there is one."""
    with current_database().writing() as session:
        own = jobs.of_pages(session, visitor_digest(), work.gauntlet.deck.game.key)
        there = _found(own, _asked(work))
        if there is not None and there.id is not None:
            jobs.stop(session, there.id, visitor_digest())


def stopped_one(id_: int) -> bool:
    """Stop one of the visitor's gauntlets; False if there is no such one."""
    with current_database().writing() as session:
        return jobs.stop(session, id_, visitor_digest()) is not None


def is_running(work: GauntletWork) -> bool:
    """Return whether the visitor has a job of a gauntlet that goes on."""
    with current_database().reading() as session:
        own = jobs.of_pages(session, visitor_digest(), work.gauntlet.deck.game.key)
        return _found(own, _asked(work)) is not None


def _asked(work: GauntletWork) -> dict[str, object]:
    """Return what tells a gauntlet apart, as it is stored."""
    found = work.gauntlet
    return {
        "list": packed(found.deck.decklist),
        "level": found.level,
        "each": work.each,
        "edition": found.deck.edition,
        "catalogue": found.catalogue.digest,
    }


def _found(own: Sequence[Job], asked: dict[str, object]) -> Job | None:
    running = (job for job in own if job.state == JobState.RUNNING)
    return next((job for job in running if job.asked == asked), None)


class GoingOn(Background):
    """Gauntlets of one application: piece after piece, each of the job that waits longest."""

    name = "gauntlets"
    looks_every = 1.0

    def __init__(self, app: Flask) -> None:
        super().__init__(app)
        self._mine: Touched | None = None

    def do_one(self) -> bool:
        """Work on a job for about a second; False if there is none, or no process is free."""
        with self._app.app_context():
            return self._one()

    def _one(self) -> bool:
        workers = current_workers()
        if workers.queue.running >= workers.processes:
            return False
        with current_database().writing() as session:
            job = jobs.claim(session, self._mine)
            if job is None:
                return False
            assert job.id is not None
            id_, asked, key = job.id, dict(job.asked), job.game
        work = _work_of(key, asked)
        if work is None:
            with current_database().writing() as session:
                jobs.stop(session, id_, None)
            return True
        try:
            work.play_on(f"gauntlet {id_}")
        except BusyError:
            return False
        except Exception:
            with current_database().writing() as session:
                jobs.stop(session, id_, None)  # else it would fail again and again
            raise
        with current_database().writing() as session:
            self._mine = jobs.note(session, id_, work.progress)
        return True


def _work_of(key: str, asked: dict[str, object]) -> GauntletWork | None:
    """Return the work of a job; None where it cannot be done any more: the cards have changed."""
    of = game(key)
    catalogue = indexed_catalogue_of(of).catalogue
    if asked["catalogue"] != catalogue.digest:
        return None
    decklist: AnyDecklist | None = unpacked(str(asked["list"]), of, catalogue)
    if decklist is None:
        return None
    deck = ChosenDeck(LIST, str(asked["list"]), decklist, of, str(asked["edition"]))
    try:
        found = gauntlet_of(deck, str(asked["level"]), catalogue)
    except (UnplayableDeckError, UnknownLevelError):
        return None
    return GauntletWork(found, int(str(asked["each"])))
