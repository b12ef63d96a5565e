"""Settings of an event that stay fixed once lists have been checked against it."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

import pytest

from app.games import game
from app.site.events.settings.event_forms import first_fixed_change, next_values
from app.site.events.store import columns_of
from app.tables import Event

FIXED = {
    "format": "constructed", "format_text": "a = 1\nb = 2", "edition": "cr3",
    "as_of": date(2026, 11, 22), "supplied": "none", "pool_kind": "none", "packs": {},
    "draft_cards": None,
}  # fmt: skip
EVENT = Event(
    name="Open",
    starts_on=date(2026, 11, 22),
    ends_on=date(2026, 11, 22),
    **columns_of(FIXED, game()),
)


def test_name_and_deadline_may_change_at_any_time() -> None:
    assert first_fixed_change(EVENT, {**FIXED, "name": "Closed"}) is None


def test_a_browser_that_ends_lines_its_own_way_changes_nothing() -> None:
    assert first_fixed_change(EVENT, {**FIXED, "format_text": "a = 1\r\nb = 2"}) is None


@pytest.mark.parametrize(
    ("name", "value"), [("edition", "cr2010"), ("packs", {"2ED": 6}), ("draft_cards", 45)]
)
def test_what_lists_are_checked_against_is_fixed(name: str, value: object) -> None:
    assert first_fixed_change(EVENT, {**FIXED, name: value}) == name


@pytest.mark.parametrize(
    ("today", "starts_on"),
    [
        (date(2026, 11, 1), date(2026, 11, 28)),
        (date(2026, 11, 21), date(2026, 11, 28)),
        (date(2026, 11, 28), date(2026, 12, 5)),
        (date(2027, 1, 1), date(2027, 1, 2)),
    ],
)
def test_the_next_event_is_on_a_later_day_of_the_same_name(today: date, starts_on: date) -> None:
    day = date(2026, 11, 21)
    deadline = datetime(2026, 11, 20, 17, tzinfo=UTC)
    event = Event(
        name="Open", starts_on=day, ends_on=day + timedelta(days=1), as_of=day, purge_on=day,
        deadline=deadline, time_zone="Europe/Vienna", secret="",
    )  # fmt: skip
    values = next_values(event, today)
    assert values["starts_on"] == values["as_of"] == starts_on > today
    assert values["ends_on"] == starts_on + timedelta(days=1)
    assert values["deadline"] == datetime.combine(starts_on - timedelta(days=1), time(18))
    assert (values["purge_on"], values["name"]) == (None, "Open")
