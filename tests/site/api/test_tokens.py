"""Personal tokens: made and revoked on the account's page, and what programs may do with them."""

import re
from collections.abc import Mapping
from io import BytesIO

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select

from app.receipts.verification import CheckResult, verify
from app.site.accounts.tokens import MOST, PREFIX, Scope
from app.tables import ApiToken, Database, Event, User, key_hash, utc_now
from tests.site.decks.test_public_decks import PASSWORD, member
from tests.site.events.conftest import event_fields
from tests.site.subjects import SPOILS

API = "/api/v1"
PRECON = "/decks/precon/starter-arcanist-warlord"


def make(client: FlaskClient, *scopes: str, label: str = "league bot") -> str:
    """A new token, as the page shows it once."""
    form = {"label": label, "scopes": list(scopes), "password": PASSWORD}
    page = client.post("/account/tokens", data=form).text
    shown = re.search(rf"{PREFIX}[A-Za-z0-9_-]{{20,}}", page)
    assert shown is not None, page
    assert shown[0] not in client.get("/account/tokens").text
    return shown[0]


def carrying(token: str) -> Mapping[str, str]:
    """The header of a request with a token."""
    return {"Authorization": f"Bearer {token}"}


@pytest.fixture
def ada(app: Flask) -> FlaskClient:
    return member(app, "Ada")


def test_a_token_is_stored_as_a_hash(app: Flask, ada: FlaskClient) -> None:
    token = make(ada, "decks:read")
    database: Database = app.extensions["database"]
    with database.reading() as session:
        row = session.exec(select(ApiToken)).one()
    assert (row.label, row.scopes, row.key_hash) == ("league bot", ["decks:read"], key_hash(token))


@pytest.mark.parametrize(
    ("form", "says"),
    [
        ({"label": " ", "scopes": ["decks:read"]}, "Say what the token is for"),
        ({"label": "bot", "scopes": []}, "at least one"),
        ({"label": "bot", "scopes": ["everything"]}, "not a valid choice"),
        ({"label": "b" * 61, "scopes": ["decks:read"]}, "at most 60"),
    ],
)
def test_a_token_needs_a_name_and_something_that_it_allows(
    ada: FlaskClient, form: dict[str, object], says: str
) -> None:
    refused = ada.post("/account/tokens", data={**form, "password": PASSWORD})
    assert refused.status_code == 400
    assert says in refused.text
    assert PREFIX not in refused.text


@pytest.mark.slow
def test_an_account_has_only_so_many_tokens(ada: FlaskClient) -> None:
    for _ in range(MOST):
        make(ada, "decks:read")
    form = {"label": "bot", "scopes": ["decks:read"], "password": PASSWORD}
    refused = ada.post("/account/tokens", data=form)
    assert refused.status_code == 400
    assert f"You have {MOST} tokens" in refused.text


@pytest.mark.parametrize("typed", ["", "wrong wrong wrong"])
def test_a_stolen_session_makes_no_token(ada: FlaskClient, typed: str) -> None:
    form = {"label": "bot", "scopes": ["decks:read"], "password": typed}
    refused = ada.post("/account/tokens", data=form)
    assert refused.status_code == 400
    assert PREFIX not in refused.text
    assert "You have none" in refused.text


@pytest.mark.parametrize("keeps", [False, True])
def test_a_new_password_ends_tokens_unless_asked_not_to(
    client: FlaskClient, ada: FlaskClient, keeps: bool
) -> None:
    headers = carrying(make(ada, "decks:read"))
    assert re.search(
        r"<input[^>]* checked[^>]* name=\"end_tokens\"", ada.get("/account/password").text
    )
    fresh = {"old": PASSWORD, "password": "three staples of greed"}
    changed = ada.post("/account/password", data=fresh if keeps else {**fresh, "end_tokens": "y"})
    assert changed.status_code == 303
    assert client.get(f"{API}/account", headers=headers).status_code == (200 if keeps else 401)


def test_signing_out_everywhere_says_what_goes_on(app: Flask, ada: FlaskClient) -> None:
    make(ada, "decks:read")
    app.test_client().post("/account/sign-in", data={"name": "Ada", "password": PASSWORD})
    page = " ".join(ada.get("/account").text.split())
    assert "Sign out everywhere else" in page
    assert "up to 14 days" in page
    assert "1 token</a> until you revoke them" in page


def test_a_token_says_whose_it_is(client: FlaskClient, ada: FlaskClient) -> None:
    answer = client.get(f"{API}/account", headers=carrying(make(ada, *Scope))).json
    assert answer == {
        "name": "Ada", "role": "player", "token": "league bot", "scopes": sorted(Scope),
    }  # fmt: skip


def test_without_a_token_a_program_is_nobody(client: FlaskClient, ada: FlaskClient) -> None:
    for who in (client, ada):
        for path in ("account", "account/decks", "account/events"):
            refused = who.get(f"{API}/{path}")
            assert (refused.status_code, refused.json["status"]) == (401, 401)
            assert refused.headers["WWW-Authenticate"] == "Bearer"


@pytest.mark.parametrize("header", ["Bearer nothing", "Bearer", "Basic QTpi", "x" * 300])
def test_a_token_that_is_not_known_is_refused_everywhere(client: FlaskClient, header: str) -> None:
    for path in ("account", "games", "games/spoils/cards/scout"):
        refused = client.get(f"{API}/{path}", headers={"Authorization": header})
        assert refused.status_code == 401, path
        assert "Authorization" in refused.json["detail"] or "revoked" in refused.json["detail"]


def test_a_revoked_token_is_refused_at_once(client: FlaskClient, ada: FlaskClient) -> None:
    kept, gone = make(ada, "decks:read", label="kept"), make(ada, "decks:read", label="gone")
    number = re.findall(r"/account/tokens/(\d+)/revoke", ada.get("/account/tokens").text)[0]
    assert ada.post(f"/account/tokens/{number}/revoke").status_code == 303
    assert client.get(f"{API}/account", headers=carrying(gone)).status_code == 401
    assert client.get(f"{API}/account", headers=carrying(kept)).status_code == 200


def test_nobody_revokes_the_token_of_somebody_else(app: Flask, ada: FlaskClient) -> None:
    token = make(ada, "decks:read")
    number = re.findall(r"/account/tokens/(\d+)/revoke", ada.get("/account/tokens").text)[0]
    assert member(app, "Bob").post(f"/account/tokens/{number}/revoke").status_code == 404
    assert ada.get(f"{API}/account", headers=carrying(token)).status_code == 200


def test_the_token_of_a_hidden_account_is_refused(
    app: Flask, client: FlaskClient, ada: FlaskClient
) -> None:
    token = make(ada, "decks:read")
    database: Database = app.extensions["database"]
    with database.writing() as session:
        session.exec(select(User).where(User.name == "Ada")).one().hidden_at = utc_now()
    assert client.get(f"{API}/account", headers=carrying(token)).status_code == 401


def test_pages_take_no_token(client: FlaskClient, ada: FlaskClient) -> None:
    token = make(ada, *Scope)
    own = ada.post(PRECON).location
    assert client.get(own, headers=carrying(token)).status_code == 404
    assert client.get("/account", headers=carrying(token)).status_code == 302


def test_decks_of_the_account_are_listed_read_and_changed(
    client: FlaskClient, ada: FlaskClient
) -> None:
    token = make(ada, "decks:read", "decks:write")
    own = ada.post(PRECON).location
    listed = client.get(f"{API}/account/decks", headers=carrying(token)).json["items"]
    assert [f"/decks/own/{deck['id']}" for deck in listed] == [own]
    asked = {"version": listed[0]["version"], "fields": {"name": "By a bot"}}
    headers = carrying(token)
    assert client.post(f"{API}{own}/changes", json=asked, headers=headers).status_code == 200
    assert client.get(f"{API}{own}", headers=headers).json["deck"]["name"] == "By a bot"
    assert client.get(f"{API}{own}").status_code == 404


def test_a_token_does_no_more_than_its_scopes(client: FlaskClient, ada: FlaskClient) -> None:
    headers = carrying(make(ada, "decks:read"))
    own = ada.post(PRECON).location
    assert client.get(f"{API}{own}", headers=headers).status_code == 200
    asked = {"version": 1, "fields": {"name": "By a bot"}}
    for refused, scope in (
        (client.post(f"{API}{own}/changes", json=asked, headers=headers), "decks:write"),
        (client.get(f"{API}/account/events", headers=headers), "events:read"),
    ):
        assert refused.status_code == 403
        assert scope in refused.json["detail"]
    assert client.get(f"{API}{own}", headers=headers).json["deck"]["name"] != "By a bot"


def test_an_account_reaches_no_deck_of_another(app: Flask, ada: FlaskClient) -> None:
    bob = member(app, "Bob")
    token = make(bob, *Scope)
    own = ada.post(PRECON).location
    assert bob.get(f"{API}{own}", headers=carrying(token)).status_code == 404
    assert bob.get(f"{API}/account/decks", headers=carrying(token)).json["items"] == []


def event_with_a_list(app: Flask, organizer: FlaskClient, player: FlaskClient) -> tuple[str, str]:
    """An event with one player who handed in a list: its address, and the player's."""
    base = organizer.post("/events/new", data=event_fields()).location
    database: Database = app.extensions["database"]
    with database.reading() as session:
        event = session.exec(select(Event)).one()
    own = player.post(f"/events/view/{event.public_id}", data={"name": "Cleo"}).location
    form = {"list": SPOILS.legal, "do": "hand_in"}
    assert player.post(f"{own}/hand-in", data=form).status_code == 303
    return base, own


def test_organizers_read_players_lists_and_receipts(app: Flask, ada: FlaskClient) -> None:
    program = app.test_client()
    event_with_a_list(app, ada, app.test_client())
    headers = carrying(make(ada, "events:read"))
    event = program.get(f"{API}/account/events", headers=headers).json["items"][0]
    there = f"{API}/events/{event['way']}/{event['key']}"
    assert (event["name"], event["players"], event["state"]) == ("Sarcophyle Open", 1, "open")
    assert program.get(there, headers=headers).json == event
    (player,) = program.get(f"{there}/players", headers=headers).json["items"]
    assert (player["name"], player["verdict"], player["version"]) == ("Cleo", "legal", 1)
    assert (player["admission"], player["checked_in_at"]) == ("admitted", None)
    lists = program.get(f"{there}/players/{player['id']}", headers=headers).json
    assert lists["player"] == player
    (version,) = lists["versions"]
    assert (version["hash"], version["verdict"]) == (player["hash"], "legal")
    assert sum(line["copies"] for line in version["deck"]["lines"]) >= player["cards"]


def test_organizers_read_receipts_that_verify(app: Flask, ada: FlaskClient) -> None:
    program = app.test_client()
    _base, own = event_with_a_list(app, ada, app.test_client())
    token = make(ada, "events:read")
    event = program.get(f"{API}/account/events", headers=carrying(token)).json["items"][0]
    there = f"{API}/events/own/{event['key']}"
    (player,) = program.get(f"{there}/players", headers=carrying(token)).json["items"]
    receipts = f"/players/{player['id']}/receipts"
    read = program.get(f"{there}{receipts}/1", headers=carrying(token))
    verification = verify(read.data, [read.json["public_key"]])
    assert verification.result is CheckResult.GENUINE
    assert (verification.receipt.player.name, verification.receipt.list.hash) == (
        "Cleo", player["hash"],
    )  # fmt: skip
    assert read.data == app.test_client().get(f"{own}/receipt/1.json").data
    missing = program.get(f"{there}{receipts}/2", headers=carrying(token))
    assert (missing.status_code, "no version" in missing.json["detail"]) == (404, True)
    other = carrying(make(ada, "decks:read"))
    assert program.get(f"{there}{receipts}/1", headers=other).status_code == 403
    for path in (f"{there}{receipts}/1", f"{API}{own}{receipts}/1"):
        assert program.get(path).status_code == 404


def test_no_receipt_is_signed_for_a_list_from_another_site(app: Flask) -> None:
    program = app.test_client()
    base, _own = event_with_a_list(app, app.test_client(), app.test_client())
    everything = program.post(f"{base}/export/everything.json").data
    upload = {"file": (BytesIO(everything), "everything.json")}
    imported = program.post("/events/import", data=upload).location
    (player,) = program.get(f"{API}{imported}/players").json["items"]
    refused = program.get(f"{API}{imported}/players/{player['id']}/receipts/1")
    assert (refused.status_code, "Only the site" in refused.json["detail"]) == (404, True)


def test_deck_checks_and_their_results_are_read(app: Flask, ada: FlaskClient) -> None:
    program = app.test_client()
    base, _own = event_with_a_list(app, ada, app.test_client())
    headers = carrying(make(ada, "events:read"))
    event = program.get(f"{API}/account/events", headers=headers).json["items"][0]
    there = f"{API}/events/{event['way']}/{event['key']}"
    (player,) = program.get(f"{there}/players", headers=headers).json["items"]
    ada.post(f"{base}/move", data={"move": "close"})
    ada.post(f"{base}/players/{player['id']}/check")
    (check,) = program.get(f"{there}/checks", headers=headers).json["items"]
    assert (check["player"], check["version"], check["by"]) == (player["id"], 1, "Ada")
    assert check["finished_at"] is None


def test_an_organizers_link_needs_no_account(app: Flask) -> None:
    base, own = event_with_a_list(app, app.test_client(), app.test_client())
    program = app.test_client()
    assert base.startswith("/events/organizer/")
    assert program.get(f"{API}{base}").json["players"] == 1
    assert program.get(f"{API}{base}/players").json["items"][0]["name"] == "Cleo"
    for path in ("", "/players", "/checks"):
        assert program.get(f"{API}{own}{path}").status_code == 404


def test_no_one_else_reads_an_event(app: Flask, ada: FlaskClient) -> None:
    event_with_a_list(app, ada, app.test_client())
    bob = member(app, "Bob")
    token = make(bob, *Scope)
    program = app.test_client()
    own = carrying(make(ada, *Scope))
    event = program.get(f"{API}/account/events", headers=own).json["items"][0]
    for path in ("", "/players", "/checks"):
        there = f"{API}/events/own/{event['key']}{path}"
        assert program.get(there, headers=carrying(token)).status_code == 404
        assert program.get(there).status_code == 404
    assert program.get(f"{API}/account/events", headers=carrying(token)).json["items"] == []


def test_the_account_export_has_no_token(ada: FlaskClient) -> None:
    token = make(ada, "decks:read")
    exported = ada.get("/account/export")
    assert [row["label"] for row in exported.json["api_tokens"]] == ["league bot"]
    assert token not in exported.text
    assert key_hash(token) not in exported.text
