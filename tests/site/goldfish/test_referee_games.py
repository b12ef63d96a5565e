"""Games on the referee on the report page: played in other processes, kept, refused when full."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.site.platform.workers.worker_pool import WorkerPool

PRECON = "/spoils/goldfish/precon/first-edition-rogue"
SETTINGS = "?turns=3&games=2000"


@pytest.fixture
def pool(app: Flask) -> Iterator[WorkerPool]:
    """The processes of the site, ended after the test."""
    pool = app.extensions["worker_pool"]
    yield pool
    pool.close()


def played_of(page: str) -> int:
    found = re.search(r"<b>(\d+)</b> of [\d,]+ games played on the rules engine", page)
    assert found, page
    return int(found[1])


def test_nothing_is_played_by_looking(client: FlaskClient) -> None:
    page = client.get(f"{PRECON}/report{SETTINGS}").text
    assert played_of(page) == 0
    assert "Play on the referee" in page


@pytest.mark.slow
def test_a_form_plays_some_games_which_are_kept_and_told_beside_the_model(
    client: FlaskClient, pool: WorkerPool
) -> None:
    answer = client.post(f"{PRECON}/referee{SETTINGS}")
    assert answer.status_code == 303
    once = played_of(client.get(answer.headers["Location"]).text)
    assert once > 0
    part = client.post(f"{PRECON}/referee{SETTINGS}", headers={"X-Fragment": "results"}).text
    assert played_of(part) > once
    assert "<html" not in part
    assert re.search(r"Referee: (\d+) of \1 cards played", part)
    again = part
    while "Fast model and referee" not in again:
        again = client.post(f"{PRECON}/referee{SETTINGS}", headers={"X-Fragment": "results"}).text
    file = client.get(f"{PRECON}/report.json{SETTINGS}").json
    assert file is not None
    assert file["on_referee"]["on"] == "referee"
    assert file["on_referee"]["games"] == played_of(again)
    assert file["on_referee"]["figures"][0]["id"] == "kill"
    assert "of 500 games" in client.get(f"{PRECON}/report{SETTINGS}&until=500").text
    assert "of 100 games" in client.get(f"{PRECON}/report{SETTINGS}&until=7").text


def test_who_finds_all_processes_busy_is_told_to_ask_again(
    client: FlaskClient, pool: WorkerPool
) -> None:
    with ExitStack() as turns:
        for number in range(pool.queue.slots):
            turns.enter_context(pool.queue.turn(f"somebody {number}"))
        answer = client.post(f"{PRECON}/referee{SETTINGS}")
        asked_by_script = client.post(
            f"{PRECON}/referee{SETTINGS}", headers={"X-Fragment": "results"}
        )
    assert answer.status_code == 503
    assert asked_by_script.status_code == 202
    assert asked_by_script.headers["X-Place"]
    assert answer.headers["X-Place"] == "1"
    assert int(answer.headers["Retry-After"]) > 0


def test_settings_that_cannot_be_played_are_refused(client: FlaskClient) -> None:
    assert client.post(f"{PRECON}/referee?turns=1000").status_code == 400
    assert client.post("/spoils/goldfish/precon/nothing/referee").status_code == 404


def test_a_game_without_a_goldfish_on_its_referee_says_nothing_of_it(client: FlaskClient) -> None:
    deck = "/shadowfist/goldfish/precon/10kb-ascended"
    assert "On the referee" not in client.get(f"{deck}/report?games=2000").text
    assert client.post(f"{deck}/referee").status_code == 404
