"""The list of decks searched: what fits is shown, a mistake shows its place and hides nothing."""

import re
from datetime import UTC, datetime
from urllib.parse import urlencode

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.site.decks.stored_decks import DECKS
from tests.site.decks.conftest import STARTER, Builder
from tests.support.site import heard


def names(answer: TestResponse) -> list[str]:
    """The decks that a page lists."""
    return re.findall(r'<th scope="row"><a href="/decks/(?:own|edit)/[^"]+">([^<]+)<', answer.text)


def search(client: FlaskClient, query: str, **headers: str) -> TestResponse:
    return client.get(f"/decks?{urlencode({'q': query})}", headers=headers)


def made(client: FlaskClient, name: str, scouts: int, scout: str) -> Builder:
    """A deck of this many Scouts."""
    deck = Builder(client, client.post("/decks/new", data={"name": name}).location)
    deck.press("set", **{f"copies.deck.{scout}": str(scouts)})
    return deck


@pytest.fixture
def three(client: FlaskClient, scout: str) -> dict[str, Builder]:
    """A precon and two decks of Scouts, opened in this browser."""
    precon = Builder(client, client.post(f"/decks/precon/{STARTER}").location)
    return {
        "precon": precon,
        "Four": made(client, "Four", 4, scout),
        "One": made(client, "One", 1, scout),
    }


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("[[!Scout]]>=1 [[]]<9", ["One", "Four"]),
        ("[[!Scout]]=4", ["Four"]),
        ("[[]]=1", ["One"]),
        ("four", ["Four"]),
        ("valid:no -four -[[]]>4", ["One"]),
        ("faction:/./ four", []),
        ("tag:four", []),
    ],
)
def test_a_query_shows_the_decks_that_fit(
    client: FlaskClient, three: dict[str, Builder], query: str, found: list[str]
) -> None:
    page = search(client, query)
    assert names(page) == found
    assert f"{len(found)} of 3 decks" in page.text
    assert "Decks: " in page.text


def test_tags_of_a_deck_are_found(
    client: FlaskClient, three: dict[str, Builder], scout: str
) -> None:
    deck = three["Four"]
    deck.press("set", **{f"tags.deck.{scout}": "combo, early"})
    assert names(search(client, "tag=combo")) == ["Four"]


def test_the_decks_of_an_account_are_searched_too(client: FlaskClient, scout: str) -> None:
    client.post("/account/sign-up", data={"name": "Mira", "password": "four staples of rage"})
    made(client, "Mine", 2, scout)
    made(client, "Other", 3, scout)
    assert names(search(client, "[[!Scout]]=2")) == ["Mine"]
    assert "1 of 2 decks" in search(client, "[[!Scout]]=2").text


def test_asking_what_is_owned_without_an_account_says_so(
    client: FlaskClient, three: dict[str, Builder]
) -> None:
    page = search(client, "[[own>2]]")
    assert "<mark>own&gt;2</mark>" in page.text
    assert len(names(page)) == 3


def test_once_an_account_has_counted_cards_its_decks_are_searched_for_them(
    client: FlaskClient, scout: str
) -> None:
    client.post("/account/sign-up", data={"name": "Mira", "password": "four staples of rage"})
    made(client, "Mine", 2, scout)
    assert "<mark>own&gt;0</mark>" in search(client, "[[own>0]]").text
    count = {f"seen.{scout}": "0", f"copies.{scout}": "1", "change": "save"}
    assert client.post("/spoils/collection/2ed", data=count).status_code == 303
    assert names(search(client, "[[own>0]]")) == ["Mine"]
    assert names(search(client, "[[own>1]]")) == []


def test_a_mistake_is_marked_and_all_decks_stay(
    client: FlaskClient, three: dict[str, Builder]
) -> None:
    page = search(client, "four [[c:zz]]>3")
    assert "four [[c:<mark>zz</mark>]]&gt;3" in page.text
    assert 'aria-invalid="true"' in page.text
    assert len(names(page)) == 3


def test_a_script_gets_the_lists_alone(client: FlaskClient, three: dict[str, Builder]) -> None:
    part = search(client, "four", **{"X-Fragment": "results"})
    assert "<html" not in part.text
    assert names(part) == ["Four"]


def test_nobody_finds_the_decks_of_others(
    app: Flask, client: FlaskClient, three: dict[str, Builder]
) -> None:
    assert names(search(app.test_client(), "[[]]>=0")) == []
    assert "No decks yet" in search(app.test_client(), "[[]]>=0").text


def test_updated_asks_for_the_day_of_the_last_save(
    app: Flask, client: FlaskClient, three: dict[str, Builder]
) -> None:
    with app.extensions["database"].writing() as session:
        moved = DECKS.update().where(DECKS.c.name == "One")
        session.connection().execute(moved.values(updated_at=datetime(2019, 5, 17, tzinfo=UTC)))
    assert names(search(client, "updated=2019-05")) == ["One"]
    assert names(search(client, "updated<2019-05-17")) == []


def test_however_many_decks_are_searched_by_the_same_few_statements(
    app: Flask, client: FlaskClient, three: dict[str, Builder], scout: str
) -> None:
    def statements() -> int:
        counted: list[str] = []
        engine = app.extensions["database"].engine

        def note(_c: object, _d: object, statement: str, *_: object) -> None:
            counted.append(statement)

        with heard(engine, "before_cursor_execute", note):
            search(client, "[[!Scout]] valid:no tag:x")
        return len(counted)

    before = statements()
    for number in range(5):
        made(client, f"More {number}", 4, scout)
    assert statements() == before


@pytest.mark.parametrize("name", ["scout", "hall-of-great-justice"])
def test_a_card_leads_to_the_decks_that_hold_it(client: FlaskClient, scout: str, name: str) -> None:
    page = client.get(f"/spoils/cards/{name}").text
    link = re.search(r'href="(/decks\?q=[^"]+)">Your decks with this card', page)
    assert link is not None
    made(client, "Without it", 0, scout)
    assert names(client.get(link[1])) == []
    deck = made(client, "With it", 1, scout)
    hall = re.search(r'<option value="([^"]+)">Hall of Great Justice', deck.page)
    assert hall is not None
    deck.press("faction", faction=hall[1])
    assert names(client.get(link[1])) == ["With it"]
