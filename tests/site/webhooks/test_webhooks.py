"""Programs are told of each change of a deck or an event, signed and in order."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator
from datetime import timedelta

import pytest
from flask import Flask
from sqlmodel import select, update
from werkzeug.test import TestResponse

from app.site.accounts import tokens
from app.site.accounts.tokens import Scope
from app.site.platform.workers.outbox import outbox_of
from app.site.webhooks.sending import webhooks_of
from app.site.webhooks.store import LEASE, MOST, OFF_AFTER, SHOWN, take
from app.tables import Database, Deck, Event, User, Webhook, WebhookAttempt, utc_now
from tests.site.decks.test_public_decks import PASSWORD, member
from tests.site.events.conftest import event_fields
from tests.support.hooks import Program, Told, program
from tests.support.mail import mail_box, mail_through
from tests.support.site import website

API = "/api/v1"
HOOKS = f"{API}/account/webhooks"
PRECON = "/decks/precon/starter-arcanist-warlord"


@pytest.fixture
def app(settings: dict[str, object]) -> Iterator[Flask]:
    trusting = {"WTF_CSRF_ENABLED": False, "WEBHOOKS_TRUST_NETWORK": True}
    with website({**settings, **trusting}) as made:
        yield made


class Ada:
    """A member with a deck, an event, and a token for programs."""

    def __init__(self, app: Flask) -> None:
        self.app, self.client = app, member(app, "Ada")
        self.database: Database = app.extensions["database"]
        self.client.post(PRECON)
        self.client.post("/events/new", data=event_fields())
        scopes = [it for it in Scope if not it.startswith("collection")]
        with self.database.writing() as session:
            user = session.exec(select(User)).one()
            token = tokens.add(session, user.id or 0, "bot", scopes)
            self.deck = session.exec(select(Deck)).one().public_id
            self.event = session.exec(select(Event)).one().public_id
        self.token = {"Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, **json: object) -> TestResponse:
        return self.app.test_client().open(
            f"{API}{path}", method=method, json=json or None, headers=self.token
        )

    def hook(self, about: str, address: str) -> dict[str, str]:
        """A new webhook."""
        id_ = self.deck if about == "deck" else self.event
        answer = self.ask("POST", "/account/webhooks", about=about, id=id_, address=address)
        assert answer.status_code == 200, answer.json
        made: dict[str, str] = answer.json
        return made

    def rename(self, *names: str) -> None:
        """Change the name of the deck, once for each name."""
        for name in names:
            with self.database.reading() as session:
                version = session.exec(select(Deck.version)).one()
            path = f"/decks/own/{self.deck}/changes"
            changed = self.ask("POST", path, version=version, fields={"name": name})
            assert changed.status_code == 200, changed.json

    def enter(self, name: str) -> None:
        """Add a player to the event."""
        added = self.ask("POST", f"/events/own/{self.event}/players", name=name)
        assert added.status_code == 200, added.json

    def tell(self) -> None:
        """Let the pauses of all webhooks be over, and wait until each has been told."""
        with self.database.writing() as session:
            session.exec(update(Webhook).values(due_at=utc_now() - timedelta(seconds=1)))
        webhooks_of(self.app).wake()
        webhooks_of(self.app).wait()

    @property
    def webhook(self) -> Webhook:
        """The only webhook."""
        with self.database.reading() as session:
            return session.exec(select(Webhook)).one()

    @property
    def attempts(self) -> list[str]:
        """The answers to the attempts that are kept, the oldest first."""
        with self.database.reading() as session:
            return list(session.exec(select(WebhookAttempt.answer).order_by(WebhookAttempt.id)))  # type: ignore[arg-type]


@pytest.fixture
def ada(app: Flask) -> Ada:
    return Ada(app)


@pytest.fixture
def there() -> Iterator[Program]:
    with program() as made:
        yield made


def is_signed(told: Told, secret: str) -> bool:
    """Check the signature as a program does."""
    found = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", told.headers["Threshold-Signature"])
    assert found
    signed = f"{found[1]}.".encode() + told.body
    right = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    return hmac.compare_digest(right, found[2])


def test_each_change_of_a_deck_is_told_once_signed_and_in_order(ada: Ada, there: Program) -> None:
    made = ada.hook("deck", f"{there.address}/hook?x=1")
    ada.tell()
    assert there.told == []
    ada.rename("One", "Two")
    ada.tell()
    ada.tell()
    first, second = there.told
    assert first.path == "/hook?x=1"
    assert first.headers["Content-Type"] == "application/json"
    assert (first.said["about"], first.said["id"]) == ("deck", ada.deck)
    path = f"/decks/own/{ada.deck}/changes?since=1"
    assert [it.said["change"] for it in (first, second)] == ada.ask("GET", path).json["items"]
    assert is_signed(first, made["secret"])
    assert not is_signed(first, "another secret")
    assert first.headers["Threshold-Delivery"] == first.said["delivery"] == f"{made['key']}-2"
    assert ada.attempts == ["204", "204"]


def test_each_change_of_an_event_is_told_as_its_log_says_it(ada: Ada, there: Program) -> None:
    ada.hook("event", there.address)
    ada.enter("Ben")
    ada.tell()
    (told,) = there.told
    assert told.said["about"] == "event"
    feed = ada.ask("GET", f"/events/own/{ada.event}/changes").json
    assert told.said["change"] == feed["items"][-1]


def test_what_is_not_taken_is_told_again_before_anything_else(ada: Ada, there: Program) -> None:
    ada.hook("deck", there.address)
    there.answers = [500, 302]
    ada.rename("One", "Two")
    ada.tell()
    assert len(there.told) == 1
    assert ada.webhook.due_at > utc_now()
    assert ada.webhook.failing_since is not None
    ada.tell()
    ada.tell()
    assert [it.said["change"]["number"] for it in there.told] == [2, 2, 2, 3]
    assert len({it.headers["Threshold-Delivery"] for it in there.told[:3]}) == 1
    assert ada.attempts == ["500", "302", "204", "204"]
    assert ada.webhook.failing_since is None


def test_a_site_that_dies_during_an_attempt_makes_it_again(ada: Ada, there: Program) -> None:
    ada.hook("deck", there.address)
    ada.rename("One")
    webhooks_of(ada.app).wait()
    with ada.database.writing() as session:
        assert take(session) is not None
    assert utc_now() < ada.webhook.due_at <= utc_now() + LEASE
    ada.tell()
    assert len(there.told) == 1


def test_a_webhook_without_success_is_turned_off_and_the_owner_is_told(
    ada: Ada, there: Program
) -> None:
    ada.hook("deck", there.address)
    with ada.database.writing() as session:
        session.exec(update(User).values(mail="ada@example.org"))
    there.answers = [500, 500]
    ada.rename("One")
    ada.tell()
    with ada.database.writing() as session:
        session.exec(update(Webhook).values(failing_since=utc_now() - OFF_AFTER))
    with mail_box() as box:
        mail_through(ada.app, box.port)
        ada.tell()
        outbox_of(ada.app).wait()
    (mail,) = box.messages
    assert "Subject: A webhook was turned off" in mail
    assert there.address in mail
    ada.tell()
    assert len(there.told) == 2
    page = ada.client.get("/account/webhooks").text
    assert "off since" in page
    assert "failed: 500" in page
    ada.client.post(f"/account/webhooks/{ada.webhook.uid}", data={"do": "on"})
    webhooks_of(ada.app).wait()
    assert len(there.told) == 3
    assert ada.webhook.off_at is None


def test_the_page_makes_a_webhook_shows_its_secret_once_and_deletes_it(
    ada: Ada, there: Program
) -> None:
    form = {"subject": f"deck {ada.deck}", "address": there.address, "password": PASSWORD}
    page = ada.client.post("/account/webhooks", data=form).text
    secret = re.search(r"whsec_[\w-]+", page)
    assert secret
    assert secret[0] not in ada.client.get("/account/webhooks").text
    ada.rename("One")
    ada.tell()
    assert is_signed(there.told[0], secret[0])
    uid = ada.webhook.uid
    stranger = member(ada.app, "Ben")
    assert stranger.post(f"/account/webhooks/{uid}", data={"do": "delete"}).status_code == 404
    assert ada.client.post(f"/account/webhooks/{uid}", data={"do": "x"}).status_code == 400
    ada.client.post(f"/account/webhooks/{uid}", data={"do": "off"})
    ada.rename("Two")
    ada.tell()
    assert len(there.told) == 1
    ada.client.post(f"/account/webhooks/{uid}", data={"do": "delete"})
    assert there.address not in ada.client.get("/account/webhooks").text


def test_a_stolen_session_makes_no_webhook(ada: Ada) -> None:
    form = {"subject": f"deck {ada.deck}", "address": "https://example.org/", "password": "wrong"}
    assert ada.client.post("/account/webhooks", data=form).status_code == 400
    with ada.database.reading() as session:
        assert session.exec(select(Webhook)).all() == []


def test_programs_list_turn_on_and_delete_webhooks(ada: Ada) -> None:
    made = ada.hook("event", "https://example.org/")
    del made["secret"]
    assert ada.ask("GET", "/account/webhooks").json == {"items": [made]}
    path = f"/account/webhooks/{made['key']}"
    assert ada.ask("POST", path).json == made
    assert ada.ask("DELETE", path).json == made
    gone = ada.ask("DELETE", path)
    assert (gone.status_code, gone.json["code"]) == (404, "not_found")
    assert ada.ask("POST", path).status_code == 404


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/", "https://localhost/", "https://127.0.0.1/", "https://10.0.0.1/",
        "https://192.168.1.1/", "https://169.254.169.254/latest", "https://[::1]/",
        "https://[fd00::1]/", "https://[::ffff:127.0.0.1]/", "https://2130706433/", "no address",
    ],
)  # fmt: skip
def test_a_site_that_does_not_trust_its_network_refuses_addresses_in_it(
    ada: Ada, address: str
) -> None:
    ada.app.config["WEBHOOKS_TRUST_NETWORK"] = False
    asked = {"about": "deck", "id": ada.deck, "address": address}
    refused = ada.ask("POST", "/account/webhooks", **asked)
    assert (refused.status_code, refused.json["code"]) == (422, "invalid")
    assert refused.json["detail"].startswith("address: ")
    form = {"subject": f"deck {ada.deck}", "address": address, "password": PASSWORD}
    assert ada.client.post("/account/webhooks", data=form).status_code == 400


def test_a_webhook_made_in_a_trusted_network_tells_nothing_once_it_is_not(
    ada: Ada, there: Program
) -> None:
    ada.hook("deck", there.address)
    ada.app.config["WEBHOOKS_TRUST_NETWORK"] = False
    ada.rename("One")
    ada.tell()
    assert there.told == []
    assert ada.attempts == ["The address has to begin with https://."]


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"about": "army"}, 422, "invalid"),
        ({"about": None}, 422, "invalid"),
        ({"id": "nothing"}, 404, "not_found"),
        ({"about": "event"}, 404, "not_found"),
        ({"address": "x" * 501}, 422, "invalid"),
        ({"secret": "mine"}, 422, "invalid"),
    ],
)
def test_a_webhook_that_cannot_be_is_refused(
    ada: Ada, changes: dict[str, object], status: int, code: str
) -> None:
    asked = {"about": "deck", "id": ada.deck, "address": "https://example.org/", **changes}
    refused = ada.ask("POST", "/account/webhooks", **asked)
    assert (refused.status_code, refused.json["code"]) == (status, code)


def test_nobody_makes_a_webhook_for_what_belongs_to_others(ada: Ada) -> None:
    ben = member(ada.app, "Ben")
    ben.post(PRECON)
    with ada.database.reading() as session:
        decks = session.exec(select(Deck.public_id)).all()
    (theirs,) = set(decks) - {ada.deck}
    asked = {"about": "deck", "id": theirs, "address": "https://example.org/"}
    assert ada.ask("POST", "/account/webhooks", **asked).status_code == 404


def test_a_deck_that_goes_to_another_account_is_told_no_more(ada: Ada, there: Program) -> None:
    ada.hook("deck", there.address)
    ada.rename("One")
    member(ada.app, "Ben")
    with ada.database.writing() as session:
        ben = session.exec(select(User).where(User.name == "Ben")).one()
        session.exec(update(Deck).values(owner_id=ben.id))
    ada.tell()
    assert there.told == []
    assert ada.webhook.off_because == "It no longer belongs to the account."


def test_an_account_has_only_so_many_webhooks_and_each_keeps_so_many_attempts(
    ada: Ada, there: Program
) -> None:
    ada.hook("deck", there.address)
    ada.rename(*(f"Name {number}" for number in range(SHOWN + 2)))
    ada.tell()
    assert len(there.told) == SHOWN + 2
    assert len(ada.attempts) == SHOWN
    for _ in range(MOST - 1):
        ada.hook("deck", there.address)
    asked = {"about": "deck", "id": ada.deck, "address": there.address}
    refused = ada.ask("POST", "/account/webhooks", **asked)
    assert refused.status_code == 409
    assert "You have 10 webhooks" in refused.json["detail"]


def test_the_secret_is_not_in_the_database(ada: Ada) -> None:
    made = ada.hook("deck", "https://example.org/")
    assert made["secret"] not in ada.webhook.sealed
