"""A clock that is wrong for a while deletes nothing for good, and locks nobody out."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from sqlmodel import select

from app import create_app
from app.site.accounts.guesses import FREE, LONGEST_WAIT, TooManyGuessesError, count_attempt
from app.site.platform.storage.trusted_day import NAME, trusted_day
from app.site.purge import purge
from app.tables import Database, Deck, Event, Setting
from tests.cli.test_site_commands import run

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
TODAY = NOON.date()
DAY = timedelta(days=1)
YEAR = timedelta(days=300)


@pytest.fixture
def rows(database: Database) -> Database:
    """A site of 2026 with an event due in a month, and a deck that nobody owns."""
    with database.writing() as session:
        session.add(
            Event(
                public_id="e", code="C", secret="s", name="Open", starts_on=TODAY,
                ends_on=TODAY, as_of=TODAY, purge_on=TODAY + 30 * DAY, created_at=NOON,
            )
        )  # fmt: skip
        deck = Deck(public_id="d", edit_key_hash="h", read_key="r", used_at=NOON)
        session.add(deck)
    return database


def purged(database: Database, today: date) -> tuple[int, int]:
    gone = purge(database, today)
    return gone.events, gone.decks


def test_what_is_due_is_deleted_day_by_day(rows: Database) -> None:
    for number in range(30):
        assert purged(rows, TODAY + number * DAY) == (0, 0)
    assert purged(rows, TODAY + 30 * DAY) == (1, 0)
    for number in range(31, 181):
        assert purged(rows, TODAY + number * DAY) == (0, 0)
    assert purged(rows, TODAY + 181 * DAY) == (0, 1)


def test_a_clock_ahead_deletes_nothing_however_often_it_is_asked(rows: Database) -> None:
    assert purged(rows, TODAY) == (0, 0)
    for _ in range(3):
        gone = purge(rows, TODAY + YEAR)
        assert gone[:2] == (0, 0)
        assert "The clock shows 2027-03-28, and the last purge was on 2026-06-01" in gone.held
    assert purged(rows, TODAY) == (0, 0)
    assert purged(rows, TODAY + DAY) == (0, 0)


def test_the_first_question_of_an_older_site_trusts_no_jump_either(rows: Database) -> None:
    """A site that upgrades has no day kept; what its visitors left tells one."""
    assert purged(rows, TODAY + YEAR) == (0, 0)


def test_a_long_rest_delays_what_is_due_by_a_day(rows: Database) -> None:
    purge(rows, TODAY)
    assert purged(rows, TODAY + YEAR) == (0, 0)
    assert purged(rows, TODAY + YEAR + DAY) == (1, 1)


def test_a_site_that_is_started_once_a_month_deletes_a_month_late(rows: Database) -> None:
    assert [purged(rows, TODAY + number * 40 * DAY)[0] for number in range(4)] == [0, 0, 1, 0]


def test_a_clock_that_goes_back_deletes_by_the_earlier_day(rows: Database) -> None:
    purge(rows, TODAY + 29 * DAY)
    purge(rows, TODAY + 29 * DAY)
    assert purged(rows, TODAY) == (0, 0)
    with rows.writing() as session:
        assert trusted_day(session, TODAY + DAY) == TODAY + DAY


def test_no_start_deletes_by_a_clock_ahead(
    settings: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    """The clock is right here; the site remembers a day long past, as if it were ahead."""
    app = create_app({**settings, "WTF_CSRF_ENABLED": False})
    client = app.test_client()
    client.post("/decks/new", data={"name": "Unowned"})
    long_ago = {"asked": "2020-06-01", "answer": "2020-06-01"}
    database: Database = app.extensions["database"]
    with database.writing() as session:
        session.get_one(Setting, NAME).value = long_ago
        deck = session.exec(select(Deck)).one()
        deck.used_at = NOON.replace(year=2021)
    database.close()
    again = create_app({**settings, "WTF_CSRF_ENABLED": False})
    again.test_client().post("/decks/new", data={"name": "Another"})
    with again.extensions["database"].reading() as session:
        assert session.exec(select(Deck.name).order_by(Deck.id)).all() == ["Unowned", "Another"]  # type: ignore[arg-type]
    again.extensions["database"].close()
    assert "only what was due then is deleted" in caplog.text


@pytest.mark.slow
def test_the_command_says_what_it_holds_back(rows: Database) -> None:
    address = rows.url.render_as_string(hide_password=False)
    with rows.writing() as session:
        session.add(Setting(name=NAME, value={"asked": "2020-06-01", "answer": "2020-06-01"}))
    answer = run("purge", "--database", address)
    assert answer.output.startswith("Deleted 0 events and 0 unused decks.\nThe clock shows ")
    assert "If the clock is right, the rest will be deleted tomorrow." in answer.output


# Waiting after wrong tries


def test_wrong_tries_of_a_clock_ahead_lock_nobody_for_longer_than_the_longest_wait(
    database: Database,
) -> None:
    moment = NOON + YEAR
    for _ in range(FREE + 6):
        count_attempt(database, "ada", moment)
        moment += LONGEST_WAIT
    with pytest.raises(TooManyGuessesError) as caught:
        count_attempt(database, "ada", NOON)
    assert caught.value.seconds <= LONGEST_WAIT.total_seconds()
    count_attempt(database, "ada", NOON + LONGEST_WAIT)


def test_one_wrong_try_of_a_clock_ahead_costs_nothing_once_it_is_right(
    database: Database,
) -> None:
    count_attempt(database, "ada", NOON + YEAR)
    for _ in range(FREE - 1):
        count_attempt(database, "ada", NOON)
