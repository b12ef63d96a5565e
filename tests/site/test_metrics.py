"""Metrics count requests, work and connections; only the site's operator may read them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from prometheus_client.parser import text_string_to_metric_families
from werkzeug.test import TestResponse

from app import release
from app.site.platform.request import rate_limits
from app.site.platform.request.rate_limits import Cost, allow
from app.site.platform.workers.expensive_work import Queue
from app.tables.base import new_key
from tests.support.site import website

SETTINGS = {"WTF_CSRF_ENABLED": False}


@pytest.fixture
def app(settings: dict[str, object]) -> Iterator[Flask]:
    """A website with metrics for this machine."""
    with website({**settings, **SETTINGS, "METRICS": "loopback"}) as made:
        yield made


def measured(app: Flask) -> dict[tuple[str, ...], float]:
    """Each sample by its name and the values of its labels."""
    text = app.test_client().get("/metrics").text
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_requests_are_counted_by_route_and_status(app: Flask, client: FlaskClient) -> None:
    before = measured(app)
    for _ in range(3):
        client.get("/spoils/cards/scout")
    client.get(f"/decks/edit/{new_key()}")
    client.get(f"/{new_key()}/nothing")
    after = measured(app)

    def more(*sample: str) -> float:
        return after[sample] - before.get(sample, 0)

    card = "/<game:game>/cards/<slug>"
    assert more("threshold_requests_total", "GET", card, "200") == 3
    assert more("threshold_requests_total", "GET", "/decks/<way>/<key>", "404") == 1
    assert more("threshold_request_seconds_count", "GET", card) == 3
    assert 0 < more("threshold_request_seconds_sum", "GET", card) < 60


def test_no_address_becomes_a_label(app: Flask, client: FlaskClient) -> None:
    key = new_key()
    client.get(f"/decks/edit/{key}")
    client.open(f"/{key}", method=key[:20].upper())
    text = client.get("/metrics").text
    assert key not in text
    assert key[:20].upper() not in text


def test_slots_and_queue_of_expensive_work_are_counted(app: Flask, client: FlaskClient) -> None:
    def work() -> list[float]:
        found = measured(app)
        return [found[f"threshold_expensive_work_{it}",] for it in ("slots", "running", "waiting")]

    assert work() == [2, 0, 0]
    queue: Queue = app.extensions["expensive_work"]
    with queue.turn("one"), queue.turn("two"):
        client.get("/spoils/goldfish/precon/seed-1-rogue/report?games=2000")
        assert work() == [2, 2, 1]
    assert work() == [2, 0, 1]


def test_limited_requests_are_counted_by_kind(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        rate_limits, "LIMITS", dict.fromkeys(Cost, allow("1 per minute", "1 per minute"))
    )
    before = measured(app)
    statuses = [client.post("/decks/new").status_code for _ in range(3)]
    assert statuses == [303, 429, 429]
    after = measured(app)
    counted = {cost: ("threshold_limited_requests_total", cost.value) for cost in Cost}
    more = {cost: after[name] - before[name] for cost, name in counted.items()}
    assert {cost: number for cost, number in more.items() if number} == {Cost.NEW_DECK: 2}


def test_connections_to_the_database_are_counted_by_use(app: Flask) -> None:
    name = "threshold_database_connections"
    with app.extensions["database"].reading() as session:
        session.connection()
        found = measured(app)
        assert found[name, "in use"] >= 1
    assert measured(app)[name, "in use"] == 0
    assert measured(app)[name, "idle"] >= 1


def asked(client: FlaskClient, address: str = "127.0.0.1", **headers: str) -> TestResponse:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.get("/metrics", headers=named, environ_base={"REMOTE_ADDR": address})


def test_they_are_off_unless_asked_for(settings: dict[str, object]) -> None:
    with website({**settings, **SETTINGS}) as app:
        assert asked(app.test_client()).status_code == 404
        assert asked(app.test_client(), Authorization="Bearer None").status_code == 404


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.9.1", "::1"])
def test_this_machine_may_read_them(client: FlaskClient, address: str) -> None:
    answer = asked(client, address)
    assert answer.status_code == 200
    assert answer.content_type.startswith("text/plain; version=0.0.4")
    assert answer.headers["Cache-Control"] == "private, no-store"


@pytest.mark.parametrize("address", ["192.0.2.1", "2001:db8::1", "10.0.0.1", ""])
def test_others_find_nothing(client: FlaskClient, address: str) -> None:
    answer = asked(client, address)
    assert answer.status_code == 404
    assert "threshold_requests" not in answer.text


@pytest.mark.parametrize("header", ["X_Forwarded_For", "Forwarded", "Via", "X_Real_Ip"])
def test_a_proxy_on_this_machine_is_not_this_machine(client: FlaskClient, header: str) -> None:
    assert asked(client, **{header: "127.0.0.1"}).status_code == 404


def test_a_counted_proxy_cannot_be_told_that_a_visitor_is_this_machine(
    settings: dict[str, object],
) -> None:
    with website({**settings, **SETTINGS, "METRICS": "loopback", "PROXIES": 1}) as app:
        forged = asked(app.test_client(), "192.0.2.1", X_Forwarded_For="127.0.0.1")
        assert forged.status_code == 404


def test_a_token_opens_them_from_anywhere_and_is_needed_here(settings: dict[str, object]) -> None:
    token = new_key()
    with website({**settings, **SETTINGS, "METRICS": token}) as app:
        client = app.test_client()
        right = asked(client, "192.0.2.1", X_Forwarded_For="x", Authorization=f"Bearer {token}")
        assert right.status_code == 200
        wrong = ("", "Bearer", "Bearer ", f"Bearer {token}x", f"Bearer {token[:-1]}",
            f"Basic {token}", f"Token {token}", "Bearer é", token)  # fmt: skip
        for shown in wrong:
            assert asked(client, Authorization=shown).status_code == 404, shown
        assert asked(client).status_code == 404
        assert client.get(f"/metrics?token={token}").status_code == 404


@pytest.mark.parametrize("value", ["true", True, "short", 1])
def test_a_setting_that_protects_nothing_is_refused(
    settings: dict[str, object], value: object
) -> None:
    with (
        pytest.raises(ValueError, match="METRICS is loopback or a token of at least 32"),
        website({**settings, "METRICS": value}),
    ):
        pass


def test_alerts_and_dashboard_ask_for_what_there_is(app: Flask, client: FlaskClient) -> None:
    client.get("/privacy")
    there = {name for name, *_ in measured(app)}
    deploy = Path(__file__).parents[2] / "docs" / "deploy"
    for file in ("alerts.yml", "dashboard.json"):
        text = (deploy / file).read_text(encoding="utf-8")
        asked = set(re.findall(r"threshold_[a-z_]+[a-z]", text)) - {"threshold_expensive_work"}
        assert len(asked) >= 4
        assert asked <= there, file
    assert ("threshold_build_info", release.build(), release.version()) in measured(app)
