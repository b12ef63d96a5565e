"""An event as a calendar file (iCalendar, RFC 5545): its days, and the deadline for lists."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Final

from app.tables import Event

MEDIA_TYPE: Final = "text/calendar; charset=utf-8"
_LONGEST: Final = 75
"""Octets of a line; longer ones are folded."""


def calendar_file(event: Event, version: int, address: str) -> str:
    """Return the calendar of an event whose page is at `address`.

    Calendars that have it already take in a file of a higher `version`.
    """
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Threshold//Events//EN"]
    lines += _entry(event, version, address, "days", event.name, *_days(event))
    if event.deadline is not None:
        moment = _moment(event.deadline)
        title = f"Deadline for lists: {event.name}"
        lines += _entry(event, version, address, "deadline", title, f"DTSTART:{moment}")
    return "".join(f"{folded}\r\n" for line in (*lines, "END:VCALENDAR") for folded in _fold(line))


def _days(event: Event) -> Iterator[str]:
    """Yield the first day, and the day after the last, as calendars want it."""
    yield f"DTSTART;VALUE=DATE:{_day(event.starts_on)}"
    yield f"DTEND;VALUE=DATE:{_day(event.ends_on + timedelta(days=1))}"
    if event.place:
        yield f"LOCATION:{_text(event.place)}"


def _entry(
    event: Event, version: int, address: str, what: str, title: str, *members: str
) -> list[str]:
    return [
        "BEGIN:VEVENT",
        f"UID:{event.public_id}-{what}@threshold",
        f"DTSTAMP:{_moment(event.created_at)}",
        f"SEQUENCE:{version}",
        f"SUMMARY:{_text(title)}",
        *members,
        f"URL:{address}",
        "END:VEVENT",
    ]


def _day(of: date) -> str:
    return of.strftime("%Y%m%d")


def _moment(of: datetime) -> str:
    return of.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return "\\n".join(text.splitlines())


def _fold(line: str) -> Iterator[str]:
    """Yield the parts of a line, none longer than allowed and none divided within a letter."""
    part = ""
    for letter in line:
        if len((part + letter).encode()) > _LONGEST:
            yield part
            part = " "
        part += letter
    yield part
