"""SECURITY.md names tests for each promise; here are those that no other test shows."""

from __future__ import annotations

import base64
import re
import socket
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app.games.tabletop.search.value_types import compiled
from app.tables.base import new_key

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
PRESSED = "<script>alert(1)</script>"
PAGES = ("/", "/spoils/cards?q=t:character", "/decks", "/events", "/spoils/rules/cr3", "/privacy")


def promises() -> list[str]:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    section = text.partition("## What is promised")[2].partition("## What is not promised")[0]
    return [each for each in re.split(r"^- ", section, flags=re.MULTILINE)[1:] if each.strip()]


def test_every_promise_names_tests_that_there_are() -> None:
    assert len(promises()) > 30
    for promise in promises():
        named = NAMED.findall(promise)
        assert named, f"no test is named for: {promise}"
        for file, name in named:
            assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), f"{file}::{name}"


def test_a_key_has_192_random_bits() -> None:
    keys = [new_key() for _ in range(100)]
    assert {len(base64.urlsafe_b64decode(key)) * 8 for key in keys} == {192}
    assert len(set(keys)) == len(keys)


def test_the_cookie_is_signed_and_kept_from_scripts_and_other_sites(client: FlaskClient) -> None:
    account = {"name": "Ada", "password": "four staples of rage"}
    said = client.post("/account/sign-up", data=account).headers["Set-Cookie"]
    assert "HttpOnly" in said
    assert "SameSite=Lax" in said
    cookie = client.get_cookie("threshold")
    assert cookie is not None
    assert client.get("/account").status_code == 200
    client.set_cookie("threshold", cookie.value[:-3] + "AAA")
    assert client.get("/account").status_code == 302


def test_what_people_type_is_escaped(client: FlaskClient) -> None:
    deck = client.post("/decks/new", data={"name": PRESSED}).location
    for page in (deck, "/decks", f"/spoils/cards?q={PRESSED}"):
        text = client.get(page).text
        assert PRESSED not in text
        assert "&lt;script&gt;alert(1)" in text, page


def test_a_regular_expression_takes_linear_time(client: FlaskClient) -> None:
    """Python's own expressions would need longer for this one than the universe has existed."""
    assert not compiled("(a+)+$").search("a" * 50_000 + "b")
    answer = client.get("/spoils/cards", query_string={"q": "n:/((a+)+)+$/"})
    assert answer.status_code == 200


def test_pages_contact_no_other_server(
    client: FlaskClient,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def contact(*address: object) -> None:
        raise AssertionError(f"contacted {address}")

    for way in ("connect", "connect_ex", "sendto"):
        monkeypatch.setattr(socket.socket, way, contact)
    for page in PAGES:
        assert client.get(page, follow_redirects=True).status_code == 200
    account = {"name": "Ada", "password": "four staples of rage"}
    assert client.post("/account/sign-up", data=account).status_code == 303
    assert client.post("/decks/precon/starter-arcanist-warlord").status_code == 303
