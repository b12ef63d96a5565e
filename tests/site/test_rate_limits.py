"""Rate limits of costly requests: each visitor has their own, and is told when to try again."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from app.site.platform.request import rate_limits
from app.site.platform.request.rate_limits import LIMITS, Cost, allow, cost_of
from tests.support.parts import OwnRedis
from tests.support.site import website

LIMITS_AS_SHIPPED = dict(LIMITS)
SIGN_UP = {"name": "Ada", "password": "four staples of rage"}


@pytest.fixture(autouse=True)
def two_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    few = dict.fromkeys(Cost, allow("2 per minute", "2 per minute"))
    monkeypatch.setattr(rate_limits, "LIMITS", few)


def wrong_sign_in(client: FlaskClient, address: str = "192.0.2.1") -> int:
    data = {"name": "Nobody", "password": "wrong wrong wrong"}
    answer = client.post("/account/sign-in", data=data, environ_base={"REMOTE_ADDR": address})
    return answer.status_code


def test_a_limited_visitor_is_told_when_to_try_again(client: FlaskClient) -> None:
    statuses = [wrong_sign_in(client) for _ in range(3)]
    assert statuses == [400, 400, 429]
    answer = client.post(
        "/account/sign-in", data=SIGN_UP, environ_base={"REMOTE_ADDR": "192.0.2.1"}
    )
    assert 1 <= int(answer.headers["Retry-After"]) <= 60
    assert "Too many requests" in answer.text


def test_others_and_other_pages_notice_nothing(client: FlaskClient) -> None:
    for _ in range(3):
        wrong_sign_in(client)
    assert wrong_sign_in(client, "192.0.2.2") == 400
    assert client.get("/account/sign-in").status_code == 200
    assert client.get("/spoils/").status_code == 200


def test_addresses_of_one_ipv6_network_are_one_visitor(client: FlaskClient) -> None:
    statuses = [wrong_sign_in(client, f"2001:db8::{n}") for n in (1, 2, 3)]
    assert statuses == [400, 400, 429]
    assert wrong_sign_in(client, "2001:db8:0:ff::1") == 429
    assert wrong_sign_in(client, "2001:db8:0:100::1") == 400


def test_an_ipv4_address_is_the_same_however_it_is_written(client: FlaskClient) -> None:
    written = ("192.0.2.1", "::ffff:192.0.2.1", "64:ff9b::c000:201")
    assert [wrong_sign_in(client, address) for address in written] == [400, 400, 429]
    assert wrong_sign_in(client, "::ffff:c000:201") == 429
    assert wrong_sign_in(client, "::ffff:192.0.2.2") == 400
    assert wrong_sign_in(client, "64:ff9b::192.0.2.3") == 400


def test_an_account_is_limited_wherever_it_is_used(client: FlaskClient) -> None:
    client.post("/account/sign-up", data=SIGN_UP, environ_base={"REMOTE_ADDR": "192.0.2.1"})
    made = [
        client.post("/decks/new", environ_base={"REMOTE_ADDR": f"192.0.2.{n}"}).status_code
        for n in (1, 2, 3)
    ]
    assert made == [303, 303, 429]


def new_decks(client: FlaskClient, address: str, times: int = 1) -> list[int]:
    return [
        client.post("/decks/new", environ_base={"REMOTE_ADDR": address}).status_code
        for _ in range(times)
    ]


@pytest.fixture
def four_at_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    few = dict.fromkeys(Cost, allow("2 per minute", "4 per minute"))
    monkeypatch.setattr(rate_limits, "LIMITS", few)


@pytest.mark.usefixtures("four_at_an_address")
def test_more_accounts_at_one_address_get_no_more(app: Flask) -> None:
    there, elsewhere = "192.0.2.1", "192.0.2.9"
    members = [app.test_client() for _ in range(3)]
    for number, member in enumerate(members):
        account = {**SIGN_UP, "name": f"Ada {number}"}
        at = {"REMOTE_ADDR": f"198.51.100.{number}"}
        assert member.post("/account/sign-up", data=account, environ_base=at).status_code == 303
    assert new_decks(members[0], there, 3) == [303, 303, 429]
    assert new_decks(members[1], there, 2) == [303, 303]
    assert new_decks(members[2], there) == [429]
    assert new_decks(app.test_client(), there) == [429]
    assert new_decks(members[2], elsewhere) == [303]


@pytest.mark.usefixtures("four_at_an_address")
def test_who_is_over_the_limit_takes_nothing_from_others_at_the_address(app: Flask) -> None:
    member, there = app.test_client(), "192.0.2.1"
    account = {"data": SIGN_UP, "environ_base": {"REMOTE_ADDR": "198.51.100.1"}}
    member.post("/account/sign-up", **account)  # type: ignore[arg-type]
    assert new_decks(member, there, 9) == [303, 303, *[429] * 7]
    assert new_decks(app.test_client(), there, 2) == [303, 303]


def test_decks_have_a_limit_of_their_own(client: FlaskClient) -> None:
    deck = client.post("/decks/new").location
    assert [client.get(deck).status_code for _ in range(3)] == [200, 200, 429]
    assert client.get("/decks").status_code == 429
    assert client.get("/spoils/").status_code == 200


PLAYERS = 200
"""Behind the one address of a venue."""

A_PLAYER = {
    Cost.SIGN_UP: 1, Cost.SIGN_IN: 3, Cost.NEW_DECK: 2, Cost.ENTRY: 10, Cost.OPINION: 2,
    Cost.DECK: 24, Cost.SEARCH: 10, Cost.CHECK: 9, Cost.SIMULATION: 9, Cost.PROGRAM: 10,
}  # fmt: skip
"""Least number of actions that each may take in the period of the limit."""


@pytest.mark.parametrize("cost", A_PLAYER, ids=lambda cost: cost.value)
def test_a_venue_shares_an_address(cost: Cost) -> None:
    assert LIMITS_AS_SHIPPED[cost].address.amount >= PLAYERS * A_PLAYER[cost]


def test_every_kind_of_cost_has_a_limit_and_a_page(app: Flask) -> None:
    assert set(LIMITS) == set(Cost)
    used = {cost_of(app, endpoint) for endpoint in app.view_functions}
    assert used - {None} == set(Cost)


def test_limits_can_be_turned_off(settings: dict[str, object]) -> None:
    with website({**settings, "WTF_CSRF_ENABLED": False, "RATE_LIMITS": False}) as app:
        assert [wrong_sign_in(app.test_client()) for _ in range(4)] == [400] * 4


def test_a_storage_that_cannot_be_used_is_named(settings: dict[str, object]) -> None:
    with (
        pytest.raises(ValueError, match="RATE_LIMIT_STORAGE"),
        website({**settings, "RATE_LIMIT_STORAGE": "attic://"}),
    ):
        pass


@pytest.mark.usefixtures("four_at_an_address")
def test_a_program_is_told_what_is_left(client: FlaskClient) -> None:
    answers = [client.get("/api/v1/games") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200] * 4 + [429]
    told = [answer.headers["RateLimit"].split(";") for answer in answers]
    assert [left for _, left, _ in told] == ["r=3", "r=2", "r=1", "r=0", "r=0"]
    assert all(1 <= int(seconds.removeprefix("t=")) <= 60 for *_, seconds in told)
    policies = {answer.headers["RateLimit-Policy"] for answer in answers}
    assert policies == {'"requests-of-programs";q=4;w=60'}
    assert "RateLimit" in answers[0].headers["Access-Control-Expose-Headers"]


def test_a_page_and_what_is_not_limited_say_nothing_of_limits(client: FlaskClient) -> None:
    for address in ("/spoils/", "/health", "/api/v1/absent"):
        assert "RateLimit" not in client.get(address).headers


# A storage that is lost


@pytest.fixture
def shared(settings: dict[str, object], redis: OwnRedis) -> Iterator[Flask]:
    with website(
        {
            **settings,
            "WTF_CSRF_ENABLED": False,
            "METRICS": "loopback",
            "RATE_LIMIT_STORAGE": redis.address,
        }
    ) as app:
        yield app


def health(app: Flask) -> tuple[int, str, bool]:
    answer = app.test_client().get("/health")
    lost = "threshold_limits_storage_lost 1.0" in app.test_client().get("/metrics").text
    return answer.status_code, (answer.json or {})["status"], lost


def test_limits_go_on_in_memory_while_redis_is_lost(
    shared: Flask, redis: OwnRedis, caplog: pytest.LogCaptureFixture
) -> None:
    client = shared.test_client()
    assert [wrong_sign_in(client) for _ in range(3)] == [400, 400, 429]
    assert health(shared) == (200, "ok", False)
    redis.kill()
    assert [wrong_sign_in(client) for _ in range(3)] == [400, 400, 429]
    assert client.post("/decks/new").status_code == 303
    told = "limits are counted in memory, because Redis does not answer"
    assert health(shared) == (200, told, True)
    assert "Traceback" not in caplog.text
    redis.start()
    assert health(shared) == (200, "ok", False)
    assert [wrong_sign_in(client) for _ in range(3)] == [400, 400, 429]


def test_limits_go_on_in_memory_while_redis_is_full(shared: Flask, redis: OwnRedis) -> None:
    client = shared.test_client()
    told = "limits are counted in memory, because Redis does not answer"
    with redis.full():
        assert health(shared) == (200, told, True)
        assert [wrong_sign_in(client) for _ in range(3)] == [400, 400, 429]
        assert health(shared) == (200, told, True)
    assert health(shared) == (200, "ok", False)


def test_a_site_starts_while_redis_is_lost(settings: dict[str, object], redis: OwnRedis) -> None:
    redis.kill()
    app = create_app({**settings, "RATE_LIMIT_STORAGE": redis.address, "WTF_CSRF_ENABLED": False})
    assert [wrong_sign_in(app.test_client()) for _ in range(3)] == [400, 400, 429]
    app.extensions["database"].close()


def test_redis_that_hangs_is_not_waited_for(shared: Flask, redis: OwnRedis) -> None:
    client = shared.test_client()
    with redis.frozen():  # who waited for it would wait for ever
        assert [wrong_sign_in(client) for _ in range(3)] == [400, 400, 429]


@pytest.mark.parametrize("jump", [timedelta(days=-400), timedelta(days=400)], ids=["back", "on"])
def test_a_clock_that_is_set_locks_nobody_out(client: FlaskClient, jump: timedelta) -> None:
    assert [wrong_sign_in(client) for _ in range(3)] == [400, 400, 429]
    with time_machine.travel(datetime.now(UTC) + jump):
        assert [wrong_sign_in(client) for _ in range(3)] == [400, 400, 429]
    assert wrong_sign_in(client) == 400
