"""Mail leaves in the background; what cannot leave is kept, tried again, and never sent twice."""

import logging
import re
import smtplib
from datetime import timedelta

import pytest
from flask import Flask
from sqlmodel import select, update

from app.site.accounts import store as accounts
from app.site.platform.monitoring.metrics import current_metrics
from app.site.platform.workers.deliveries import LEASE, PAUSES
from app.site.platform.workers.outbox import outbox_of
from app.tables import Database, Delivery, DeliveryState, Role, User, utc_now
from tests.support.mail import TAKEN, MailBox, mail_box, mail_through, no_server, try_again
from tests.support.site import website

HOUR = timedelta(hours=1)
PASSWORD = "four staples of rage"
SECRET = "the link that opens the account"


@pytest.fixture
def rows(app: Flask) -> Database:
    database = app.extensions["database"]
    assert isinstance(database, Database)
    return database


def post(app: Flask, *recipients: str, valid: timedelta = HOUR) -> None:
    """Put mails into the outbox, and wait until each has been tried."""
    with app.extensions["database"].writing() as session:
        for one in recipients or ("ada@example.org",):
            outbox_of(app).post(session, one, "A new password", SECRET, valid)
    outbox_of(app).wait()


def waiting(rows: Database) -> list[Delivery]:
    with rows.reading() as session:
        return list(session.exec(select(Delivery).order_by(Delivery.id)))  # type: ignore[arg-type]


def test_a_mail_has_date_and_id_and_leaves_nothing_behind(app: Flask, rows: Database) -> None:
    with mail_box() as box:
        mail_through(app, box.port)
        post(app)
    (mail,) = box.messages
    assert SECRET in mail
    assert re.search(r"^Date: \w{3}, \d\d \w{3} \d{4} ", mail, re.MULTILINE)
    assert re.search(r"^Message-ID: <[\w-]+@example\.org>\r?$", mail, re.MULTILINE)
    assert waiting(rows) == []


def test_a_mail_leaves_only_if_what_it_is_about_was_stored(app: Flask, rows: Database) -> None:
    with mail_box() as box:
        mail_through(app, box.port)
        with rows.writing() as session:
            outbox_of(app).post(session, "ada@example.org", "s", "t", HOUR)
            session.flush()
            session.rollback()
        try_again(app)
    assert box.messages == []


def test_what_cannot_leave_waits_and_pauses_grow(app: Flask, rows: Database) -> None:
    with no_server() as port:
        mail_through(app, port)
        post(app)
        for number, pause in enumerate(PAUSES[:4], 1):
            (mail,) = waiting(rows)
            left = mail.due_at - utc_now()
            assert (mail.attempts, mail.state) == (number, DeliveryState.WAITING)
            assert pause - timedelta(minutes=1) < left <= pause
            assert "refused" in mail.problem
            try_again(app)
    with mail_box() as box:
        mail_through(app, box.port)
        try_again(app)
    assert len(box.messages) == 1
    assert waiting(rows) == []


def test_while_the_server_is_away_one_attempt_is_enough_for_all(app: Flask, rows: Database) -> None:
    with no_server() as port:
        mail_through(app, port)
        post(app, "ada@example.org", "ben@example.org", "cleo@example.org")
    assert [mail.attempts for mail in waiting(rows)] == [1, 0, 0]
    assert len({mail.due_at for mail in waiting(rows)}) == 1
    with mail_box() as box:
        mail_through(app, box.port)
        try_again(app)
    assert len(box.messages) == 3


def test_the_database_does_not_show_what_a_waiting_mail_says(app: Flask, rows: Database) -> None:
    with no_server() as port:
        mail_through(app, port)
        post(app)
    (mail,) = waiting(rows)
    assert SECRET not in mail.sealed
    app.config["SECRET_KEY"] = "another key"
    with mail_box() as box:
        mail_through(app, box.port)
        try_again(app)
    assert box.messages == []
    (mail,) = waiting(rows)
    assert mail.problem == "The secret key of the site is another one by now."


def test_a_mail_survives_the_replacement_of_the_secret_key(app: Flask) -> None:
    with no_server() as port:
        mail_through(app, port)
        post(app)
    app.config.update(SECRET_KEY="another key", SECRET_KEY_FALLBACKS=[app.config["SECRET_KEY"]])
    with mail_box() as box:
        mail_through(app, box.port)
        try_again(app)
    assert len(box.messages) == 1


def test_a_mail_is_given_up_once_it_is_of_no_use(
    app: Flask, rows: Database, caplog: pytest.LogCaptureFixture
) -> None:
    with no_server() as port, caplog.at_level(logging.WARNING):
        mail_through(app, port)
        post(app)
        with rows.writing() as session:
            session.exec(update(Delivery).values(until=utc_now() - timedelta(seconds=1)))
        try_again(app)
    (mail,) = waiting(rows)
    assert (mail.state, mail.sealed) == (DeliveryState.GIVEN_UP, "")
    assert "An email was given up: " in caplog.text
    with mail_box() as box:
        mail_through(app, box.port)
        try_again(app)
    assert box.messages == []


@pytest.mark.parametrize(
    ("answers", "state", "problem"),
    [
        ({b"RCPT": b"550 no such user"}, DeliveryState.GIVEN_UP, "550 no such user"),
        ({b"RCPT": b"450 come back later"}, DeliveryState.WAITING, "450 come back later"),
        ({b"MAIL": b"530 sign in first"}, DeliveryState.WAITING, "530 sign in first"),
        ({TAKEN: b"452 no room"}, DeliveryState.WAITING, "452 no room"),
        ({TAKEN: b"554 this is spam"}, DeliveryState.GIVEN_UP, "554 this is spam"),
        ({TAKEN: b""}, DeliveryState.GIVEN_UP, "it may have arrived"),
    ],
)
def test_what_the_server_says_decides_whether_a_mail_is_tried_again(
    app: Flask, rows: Database, answers: dict[bytes, bytes], state: DeliveryState, problem: str
) -> None:
    with mail_box(answers) as box:
        mail_through(app, box.port)
        post(app)
    (mail,) = waiting(rows)
    assert mail.state == state
    assert problem in mail.problem


def test_one_refused_address_keeps_no_other_mail(app: Flask, rows: Database) -> None:
    with mail_box({b"RCPT": b"450 come back later"}) as box:
        mail_through(app, box.port)
        post(app, "ada@example.org", "ben@example.org")
    assert [mail.attempts for mail in waiting(rows)] == [1, 1]


@pytest.mark.parametrize("address", ["ä@example.org", "a b@example.org", "a@b\r\nDATA.org"])
def test_an_address_that_is_none_is_given_up(app: Flask, rows: Database, address: str) -> None:
    with mail_box() as box:
        mail_through(app, box.port)
        post(app, address)
    (mail,) = waiting(rows)
    assert mail.problem == "Mail servers know no such address."
    assert box.messages == []


def test_an_answer_to_the_farewell_does_not_matter(app: Flask, rows: Database) -> None:
    with mail_box({b"QUIT": b"500 what"}) as box:
        mail_through(app, box.port)
        post(app)
    assert len(box.messages) == 1
    assert waiting(rows) == []


class _PowerCut(BaseException):
    """The end of a process in the middle of an attempt."""


def cut_off(app: Flask, box: MailBox, monkeypatch: pytest.MonkeyPatch, at: str) -> None:
    """End the thread that delivers in the middle of an attempt."""
    stopped = smtplib.SMTP.__dict__[at]

    def stop(self: smtplib.SMTP, *words: bytes) -> None:
        if at == "data":
            stopped(self, *words)
        raise _PowerCut

    mail_through(app, box.port)
    with monkeypatch.context() as patch:
        patch.setattr(smtplib.SMTP, at, stop)
        post(app)


def lease_ends(app: Flask) -> None:
    with app.extensions["database"].writing() as session:
        session.exec(update(Delivery).values(due_at=utc_now() - timedelta(seconds=1)))
    outbox_of(app).wake()
    outbox_of(app).wait()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_mail_is_not_sent_twice_if_the_site_dies_after_sending(
    app: Flask, rows: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mail_box() as box:
        cut_off(app, box, monkeypatch, "data")
        (mail,) = waiting(rows)
        assert mail.state == DeliveryState.HANDED_OVER
        assert utc_now() < mail.due_at <= utc_now() + LEASE
        lease_ends(app)
    assert len(box.messages) == 1
    (mail,) = waiting(rows)
    assert mail.state == DeliveryState.GIVEN_UP
    assert "it may have arrived" in mail.problem


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_mail_is_sent_if_the_site_died_before_sending(
    app: Flask, rows: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mail_box() as box:
        cut_off(app, box, monkeypatch, "mail")
        assert box.messages == []
        (mail,) = waiting(rows)
        assert mail.state == DeliveryState.SENDING
        lease_ends(app)
    assert len(box.messages) == 1
    assert waiting(rows) == []


def test_mail_to_an_account_goes_with_the_account(app: Flask, rows: Database) -> None:
    ada = accounts.add_user(rows, "Ada", PASSWORD)
    with no_server() as port:
        mail_through(app, port)
        with rows.writing() as session:
            outbox_of(app).post(session, "ada@example.org", "s", "t", HOUR, user_id=ada.id)
        outbox_of(app).wait()
    assert len(waiting(rows)) == 1
    with rows.writing() as session:
        session.delete(session.get_one(User, ada.id))
    assert waiting(rows) == []


def test_administrators_see_what_waits_and_forget_what_was_given_up(
    app: Flask, rows: Database
) -> None:
    accounts.add_user(rows, "Adam", PASSWORD, Role.ADMINISTRATOR)
    client = app.test_client()
    client.post("/account/sign-in", data={"name": "Adam", "password": PASSWORD})
    assert "All mail has been sent" in client.get("/site/mail").text
    with mail_box({b"RCPT": b"550 no such user"}) as box:
        mail_through(app, box.port)
        post(app, "nobody@example.org")
    with no_server() as port:
        mail_through(app, port)
        post(app)
    page = client.get("/site/mail").text
    assert "1 email waiting, 1 given up" in page
    assert "550 no such user" in page
    assert "tried 1 time, next at" in page
    assert SECRET not in page
    client.post("/site/mail")
    page = client.get("/site/mail").text
    assert "nobody@example.org" not in page
    assert "ada@example.org" in page


def test_metrics_count_what_waits(settings: dict[str, object]) -> None:
    with website({**settings, "METRICS": "loopback", "WTF_CSRF_ENABLED": False}) as app:
        with no_server() as port:
            mail_through(app, port)
            post(app, "ada@example.org", "ben@example.org")
        with app.app_context():
            shown = current_metrics().decode()
    assert "\nthreshold_deliveries_waiting 2.0\n" in shown
    assert "\nthreshold_deliveries_given_up 0.0\n" in shown
    assert "\nthreshold_deliveries_oldest_seconds 0." in shown
