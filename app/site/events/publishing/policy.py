"""Whether the lists of an event may be published, and whether they are public."""

from __future__ import annotations

from app.tables import Event


def may_publish(event: Event, *, is_sure: bool) -> bool:
    """Whether an organizer who is sure may publish the lists: only where that was announced."""
    return event.opens_lists and is_sure


def are_lists_open(event: Event) -> bool:
    """Whether everybody may see the lists."""
    return event.published_at is not None
