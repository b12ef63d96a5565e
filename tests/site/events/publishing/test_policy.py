"""Policy of publishing, without a page: who may open the lists, and from when they are open."""

from __future__ import annotations

from datetime import UTC, date, datetime

from app.site.events.publication import are_lists_open, may_publish
from app.tables import Event

DAY = date(2026, 11, 22)


def test_only_lists_that_were_announced_are_opened_and_only_by_one_who_is_sure() -> None:
    announced = Event(name="Open", starts_on=DAY, ends_on=DAY, opens_lists=True)
    closed = Event(name="Open", starts_on=DAY, ends_on=DAY, opens_lists=False)
    assert may_publish(announced, is_sure=True)
    assert not may_publish(announced, is_sure=False)
    assert not may_publish(closed, is_sure=True)


def test_lists_are_open_from_the_moment_they_were_published() -> None:
    assert not are_lists_open(Event(name="Open", starts_on=DAY, ends_on=DAY, opens_lists=True))
    at = datetime(2026, 11, 23, tzinfo=UTC)
    assert are_lists_open(Event(name="Open", starts_on=DAY, ends_on=DAY, published_at=at))
