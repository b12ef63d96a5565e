"""Lists taken in with a preview, and written out so that they come back."""

import html
import io
import json
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.datastructures import FileStorage

from app.games.spoils.facts import Catalogue, Printing
from app.site.cards.holdings import Collector, copies_of
from app.tables import Pile, User
from tests.site.collection.conftest import counts, fields
from tests.support.workbooks import Write, ods, xlsx


def preview(client: FlaskClient, text: str, **more: str) -> str:
    return client.post("/spoils/collection/import", data={"list": text, **more}).text


def seen_in(page: str) -> str:
    return re.search(r'name="seen" value="([^"]+)"', page)[1]  # type: ignore[index]


def import_list(client: FlaskClient, text: str, **more: str) -> int:
    """Look at the preview, then agree to it."""
    sure = {"seen": seen_in(preview(client, text, **more)), "sure": "yes"}
    data = {"list": text, **more, **sure}
    return client.post("/spoils/collection/import", data=data).status_code


def test_nothing_is_stored_before_the_preview_was_seen(ada: FlaskClient, app: Flask) -> None:
    page = preview(ada, "4 Scout")
    assert "Save 1 change" in page
    assert counts(app) == {}


def test_equal_rows_are_added_up(ada: FlaskClient, app: Flask, scout: Printing) -> None:
    text = "Count,Name,Edition\n2,Scout,2ED\n1,Scout,2ED\n"
    assert "1 row merged with an equal one" in preview(ada, text)
    assert import_list(ada, text) == 303
    assert counts(app) == {scout.id: 3}


@pytest.mark.parametrize(("mode", "expected"), [("add", 5), ("replace", 3)])
def test_counts_are_added_or_replace_what_is_there(
    ada: FlaskClient, app: Flask, scout: Printing, mode: str, expected: int
) -> None:
    ada.post("/spoils/collection/2ed", data=fields(scout, 0, 2))
    import_list(ada, "3 Scout", mode=mode)
    assert counts(app) == {scout.id: expected}


def test_replacing_shows_what_goes(
    ada: FlaskClient, app: Flask, catalogue: Catalogue, scout: Printing
) -> None:
    ada.post("/spoils/collection/2ed", data=fields(scout, 0, 2))
    page = preview(ada, "3 Gnat", mode="replace")
    assert "Save 2 changes" in page
    import_list(ada, "3 Gnat", mode="replace")
    assert counts(app) == {catalogue.newest_printing(catalogue.by_name["Gnat"]).id: 3}


def test_an_unknown_line_is_offered_near_names_and_holds_everything_up(
    ada: FlaskClient, app: Flask
) -> None:
    text = "4 Scout\n2 Quotidian assasination\n"
    page = preview(ada, text)
    assert "1 line to fix" in page
    assert 'value="Quotidian Assassination"' in page
    assert "Save" not in re.findall(r"<button[^>]*>([^<]*)", page)
    assert import_list(ada, text) == 200
    assert counts(app) == {}


def test_a_decided_line_joins_and_one_left_out_does_not(
    ada: FlaskClient, app: Flask, catalogue: Catalogue
) -> None:
    text = "2 Quotidian assasination\n3 Nobody at all\n"
    choices = {"line-1": "Quotidian Assassination", "copies-1": "2", "line-2": "-"}
    assert import_list(ada, text, **choices) == 303
    card = catalogue.by_name["Quotidian Assassination"]
    assert counts(app) == {catalogue.newest_printing(card).id: 2}


def test_a_list_that_changed_meanwhile_is_shown_again_and_nothing_is_stored(
    ada: FlaskClient, app: Flask, scout: Printing
) -> None:
    seen = seen_in(preview(ada, "3 Scout"))
    ada.post("/spoils/collection/2ed", data=fields(scout, 0, 1))
    answer = ada.post(
        "/spoils/collection/import", data={"list": "3 Scout", "seen": seen, "sure": "yes"}
    )
    assert answer.status_code == 409
    assert "changed elsewhere in the meantime" in answer.text
    assert counts(app) == {scout.id: 1}


def test_more_copies_than_are_kept_are_refused_in_words(ada: FlaskClient, app: Flask) -> None:
    text = "Count,Name\n600,Scout\n600,Scout\n"
    page = preview(ada, text)
    assert "Scout would have 1200 copies; at most 999" in page
    assert import_list(ada, text) == 422
    assert counts(app) == {}


def test_a_file_that_cannot_be_read_says_so_and_keeps_the_text(ada: FlaskClient) -> None:
    answer = ada.post("/spoils/collection/import", data={"list": "<deck><!ENTITY"})
    assert answer.status_code == 422
    assert "&lt;deck&gt;&lt;!ENTITY" in answer.text


@pytest.mark.parametrize("pile", list(Pile))
def test_an_export_comes_back_as_it_was(
    ada: FlaskClient, app: Flask, catalogue: Catalogue, pile: Pile
) -> None:
    printings = catalogue.printings[::7]
    text = "Count,Name,Printing\n" + "".join(
        f'{place % 9 + 1},"{one.card.name}",{one.id}\n' for place, one in enumerate(printings)
    )
    import_list(ada, text, pile=pile.value)
    before = counts(app, pile=pile)
    assert len(before) == len(printings)
    written = ada.get(f"/spoils/collection/export/{pile}.csv").text
    assert "No count changes" in preview(ada, written, mode="replace", pile=pile.value)
    told = json.loads(ada.get(f"/spoils/collection/export/{pile}.json").text)
    assert {row["printing"]: row["copies"] for row in told["copies"]} == before


@pytest.mark.parametrize("pile", [Pile.WISH, Pile.TRADE])
@pytest.mark.parametrize("others", ["1,Gnat,2ED\n", ""])
def test_any_printing_survives_the_way_out_and_in(
    ada: FlaskClient, app: Flask, pile: Pile, others: str
) -> None:
    text = f"Count,Name,Edition\n{others}3,Scout,any\n2,scout,Any\n"
    import_list(ada, text, pile=pile.value)
    before = counts(app, pile=pile)
    assert before["any:Scout"] == 5  # type: ignore[index]
    assert len(before) == (2 if others else 1)
    written = ada.get(f"/spoils/collection/export/{pile}.csv").text
    assert "No count changes" in preview(ada, written, mode="replace", pile=pile.value)
    import_list(ada, written, pile=pile.value)
    assert counts(app, pile=pile)["any:Scout"] == 10  # type: ignore[index]


def test_a_row_of_any_printing_that_is_not_understood_is_reported(ada: FlaskClient) -> None:
    page = preview(ada, "Count,Name,Edition\n3,Scuot,any\n", pile="wish")
    assert "Scuot" in page
    assert "Scout" in page


def test_what_is_owned_has_a_printing(ada: FlaskClient, app: Flask, catalogue: Catalogue) -> None:
    import_list(ada, "Count,Name,Printing\n3,Scout,any:Scout\n")
    newest = catalogue.newest_printing(catalogue.by_name["Scout"])
    assert counts(app) == {newest.id: 3}


def test_a_bare_title_is_owned_in_its_newest_printing_and_wanted_in_any(
    ada: FlaskClient, app: Flask
) -> None:
    """In Shadowfist a title without a set is a fact of its own; what is owned has a printing."""
    for pile, id_ in ((Pile.OWNED, "final_brawl_cik_400"), (Pile.WISH, "any:Final Brawl")):
        data = {"list": "4 Final Brawl", "pile": pile.value}
        page = ada.post("/shadowfist/collection/import", data=data).text
        sure = {"seen": seen_in(page), "sure": "yes"}
        assert ada.post("/shadowfist/collection/import", data=data | sure).status_code == 303
        with app.extensions["database"].reading() as session:
            user = session.exec(select(User).where(User.name == "Ada")).one()
            assert user.id is not None
            assert copies_of(session, Collector(user.id), "shadowfist", pile) == {id_: 4}


def test_a_checklist_gives_the_copies_that_are_in_it(
    ada: FlaskClient, app: Flask, catalogue: Catalogue
) -> None:
    names = sorted(card.name for card in catalogue.cards)
    rows = [f'"{name}";{3 if place % 10 == 0 else ""}' for place, name in enumerate(names)]
    text = "\n".join(("Name;Have", *rows))
    assert import_list(ada, text) == 303
    assert sum(counts(app).values()) == 3 * len(names[::10])


def test_a_table_without_counts_says_so_before_anything_is_saved(ada: FlaskClient) -> None:
    page = preview(ada, "Name;Edition\nScout;\nGnat;\n")
    assert "No column has counts, so each row was read as one copy." in page.partition("<table")[0]


@pytest.mark.parametrize("write", [xlsx, ods])
def test_a_workbook_is_shown_and_saved(
    ada: FlaskClient, app: Flask, scout: Printing, write: Write
) -> None:
    book = write(Cards=[["Anzahl", "Karte", "Edition"], [3, "Scout", "2ED"], [None, "Gnat", ""]])
    file = FileStorage(io.BytesIO(book), "cards.xlsx")
    page = ada.post("/spoils/collection/import", data={"file": file}).text
    text = html.unescape(re.search(r'id="list"[^>]*>\n(.*?)</textarea>', page, re.DOTALL)[1])  # type: ignore[index]
    assert import_list(ada, text) == 303
    assert counts(app) == {scout.id: 3}


def test_every_row_of_a_wish_list_keeps_its_line(ada: FlaskClient) -> None:
    page = preview(ada, "Count,Name,Edition\n3,Scout,any\n1,Gnat,2ED\n2,Nobody,any\n", pile="wish")
    assert "Any printing." in page
    assert re.findall(r'<td class="num faint">(\d*)</td>', page) == ["1", "2", "3", "4"]


def test_all_lines_that_are_no_cards_are_left_out_with_one_press(
    ada: FlaskClient, app: Flask, catalogue: Catalogue
) -> None:
    text = "Count,Name\n4,Scout\n1,Nobody at all\n2,Nothing either\n"
    page = preview(ada, text)
    assert "The other open lines are not cards" in page
    assert counts(app) == {}
    page = preview(ada, text, **{"line-all": "-"})
    assert "Save 1 change" in page
    settled = re.findall(r'name="(line-\d+)" value="-"\s*checked', page)
    assert settled == ["line-3", "line-4"]
    assert import_list(ada, text, **dict.fromkeys(settled, "-")) == 303
    assert list(counts(app).values()) == [4]


def test_rows_without_copies_are_not_said_to_be_merged(ada: FlaskClient) -> None:
    page = preview(ada, "Have,Name\n4,Scout\n,Gnat\n-,Rage\n")
    assert "merged" not in page
