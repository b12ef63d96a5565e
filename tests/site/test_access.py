"""Every route says who may use it."""

import re
from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from app.site.platform.request.access import Access, declared, open_to


@pytest.fixture
def app(settings: dict[str, object]) -> Iterator[Flask]:
    """A website that has not answered yet, so that a test can add routes."""
    made = create_app({**settings, "WTF_CSRF_ENABLED": False})
    yield made
    made.extensions["database"].close()


def test_every_route_declares_who_may_use_it(app: Flask) -> None:
    silent = [
        str(rule)
        for rule in app.url_map.iter_rules()
        if declared(app.view_functions[rule.endpoint]) is None
    ]
    assert silent == []


def test_a_route_that_declares_nothing_is_closed(app: Flask) -> None:
    app.add_url_rule("/silent", "silent", lambda: "open")
    assert app.test_client().get("/silent").status_code == 404


@pytest.mark.parametrize("access", [access for access in Access if access.needs_account])
def test_a_route_for_accounts_shows_nothing_to_others(app: Flask, access: Access) -> None:
    view = open_to(access)(lambda: "secret")
    app.add_url_rule("/closed", "closed", view, methods=["POST"])
    answer = app.test_client().post("/closed")
    assert answer.status_code == 404
    assert b"secret" not in answer.data


def test_not_there_and_not_yours_look_the_same(app: Flask) -> None:
    app.add_url_rule("/closed", "closed", open_to(Access.CURATOR)(lambda: "secret"))
    client: FlaskClient = app.test_client()
    app.extensions["account_loader"] = Player
    closed, missing = client.get("/closed"), client.get("/absent")
    assert closed.status_code == missing.status_code == 404
    assert _without_token(closed.text, "/closed") == _without_token(missing.text, "/absent")


def _without_token(page: str, path: str) -> str:
    """A page without its own path, and without the token that changes every second."""
    return re.sub(r'(name="csrf_token"[^>]*value=")[^"]*', r"\1", page).replace(path, "")


class Player:
    """An account that may nothing special."""

    name = "Player"

    def may(self, access: Access) -> bool:
        return access is Access.SIGNED_IN
