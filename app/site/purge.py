"""Deletion of data when it is due: events, and decks and collections without owner that nobody
uses."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final, NamedTuple

from app.site.by_link import store as games_by_link
from app.site.collection.ownership import purge_unused as purge_collections
from app.site.decks import store as decks
from app.site.events import store as events
from app.site.goldfish.gauntlet import store as gauntlets
from app.site.platform.storage.trusted_day import midnight, trusted_day
from app.site.platform.workers import deliveries
from app.site.platform.workers import job_store as jobs
from app.tables import Database, utc_now

_GAUNTLETS_KEPT: Final = timedelta(days=60)
"""The time for which an idle gauntlet's games are kept; they can be played again."""

_GAMES_KEPT: Final = timedelta(days=60)
"""The time for which a game by link is kept after its last move."""

_JOBS_KEPT: Final = timedelta(days=1)
"""The time for which a job is kept that nobody goes on with."""


class Purged(NamedTuple):
    """The number of deleted rows. `held` explains why some were kept; empty if the clock is
    trusted."""

    events: int
    decks: int
    held: str = ""


def purge(database: Database, today: date | None = None) -> Purged:
    """Delete the events whose deletion date has come (UTC), and what is unused and has no owner.

    If the clock has jumped, only what was due before is deleted.
    """
    shown = today or utc_now().date()
    with database.writing() as session:
        day = trusted_day(session, shown)
        gauntlets.purge(session, midnight(day) - _GAUNTLETS_KEPT)
        games_by_link.purge(session, midnight(day) - _GAMES_KEPT)
        jobs.purge(session, midnight(day) - _JOBS_KEPT)
        deliveries.purge(session, midnight(day) - deliveries.KEPT)
        purge_collections(session, midnight(day))
        gone = events.purge_due(session, day), decks.purge_unused(session, midnight(day))
    held = (
        f"The clock shows {shown}, and the last purge was on {day}: only what was due then is "
        "deleted. If the clock is right, the rest will be deleted tomorrow."
    )
    return Purged(*gone, held if day < shown else "")
