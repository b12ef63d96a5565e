"""Gauntlets go on while their pages are closed, are listed, and can be stopped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select

from app.site.goldfish.gauntlet import playing
from app.site.goldfish.gauntlet.going_on import GoingOn
from app.site.platform.workers import job_store
from app.site.platform.workers.worker_pool import workers_of
from app.tables import Job, JobState

TEST = "/spoils/goldfish"
PAGE = f"{TEST}/precon/seed-1-rogue/gauntlet"
FEW = {"level": "apprentice", "each": "10"}


def job_of(app: Flask) -> Job:
    with app.extensions["database"].reading() as session:
        return session.exec(select(Job)).one()


def listed(client: FlaskClient) -> str:
    page = client.get(TEST).text
    return page.partition('id="running"')[2].partition("</section>")[0]


@pytest.fixture
def goes_on(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Iterator[GoingOn]:
    """The thread's work, for pages that have been closed long enough."""
    monkeypatch.setattr(job_store, "AWAY", timedelta(0))
    with app.app_context():
        yield GoingOn(app)


def test_a_gauntlet_goes_on_without_its_page_until_it_is_done(
    client: FlaskClient, app: Flask, goes_on: GoingOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "_MOST_AT_ONCE", 20)
    assert not goes_on.do_one()
    client.post(PAGE, data={**FEW, "each": "10"})
    begun = job_of(app)
    assert (begun.state, begun.total) == (JobState.RUNNING, 100)
    while goes_on.do_one():
        done = job_of(app).done
        assert done > begun.done or done == 100
    assert job_of(app).state == JobState.DONE
    page = client.get(PAGE, query_string=FEW).text
    assert "<b>100</b> of 100 games are played" in page
    assert "100 of 100 games" in listed(client)
    assert "done" in listed(client)


def test_an_open_page_goes_on_itself(client: FlaskClient, app: Flask) -> None:
    client.post(PAGE, data=FEW)
    with app.app_context():
        assert not GoingOn(app).do_one()


def test_who_comes_back_finds_it_running_and_stops_it_for_good(
    client: FlaskClient, app: Flask, goes_on: GoingOn
) -> None:
    client.post(PAGE, data=FEW)
    page = client.get(PAGE, query_string=FEW).text
    assert "You can close this page" in page
    assert "data-begins" in page
    assert 'value="running"' not in listed(client)
    stop = re.search(r'action="([^"]+/stop)"', listed(client))
    assert stop
    assert client.post(stop[1]).status_code == 303
    assert job_of(app).state == JobState.CANCELLED
    assert not goes_on.do_one()
    assert "stopped" in listed(client)
    # A page that still shows it going on does not begin it again.
    client.post(PAGE, data={**FEW, "on": "1"})
    assert job_of(app).state == JobState.CANCELLED


def test_the_page_stops_it_and_begins_it_again(client: FlaskClient, app: Flask) -> None:
    client.post(PAGE, data=FEW)
    assert client.post(f"{PAGE}/stop", data=FEW).status_code == 303
    assert job_of(app).state == JobState.CANCELLED
    client.post(PAGE, data=FEW)
    with app.extensions["database"].reading() as session:
        states = session.exec(select(Job.state)).all()
    assert sorted(states) == [JobState.CANCELLED, JobState.RUNNING]


def test_nobody_else_sees_or_stops_it(client: FlaskClient, app: Flask) -> None:
    client.post(PAGE, data=FEW)
    number = job_of(app).id
    elsewhere: dict[str, Any] = {"environ_overrides": {"REMOTE_ADDR": "203.0.113.7"}}
    assert 'id="running"' not in client.get(TEST, **elsewhere).text
    assert client.post(f"{TEST}/gauntlets/{number}/stop", **elsewhere).status_code == 404
    assert job_of(app).state == JobState.RUNNING


def test_a_visitor_has_a_limited_number_and_is_told_what_to_do(
    client: FlaskClient, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_store, "MOST_RUNNING", 1)
    client.post(PAGE, data=FEW)
    other = PAGE.replace("rogue", "banker")
    refused = client.post(other, data=FEW)
    assert refused.status_code == 409
    assert "You have 1 calculations running, which is the most" in refused.text
    monkeypatch.setattr(job_store, "MOST_RUNNING", 4)
    monkeypatch.setattr(job_store, "MOST_BY_THEMSELVES", 1)
    assert "Try again later" in client.post(other, data=FEW).text
    # Who goes on with one that runs needs no further place.
    assert client.post(PAGE, data=FEW).status_code == 303


def test_it_waits_while_visitors_use_all_processes(
    client: FlaskClient, app: Flask, goes_on: GoingOn
) -> None:
    client.post(PAGE, data=FEW)
    pool = workers_of(app)
    with pool.queue.turn("somebody"), pool.queue.turn("another"):
        assert pool.processes <= 2
        assert not goes_on.do_one()


def test_it_is_stopped_when_the_cards_have_changed(
    client: FlaskClient, app: Flask, goes_on: GoingOn
) -> None:
    client.post(PAGE, data=FEW)
    with app.extensions["database"].writing() as session:
        job = session.exec(select(Job)).one()
        job.asked = {**job.asked, "catalogue": "older"}
        session.add(job)
    assert goes_on.do_one()
    assert job_of(app).state == JobState.CANCELLED
