"""Personal data of an account: password reset, export, deletion."""

import json
import re
import threading
import time
from collections.abc import Iterator
from datetime import timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select

from app.site.accounts import resets, store, tokens
from app.site.accounts.guesses import FREE
from app.site.accounts.tokens import Scope
from app.site.platform.workers.outbox import outbox_of
from app.tables import (
    Database,
    Deck,
    DeckLine,
    DeckVersion,
    MailConfirmation,
    PasswordReset,
    User,
    key_hash,
    utc_now,
)
from app.tables.export import everything_of
from tests.support.mail import MailBox, mail_box, mail_through

PASSWORD = "four staples of rage"
FRESH = "three staples of greed"


@pytest.fixture
def rows(app: Flask) -> Database:
    database = app.extensions["database"]
    assert isinstance(database, Database)
    return database


@pytest.fixture
def ada(client: FlaskClient, rows: Database) -> FlaskClient:
    client.post("/account/sign-up", data={"name": "Ada", "password": PASSWORD})
    with rows.writing() as session:
        session.exec(select(User)).one().mail = "ada@example.org"
    return client


@pytest.fixture
def box(app: Flask) -> Iterator[MailBox]:
    with mail_box() as box:
        mail_through(app, box.port)
        yield box


def ask(app: Flask, name: str = "Ada") -> str:
    """Ask for a link for a new password, and wait for the mail; the page that answers."""
    answer = app.test_client().post(
        "/account/forgotten",
        data={"name": name},
        follow_redirects=True,
        headers={"Host": "evil.example.org"},
    )
    outbox_of(app).wait()
    return answer.text


def link_in(box: MailBox, path: str = "/account/reset/") -> str:
    deadline = time.monotonic() + 30
    while not box.messages and time.monotonic() < deadline:
        time.sleep(0.01)
    found = re.search(rf"https://threshold\.example\.org({path}\S+)", box.messages[-1])
    assert found is not None
    return found[1]


def sign_in(app: Flask, password: str) -> int:
    data = {"name": "Ada", "password": password}
    return app.test_client().post("/account/sign-in", data=data).status_code


def test_a_forgotten_password_is_replaced_by_a_link_that_works_once(
    app: Flask, ada: FlaskClient, box: MailBox
) -> None:
    assert "we have sent a link" in ask(app)
    link, visitor = link_in(box), app.test_client()
    assert "ada@example.org" in box.messages[-1]
    assert re.search(r"^Message-ID: <\S+@\S+>", box.messages[-1], re.MULTILINE)
    assert "\nDate: " in box.messages[-1]
    assert "Ada" in visitor.get(link).text
    assert visitor.post(link, data={"password": "short"}).status_code == 400
    assert visitor.post(link, data={"password": FRESH}).status_code == 303
    assert visitor.get("/account").status_code == 200
    assert ada.get("/account").status_code == 302
    assert sign_in(app, PASSWORD) == 400
    assert sign_in(app, FRESH) == 303
    assert app.test_client().get(link).status_code == 404
    assert app.test_client().post(link, data={"password": PASSWORD}).status_code == 404


@pytest.mark.parametrize("typed", ["", "wrong wrong wrong"])
@pytest.mark.parametrize("mail", ["thief@example.org", ""])
def test_a_stolen_session_changes_no_address(
    ada: FlaskClient, box: MailBox, rows: Database, mail: str, typed: str
) -> None:
    refused = ada.post("/account/mail", data={"mail": mail, "password": typed})
    assert refused.status_code == 400
    assert re.search(r'id="password-error">.*password', refused.text, re.S)
    with rows.reading() as session:
        assert session.exec(select(User)).one().mail == "ada@example.org"
        assert session.exec(select(MailConfirmation)).all() == []


@pytest.mark.parametrize("typed", ["", "wrong wrong wrong"])
def test_a_stolen_session_deletes_no_account(ada: FlaskClient, rows: Database, typed: str) -> None:
    assert ada.post("/account/delete", data={"password": typed}).status_code == 400
    with rows.reading() as session:
        assert session.exec(select(User)).one().name == "Ada"


@pytest.mark.parametrize("keeps", [False, True])
def test_a_password_by_mail_ends_tokens_unless_asked_not_to(
    app: Flask, ada: FlaskClient, box: MailBox, rows: Database, keeps: bool
) -> None:
    with rows.writing() as session:
        tokens.add(session, 1, "bot", [Scope.READ_DECKS])
    ask(app)
    form = {"password": FRESH} if keeps else {"password": FRESH, "end_tokens": "y"}
    assert app.test_client().post(link_in(box), data=form).status_code == 303
    with rows.reading() as session:
        assert len(tokens.list_tokens(session, 1)) == int(keeps)


def test_names_without_account_or_address_get_the_same_answer(
    app: Flask, ada: FlaskClient, box: MailBox
) -> None:
    ada.post("/account/mail", data=mail_form(""))
    tokens = re.compile(r'name="csrf_token" value="[^"]+"')
    pages = {tokens.sub("", ask(app, name)) for name in ("Ada", "Nobody")}
    assert len(pages) == 1
    assert box.messages == []


def test_nobody_is_flooded_with_links_and_nobody_is_kept_from_one(
    app: Flask, ada: FlaskClient, box: MailBox, rows: Database
) -> None:
    for _ in range(FREE + 3):
        ask(app)
    assert len(box.messages) == 1
    assert app.test_client().get(link_in(box)).status_code == 200
    with rows.writing() as session:
        session.exec(select(PasswordReset)).one().expires_at -= resets.GAP
    ask(app)
    assert len(box.messages) == 2


def test_an_address_is_used_once_its_owner_has_confirmed_it(
    app: Flask, ada: FlaskClient, box: MailBox, rows: Database
) -> None:
    answer = ada.post("/account/mail", data=mail_form("new@example.org"), follow_redirects=True)
    assert "new@example.org</span> (not confirmed yet)" in answer.text
    outbox_of(app).wait()
    assert "new@example.org" in box.messages[-1]
    link, owner = link_in(box, "/account/confirm/"), app.test_client()
    ask(app)
    assert "ada@example.org" in box.messages[-1]
    assert "new@example.org" in owner.get(link).text
    assert owner.post(link).status_code == 303
    assert owner.post(link).status_code == 404
    with rows.reading() as session:
        assert session.exec(select(User)).one().mail == "new@example.org"
    assert "not confirmed" not in ada.get("/account").text


def test_a_link_that_confirms_an_address_ends_after_a_day_and_with_the_next_one(
    app: Flask, ada: FlaskClient, box: MailBox, rows: Database
) -> None:
    links = []
    for mail in ("one@example.org", "two@example.org"):
        ada.post("/account/mail", data=mail_form(mail))
        outbox_of(app).wait()
        links.append(link_in(box, "/account/confirm/"))
    assert [ada.get(link).status_code for link in links] == [404, 200]
    with rows.writing() as session:
        session.exec(select(MailConfirmation)).one().expires_at = utc_now()
    assert ada.get(links[1]).status_code == 404


def test_a_mailbox_is_not_flooded_with_confirmations(
    app: Flask, ada: FlaskClient, box: MailBox
) -> None:
    for _ in range(FREE + 3):
        answer = ada.post("/account/mail", data=mail_form("victim@example.org"))
    assert "several links already" in answer.text
    outbox_of(app).wait()
    assert len(box.messages) == FREE


def test_an_empty_address_removes_both_the_confirmed_and_the_awaited_one(
    ada: FlaskClient, rows: Database
) -> None:
    ada.post("/account/mail", data=mail_form("new@example.org"))
    ada.post("/account/mail", data=mail_form(""))
    with rows.reading() as session:
        assert session.exec(select(User)).one().mail is None
        assert session.exec(select(MailConfirmation)).all() == []


def test_a_link_ends_after_an_hour(
    app: Flask, ada: FlaskClient, box: MailBox, rows: Database
) -> None:
    ask(app)
    link = link_in(box)
    with rows.writing() as session:
        reset = session.exec(select(PasswordReset)).one()
        assert key_hash(link.rpartition("/")[2]) == reset.key_hash
        reset.expires_at = utc_now() - timedelta(seconds=1)
    assert app.test_client().get(link).status_code == 404


def test_two_uses_of_a_link_at_once_set_one_password(
    app: Flask, ada: FlaskClient, box: MailBox
) -> None:
    ask(app)
    link = link_in(box)
    statuses: list[int] = []

    def use(password: str) -> None:
        statuses.append(app.test_client().post(link, data={"password": password}).status_code)

    threads = [threading.Thread(target=use, args=(f"{FRESH} {n}",)) for n in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [303, 404]


def test_without_a_mail_server_the_page_names_the_command(app: Flask, ada: FlaskClient) -> None:
    assert "threshold user password" in app.test_client().get("/account/forgotten").text


@pytest.mark.parametrize(
    "mail",
    [
        "ada",
        "ada@x",
        "a b@example.org",
        "a@example.org\nBcc: x@y.z",
        "ada@example.org,victim@example.net",
        "a" * 250 + "@example.org",
    ],
)
def test_a_mail_address_that_cannot_be_is_refused(ada: FlaskClient, mail: str) -> None:
    answer = ada.post("/account/mail", data=mail_form(mail))
    assert answer.status_code == 400
    assert "name@example.org" in answer.text


def mail_form(mail: str) -> dict[str, str]:
    return {"mail": mail, "password": PASSWORD}


def fill(session_rows: Database, user_id: int, mark: str) -> None:
    with session_rows.writing() as session:
        deck = Deck(
            public_id=mark, edit_key_hash=f"e{mark}", read_key=f"r{mark}", name=f"Deck {mark}",
            owner_id=user_id,
        )  # fmt: skip
        session.add(deck)
        session.flush()
        assert deck.id is not None
        session.add(DeckLine(deck_id=deck.id, printing_id=f"p{mark}", zone="deck", copies=4))
        session.add(DeckVersion(deck_id=deck.id, number=1, snapshot={"of": mark}))


def test_all_my_data_and_nobody_elses_is_in_one_file(
    app: Flask, ada: FlaskClient, rows: Database
) -> None:
    other = store.add_user(rows, "Bob", PASSWORD).id
    assert other is not None
    fill(rows, 1, "mine")
    fill(rows, other, "theirs")
    answer = ada.get("/account/export")
    assert "attachment" in answer.headers["Content-Disposition"]
    exported = json.loads(answer.text)
    assert exported["users"][0]["mail"] == "ada@example.org"
    assert [deck["name"] for deck in exported["decks"]] == ["Deck mine"]
    assert [line["printing_id"] for line in exported["deck_lines"]] == ["pmine"]
    assert [version["snapshot"] for version in exported["deck_versions"]] == [{"of": "mine"}]
    for secret in ("theirs", "password_hash", "argon2", "edit_key_hash"):
        assert secret not in answer.text


def test_the_export_is_the_same_on_every_database(database: Database) -> None:
    user_id = store.add_user(database, "Ada", PASSWORD).id
    assert user_id is not None
    fill(database, user_id, "mine")
    with database.reading() as session:
        exported = everything_of(session, user_id)
    assert {name for name, found in exported.items() if found} == {
        "users", "decks", "deck_lines", "deck_versions",
    }  # fmt: skip


def test_my_account_is_deleted_with_all_that_is_mine(
    app: Flask, ada: FlaskClient, rows: Database
) -> None:
    other = store.add_user(rows, "Bob", PASSWORD).id
    assert other is not None
    fill(rows, 1, "mine")
    fill(rows, other, "theirs")
    assert ada.post("/account/delete", data={"password": "wrong password"}).status_code == 400
    assert ada.post("/account/delete", data={"password": PASSWORD}).status_code == 303
    assert ada.get("/account").status_code == 302
    with rows.reading() as session:
        assert [user.name for user in session.exec(select(User))] == ["Bob"]
        assert [deck.name for deck in session.exec(select(Deck))] == ["Deck theirs"]
        assert len(session.exec(select(DeckLine)).all()) == 1
        assert len(session.exec(select(DeckVersion)).all()) == 1


def test_a_deck_made_before_is_kept_in_the_account(ada: FlaskClient, rows: Database) -> None:
    with rows.writing() as session:
        session.add(Deck(public_id="d", edit_key_hash=key_hash("key"), read_key="r", name="Old"))
    assert ada.post("/account/adopt", data={"key": "wrong"}).status_code == 404
    assert ada.post("/account/adopt", data={"key": "key"}).status_code == 303
    with rows.reading() as session:
        assert session.exec(select(Deck)).one().owner_id == 1


@pytest.mark.parametrize("path", ["/account/export", "/account/delete", "/account/mail"])
def test_what_is_mine_needs_my_session(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 302
    assert client.post("/account/adopt", data={"key": "k"}).status_code == 404


def test_signing_out_keeps_only_the_links_of_decks_that_nobody_owns(
    client: FlaskClient,
) -> None:
    free = client.post("/decks/new", data={"name": "Free deck"}).location
    client.post("/account/sign-up", data={"name": "Ada", "password": PASSWORD})
    owned = client.post("/decks/new", data={"name": "Owned deck"}).location
    assert free != owned
    assert "Owned deck" in client.get("/decks").text
    client.post("/account/sign-out")
    page = client.get("/decks").text
    assert "Free deck" in page
    assert "Owned deck" not in page


def test_a_session_ended_elsewhere_keeps_the_links_of_decks_that_nobody_owns(
    app: Flask, client: FlaskClient
) -> None:
    client.post("/decks/new", data={"name": "Free deck"})
    client.post("/account/sign-up", data={"name": "Ada", "password": PASSWORD})
    other = app.test_client()
    other.post("/account/sign-in", data={"name": "Ada", "password": PASSWORD})
    other.post("/account/sign-out-everywhere")
    assert client.get("/account").status_code == 302
    assert "Free deck" in client.get("/decks").text
