"""Decks that programs read and change by their links, and public decks."""

import json
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.site.api.test_tokens import carrying, make
from tests.site.decks.test_public_decks import member, publish

API = "/api/v1"
PRECON = "/decks/precon/starter-arcanist-warlord"


def edit_link(client: FlaskClient) -> str:
    """The edit link of a new deck."""
    location: str = client.post(PRECON).location
    return location


def scout(client: FlaskClient) -> str:
    """The id of a printing of Scout."""
    printings = client.get(f"{API}/games/spoils/cards/scout").json["printings"]
    return str(printings[-1]["id"])


def copies(deck: dict[str, object], name: str) -> int:
    """The number of copies of a card in the answer."""
    held = deck["deck"]
    assert isinstance(held, dict)
    return sum(line["copies"] for line in held["lines"] if line["name"] == name)


def test_a_deck_is_read_where_its_page_is(client: FlaskClient) -> None:
    deck = client.get(f"{API}{edit_link(client)}").json
    assert (deck["game"], deck["version"], deck["verdict"]) == ("spoils", 1, "legal")
    report = client.post(f"{API}/games/spoils/check", json={"list": as_file(deck)}).json
    assert report["size"] > 50


def as_file(deck: dict[str, object]) -> str:
    """The deck as a deck file."""
    return json.dumps(deck["deck"])


def test_a_change_builds_on_a_version(client: FlaskClient) -> None:
    link, id_ = edit_link(client), scout(client)
    before = client.get(f"{API}{link}").json
    edits = [f"add deck {id_} 2", f"more deck {id_}"]
    asked = {"version": before["version"], "edits": edits, "fields": {"name": "By a bot"}}
    saved = client.post(f"{API}{link}/changes", json=asked).json
    after = client.get(f"{API}{link}").json
    assert saved["version"] == after["version"] == before["version"] + 1
    assert copies(after, "Scout") == copies(before, "Scout") + 3
    assert after["deck"]["name"] == "By a bot"
    assert "Scout" in client.get(f"{link}/history").text


def test_a_change_of_an_older_version_is_refused_and_nothing_is_changed(
    client: FlaskClient,
) -> None:
    link, id_ = edit_link(client), scout(client)
    asked = {"version": 1, "edits": [f"add deck {id_} 1"]}
    assert client.post(f"{API}{link}/changes", json=asked).status_code == 200
    refused = client.post(f"{API}{link}/changes", json=asked)
    assert (refused.status_code, refused.json["version"]) == (409, 2)
    assert client.get(f"{API}{link}").json["version"] == 2


def test_a_program_learns_what_has_changed_since_it_asked(client: FlaskClient) -> None:
    link, id_ = edit_link(client), scout(client)
    changes = f"{API}{link}/changes"
    first = client.get(changes).json
    assert [one["number"] for one in first["items"]] == [1]
    assert (first["last"], first["more"]) == (1, False)
    client.post(changes, json={"version": 1, "edits": [f"add deck {id_} 2"]})
    client.post(f"{link}/undo")
    then = client.get(f"{changes}?since=1").json
    added, undone = then["items"]
    assert (added["action"], added["restores"]) == ("change", None)
    assert "Scout" in added["words"]
    assert (undone["action"], undone["restores"]) == ("undo", 1)
    assert then["last"] == undone["number"] == client.get(f"{API}{link}").json["version"]
    again = client.get(f"{changes}?since={then['last']}").json
    assert (again["items"], again["last"], again["more"]) == ([], then["last"], False)
    assert client.get(f"{changes}?limit=1").json["more"]


@pytest.mark.parametrize("asked", ["since=-1", "since=x", "limit=0", "limit=201", "until=3"])
def test_a_place_that_cannot_be_is_refused(client: FlaskClient, asked: str) -> None:
    refused = client.get(f"{API}{edit_link(client)}/changes?{asked}")
    assert (refused.status_code, refused.json["code"]) == (422, "invalid")


def test_only_who_may_change_a_deck_reads_its_changes(client: FlaskClient) -> None:
    link = edit_link(client)
    read = re.search(r"/decks/read/[\w-]+", client.get(f"{link}/share").text)
    assert read
    assert client.get(f"{API}{read[0]}").status_code == 200
    assert client.get(f"{API}{read[0]}/changes").status_code == 404
    assert client.get(f"{API}/decks/banana/x/changes").status_code == 404


def test_an_impossible_edit_changes_nothing(client: FlaskClient) -> None:
    link, id_ = edit_link(client), scout(client)
    for edits, says in (
        ([f"add deck {id_} 1", "add attic x 1"], "that this deck lacks"),
        ([f"add deck {id_} 5000"], "too many"),
        ([f"add deck {id_} 1\nset"], "one line"),
        (["add deck \0 1"], "NUL"),
    ):
        refused = client.post(f"{API}{link}/changes", json={"version": 1, "edits": edits})
        assert refused.status_code == 422
        assert says in refused.json["detail"]
    fields = {"gone": "x"}
    refused = client.post(f"{API}{link}/changes", json={"version": 1, "fields": fields})
    assert refused.status_code == 422
    assert client.get(f"{API}{link}").json["version"] == 1


def test_a_read_link_reads_and_does_not_change(client: FlaskClient) -> None:
    link = edit_link(client)
    shown = client.get(f"{link}/print").location
    read = shown.rpartition("/print")[0]
    assert read.startswith("/decks/read/")
    assert client.get(f"{API}{read}").json["version"] == 1
    asked = {"version": 1, "edits": []}
    assert client.post(f"{API}{read}/changes", json=asked).status_code == 404


def test_a_private_deck_is_not_there_whatever_the_cookie_says(app: Flask) -> None:
    ada = member(app, "Ada")
    own = ada.post(PRECON).location
    assert ada.get(own).status_code == 200
    assert ada.get(f"{API}{own}").status_code == 404


def test_public_decks_are_searched_and_read(app: Flask, client: FlaskClient) -> None:
    pages = [publish(member(app, name)) for name in ("Ada", "Bob")]
    found = client.get(f"{API}/games/spoils/decks").json
    assert [f"/decks/view/{it['id']}" for it in found["items"]] == pages[::-1]
    assert found["items"][0]["author"] == "Bob"
    assert client.get(f"{API}{pages[0]}").json["deck"]["lines"]
    none = client.get(f"{API}/games/spoils/decks?q=[[Scout]]>=30").json
    assert none["items"] == []
    assert client.get(f"{API}/games/spoils/decks?q=size<").status_code == 422
    assert client.get(f"{API}/games/spoils/decks?order=best").status_code == 422


def test_cursors_lead_through_all_public_decks(app: Flask, client: FlaskClient) -> None:
    ada = member(app, "Ada")
    pages = {publish(ada) for _ in range(23)}
    first = client.get(f"{API}/games/spoils/decks").json
    rest = client.get(f"{API}/games/spoils/decks?cursor={first['next_cursor']}").json
    assert rest["next_cursor"] is None
    ids = [it["id"] for it in (*first["items"], *rest["items"])]
    assert sorted(f"/decks/view/{id_}" for id_ in ids) == sorted(pages)


LIST = "1 The Tournament Faction\n71 Rage\n4 Scout\n"


def test_a_list_becomes_a_deck_that_its_link_opens(client: FlaskClient) -> None:
    asked = {"list": f"{LIST}2 Skout\n", "name": "From a bot"}
    made = client.post(f"{API}/games/spoils/decks", json=asked).json
    assert (made["way"], made["version"], made["unread"]) == ("edit", 1, ["2 Skout"])
    deck = client.get(f"{API}/decks/edit/{made['key']}").json
    assert (deck["deck"]["name"], copies(deck, "Rage"), deck["unread"]) == (
        "From a bot", 71, ["2 Skout"],
    )  # fmt: skip
    assert "From a bot" in client.get(made["page"]).text
    read = client.get(made["read"])
    assert read.status_code == 200
    assert made["key"] not in made["read"]
    saved = client.post(
        f"{API}/decks/edit/{made['key']}/changes", json={"version": 1, "edits": ["drop 0"]}
    )
    assert saved.json["version"] == 2


def test_a_token_makes_a_deck_of_its_account(app: Flask) -> None:
    ada = member(app, "Ada")
    writer, reader = make(ada, "decks:write", "decks:read"), make(ada, "decks:read", label="reader")
    program = app.test_client()
    made = program.post(f"{API}/games/spoils/decks", json={"list": LIST}, headers=carrying(writer))
    assert (made.json["way"], made.json["verdict"]) == ("own", "legal")
    own = program.get(f"{API}/account/decks", headers=carrying(writer)).json["items"]
    assert [it["id"] for it in own] == [made.json["key"]]
    refused = program.post(
        f"{API}/games/spoils/decks", json={"list": LIST}, headers=carrying(reader)
    )
    assert refused.status_code == 403


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"list": "<xml/>"}, "list: "),
        ({"list": LIST, "name": "x" * 1000}, "name"),
        ({"list": LIST, "format": "none such"}, "no format 'none such'"),
        ({"list": LIST, "edition": "cr9"}, "edition: choose one of"),
        ({"list": "no card of any game\n" * 5000}, "More than 500 lines"),
    ],
)
def test_what_is_no_deck_is_refused(
    client: FlaskClient, asked: dict[str, object], says: str
) -> None:
    refused = client.post(f"{API}/games/spoils/decks", json=asked)
    assert refused.status_code == 422
    assert says in refused.json["detail"]
