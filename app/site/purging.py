"""What a site deletes when its day has come: events, and decks that nobody owns or opens."""

from __future__ import annotations

from typing import NamedTuple

from app.site.decks import store as decks
from app.site.events import store as events
from app.tables import Database, utc_now


class Purged(NamedTuple):
    """How many went."""

    events: int
    decks: int


def purge(database: Database) -> Purged:
    """Delete the events whose day has come (UTC), and the decks without owner long unused."""
    with database.writing() as session:
        return Purged(
            events.purge_due(session, utc_now().date()),
            decks.purge_unused(session),
        )
