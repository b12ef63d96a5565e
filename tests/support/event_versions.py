"""The version of an event as it is stored."""

from __future__ import annotations

from sqlmodel import Session

from app.tables import EventVersion


def version_of(session: Session, event_id: int) -> int:
    """Return the version of an event; another one says that something of it was changed."""
    found = session.get(EventVersion, event_id)
    return 0 if found is None else found.number
