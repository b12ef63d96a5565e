"""Events as tests use them: made by the form, reached by their links, on both databases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.test import TestResponse

from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.tables import Database, Event, utc_now
from tests.support.site import website

PASSWORD = "four staples of rage"


@dataclass
class Desk:
    """An event with its organizer's client. `base` is the organizer's address."""

    app: Flask
    client: FlaskClient
    base: str

    @property
    def database(self) -> Database:
        database: Database = self.app.extensions["database"]
        return database

    @property
    def event(self) -> Event:
        """The newest event, as it stands."""
        with self.database.reading() as session:
            return session.exec(select(Event).order_by(Event.id.desc())).first()  # type: ignore

    def change(self, **values: object) -> None:
        """Set columns of the event, as time or the organizer would."""
        with self.database.writing() as session:
            event = session.get_one(Event, self.event.id)
            for name, value in values.items():
                setattr(event, name, value)
            session.add(event)

    def get(self, path: str = "") -> TestResponse:
        return self.client.get(self.base + path)

    def post(self, path: str, **data: object) -> TestResponse:
        return self.client.post(self.base + path, data=data, content_type="multipart/form-data")

    def settings(self, **data: object) -> TestResponse:
        """Store the settings as they stand now, with these fields."""
        found = re.search(r'name="seen"[^>]* value="(\w+)"', self.get("/settings").text)
        assert found
        return self.post("/settings", **{"seen": found[1], **data})

    def move(self, action: str, **data: object) -> None:
        assert self.post("/move", move=action, **data).status_code == 303

    def pass_deadline(self) -> None:
        """Let the deadline and its grace be over."""
        self.change(deadline=utc_now() - timedelta(hours=1))

    def link(self, kind: str, label: str = "") -> str:
        """A fresh link of a judge or organizer."""
        self.post("/links/new", kind=kind, label=label)
        page = self.get("/links").text
        found = re.search(rf"/events/{kind}/[\w-]+", page.partition('id="fresh"')[2])
        assert found, page
        return found[0]

    def enter(self, name: str) -> Player:
        """A player who comes by the code."""
        client = self.app.test_client()
        answer = client.post(f"/events/view/{self.event.public_id}", data={"name": name})
        assert answer.status_code == 303, answer.text
        return Player(client, answer.location)


@dataclass
class Player:
    """A player with an own link."""

    client: FlaskClient
    base: str

    def get(self, path: str = "") -> TestResponse:
        return self.client.get(self.base + path)

    def post(self, path: str, **data: object) -> TestResponse:
        return self.client.post(self.base + path, data=data, content_type="multipart/form-data")


@pytest.fixture
def app(site_database: Database, tmp_path: Path) -> Iterator[Flask]:
    """The website on SQLite, then on PostgreSQL; forms need no token."""
    settings = {
        "INSTANCE": str(tmp_path / "instance"),
        "DATABASE_URL": site_database.url.render_as_string(hide_password=False),
        "TESTING": True,
        "WTF_CSRF_ENABLED": False,
    }
    with website(settings) as made:
        yield made


def event_fields(**changes: object) -> dict[str, object]:
    """The form of a constructed event next week, with changes."""
    day = utc_now().date() + timedelta(days=7)
    return {
        "name": "Sarcophyle Open",
        "starts_on": day.isoformat(),
        "time_zone": "Europe/Vienna",
        "format": "constructed",
        "edition": "cr3",
        "supplied": "staples+factions",
        "pool_kind": "none",
        "deadline": f"{(day - timedelta(days=1)).isoformat()}T18:00",
        "grace_seconds": "60",
        "most_versions": "10",
        "may_be_illegal": "y",
        **changes,
    }


def make_event(app: Flask, **changes: object) -> Desk:
    """An event made without an account."""
    client = app.test_client()
    answer = client.post("/events/new", data=event_fields(**changes))
    assert answer.status_code == 303, answer.text
    return Desk(app, client, answer.location)


@pytest.fixture
def desk(app: Flask) -> Desk:
    """A constructed event that stands open."""
    return make_event(app)


@pytest.fixture
def precon(catalogue: Catalogue) -> str:
    """A precon as plain text: 50 cards, so too few for constructed."""
    return precon_text(catalogue, 0)


def precon_text(catalogue: Catalogue, place: int) -> str:
    """The precon of that place as plain text."""
    precons = list(catalogue.precons.values())
    return DECK_FILES.write(DECK_FILES.of_precon(precons[place % len(precons)], catalogue), "txt")
