"""What costs is limited for each visitor, who is told when to try again."""

import pytest
from flask import Flask
from flask.testing import FlaskClient
from limits import parse

from app.site.platform import rate_limits
from app.site.platform.rate_limits import LIMITS, Cost
from tests.support.site import website

SIGN_UP = {"name": "Ada", "password": "four staples of rage"}


@pytest.fixture(autouse=True)
def two_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    few = dict.fromkeys(Cost, parse("2 per minute"))
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
    assert wrong_sign_in(client, "2001:db8:0:1::1") == 400


def test_an_account_is_limited_wherever_it_is_used(client: FlaskClient) -> None:
    client.post("/account/sign-up", data=SIGN_UP, environ_base={"REMOTE_ADDR": "192.0.2.1"})
    made = [
        client.post("/decks/new", environ_base={"REMOTE_ADDR": f"192.0.2.{n}"}).status_code
        for n in (1, 2, 3)
    ]
    assert made == [303, 303, 429]


def test_every_kind_of_cost_has_a_limit_and_a_page(app: Flask) -> None:
    assert set(LIMITS) == set(Cost)
    used = {getattr(view, "cost", None) for view in app.view_functions.values()}
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
