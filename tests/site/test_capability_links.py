"""The links that a session holds."""

from collections.abc import Iterator
from enum import StrEnum

import pytest
from flask import Flask, session
from werkzeug.exceptions import NotFound

from app.site.platform.request.capability_links import MOST_REMEMBERED, SessionLinks, known_way


class Door(StrEnum):
    """Two ways in."""

    FRONT = "front"
    BACK = "back"


LINKS = SessionLinks("doors", Door, usual=Door.FRONT)


@pytest.fixture(autouse=True)
def _request() -> Iterator[None]:
    """A request with a session of its own."""
    app = Flask(__name__)
    app.config["SECRET_KEY"] = "secret"
    with app.test_request_context():
        yield


def test_the_newest_link_stands_first_and_once() -> None:
    LINKS.remember(Door.FRONT, "a")
    LINKS.remember(Door.BACK, "b")
    LINKS.remember(Door.FRONT, "a")
    assert LINKS.links == [(Door.FRONT, "a"), (Door.BACK, "b")]
    assert LINKS.keys == ["a", "b"]


def test_the_oldest_link_goes_when_there_are_too_many() -> None:
    for number in range(MOST_REMEMBERED + 1):
        LINKS.remember(Door.FRONT, str(number))
    assert len(LINKS.keys) == MOST_REMEMBERED
    assert LINKS.keys[0] == str(MOST_REMEMBERED)
    assert "0" not in LINKS.keys


def test_a_forgotten_link_is_gone() -> None:
    LINKS.remember(Door.FRONT, "a")
    LINKS.remember(Door.BACK, "b")
    LINKS.forget("a")
    assert LINKS.links == [(Door.BACK, "b")]


def test_what_a_session_held_before_is_read() -> None:
    session["doors"] = ["a", ["back", "b"], ["cellar", "c"], ["back"], 5]
    assert LINKS.links == [(Door.FRONT, "a"), (Door.BACK, "b")]
    session["doors"] = "a"
    assert LINKS.links == []


def test_an_unknown_way_leads_nowhere() -> None:
    assert known_way(Door, "back") is Door.BACK
    with pytest.raises(NotFound):
        known_way(Door, "cellar")
