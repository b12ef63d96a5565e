"""Counting by checklist and by search, without script."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games.spoils.facts import Catalogue, Printing
from app.tables import Pile
from tests.site.collection.conftest import counts, fields


def test_a_checklist_has_a_field_for_every_printing_of_the_set(
    ada: FlaskClient, catalogue: Catalogue
) -> None:
    page = ada.get("/spoils/collection/2ed").text
    ids = [printing.id for printing in catalogue.printings if printing.set.code == "2ED"]
    assert re.findall(r'name="copies\.([^"]+)"', page) == ids


def test_a_set_that_does_not_exist_has_no_checklist(ada: FlaskClient) -> None:
    assert ada.get("/spoils/collection/xyz").status_code == 404


def test_a_typed_count_is_stored(ada: FlaskClient, app: Flask, scout: Printing) -> None:
    answer = ada.post("/spoils/collection/2ed", data=fields(scout, 0, 4))
    assert answer.status_code == 303
    assert counts(app) == {scout.id: 4}
    page = ada.get("/spoils/collection/2ed").text
    assert f'name="copies.{scout.id}" value="4"' in page


def test_a_button_adds_to_what_is_typed(ada: FlaskClient, app: Flask, scout: Printing) -> None:
    ada.post("/spoils/collection/2ed", data=fields(scout, 0, 2, f"+{scout.id}"))
    assert counts(app) == {scout.id: 3}
    ada.post("/spoils/collection/2ed", data=fields(scout, 3, 3, f"-{scout.id}"))
    assert counts(app) == {scout.id: 2}


@pytest.mark.slow
@pytest.mark.parametrize("typed", ["x", "-1", "1.5", "1000", "9" * 30, "٣"])
def test_a_count_that_makes_no_sense_is_refused_next_to_its_field_and_nothing_is_stored(
    ada: FlaskClient, app: Flask, catalogue: Catalogue, scout: Printing, typed: str
) -> None:
    gnat = catalogue.newest_printing(catalogue.by_name["Gnat"])
    both = {**fields(gnat, 0, 3), **fields(scout, 0, typed)}
    answer = ada.post(f"/spoils/collection/{scout.set.code}", data=both)
    assert answer.status_code == 422
    assert f'value="{typed}"' in answer.text
    assert re.search(r'aria-describedby="problem-\d+"', answer.text)
    assert counts(app) == {}


def test_a_count_changed_elsewhere_is_shown_and_not_overwritten(
    ada: FlaskClient, app: Flask, scout: Printing
) -> None:
    ada.post("/spoils/collection/2ed", data=fields(scout, 0, 3))
    answer = ada.post("/spoils/collection/2ed", data=fields(scout, 0, 4))
    assert answer.status_code == 409
    assert "Somebody changed this to 3 in the meantime; you entered 4." in answer.text
    assert counts(app) == {scout.id: 3}
    again = re.search(rf'name="seen\.{scout.id}" value="(\d+)"', answer.text)
    assert again is not None
    ada.post("/spoils/collection/2ed", data=fields(scout, int(again[1]), 4))
    assert counts(app) == {scout.id: 4}


def test_a_script_is_told_what_is_stored(ada: FlaskClient, scout: Printing) -> None:
    answer = ada.post("/spoils/collection/count", data={"pile": "owned", **fields(scout, 0, 4)})
    assert answer.json == [
        {"printing": scout.id, "copies": 4, "of_name": 4, "problem": ""},
    ]
    answer = ada.post("/spoils/collection/count", data={"pile": "owned", **fields(scout, 1, 2)})
    assert answer.status_code == 409
    assert answer.json[0]["copies"] == 4  # type: ignore[index]


def test_copies_of_a_name_add_up_over_its_printings(
    ada: FlaskClient, catalogue: Catalogue, scout: Printing
) -> None:
    older = catalogue.printings_of(scout.card)[0]
    assert older != scout
    ada.post(f"/spoils/collection/{older.set.code}", data=fields(older, 0, 2))
    ada.post("/spoils/collection/2ed", data=fields(scout, 0, 3))
    row = ada.get("/spoils/collection/2ed").text.partition(f'data-printing="{scout.id}"')[2]
    assert re.search(r'count-all">(\d+)<', row)[1] == "5"  # type: ignore[index]


def test_search_speaks_the_one_language_and_knows_what_is_owned(
    ada: FlaskClient, app: Flask, scout: Printing
) -> None:
    ada.post("/spoils/collection/search?q=scout", data=fields(scout, 0, 2))
    assert counts(app) == {scout.id: 2}
    page = ada.get("/spoils/collection/search?q=own%3E%3D2+e%3A2ed").text
    assert f"copies.{scout.id}" in page
    assert "1 printing." in page
    assert "No search was run" in ada.get("/spoils/collection/search?q=c%3C").text


def test_wish_and_trade_lists_hold_counts_of_their_own(
    ada: FlaskClient, app: Flask, scout: Printing
) -> None:
    ada.post("/spoils/collection/search?q=scout&pile=wish", data=fields(scout, 0, 2))
    assert counts(app, pile=Pile.WISH) == {scout.id: 2}
    assert counts(app) == {}
    assert "Scout" in ada.get("/spoils/collection/wish").text
    ada.post("/spoils/collection/wish", data=fields(scout, 2, 0))
    assert "Nothing here yet" in ada.get("/spoils/collection/wish").text


def of_any(seen: int, typed: int) -> dict[str, str]:
    return {"seen.any:Scout": str(seen), "copies.any:Scout": str(typed), "change": "save"}


def test_one_wishes_for_any_printing_of_a_card(
    ada: FlaskClient, app: Flask, scout: Printing
) -> None:
    search = "/spoils/collection/search?q=!Scout&pile=wish"
    page = ada.get(search).text
    assert page.count("copies of Scout, any printing") == 1
    ada.post(search, data={**of_any(0, 3), **fields(scout, 0, 1)})
    assert counts(app, pile=Pile.WISH) == {"any:Scout": 3, scout.id: 1}
    listed = ada.get("/spoils/collection/wish").text
    assert listed.index("any printing") < listed.index(scout.set.name)
    assert (
        '"printing": "any:Scout",\n   "copies": 3'
        in ada.get("/spoils/collection/export/wish.json").text
    )
    ada.post("/spoils/collection/wish", data=of_any(3, 0))
    assert counts(app, pile=Pile.WISH) == {scout.id: 1}


def test_what_is_owned_is_always_of_a_certain_printing(ada: FlaskClient, app: Flask) -> None:
    assert "any printing" not in ada.get("/spoils/collection/search?q=!Scout").text
    ada.post("/spoils/collection/search?q=!Scout", data=of_any(0, 3))
    assert counts(app) == {}


def test_replacing_a_wish_list_by_a_file_says_that_any_printings_go(
    ada: FlaskClient, app: Flask, scout: Printing
) -> None:
    ada.post("/spoils/collection/wish", data=of_any(0, 3))
    form = {"list": "2 Gnat", "mode": "replace", "pile": "wish"}
    page = ada.post("/spoils/collection/import", data=form).text
    assert '<td class="faint">any</td><th scope="row">Scout</th>' in page
    assert "Save 2 changes" in page


def test_completion_is_a_picture_and_a_table(ada: FlaskClient, scout: Printing) -> None:
    ada.post("/spoils/collection/2ed", data=fields(scout, 0, 4))
    page = ada.get("/spoils/collection?full=2").text
    assert '<svg class="chart completion"' in page
    table = page.partition('href="/spoils/collection/2ed"')[2].partition("</tbody>")[0]
    total = re.findall(r'<td class="num"><b>(\d+)</b></td>', table)
    assert total[0] == total[2] == "1"


def test_one_account_sees_nothing_of_another(ada: FlaskClient, app: Flask, scout: Printing) -> None:
    ada.post("/spoils/collection/2ed", data=fields(scout, 0, 4))
    bob = app.test_client()
    bob.post("/account/sign-up", data={"name": "Bob", "password": "two staples of greed"})
    assert counts(app, "Bob") == {}
    assert f'name="copies.{scout.id}" value="0"' in bob.get("/spoils/collection/2ed").text


def test_the_list_of_cards_asks_the_collection_of_whoever_is_signed_in(
    ada: FlaskClient, client: FlaskClient, scout: Printing
) -> None:
    ada.post("/spoils/collection/2ed", data=fields(scout, 0, 3))
    for query in ("own>=3", "own>=3 in:collection", "OWN=3"):
        page = ada.get("/spoils/cards", query_string={"q": query}).text
        assert "1 card.</b>" in page
        assert "/spoils/cards/scout" in page
    for _ in range(2):
        assert "count your cards</a>" in client.get("/spoils/cards?q=own>=3").text


def test_the_filter_of_a_deck_asks_the_collection(ada: FlaskClient, scout: Printing) -> None:
    ada.post("/spoils/collection/2ed", data=fields(scout, 0, 3))
    deck = ada.post("/decks/precon/starter-arcanist-warlord").location
    page = ada.get(deck, query_string={"filter": "own>=1"}).text
    assert "copies of Scout" in page
    assert "copies of Gnat" not in page
