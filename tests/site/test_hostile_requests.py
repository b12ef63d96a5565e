"""Requests that no browser sends are answered in words, on both databases, and change nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from shutil import copy

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app import create_app
from app.site.accounts import store as accounts
from app.tables import Role
from tests.conftest import BOTH_DATABASES, postgres_copy
from tests.site.events.conftest import make_event
from tests.site.hostile import (
    ADMINISTRATOR,
    ANYBODY,
    CURATOR,
    HOSTILE,
    PASSWORD,
    Hostile,
    file_of,
)

PRECON = "starter-arcanist-warlord"


@dataclass
class Site:
    """A site with a deck, an event with a player, a curator and an administrator."""

    app: Flask
    visitors: dict[str, FlaskClient]
    places: dict[str, str]

    def send(self, hostile: Hostile) -> TestResponse:
        """Ask what a row of the list asks."""
        client = self.visitors[hostile.by]
        path = hostile.path.format(**self.places)
        if hostile.form is None:
            return client.get(path)
        files = {name: file_of(text, called) for name, (called, text) in hostile.files.items()}
        return client.post(path, data={**hostile.form, **files}, content_type="multipart/form-data")


@pytest.fixture(scope="module", params=BOTH_DATABASES)
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """One site for all requests: none of them may change it."""
    folder = tmp_path_factory.mktemp("hostile")
    if request.param == "sqlite":
        copy(request.getfixturevalue("prepared_file"), folder / "site.sqlite")
        addresses = iter([f"sqlite:///{folder / 'site.sqlite'}"])
    else:
        server = request.getfixturevalue("postgres")
        addresses = postgres_copy(server, request.getfixturevalue("prepared_postgres"))
    for address in addresses:
        app = create_app(
            {
                "INSTANCE": str(folder / "instance"),
                "DATABASE_URL": address,
                "WTF_CSRF_ENABLED": False,
                "PROPAGATE_EXCEPTIONS": False,
                "MAIL_HOST": "localhost",
                "MAIL_FROM": "site@example.org",
            }
        )
        yield made(app)
        app.extensions["database"].close()


def made(app: Flask) -> Site:
    visitors = {ANYBODY: app.test_client()}
    for name, role in ((CURATOR, Role.CURATOR), (ADMINISTRATOR, Role.ADMINISTRATOR)):
        accounts.add_user(app.extensions["database"], name, PASSWORD, role)
        visitors[name] = app.test_client()
        visitors[name].post("/account/sign-in", data={"name": name, "password": PASSWORD})
    desk = make_event(app)
    player = desk.enter("Ada")
    closed = make_event(app)
    closed.move("close")
    deck = visitors[ANYBODY].post(f"/decks/precon/{PRECON}").location
    page = visitors[ANYBODY].get(f"{deck}/share").text
    places = {
        "deck": deck,
        "read": re.search(r"/decks/read/[\w-]+", page)[0],  # type: ignore[index]
        "event": desk.base,
        "player": player.base,
        "closed": closed.base,
        "precon": PRECON,
        "marks": "%CC%81" * 30_000,
    }
    return Site(app, visitors, places)


@pytest.mark.parametrize("hostile", HOSTILE, ids=lambda hostile: hostile.name)
def test_a_hostile_request_is_answered_in_words(site: Site, hostile: Hostile) -> None:
    answer = site.send(hostile)
    assert answer.status_code == hostile.status, answer.text[:3000]
    assert hostile.says in answer.text, answer.text[:5000]
    assert 400 <= hostile.status < 500
