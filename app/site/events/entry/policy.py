"""Decisions on who joins at once, who asks to be admitted, and who waits for a place."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from app.tables import Admission, Entry, EntryMode, Event, EventState

BEFORE_START: Final = (EventState.OPEN, EventState.CLOSED)
"""The states in which a free place is given to the next player who waits."""


def is_full(event: Event, entries: Sequence[Entry]) -> bool:
    """Tell whether as many players take part as the event's limit allows."""
    limit = event.most_players
    return limit is not None and sum(one.is_in for one in entries) >= limit


def admission_of_new(event: Event, entries: Sequence[Entry]) -> Admission | None:
    """Return the admission of a player who joins now; None if only the desk adds players."""
    match EntryMode(event.entry_mode):
        case EntryMode.ROSTER:
            return None
        case EntryMode.APPROVAL:
            return Admission.REQUESTED
        case EntryMode.OPEN:
            waits = is_full(event, entries) or bool(waiting(entries))
            return Admission.WAITING if waits and event.most_players else Admission.ADMITTED


def waiting(entries: Sequence[Entry]) -> list[Entry]:
    """Return the players on the waiting list, those who came first first."""
    found = [one for one in entries if one.admission == Admission.WAITING and not one.dropped_at]
    return sorted(found, key=lambda one: one.id or 0)


def to_promote(event: Event, entries: Sequence[Entry]) -> list[Entry]:
    """Return the players who get a place now, in order; nobody once the event has started."""
    if EventState(event.state) not in BEFORE_START:
        return []
    there = sum(one.is_in for one in entries)
    queue = waiting(entries)
    free = len(queue) if event.most_players is None else event.most_players - there
    return queue[: max(0, free)]


def may_check_in_now(event: Event, now: datetime) -> bool:
    """Tell whether players can check in themselves now: on the event's days, in its time zone."""
    day = now.astimezone(ZoneInfo(event.time_zone)).date()
    return event.has_check_in and event.starts_on <= day <= event.ends_on
