"""Until when a desk that opens again takes lists."""

from __future__ import annotations

from datetime import datetime, timedelta

from app.site.events.store import EventError
from app.site.events.times import deletion_problem, local_moment, zone_of
from app.tables import Event


def new_deadline(event: Event, written: str, now: datetime) -> datetime | None:
    """The deadline that was entered in the event's zone; None for none.

    Raises EventError for one that cannot be read, has passed, or lies after the deletion.
    """
    if not written.strip():
        return None
    zone = zone_of(event)
    try:
        deadline = local_moment(datetime.fromisoformat(written.strip()), zone)
    except ValueError as problem:
        raise EventError(f"The new deadline cannot be read: {problem}") from None
    if deadline <= now:
        raise EventError("The new deadline has already passed; choose a later one, or none.")
    closes_at = deadline + timedelta(seconds=event.grace_seconds)
    if deletion_problem(event.purge_on, event.ends_on, zone, closes_at, now):
        raise EventError(
            f"Everything is deleted on {event.purge_on:%-d %b %Y}, before the new deadline. Choose "
            "an earlier deadline, or change the deletion date in Settings first."
        )
    return deadline
