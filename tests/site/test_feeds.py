"""Feed readers learn what is new: public decks of a game, and the rounds of an event."""

import re
from xml.etree.ElementTree import Element

from defusedxml import ElementTree
from flask import Flask
from flask.testing import FlaskClient

from tests.site.api.test_tokens import API, carrying, make
from tests.site.decks.test_public_decks import member, publish
from tests.site.events.conftest import make_event
from tests.site.events.rounds.test_rounds import enter_all, pair, with_players

ATOM = "{http://www.w3.org/2005/Atom}"


def feed_of(client: FlaskClient, page: str) -> tuple[str, Element]:
    """Return the address and the content of the feed that a page names in its head."""
    found = re.search(r'type="application/atom\+xml"[^>]* href="([^"]+)"', client.get(page).text)
    assert found, page
    answer = client.get(found[1])
    assert answer.content_type == "application/atom+xml; charset=utf-8"
    assert "Set-Cookie" not in answer.headers
    for known in (
        {"If-None-Match": answer.headers["ETag"]},
        {"If-Modified-Since": answer.headers["Last-Modified"]},
    ):
        again = client.get(found[1], headers=known)
        assert (again.status_code, again.data) == (304, b"")
    return found[1], ElementTree.fromstring(answer.data)


def texts(feed: Element, name: str) -> list[str]:
    return [it.findtext(f"{ATOM}{name}", "") for it in feed.iter(f"{ATOM}entry")]


def test_a_feed_has_public_decks_and_no_others(app: Flask, client: FlaskClient) -> None:
    address, empty = feed_of(client, "/spoils/decks")
    assert (address, texts(empty, "title")) == ("/spoils/decks/feed.atom", [])
    assert empty.findtext(f"{ATOM}updated")
    ada = member(app, "Ada")
    own = publish(ada).replace("/view/", "/own/")
    change = {"version": 1, "fields": {"name": "<Scouts> & Co"}}
    renamed = client.post(
        f"{API}{own}/changes", json=change, headers=carrying(make(ada, "decks:write"))
    )
    assert renamed.status_code == 200
    ada.post("/decks/new")
    _, feed = feed_of(client, "/spoils/decks")
    assert texts(feed, "title") == ["<Scouts> & Co"]
    (link,) = (it.get("href") for it in feed.findall(f"{ATOM}entry/{ATOM}link"))
    assert link is not None
    assert client.get(link).status_code == 200
    assert client.get("/terrus/decks/feed.atom").status_code == 404


def test_a_feed_has_the_rounds_of_an_event(app: Flask, client: FlaskClient) -> None:
    desk = make_event(app, name="A & B")
    page = f"/events/view/{desk.event.public_id}"
    assert texts(feed_of(client, page)[1], "title") == []
    with_players(desk, "Ada", "Ben", "Cy", "Dora")
    desk.move("close")
    desk.move("start")
    pair(desk)
    feed = feed_of(client, page)[1]
    assert feed.findtext(f"{ATOM}title") == "Rounds of A & B"
    assert texts(feed, "summary") == ["2 tables, 2 without a result"]
    enter_all(desk, 1)
    pair(desk)
    later = feed_of(client, page)[1]
    assert texts(later, "title") == ["Round 2", "Round 1"]
    assert texts(later, "summary")[1] == "2 tables, all over"
    assert texts(later, "id")[1] == texts(feed, "id")[0]
    assert texts(later, "updated")[1] > texts(feed, "updated")[0]
    assert client.get("/events/view/none/feed.atom").status_code == 404
