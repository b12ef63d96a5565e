"""Long calculations of programs: made, gone on with, and cancelled."""

import json
from datetime import timedelta
from typing import Any

import pytest
from click.testing import CliRunner
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select

from app.cli import main
from app.site.platform.storage.database import current_database
from app.site.platform.workers import job_store
from app.site.platform.workers.expensive_work import current_queue
from app.tables import Job, utc_now
from tests.site.subjects import SHADOWFIST

DECK = "1 The Tournament Faction\n12 Rage\n8 Obsession\n20 Scout\n35 Barbaric Rifleman\n"
GOLDFISH = "/api/v1/games/spoils/goldfish"
ODDS = "/api/v1/games/spoils/odds/jobs"
GAUNTLET = "/api/v1/games/spoils/gauntlet"


def made(client: FlaskClient, address: str = GOLDFISH, **asked: object) -> dict[str, Any]:
    """The answer of a job that was made."""
    answer = client.post(address, json={"list": DECK, **asked})
    assert answer.status_code == 200, answer.json
    found: dict[str, Any] = answer.json
    return found


def test_games_are_played_while_somebody_asks(client: FlaskClient) -> None:
    job = made(client, games=3_000, seed=4, turns=6)
    assert (job["state"], job["done"], job["goldfish"]) == ("running", 0, None)
    path = f"/api/v1/jobs/{job['key']}"
    assert client.get(path).json == job
    while job["state"] == "running":
        before, job = job["done"], client.post(path).json
        assert job["done"] > before
    words = ["goldfish", "-", "--games", "3000", "--seed", "4", "--turns", "6", "--json"]
    printed = json.loads(CliRunner().invoke(main, words, input=DECK).stdout)
    assert job["goldfish"] == printed
    assert client.post(path).json == client.get(path).json == job


def test_a_gauntlet_goes_on_where_it_was(client: FlaskClient) -> None:
    job = made(client, GAUNTLET, level="apprentice", each=2)
    assert job["gauntlet"] is None
    played = client.post(f"/api/v1/jobs/{job['key']}").json
    assert played["gauntlet"]["games"] == played["done"] > 0
    again = made(client, GAUNTLET, level="apprentice", each=2)
    assert (again["done"], again["total"]) == (played["done"], played["total"])


def test_questions_about_odds_are_answered_one_after_the_other(client: FlaskClient) -> None:
    questions = [
        *({"needs": ["1 Scout"], "by_turn": turn} for turn in (1, 2, 3)),
        {"needs": ["1 t:"], "seen": 7},
        {"needs": ["2 Rage"], "seen": 9},
    ]
    job = made(client, ODDS, questions=questions)
    assert (job["kind"], job["done"], job["total"], job["odds"]) == ("odds", 0, 5, None)
    path = f"/api/v1/jobs/{job['key']}"
    while job["state"] == "running":
        before, job = job["done"], client.post(path).json
        assert job["done"] > before
        assert len(job["odds"]) == job["done"]
    *right, unreadable, last = job["odds"]
    for question, answer in zip(questions, right, strict=False):
        asked = client.post("/api/v1/games/spoils/odds", json={"list": DECK, **question}).json
        assert answer == {"odds": asked, "problem": None}
    assert unreadable["odds"] is None
    assert unreadable["problem"].endswith(".")
    assert last["problem"] is None
    assert client.get(path).json == job


def test_odds_that_are_cancelled_twice_keep_what_was_answered(client: FlaskClient) -> None:
    questions = [{"needs": ["1 Scout"], "by_turn": 1}]
    path = f"/api/v1/jobs/{made(client, ODDS, questions=questions)['key']}"
    first = client.delete(path).json
    assert (first["state"], first["odds"]) == ("cancelled", None)
    assert client.delete(path).json == client.post(path).json == first


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ({"needs": ["1 Scout"]}, "questions.0: give either `by_turn` or `seen`."),
        ({"needs": ["1 Scout"], "by_turn": 1, "seen": 7}, "give either"),
        ({"needs": ["1 Scout"], "by_turn": 1, "mulligan": "often"}, "questions.0.mulligan: choose"),
        ({"needs": ["1 Scout"], "by_turn": 0}, "questions.0.by_turn"),
        ({"needs": [], "by_turn": 1}, "questions.0.needs"),
        ({"needs": ["1 Scout"], "by_turn": 1, "turn": 1}, "questions.0.turn"),
    ],
)
def test_a_question_that_is_none_makes_no_job(
    client: FlaskClient, question: dict[str, object], says: str
) -> None:
    refused = client.post(ODDS, json={"list": DECK, "questions": [question]})
    assert (refused.status_code, refused.json["code"]) == (422, "invalid")
    assert says in refused.json["detail"]


def test_who_cancels_twice_does_no_harm(client: FlaskClient) -> None:
    path = f"/api/v1/jobs/{made(client, games=10_000_000)['key']}"
    first = client.delete(path).json
    assert first["state"] == "cancelled"
    assert client.delete(path).json == client.post(path).json == first
    nobody = client.post("/api/v1/jobs/none")
    assert (nobody.status_code, nobody.json["code"]) == (404, "not_found")


def test_nobody_has_too_many_jobs_or_waits_for_a_slot(app: Flask, client: FlaskClient) -> None:
    keys = [made(client)["key"] for _ in range(job_store.MOST_RUNNING)]
    refused = client.post(GOLDFISH, json={"list": DECK})
    assert (refused.status_code, refused.json["code"]) == (429, "too_many_requests")
    client.delete(f"/api/v1/jobs/{keys[0]}")
    made(client)
    with app.app_context():
        queue = current_queue()
    with queue.turn("a"), queue.turn("b"):
        busy = client.post(f"/api/v1/jobs/{keys[1]}")
    assert (busy.status_code, busy.headers["Retry-After"]) == (503, "2")
    with app.extensions["database"].writing() as session:
        assert job_store.purge(session, utc_now() + timedelta(1)) == job_store.MOST_RUNNING + 1
        assert not session.exec(select(Job)).all()


def test_what_cannot_be_played_is_refused_at_once(client: FlaskClient) -> None:
    for address, asked, says in (
        (GOLDFISH, {"policy": "none"}, "policy: choose one of"),
        (GOLDFISH, {"games": 10_000_001}, "games"), (GOLDFISH, {"turns": 99}, "turns"),
        (GOLDFISH, {"keep": ["2-3 provides:"]}, "needs a value"),
        (GOLDFISH, {"list": "4 Skout"}, "list"), (GAUNTLET, {"level": "x"}, "level: choose"),
    ):  # fmt: skip
        refused = client.post(address, json={"list": DECK, **asked})
        assert refused.status_code == 422
        assert says in refused.json["detail"], refused.json
    assert client.post("/api/v1/games/terrus/goldfish", json={"list": "x"}).status_code == 404
    job = made(client, "/api/v1/games/shadowfist/goldfish", list=SHADOWFIST.legal)
    assert client.get(f"/api/v1/jobs/{job['key']}").json["game"] == "shadowfist"


def test_the_oldest_job_of_a_visitor_makes_room(app: Flask, client: FlaskClient) -> None:
    keys = []
    for _ in range(job_store.MOST_KEPT + 1):
        keys.append(made(client)["key"])
        client.delete(f"/api/v1/jobs/{keys[-1]}")
    assert client.get(f"/api/v1/jobs/{keys[0]}").status_code == 404
    assert client.get(f"/api/v1/jobs/{keys[1]}").status_code == 200
    with app.app_context(), current_database().reading() as session:
        assert len(session.exec(select(Job)).all()) == job_store.MOST_KEPT


def test_a_job_does_not_go_on_with_other_cards(app: Flask, client: FlaskClient) -> None:
    path = f"/api/v1/jobs/{made(client)['key']}"
    with app.app_context(), current_database().writing() as session:
        job = session.exec(select(Job)).one()
        job.asked = {**job.asked, "catalogue": "0" * 64}
        session.add(job)
    for answer in (client.get(path), client.post(path), client.delete(path)):
        assert (answer.status_code, "Make it again" in answer.json["detail"]) == (409, True)
    with app.app_context(), current_database().reading() as session:
        assert session.exec(select(Job.state)).one() == "cancelled"
