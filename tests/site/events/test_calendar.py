"""The file of an event for calendars."""

from __future__ import annotations

from datetime import date, timedelta

from flask import Flask

from tests.site.events.conftest import Desk, make_event


def lines_of(desk: Desk) -> list[str]:
    """The lines of the file as a calendar reads them, with folded ones put together."""
    answer = desk.app.test_client().get(f"/events/view/{desk.event.public_id}/calendar.ics")
    assert (answer.status_code, answer.mimetype) == (200, "text/calendar")
    raw = answer.data.decode()
    assert all(len(line.encode()) <= 75 for line in raw.split("\r\n"))
    assert raw.endswith("END:VCALENDAR\r\n")
    return raw.replace("\r\n ", "").split("\r\n")


def day(of: date) -> str:
    return of.isoformat().replace("-", "")


def test_the_file_has_the_days_of_the_event_and_the_deadline(app: Flask) -> None:
    desk = make_event(app, place="Hall; north, Wien")
    lines, event = lines_of(desk), desk.event
    assert lines.count("BEGIN:VEVENT") == lines.count("END:VEVENT") == 2
    assert "SUMMARY:Sarcophyle Open" in lines
    assert f"DTSTART;VALUE=DATE:{day(event.starts_on)}" in lines
    assert f"DTEND;VALUE=DATE:{day(event.ends_on + timedelta(days=1))}" in lines
    assert "LOCATION:Hall\\; north\\, Wien" in lines
    assert event.deadline is not None
    assert f"DTSTART:{event.deadline:%Y%m%dT%H%M%SZ}" in lines
    assert f"URL:http://localhost/events/view/{event.public_id}" in lines
    assert "calendar.ics" in app.test_client().get(f"/events/view/{event.public_id}").text


def test_a_change_is_newer_for_calendars_that_have_the_event(desk: Desk) -> None:
    def sequence() -> int:
        (found,) = {line for line in lines_of(desk) if line.startswith("SEQUENCE:")}
        return int(found.partition(":")[2])

    before = sequence()
    desk.change(place="Another hall")
    assert sequence() > before


def test_a_long_name_is_folded_between_letters_and_no_deadline_is_no_entry(desk: Desk) -> None:
    name = "Čiril’s Überlange " * 6
    desk.change(name=name.strip(), deadline=None)
    lines = lines_of(desk)
    assert f"SUMMARY:{name.strip()}" in lines
    assert lines.count("BEGIN:VEVENT") == 1
