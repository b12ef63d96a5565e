"""The website on PostgreSQL: accounts, curation and what is mine, from start to end."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from werkzeug.datastructures import FileStorage

from app.games.spoils import KEY as SPOILS
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.facts import Catalogue
from app.site.accounts import store
from app.tables import Database, Role
from app.tables.curation import site_catalogue
from tests.conftest import postgres_copy
from tests.support.site import website

PASSWORD = "four staples of rage"
CARDS = b"name,cost\nAir Travel,9\n"


@pytest.fixture
def app(postgres: str, prepared_postgres: str, tmp_path: Path) -> Iterator[Flask]:
    for address in postgres_copy(postgres, prepared_postgres):
        settings = {
            "INSTANCE": str(tmp_path / "instance"),
            "DATABASE_URL": address,
            "TESTING": True,
            "WTF_CSRF_ENABLED": False,
        }
        with website(settings) as made:
            yield made


def test_a_member_becomes_a_curator_changes_a_fact_and_leaves(app: Flask) -> None:
    database: Database = app.extensions["database"]
    client = app.test_client()
    client.post("/account/sign-up", data={"name": "Ada", "password": PASSWORD})
    for _ in range(2):
        wrong = {"name": "Ada", "password": "wrong password"}
        assert app.test_client().post("/account/sign-in", data=wrong).status_code == 400
    store.set_role(database, 1, Role.ADMINISTRATOR)
    shown = client.post(
        "/spoils/curation/import", data={"files": [FileStorage(io.BytesIO(CARDS), "cards.csv")]}
    ).text
    hidden = {
        name: shown.partition(f'name="{name}" type="hidden" value="')[2].partition('"')[0]
        for name in ("writes", "agreed")
    }
    client.post("/spoils/curation/import/store", data={**hidden, "reason": "the printed card"})
    assert "the printed card" in client.get("/spoils/curation").text
    assert "the printed card" in client.get("/spoils/cards/air-travel").text
    health = client.get("/health").json
    assert (health["status"], health["catalogue"]) == ("ok", CARD_DATA.version)
    client.post("/decks/new", data={"name": "Kept"})
    assert '"Kept"' in client.get("/account/export").text
    settings = {"PROXIES": "0", "MAIL_PORT": "587", "MAIL_SECURITY": "tls", "MAIL_HOST": "m"}
    assert client.post("/site/settings", data=settings).status_code == 303
    assert client.post("/account/delete", data={"password": PASSWORD}).status_code == 303
    assert client.get("/account").status_code == 302
    with database.reading() as session:
        assert site_catalogue(session, SPOILS).by_name["Air Travel"].cost == 9
        assert store.list_users(session) == []


def test_decks_are_searched_by_cards_tags_and_verdict(app: Flask, catalogue: Catalogue) -> None:
    scout = catalogue.newest_printing(catalogue.by_name["Scout"]).id
    client = app.test_client()
    deck = client.post("/decks/new", data={"name": "Four"}).location
    row = {f"copies.deck.{scout}": "4", f"tags.deck.{scout}": "combo", "change": "set"}
    assert client.post(f"{deck}/change", data={"version": "1", **row}).status_code == 303
    for query, count in (("[[!Scout]]=4 tag=combo valid:no", 1), ("[[!Scout]]>4", 0)):
        page = client.get("/decks", query_string={"q": query}).text
        assert f"{count} of 1 deck" in page
