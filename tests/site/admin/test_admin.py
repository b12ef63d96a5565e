"""Running a site: health, settings, accounts and roles."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import text
from sqlmodel import select

from app import create_app, release
from app.compiled import engine_in_use
from app.games.spoils.card_data import CARD_DATA
from app.site.accounts import store
from app.site.stored_settings import CHOICES
from app.tables import Database, Deck, Role, User

PASSWORD = "four staples of rage"
ENTRIES = {"PROXIES": "0", "MAIL_PORT": "587", "MAIL_SECURITY": "starttls"}


@pytest.fixture
def rows(app: Flask) -> Database:
    database = app.extensions["database"]
    assert isinstance(database, Database)
    return database


@pytest.fixture
def admin(app: Flask, rows: Database) -> FlaskClient:
    return signed_in(app, rows, "Adam", Role.ADMINISTRATOR)


def signed_in(app: Flask, rows: Database, name: str, role: Role) -> FlaskClient:
    store.add_user(rows, name, PASSWORD, role)
    client = app.test_client()
    client.post("/account/sign-in", data={"name": name, "password": PASSWORD})
    return client


@contextmanager
def restarted(app: Flask, folder: object, **given: str) -> Iterator[Flask]:
    """The site as another process would start it."""
    again = create_app(
        {"DATABASE_URL": app.config["DATABASE_URL"], "INSTANCE": f"{folder}/again", **given}
    )
    yield again
    again.extensions["database"].close()


def test_health_says_what_is_served(client: FlaskClient) -> None:
    answer = client.get("/health")
    assert answer.status_code == 200
    engine = engine_in_use()
    assert answer.json == {
        "status": "ok", "catalogue": CARD_DATA.version, "engine": engine,
        "version": release.version(), "build": release.build(),
    }  # fmt: skip
    assert release.version() in client.get("/privacy").text


def test_crawlers_are_told_what_to_leave_alone(client: FlaskClient) -> None:
    answer = client.get("/robots.txt")
    assert (answer.status_code, answer.mimetype) == (200, "text/plain")
    assert "Disallow: /account\n" in answer.text
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize(
    ("contact", "says"),
    [
        ("security@example.org", "mailto:security@example.org"),
        ("https://example.org/security", "https://example.org/security"),
    ],
)
def test_whoever_finds_a_flaw_is_told_whom_to_tell(app: Flask, contact: str, says: str) -> None:
    client = app.test_client()
    assert client.get("/.well-known/security.txt").status_code == 404
    app.config["SECURITY_CONTACT"] = contact
    lines = dict(
        line.split(": ") for line in client.get("/.well-known/security.txt").text.splitlines()
    )
    assert lines["Contact"] == says
    assert datetime.fromisoformat(lines["Expires"]) > datetime.now(UTC)


def test_health_says_when_the_database_does_not_answer(client: FlaskClient, rows: Database) -> None:
    with rows.writing() as session:
        session.connection().execute(text("DROP TABLE revisions"))
    answer = client.get("/health")
    assert answer.status_code == 503
    assert answer.json == {"status": "the database does not answer"}


def test_settings_hold_at_once_and_after_a_restart(
    app: Flask, admin: FlaskClient, tmp_path: object
) -> None:
    data = {**ENTRIES, "SITE_ADDRESS": "https://t.example.org", "SESSION_COOKIE_SECURE": "y"}
    assert admin.post("/site/settings", data=data).status_code == 303
    assert app.config["SITE_ADDRESS"] == "https://t.example.org"
    with restarted(app, tmp_path) as again:
        assert again.config["SITE_ADDRESS"] == "https://t.example.org"
        assert again.config["SESSION_COOKIE_SECURE"] is True


def test_what_is_given_otherwise_is_not_overruled(
    app: Flask, admin: FlaskClient, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = {**ENTRIES, "SITE_ADDRESS": "https://stored.example.org", "MAIL_HOST": "stored"}
    admin.post("/site/settings", data=data)
    monkeypatch.setenv("THRESHOLD_MAIL_HOST", "given")
    with restarted(app, tmp_path, SITE_ADDRESS="https://given.example.org") as again:
        assert again.config["SITE_ADDRESS"] == "https://given.example.org"
        assert again.config["MAIL_HOST"] == "given"


def test_the_mail_password_is_never_shown_and_stays_when_left_empty(
    app: Flask, admin: FlaskClient
) -> None:
    admin.post("/site/settings", data={**ENTRIES, "MAIL_PASSWORD": "hush-hush"})
    assert "hush-hush" not in admin.get("/site/settings").text
    admin.post("/site/settings", data={**ENTRIES, "MAIL_HOST": "mail.example.org"})
    assert app.config["MAIL_PASSWORD"] == "hush-hush"


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("PROXIES", "two", "whole number"),
        ("MAIL_PORT", "70000", "65535"),
        ("MAIL_SECURITY", "some", "Choose one of"),
        ("SITE_ADDRESS", "t.example.org", "must begin with https://"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_and_nothing_is_stored(
    app: Flask, admin: FlaskClient, key: str, value: str, message: str
) -> None:
    answer = admin.post("/site/settings", data={**ENTRIES, "MAIL_HOST": "x", key: value})
    assert answer.status_code == 400
    assert message in answer.text
    assert app.config["MAIL_HOST"] is None


def test_behind_a_proxy_the_visitors_own_address_counts(
    app: Flask, admin: FlaskClient, tmp_path: object
) -> None:
    admin.post("/site/settings", data={**ENTRIES, "PROXIES": "1"})
    with restarted(app, tmp_path) as again:
        answer = again.test_client().get("/", headers={"X-Forwarded-Proto": "https"})
    assert "Strict-Transport-Security" in answer.headers
    plain = app.test_client().get("/", headers={"X-Forwarded-Proto": "https"})
    assert "Strict-Transport-Security" not in plain.headers


def test_every_setting_is_on_the_page(admin: FlaskClient) -> None:
    page = admin.get("/site/settings").text
    assert all(f'name="{choice.key}"' in page for choice in CHOICES)


def test_roles_are_given_and_taken_at_once(app: Flask, admin: FlaskClient, rows: Database) -> None:
    pia = signed_in(app, rows, "Pia", Role.PLAYER)
    assert pia.get("/spoils/curation").status_code == 404
    assert "Pia" in admin.get("/site/people").text
    admin.post("/site/people/2", data={"role": "curator"})
    assert pia.get("/spoils/curation").status_code == 200
    admin.post("/site/people/2", data={"act": "hide"})
    assert pia.get("/account").status_code == 302
    admin.post("/site/people/2", data={"act": "show"})
    with rows.reading() as session:
        user = session.get_one(User, 2)
        assert (user.role, user.hidden_at) == ("curator", None)


def test_nobody_locks_themselves_out(admin: FlaskClient, rows: Database) -> None:
    admin.post("/site/people/1", data={"role": "player"})
    admin.post("/site/people/1", data={"act": "hide"})
    assert admin.get("/site/people").status_code == 200
    assert admin.post("/site/people/99", data={"role": "player"}).status_code == 404
    store.add_user(rows, "Pia", PASSWORD)
    assert admin.post("/site/people/2", data={"role": "king"}).status_code == 400


@pytest.mark.parametrize("role", [Role.PLAYER, Role.ORGANIZER, Role.CURATOR])
def test_who_is_no_administrator_finds_nothing_there(
    app: Flask, rows: Database, role: Role
) -> None:
    visitor = signed_in(app, rows, "Pia", role)
    for path in ("/site/settings", "/site/people"):
        assert visitor.get(path).status_code == 404
    assert visitor.post("/site/people/1", data={"role": "administrator"}).status_code == 404
    assert visitor.post("/site/settings", data=ENTRIES).status_code == 404
    assert visitor.post("/site/decks", data={"link": "d", "act": "hide"}).status_code == 404


def deck_of(rows: Database, owner_id: int | None) -> str:
    with rows.writing() as session:
        deck = Deck(
            public_id="d", edit_key_hash="e", read_key="reader", name="Loud", owner_id=owner_id
        )
        session.add(deck)
    return "/decks/read/reader"


def test_a_reported_deck_is_hidden_and_shown_again(
    client: FlaskClient, admin: FlaskClient, rows: Database
) -> None:
    address = deck_of(rows, None)
    assert client.get(address).status_code == 200
    link = f"https://t.example.org{address}/"
    admin.post("/site/decks", data={"link": link, "act": "hide"})
    assert client.get(address).status_code == 200
    admin.post("/site/decks", data={"link": link, "act": "hide", "reason": "rude"})
    assert client.get(address).status_code == 404
    admin.post("/site/decks", data={"link": link, "act": "show", "reason": "a mistake"})
    assert client.get(address).status_code == 200
    answer = admin.post(
        "/site/decks", data={"link": "no", "act": "hide", "reason": "rude"}, follow_redirects=True
    )
    assert "no deck at that address" in answer.text


def test_the_decks_of_a_hidden_account_are_hidden_with_it(
    client: FlaskClient, admin: FlaskClient, rows: Database
) -> None:
    address = deck_of(rows, store.add_user(rows, "Pia", PASSWORD).id)
    assert client.get(address).status_code == 200
    admin.post("/site/people/2", data={"act": "hide"})
    assert client.get(address).status_code == 404
    admin.post("/site/people/2", data={"act": "show"})
    assert client.get(address).status_code == 200


def hidden_deck(app: Flask, admin: FlaskClient, *, with_account: bool) -> tuple[FlaskClient, ...]:
    """A deck of Pia's that an administrator hid, itself or with her account."""
    pia = app.test_client()
    pia.post("/account/sign-up", data={"name": "Pia", "password": PASSWORD})
    own = pia.post("/decks/new", data={"name": "Loud"}).location
    edit = re.search(r"/decks/edit/[\w-]+", pia.post(f"{own}/links").text)[0]  # type: ignore[index]
    friend = app.test_client()
    assert friend.get(edit).status_code == 200
    if with_account:
        admin.post("/site/people/2", data={"act": "hide"})
    else:
        admin.post("/site/decks", data={"link": own, "act": "hide", "reason": "rude"})
    return pia, friend, own, edit  # type: ignore[return-value]


@pytest.mark.parametrize("with_account", [False, True])
def test_a_hidden_deck_opens_by_no_link(app: Flask, admin: FlaskClient, with_account: bool) -> None:
    pia, friend, own, edit = hidden_deck(app, admin, with_account=with_account)
    assert pia.get(own).status_code == (404 if with_account else 200)
    key = str(edit).rpartition("/")[2]
    for path in ("", "/share", "/text", "/history", "/files/json"):
        assert friend.get(f"{edit}{path}").status_code == 404
    for path, form in (
        ("change", {"change": "set", "version": "1", "notes": "x"}),
        ("copy", {}),
        ("delete", {"sure": "yes"}),
    ):
        assert friend.post(f"{edit}/{path}", data=form).status_code == 404
    assert friend.get(f"/spoils/goldfish/edit/{key}/panel").status_code == 404
    assert "Loud" not in friend.get("/decks").text
    assert "Loud" not in friend.get("/spoils/goldfish").text


def test_a_hidden_deck_of_nobody_is_taken_into_no_account(
    app: Flask, admin: FlaskClient, rows: Database
) -> None:
    visitor = app.test_client()
    edit = visitor.post("/decks/new", data={"name": "Loud"}).location
    with rows.reading() as session:
        link = session.exec(select(Deck.public_id)).one()
    admin.post("/site/decks", data={"link": link, "act": "hide", "reason": "rude"})
    visitor.post("/account/sign-up", data={"name": "Pia", "password": PASSWORD})
    key = edit.rpartition("/")[2]
    assert visitor.post("/account/adopt", data={"key": key}).status_code == 404
    assert visitor.get(edit).status_code == 404
