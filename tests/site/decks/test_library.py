"""The list of one's decks: order, tags, keeping them at sign-up, files in and out."""

import html
import io
import re
import zipfile
from collections.abc import Sequence

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event

from app.games.spoils.facts import Catalogue
from app.site.decks.library.sorting import COLUMNS, PAGE
from app.tables import Deck
from tests.site.subjects import SHADOWFIST, SPOILS

PASSWORD = "four staples of rage"
LIST = b"4 Scout\n1 The Tournament Faction\n"


def sign_up(client: FlaskClient, **fields: str) -> None:
    data = {"name": "Ada", "password": PASSWORD, **fields}
    assert client.post("/account/sign-up", data=data).status_code == 303


def names(client: FlaskClient, query: str = "") -> list[str]:
    page = client.get(f"/decks{query}").text
    return re.findall(r'<th scope="row"><a href="[^"]*">([^<]*)</a>', page)


def test_decks_are_sorted_by_any_column_both_ways(client: FlaskClient) -> None:
    for name in ("Beta", "Alpha", "Gamma"):
        client.post("/decks/new", data={"name": name})
    assert names(client) == ["Gamma", "Alpha", "Beta"]
    assert names(client, "?sort=name") == ["Alpha", "Beta", "Gamma"]
    assert names(client, "?sort=-name") == ["Gamma", "Beta", "Alpha"]
    assert names(client, "?sort=nothing") == names(client)
    for column in COLUMNS:
        assert sorted(names(client, f"?sort={column.id}")) == ["Alpha", "Beta", "Gamma"]


def test_a_tag_shows_its_decks(client: FlaskClient) -> None:
    client.post("/decks/new", data={"name": "Plain"})
    edit = client.post("/decks/new", data={"name": "Fast"}).location
    client.post(f"{edit}/change", data={"change": "set", "version": "1", "tags": "rush, old"})
    page = client.get("/decks").text
    assert 'href="/decks?q=tag%3D%22rush%22"' in page
    assert names(client, "?q=tag%3D%22rush%22") == ["Fast"]


@pytest.mark.parametrize("is_kept", [True, False])
def test_the_decks_of_the_session_become_the_accounts(client: FlaskClient, is_kept: bool) -> None:
    client.post("/decks/new", data={"name": "Mine"})
    assert "Mine" in client.get("/account/sign-up").text
    sign_up(client, **({"keep": "y"} if is_kept else {}))
    assert ("/decks/own/" in client.get("/decks").text) is is_kept
    assert names(client) == ["Mine"]
    client.post("/decks/keep")
    assert "/decks/own/" in client.get("/decks").text
    assert names(client) == ["Mine"]


def test_several_files_become_decks_and_each_is_answered_for(client: FlaskClient) -> None:
    contents = {
        "one.txt": LIST,
        "two.txt": LIST + b"2 Scuot\n",
        "three.o8d": b"\xff\xfe\x00",
        "four.zip": b"no zip",
    }
    files = [(io.BytesIO(content), name) for name, content in contents.items()]
    page = client.post("/decks/import/files", data={"files": files}).text
    assert "2 new decks from 4 files" in page
    assert page.count("not imported") == 2
    assert "1 line not understood" in page
    assert sorted(names(client)) == ["one", "two"]
    assert client.post("/decks/import/files", data={}).status_code == 422


def test_more_files_than_a_session_remembers_are_refused(client: FlaskClient) -> None:
    files = [(io.BytesIO(LIST), f"{number}.txt") for number in range(25)]
    page = client.post("/decks/import/files", data={"files": files}).text
    assert "Only 20 files are taken at once." in page
    assert len(names(client)) == 20


def test_all_decks_come_out_as_files_and_go_in_again(client: FlaskClient) -> None:
    sign_up(client)
    for about in (SPOILS, SHADOWFIST, SPOILS):
        client.post(f"/decks/precon/{about.precon}{about.query}")
    content = client.get("/decks/export.zip").data
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert len(archive.namelist()) == 3
        assert {name.partition("/")[0] for name in archive.namelist()} == {"spoils", "shadowfist"}
    before = names(client, "?sort=name")
    client.post("/decks/import/files", data={"files": [(io.BytesIO(content), "decks.zip")]})
    assert names(client, "?sort=name") == sorted(before * 2)
    sizes = re.findall(r'<td class="num">(\d+)</td>', client.get("/decks?sort=name").text)[::2]
    assert sizes[0::2] == sizes[1::2]


def rows_of(page: str) -> dict[str, str]:
    """The rows of the lists of decks, by the name of the deck."""
    rows = page.split("<tr>")[1:]
    named = (
        (re.search(r'<th scope="row">\s*<a href="[^"]*">([^<]*)</a>', row), row) for row in rows
    )
    return {found[1]: row for found, row in named if found}


def test_each_deck_has_its_verdict_its_symbols_and_its_faction(client: FlaskClient) -> None:
    for precon in ("starter-arcanist-warlord", "seed-1-rogue"):
        client.post(f"/decks/precon/{precon}")
    client.post("/decks/new?game=shadowfist", data={"name": "Fist"})
    rows = rows_of(client.get("/decks").text)
    starter, rogue = rows["Two-Player Starter: Arcanist and Warlord"], rows["Seed 1: Rogue"]
    assert re.search(r'badge legal">.*?\blegal\b', starter, re.DOTALL)
    assert 'class="i i-R"' in starter
    assert 'class="i i-O"' in starter
    assert re.search(r"badge[^>]*>.*?in progress", rogue, re.DOTALL)
    assert 'aria-label="Deception"' in rogue
    assert "Drowned Catacombs" in rogue
    assert "badge" in rows["Fist"]


def test_the_verdict_in_the_list_is_that_of_the_newest_version(
    client: FlaskClient, catalogue: Catalogue
) -> None:
    edit = client.post("/decks/precon/starter-arcanist-warlord").location
    name = "Two-Player Starter: Arcanist and Warlord"
    assert "badge legal" in rows_of(client.get("/decks").text)[name]
    gnat = catalogue.newest["Gnat"].id
    client.post(f"{edit}/change", data={"version": "1", "change": f"fewer deck {gnat}"})
    assert "in progress" in rows_of(client.get("/decks").text)[name]


@pytest.fixture
def many(app: Flask, client: FlaskClient) -> FlaskClient:
    """An account with two full pages of decks and one deck more."""
    sign_up(client)
    with app.extensions["database"].writing() as session:
        for number in range(2 * PAGE + 1):
            session.add(
                Deck(
                    public_id=f"d{number}", edit_key_hash=f"e{number}", read_key=f"r{number}",
                    owner_id=1, name=f"Deck {number:03}", tags=["old"],
                )
            )  # fmt: skip
    return client


def test_many_decks_come_in_pages_that_keep_search_and_order(many: FlaskClient) -> None:
    address, seen = "/decks?q=tag%3Dold&sort=-name", list[str]()
    for _ in range(3):
        page = many.get(address).text
        assert re.search(r"<b>101 of\s+101 decks", page)
        seen += names(many, address.removeprefix("/decks"))
        following = re.search(r'rel="next" href="([^"]+)"', page)
        address = html.unescape(following[1]) if following else ""
    assert seen == [f"Deck {number:03}" for number in reversed(range(2 * PAGE + 1))]
    assert not address
    assert names(many, "?sort=name&page=99") == [f"Deck {2 * PAGE:03}"]
    assert len(names(many, "?page=0")) == len(names(many, "?page=x")) == PAGE


def test_searching_and_choosing_a_tag_keep_the_order(many: FlaskClient) -> None:
    page = many.get("/decks?sort=-name&page=2").text
    assert 'name="sort" value="-name"' in page
    assert 'href="/decks?q=tag%3D%22old%22&amp;sort=-name"' in page
    assert 'name="sort"' not in many.get("/decks").text


def test_only_the_decks_that_are_shown_are_judged(app: Flask, many: FlaskClient) -> None:
    read: list[str] = []
    engine = app.extensions["database"].engine

    def note(
        _c: object, _d: object, statement: str, parameters: Sequence[object], *_: object
    ) -> None:
        read.extend(str(one) for one in parameters if str(one) in {f"d{n}" for n in range(101)})

    event.listen(engine, "before_cursor_execute", note)
    many.get("/decks?sort=name&page=3")
    event.remove(engine, "before_cursor_execute", note)
    assert set(read) == {f"d{2 * PAGE}"}
