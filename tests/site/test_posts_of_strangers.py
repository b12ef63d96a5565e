"""Posts of strangers on the surfaces of the site: what was not read is said on each of them."""

from __future__ import annotations

import html
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games import game
from tests.site.events.conftest import Desk, event_fields
from tests.site.events.desk_actions import versions
from tests.strangers.posts import POSTS, Post
from tests.strangers.test_posts import read

parametrized = pytest.mark.parametrize("post", POSTS, ids=[post.name for post in POSTS])


def shown(page: str) -> str:
    """The words of a page, as somebody reads them."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


def event_of(key: str, app: Flask) -> Desk:
    """An event of a game in the format that is meant where none is named."""
    client = app.test_client()
    chosen = {
        "edition": game(key).editions.default,
        "format": game(key).construction.needed().default_format,
    }
    fields = {**event_fields(), **chosen}
    answer = client.post(f"/events/new?game={key}", data=fields)
    assert answer.status_code == 303, answer.text
    return Desk(app, client, answer.location)


@parametrized
def test_the_api_has_every_open_line(post: Post, client: FlaskClient) -> None:
    answer = client.post(f"/api/v1/games/{post.game}/check", json={"list": post.text}).json
    open_lines = read(post).open_lines
    assert (answer["verdict"] == "unreadable") is bool(open_lines)
    texts = [line["text"] for line in answer["import"] if line["status"] == "open"]
    assert texts == [line.text for line in open_lines]


@parametrized
def test_the_front_page_says_every_open_line(post: Post, client: FlaskClient) -> None:
    page = shown(client.post(f"/{post.game}/", data={"list": post.text}).text)
    for line in read(post).open_lines:
        assert " ".join(line.text.split()) in page
    if read(post).open_lines:
        assert "Legal" not in page.partition("What")[0]


@parametrized
def test_the_desk_takes_no_list_with_an_open_line(post: Post, app: Flask) -> None:
    desk = event_of(post.game, app)
    player = desk.enter("Ada")
    answer = player.post("/hand-in", list=post.text, do="hand_in")
    open_lines = read(post).open_lines
    page = shown(answer.text)
    for line in open_lines:
        assert " ".join(line.text.split()) in page
    assert not open_lines or versions(desk) == []
