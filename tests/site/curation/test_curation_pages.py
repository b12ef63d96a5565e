"""Curators correct facts in the browser: with a reason, checked, and nobody's work is lost."""

import html
import io
import re
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.datastructures import FileStorage
from werkzeug.test import encode_multipart

from app.catalogue import read_rows
from app.games.spoils import KEY as SPOILS
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.facts import PrintingId
from app.site.accounts import store
from app.tables import Database, FactChange, Overlay, Role
from app.tables.curation import import_release, site_catalogue

PASSWORD = "four staples of rage"
VERSION, ROWS = read_rows(CARD_DATA)
AIR = "/spoils/curation/cards/edit?key=Air+Travel"
HEIST = b"""<set name="Holy Heist" id="ab-1"><cards><card id="id-1" name="Test Monk">
<property name="Card Number" value="1/9"/><property name="Rarity" value="Rare"/>
<property name="Trade" value="Rogue"/><property name="Type" value="Tactic"/>
<property name="Cost" value="1"/><property name="Card Text" value="Ours."/></card></cards></set>"""


@pytest.fixture
def rows(app: Flask) -> Database:
    database = app.extensions["database"]
    assert isinstance(database, Database)
    return database


@pytest.fixture
def curator(app: Flask, rows: Database) -> FlaskClient:
    return signed_in(app, rows, "Cora", Role.CURATOR)


def signed_in(app: Flask, rows: Database, name: str, role: Role) -> FlaskClient:
    store.add_user(rows, name, PASSWORD, role)
    client = app.test_client()
    assert client.post(
        "/account/sign-in", data={"name": name, "password": PASSWORD}
    ).status_code == 303  # fmt: skip
    return client


def entries(page: str) -> dict[str, str]:
    """The values of a form's fields, as a browser would send them."""
    form = page[page.index('name="seen"') - 200 : page.index(">Save<")]
    found = {
        name: html.unescape(value)
        for name, value in re.findall(r'<input[^>]*name="(\w+)"[^>]*value="([^"]*)"', form)
    }
    for name, body in re.findall(r'<select[^>]*name="(\w+)".*?>(.*?)</select>', form, re.S):
        chosen = re.search(r'<option selected[^>]*value="([^"]*)"', body)
        found[name] = html.unescape(chosen[1]) if chosen else ""
    return found


def test_a_curator_corrects_a_card_with_a_reason(curator: FlaskClient, rows: Database) -> None:
    data = entries(curator.get(AIR).text)
    assert data["cost"] == "2"
    answer = curator.post(AIR, data={**data, "cost": "9", "reason": "the printed card"})
    assert answer.status_code == 303
    with rows.reading() as session:
        overlay = session.exec(select(Overlay)).one()
        assert (overlay.field, overlay.shipped, overlay.value) == ("cost", "2", "9")
        assert (overlay.author, overlay.reason) == ("Cora", "the printed card")
    card_page = curator.get("/spoils/cards/air-travel").text
    assert "Changed here" in card_page
    assert "the printed card" in card_page
    assert "the printed card" in curator.get("/spoils/curation").text
    assert "the printed card" in curator.get("/spoils/curation/history/cards?key=Air+Travel").text


def test_without_a_reason_nothing_is_stored_and_entries_stay(
    curator: FlaskClient, rows: Database
) -> None:
    data = entries(curator.get(AIR).text)
    answer = curator.post(AIR, data={**data, "cost": "9", "reason": ""})
    assert answer.status_code == 400
    assert "Say why" in answer.text
    assert entries(answer.text)["cost"] == "9"
    with rows.reading() as session:
        assert session.exec(select(Overlay)).all() == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("cost", "many", "'many' is not a whole number"),
        ("threshold", "XY", "Expected only the letters O G E D R V"),
        ("keywords", "flying", "'flying' is not a known keyword"),
        ("name", "Rage", "is already used by another row"),
        ("name", "", "must not be empty"),
        ("subtypes", "x" * 5000, "longer than 4000"),
    ],
)
def test_a_fact_the_loader_would_refuse_is_refused_next_to_its_field(
    curator: FlaskClient, rows: Database, field: str, value: str, message: str
) -> None:
    data = {**entries(curator.get(AIR).text), field: value, "reason": "-"}
    answer = curator.post(AIR, data=data)
    assert answer.status_code == 400
    assert message in html.unescape(answer.text)
    with rows.reading() as session:
        assert session.exec(select(Overlay)).all() == []
        assert session.exec(select(FactChange)).all() == []


@pytest.mark.slow
def test_a_change_by_somebody_else_meanwhile_is_shown_and_not_overwritten(
    app: Flask, curator: FlaskClient, rows: Database
) -> None:
    other = signed_in(app, rows, "Otto", Role.CURATOR)
    mine = entries(curator.get(AIR).text)
    theirs = entries(other.get(AIR).text)
    other.post(AIR, data={**theirs, "cost": "7", "reason": "theirs"})
    answer = curator.post(AIR, data={**mine, "strength": "4", "reason": "mine"})
    assert answer.status_code == 400
    assert "changed this in the meantime" in answer.text
    assert "Current values" in answer.text
    with rows.reading() as session:
        assert site_catalogue(session, SPOILS).by_name["Air Travel"].cost == 7
    again = {**entries(answer.text), "cost": "7", "reason": "mine"}
    assert curator.post(AIR, data=again).status_code == 303
    with rows.reading() as session:
        card = site_catalogue(session, SPOILS).by_name["Air Travel"]
        assert (card.cost, card.strength) == (7, 4)


@pytest.mark.slow
def test_a_whole_set_is_added_in_the_browser(curator: FlaskClient, rows: Database) -> None:
    steps = (
        ("sets", {"code": "HH", "name": "Holy Heist", "order": "90"}),
        ("cards", {"name": "Test Monk", "trade": "Rogue", "type": "Tactic", "cost": "1"}),
        ("printings", {"id": "id-1", "name": "Test Monk", "set": "HH", "rarity": "rare"}),
        ("formats", {"id": "house", "name": "House", "base": "constructed", "sets": "HH"}),
        (
            "banned",
            {"format": "house", "name": "Test Monk", "listing": "banned", "source": "our vote"},
        ),
    )
    for kind, data in steps:
        answer = curator.post(
            f"/spoils/curation/{kind}/new", data={**data, "reason": "a later set"}
        )
        assert answer.status_code == 303, answer.text
    with rows.reading() as session:
        after = site_catalogue(session, SPOILS)
    assert after.by_name["Test Monk"].cost == 1
    assert [entry.name for entry in after.formats["house"].listed] == ["Test Monk"]
    page = curator.get("/spoils/cards/test-monk").text
    assert "Test Monk" in page
    assert "Games treat it as a card without text." in page


def test_a_card_without_a_printing_leads_to_its_printing(curator: FlaskClient) -> None:
    data = {"name": "Test Monk", "trade": "Rogue", "type": "Tactic", "reason": "-"}
    answer = curator.post("/spoils/curation/cards/new", data=data)
    assert answer.location == "/spoils/curation/printings/new?name=Test+Monk&set="
    assert 'value="Test Monk"' in curator.get(answer.location).text


def test_what_is_there_is_not_added_again(curator: FlaskClient) -> None:
    data = {"code": "SDE", "name": "Again", "order": "90", "reason": "-"}
    answer = curator.post("/spoils/curation/sets/new", data=data)
    assert answer.status_code == 400
    assert "The set SDE already exists" in answer.text


def test_what_others_need_is_left_out_with_them_once_all_were_shown(
    curator: FlaskClient, rows: Database
) -> None:
    page = curator.post(
        "/spoils/curation/cards/withdraw", data={"key": "Air Travel", "reason": "misprint"}
    ).text
    assert "What leaving out Air Travel would change." in page
    assert page.count("left out</td>") > 1
    with rows.reading() as session:
        assert "Air Travel" in site_catalogue(session, SPOILS).by_name
    confirm(curator, page)
    with rows.reading() as session:
        assert "Air Travel" not in site_catalogue(session, SPOILS).by_name


def test_an_entry_of_a_banned_list_is_left_out(curator: FlaskClient, rows: Database) -> None:
    key = "current/Primitive Tribes/banned/"
    curator.post("/spoils/curation/banned/withdraw", data={"key": key, "reason": "not here"})
    with rows.reading() as session:
        listed = site_catalogue(session, SPOILS).formats["current"].listed
        assert "Primitive Tribes" not in {entry.name for entry in listed}


@pytest.mark.slow
def test_an_upgrade_that_moves_a_value_asks_the_curator(
    curator: FlaskClient, rows: Database
) -> None:
    data = entries(curator.get(AIR).text)
    curator.post(AIR, data={**data, "cost": "9", "reason": "-"})
    cards = [{**row, "cost": "5"} if row["name"] == "Air Travel" else row for row in ROWS["cards"]]
    with rows.writing() as session:
        import_release(session, "9999.1", {**ROWS, "cards": cards}, SPOILS)
        overlay = session.exec(select(Overlay)).one().id
    assert "need" in curator.get("/spoils/curation").text
    page = curator.get("/spoils/curation/changes").text
    assert "Air Travel: cost" in page
    curator.post(f"/spoils/curation/changes/{overlay}", data={"decision": "take_shipped"})
    with rows.reading() as session:
        assert site_catalogue(session, SPOILS).by_name["Air Travel"].cost == 5
    assert "Nothing to review" in curator.get("/spoils/curation/changes").text


def test_an_unknown_decision_changes_nothing(curator: FlaskClient) -> None:
    answer = curator.post(
        "/spoils/curation/changes/1", data={"decision": "whatever"}, follow_redirects=True
    )
    assert "Nothing was changed" in answer.text


def upload(curator: FlaskClient, *files: tuple[str, bytes]) -> str:
    boundary, body = encode_multipart(
        {"files": [FileStorage(io.BytesIO(content), name) for name, content in files]}
    )
    kind = f"multipart/form-data; boundary={boundary}"
    return curator.post("/spoils/curation/import", data=body, content_type=kind).text


def confirm(curator: FlaskClient, page: str) -> str:
    fields = dict(re.findall(r'name="(writes|agreed)" type="hidden" value="([^"]*)"', page))
    assert set(fields) == {"writes", "agreed"}
    data = {**fields, "reason": "from the file"}
    return curator.post("/spoils/curation/import/store", data=data, follow_redirects=True).text


def test_files_are_stored_only_after_every_difference_was_shown(
    curator: FlaskClient, rows: Database
) -> None:
    page = upload(curator, ("set.xml", HEIST), ("cards.csv", b"name,cost\nAir Travel,9\n"))
    assert "Test Monk" in page
    assert "Ours." in page
    with rows.reading() as session:
        assert "Test Monk" not in site_catalogue(session, SPOILS).by_name
    assert "Saved: 15 fields and 1 printed text." in confirm(curator, page)
    with rows.reading() as session:
        after = site_catalogue(session, SPOILS)
        assert after.by_name["Test Monk"].text == "Ours."
        assert after.by_name["Air Travel"].cost == 9
    assert "No differences" in upload(curator, ("set.xml", HEIST))


@pytest.mark.slow
def test_what_changed_between_preview_and_confirmation_is_shown_again(
    curator: FlaskClient, rows: Database
) -> None:
    page = upload(curator, ("cards.csv", b"name,cost\nAir Travel,9\n"))
    data = entries(curator.get(AIR).text)
    curator.post(AIR, data={**data, "cost": "7", "reason": "meanwhile"})
    again = confirm(curator, page)
    assert "changed in the meantime" in again
    with rows.reading() as session:
        assert site_catalogue(session, SPOILS).by_name["Air Travel"].cost == 7
    assert "Saved: 1 field." in confirm(curator, again)


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("set.xml", b"<set", "set.xml: This is not readable XML"),
        ("x.csv", b"colour\nred\n", "x.csv: Line 1"),
        ("cards.csv", b"name,cost\nAir Travel,many\n", "'many' is not a whole number"),
        ("cards.csv", b"name,cost\nNobody,1\n", "cards, Nobody: type"),
    ],
)
def test_a_file_that_cannot_be_taken_says_why(
    curator: FlaskClient, name: str, content: bytes, message: str
) -> None:
    page = html.unescape(upload(curator, (name, content)))
    assert message in page
    assert "You see every difference" in page


def test_a_forged_preview_is_refused(curator: FlaskClient, rows: Database) -> None:
    data = {"writes": "forged", "agreed": "x", "reason": "-"}
    answer = curator.post("/spoils/curation/import/store", data=data, follow_redirects=True)
    assert "upload the files again" in answer.text
    with rows.reading() as session:
        assert session.exec(select(FactChange)).all() == []


@pytest.mark.slow
def test_all_reference_texts_come_by_upload(curator: FlaskClient, shared: Path) -> None:
    files = sorted((shared / "reference/spoils/sets").glob("*/set.xml"))
    page = upload(curator, *((f"{file.parent.name}.xml", file.read_bytes()) for file in files))
    assert "0 facts, 1,161 printed texts" in page
    assert "Saved: 1,161 printed texts." in confirm(curator, page)


def test_what_is_exported_comes_back_without_a_difference(curator: FlaskClient) -> None:
    files = [
        (f"{kind}.csv", curator.get(f"/spoils/curation/export/{kind}.csv").data) for kind in ROWS
    ]
    files += [("set.xml", curator.get("/spoils/curation/export/SDE/set.xml").data)]
    assert "No differences" in upload(curator, *files)
    assert curator.get("/spoils/curation/export/none.csv").status_code == 404
    assert curator.get("/spoils/curation/export/none/set.xml").status_code == 404


def test_the_sites_own_set_file_takes_no_printed_text_away(
    curator: FlaskClient, rows: Database
) -> None:
    scout = next(row for row in ROWS["printings"] if row["set"] == "SDE")
    texted = f"id,name,set,text\n{scout['id']},{scout['name']},SDE,Our words.\n".encode()
    confirm(curator, upload(curator, ("printings.csv", texted)))
    exported = curator.get("/spoils/curation/export/SDE/set.xml").data
    assert b"Our words." not in exported
    assert "No differences" in upload(curator, ("set.xml", exported))
    with rows.reading() as session:
        assert site_catalogue(session, SPOILS).by_printing[PrintingId(scout["id"] or "")].text


@pytest.mark.parametrize(
    ("files", "message"),
    [
        (
            {"a.csv": b"name,cost\nScout,3\n", "b.csv": b"name,cost\nScout,5\n"},
            "a.csv and b.csv contradict each other: cards, Scout: cost is both “3” and “5”.",
        ),
        (
            {"a.csv": b"name,cost\nScout,3\nScout,\nGnat,2\nGnat,3\n"},
            "a.csv contradicts itself: cards, Scout: cost is both “3” and empty. "
            "They disagree 2 times in all.",
        ),
        (
            {"set.xml": HEIST, "a.csv": b"name,cost\nTest Monk,3\n"},
            "a.csv and set.xml contradict each other: cards, Test Monk: cost is both “3” and “1”.",
        ),
    ],
    ids=["two tables", "one table", "set and table"],
)
def test_files_that_contradict_each_other_are_named_and_refused(
    curator: FlaskClient, rows: Database, files: dict[str, bytes], message: str
) -> None:
    page = html.unescape(upload(curator, *files.items()))
    assert message in page
    assert "You see every difference" in page
    with rows.reading() as session:
        assert session.exec(select(FactChange)).all() == []


def test_files_that_say_the_same_are_taken_together(curator: FlaskClient) -> None:
    same = (("set.xml", HEIST), ("a.csv", b"name,cost\nTest Monk,1\n"))
    assert "Save all changes" in upload(curator, *same)


def test_the_page_about_texts_is_open_and_offers_the_upload_to_curators(
    client: FlaskClient, curator: FlaskClient
) -> None:
    assert "threshold import-cards" in client.get("/spoils/curation/texts").text
    assert 'type="file"' not in client.get("/spoils/curation/texts").text
    assert 'type="file"' in curator.get("/spoils/curation/texts").text


@pytest.mark.parametrize("role", [Role.PLAYER, Role.ORGANIZER])
def test_who_is_no_curator_finds_nothing_there(app: Flask, rows: Database, role: Role) -> None:
    player = signed_in(app, rows, "Pia", role)
    for path in (
        "/spoils/curation",
        AIR,
        "/spoils/curation/import",
        "/spoils/curation/export/cards.csv",
    ):
        assert player.get(path).status_code == 404
    assert player.post(AIR, data={"cost": "9", "reason": "-"}).status_code == 404
    assert app.test_client().post(AIR, data={"reason": "-"}).status_code == 404
