"""Until when a desk that opens again takes lists, decided without a page."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from app.site.events.store import EventError
from app.site.events.views import new_deadline
from app.tables import Event

NOW = datetime(2026, 11, 22, 10, tzinfo=UTC)
EVENT = Event(
    name="Open",
    starts_on=date(2026, 11, 22),
    ends_on=date(2026, 11, 22),
    purge_on=date(2026, 12, 22),
    time_zone="Europe/Vienna",
    grace_seconds=60,
)


def test_a_deadline_is_read_in_the_zone_of_the_event() -> None:
    assert new_deadline(EVENT, " 2026-11-22T12:00 ", NOW) == datetime(2026, 11, 22, 11, tzinfo=UTC)


def test_without_a_deadline_the_desk_is_closed_by_hand() -> None:
    assert new_deadline(EVENT, "  ", NOW) is None


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("noon", "cannot be read"),
        ("2026-11-22T11:00", "has already passed"),
        ("2026-12-24T11:00", "Everything is deleted on 22 Dec 2026"),
    ],
)
def test_a_deadline_that_cannot_be_kept_is_refused(written: str, words: str) -> None:
    with pytest.raises(EventError, match=words):
        new_deadline(EVENT, written, NOW)
