"""Structured logs tell which route was answered how, and never a key, password or mail address."""

from __future__ import annotations

import io
import json
import logging
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from flask import Flask, request
from flask.testing import FlaskClient

from app import create_app, release
from app.site.platform.monitoring.json_log import log_as_json
from app.site.platform.monitoring.log_masking import masked
from app.site.platform.request.access import Access, open_to
from app.site.platform.workers.outbox import outbox_of
from app.tables.base import new_key
from tests.support.mail import mail_through, no_server

PASSWORD = "four staples of rage"
MAIL = "ada.lovelace@example.org"
MAIL_PASSWORD = "swordfish"
STARTER = "/decks/precon/starter-arcanist-warlord"


class Log:
    """The log of an application."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        self.stream = io.StringIO()

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.text.splitlines()]


@open_to(Access.ANYONE)
def revealing(key: str) -> str:
    """A view that fails and says all it knows."""
    form = request.form
    raise LookupError(
        f"{key} {request.path} {form['password']} {form['mail']} "
        f"$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$+a/b "
        f"postgresql://me:{MAIL_PASSWORD}@db/threshold {request.headers['Cookie']}"
    )


@pytest.fixture(scope="module")
def logging_site(prepared_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Log]:
    folder = tmp_path_factory.mktemp("logging")
    shutil.copy(prepared_file, folder / "site.sqlite")
    app = create_app(
        {
            "DATABASE_URL": f"sqlite:///{folder / 'site.sqlite'}",
            "INSTANCE": str(folder),
            "MAIL_PASSWORD": MAIL_PASSWORD,
            "WTF_CSRF_ENABLED": False,
        }
    )
    app.add_url_rule("/decks/<key>/revealing", "revealing", revealing, methods=["POST"])
    log = Log(app)
    handler = log_as_json(app, log.stream)
    yield log
    logging.getLogger().removeHandler(handler)
    logging.captureWarnings(False)
    app.extensions["database"].close()


@pytest.fixture
def log(logging_site: Log) -> Log:
    """The log, which is still empty."""
    logging_site.stream.seek(0)
    logging_site.stream.truncate()
    return logging_site


@pytest.fixture
def client(log: Log) -> FlaskClient:
    return log.app.test_client()


def test_each_answer_is_one_object_with_route_status_and_time(
    log: Log, client: FlaskClient
) -> None:
    client.get("/spoils/cards/scout?q=secret")
    (line,) = log.lines
    assert line.pop("milliseconds") > 0  # type: ignore[operator]
    assert re.fullmatch(r"[0-9a-f]{16}", str(line.pop("request_id")))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", str(line.pop("time")))
    assert line == {
        "level": "info",
        "build": release.build(),
        "logger": "app.site.answers",
        "message": "answered",
        "method": "GET",
        "route": "/<game:game>/cards/<slug>",
        "status": 200,
    }


def test_an_address_without_a_route_and_an_invented_method_are_not_repeated(
    log: Log, client: FlaskClient
) -> None:
    client.open("/nothing/there/at/all", method="SWORDFISH")
    (line,) = log.lines
    assert line["method"] == "other"
    assert "nothing/there" not in log.text
    assert "SWORDFISH" not in log.text


def test_all_lines_of_a_request_share_its_number(log: Log, client: FlaskClient) -> None:
    form = {"password": PASSWORD, "mail": MAIL}
    for _ in range(2):
        client.post(f"/decks/{new_key()}/revealing", data=form)
    failed, answered, *second = log.lines
    assert failed["message"] == "Exception on /decks/<key>/revealing [POST]"
    assert (failed["level"], answered["status"]) == ("error", 500)
    assert failed["request_id"] == answered["request_id"]
    assert second[0]["request_id"] == second[1]["request_id"] != failed["request_id"]


def test_even_an_exception_that_tells_all_reveals_no_secret(log: Log, client: FlaskClient) -> None:
    client.post("/account/sign-up", data={"name": "Bob", "password": PASSWORD})
    cookie = client.get_cookie("threshold")
    assert cookie is not None
    key = new_key()
    client.post(f"/decks/{key}/revealing", data={"password": PASSWORD, "mail": MAIL})
    assert "LookupError" in log.text
    secrets = (
        key,
        PASSWORD,
        MAIL,
        "lovelace",
        MAIL_PASSWORD,
        "argon2",
        max(cookie.value.split("."), key=len),
    )
    assert [secret for secret in secrets if secret in log.text] == []


def test_decks_accounts_and_sign_ins_leave_no_secret(log: Log, client: FlaskClient) -> None:
    deck = client.post(STARTER).location
    client.get(deck)
    client.post("/account/sign-up", data={"name": "Ada", "password": PASSWORD})
    client.post("/account/mail", data={"mail": MAIL, "password": PASSWORD})
    client.post("/account/sign-in", data={"name": MAIL, "password": "wrong wrong wrong"})
    client.get(f"/account/reset/{new_key()}?mail={MAIL}")
    client.get(f"/{MAIL}/{new_key()}")
    assert len(log.lines) == 7
    secrets = (deck.rpartition("/")[2], PASSWORD, MAIL, "lovelace", "wrong wrong", "Ada")
    assert [secret for secret in secrets if secret in log.text] == []


def test_a_mail_that_cannot_be_sent_names_nobody(log: Log) -> None:
    with no_server() as port:
        mail_through(log.app, port)
        with log.app.extensions["database"].writing() as session:
            outbox_of(log.app).post(session, MAIL, "subject", PASSWORD, timedelta(hours=1))
        outbox_of(log.app).wait()
    logging.getLogger("app.site.platform.workers.mail").warning("refused: {%r: (550, b'no')}", MAIL)
    first, second = log.lines
    assert "could not be sent" in str(first["message"])
    assert second["message"] == "refused: {'…': (550, b'no')}"
    assert MAIL not in log.text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"to <{MAIL}> failed", "to <…> failed"),
        ("account/ada%40example.org/x", "account/…/x"),
        ("postgresql+psycopg://me:p@ss@db:5432/site", "postgresql+psycopg://…@db:5432/site"),
        ("hash $argon2id$v=19$m=8$abc$def+/ is old", "hash … is old"),
        ("@open_to(Access.ANYONE)", "@open_to(Access.ANYONE)"),
    ],
)
def test_what_is_left_out_of_a_text(text: str, shown: str) -> None:
    assert masked(text) == shown


def test_an_unknown_format_is_refused(settings: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="LOG_FORMAT is text or json, not 'xml'"):
        create_app({**settings, "LOG_FORMAT": "xml"})


@pytest.mark.slow
def test_a_served_site_writes_nothing_but_json(site_url: str, tmp_path: Path) -> None:
    command = [str(Path(sys.executable).parent / "threshold"), "serve", "--port", "0"]
    env = {**os.environ, "THRESHOLD_LOG_FORMAT": "json", "THRESHOLD_SECRET_KEY": "any"}
    with subprocess.Popen(
        [*command, "--database", site_url],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=env,
    ) as server:  # fmt: skip
        assert server.stderr is not None
        begun = json.loads(server.stderr.readline())
        found = re.search(r"http://[\d.]+:\d+", begun["message"])
        assert found
        urllib.request.urlopen(f"{found[0]}/health", timeout=20).close()
        server.send_signal(signal.SIGTERM)
        lines = [json.loads(line) for line in server.stderr]
        assert server.wait(timeout=20) == 0
    assert [line["route"] for line in lines if "route" in line] == ["/health"]
    assert lines[-1]["message"] == "Stopped."
