"""Offline use: the worker, the manifest, and the headers of every page."""

import re

from flask.testing import FlaskClient

from app.site.platform.http.browser_copies import COPY, HOLDER
from tests.site.events.conftest import PASSWORD


def sign_up(client: FlaskClient, name: str) -> None:
    client.post("/account/sign-up", data={"name": name, "password": PASSWORD, "again": PASSWORD})


def holder(client: FlaskClient) -> str:
    return client.get("/keyboard").headers[HOLDER]


def test_the_worker_is_served_above_all_pages_and_never_cached(client: FlaskClient) -> None:
    answer = client.get("/service-worker.js")
    assert answer.mimetype == "text/javascript"
    assert answer.headers["Cache-Control"] == "no-cache"


def test_the_manifest_names_icons_that_there_are(client: FlaskClient) -> None:
    described = client.get("/manifest.webmanifest").get_json(force=True)
    assert {"any", "maskable"} == {icon["purpose"] for icon in described["icons"]}
    for icon in described["icons"]:
        assert client.get(icon["src"]).data.startswith(b"\x89PNG")
    assert 'href="/manifest.webmanifest"' in client.get("/").text


def test_the_tag_of_a_page_changes_with_each_sign_in(client: FlaskClient) -> None:
    nobody = holder(client)
    assert holder(client) == nobody
    sign_up(client, "Ada")
    first = holder(client)
    client.post("/account/sign-out")
    assert holder(client) == nobody
    client.post("/account/sign-in", data={"name": "Ada", "password": PASSWORD})
    assert len({nobody, first, holder(client)}) == 3


def test_the_tag_does_not_contain_the_key_of_the_session(client: FlaskClient) -> None:
    sign_up(client, "Ada")
    with client.session_transaction() as session:
        assert session["session"] not in holder(client)


def test_only_the_builder_of_a_deck_may_be_kept(client: FlaskClient) -> None:
    base = client.post("/decks/precon/starter-arcanist-warlord").location
    page = client.get(base)
    assert page.headers[COPY] == "allowed"
    assert "no-store" in page.headers["Cache-Control"]
    assert 'id="offline-copy" role="status" hidden></div>' in page.text
    assert COPY not in client.get(base, headers={"X-Fragment": "editor"}).headers
    read = re.search(r'href="(/decks/read/[^/"]+)/print"', page.text)[1]  # type: ignore[index]
    for other in (f"{base}/settings", f"{base}/history", f"{read}/print", "/decks", "/account"):
        assert COPY not in client.get(other).headers


def test_a_deck_that_is_gone_may_not_be_kept(client: FlaskClient) -> None:
    base = client.post("/decks/precon/starter-arcanist-warlord").location
    client.post(f"{base}/delete", data={"sure": "y"})
    assert COPY not in client.get("/decks/edit/" + "A" * 32).headers


def test_the_page_of_this_device_names_nobody_without_a_cookie(client: FlaskClient) -> None:
    sign_up(client, "Ada")
    assert "Delete stored pages" in client.get("/offline").text
    client.post("/account/sign-out")
    assert "Ada" not in client.get("/offline").text
