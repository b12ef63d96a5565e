"""Collections without an account: kept for the session, by a link, and taken into an account."""

import re
from datetime import timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select

from app.games.spoils.facts import Printing
from app.site.cards.holdings import COLLECTION_KEY
from app.site.purge import purge
from app.tables import Collection, utc_now
from tests.site.collection.conftest import counts, fields

PASSWORD = "four staples of rage"
AT = "/spoils/collection"


def stored(app: Flask) -> list[Collection]:
    with app.extensions["database"].reading() as session:
        return list(session.exec(select(Collection)))


def count(client: FlaskClient, printing: Printing, copies: int) -> None:
    answer = client.post(f"{AT}/2ed", data=fields(printing, 0, copies))
    assert answer.status_code == 303


def owned(client: FlaskClient) -> int:
    return int(re.search(r"<b>([\d,]+)</b>copies", client.get(AT).text)[1])  # type: ignore[index]


@pytest.mark.parametrize("path", ["", "/2ed", "/search?q=scout", "/wish", "/import"])
def test_looking_at_a_collection_makes_none(client: FlaskClient, app: Flask, path: str) -> None:
    assert client.get(AT + path).status_code == 200
    assert client.post(f"{AT}/2ed", data={"change": "save"}).status_code == 303
    assert stored(app) == []
    with client.session_transaction() as kept:
        assert COLLECTION_KEY not in kept, "there is no collection that a link could open"


def test_the_first_count_makes_a_collection_for_this_visitor_only(
    client: FlaskClient, app: Flask, scout: Printing
) -> None:
    count(client, scout, 3)
    assert owned(client) == 3
    assert owned(app.test_client()) == 0
    [made] = stored(app)
    assert made.user_id is None


def test_hits_and_rows_of_the_builder_show_owned_and_missing_copies(
    client: FlaskClient, scout: Printing
) -> None:
    base = client.post("/decks/new").location
    assert "owned" not in client.get(f"{base}/search?q=4+scout").text
    count(client, scout, 3)
    page = client.get(f"{base}?q=4+scout").text
    assert "3 owned, 1 missing" in page
    assert "Only what I own" in page
    client.post(f"{base}/change", data={"version": "1", "change": f"add deck {scout.id} 4"})
    row = client.get(base).text.partition('class="row-held lacking"')[2]
    assert "3/4" in row


def test_the_missing_cards_of_a_deck_are_shown_and_wished_for(
    client: FlaskClient, scout: Printing
) -> None:
    base = client.post("/decks/precon/starter-arcanist-warlord").location
    missing = f"{base}/missing"
    assert "Count your cards first" in client.get(missing, follow_redirects=True).text
    count(client, scout, 1)
    assert "Add to the wish list" in client.get(missing, follow_redirects=True).text
    client.post(missing)
    assert 'name="copies.any:' in client.get(f"{AT}/wish").text


def test_a_new_account_takes_the_collection_over(
    client: FlaskClient, app: Flask, scout: Printing
) -> None:
    count(client, scout, 3)
    assert "a collection of 3 copies" in client.get("/account/sign-up").text
    client.post("/account/sign-up", data={"name": "Ada", "password": PASSWORD, "keep": "y"})
    assert counts(app) == {scout.id: 3}
    [kept] = stored(app)
    assert kept.key_hash is None
    client.post("/account/sign-out")
    assert owned(client) == 0


def test_an_account_with_cards_is_asked_first(
    ada: FlaskClient, app: Flask, scout: Printing
) -> None:
    count(ada, scout, 1)
    ada.post("/account/sign-out")
    count(ada, scout, 3)
    ada.post("/account/sign-in", data={"name": "Ada", "password": PASSWORD})
    assert owned(ada) == 1
    assert "You counted 3 copies on this device" in ada.get(AT).text
    ada.post(f"{AT}/take")
    assert owned(ada) == 4
    assert len(stored(app)) == 1


def test_its_link_opens_it_on_another_device(
    client: FlaskClient, app: Flask, scout: Printing
) -> None:
    count(client, scout, 3)
    link = re.search(r'href="(/spoils/collection/link/[^"]+)"', client.get(AT).text)
    assert link
    other = app.test_client()
    assert "Use this collection on this device?" in other.get(link[1]).text
    assert owned(other) == 0
    other.post(link[1])
    assert owned(other) == 3
    assert other.get(f"{AT}/link/{'A' * 32}").status_code == 404


def test_an_unused_collection_is_deleted_after_180_days(
    client: FlaskClient, ada: FlaskClient, app: Flask, scout: Printing
) -> None:
    count(client, scout, 3)
    count(ada, scout, 2)
    database = app.extensions["database"]
    with database.writing() as session:
        for one in session.exec(select(Collection)):
            one.used_at = utc_now() - timedelta(days=179)
            session.add(one)
    purge(database)
    assert len(stored(app)) == 2
    assert owned(client) == 3  # which counts as a use
    purge(database, utc_now().date() + timedelta(days=2))
    assert len(stored(app)) == 2
    with database.writing() as session:
        for one in session.exec(select(Collection)):
            one.used_at = utc_now() - timedelta(days=182)
            session.add(one)
    purge(database)
    assert [one.user_id is None for one in stored(app)] == [False]
