"""Curators undo what was stored with one button, and see who changed what and why."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games.spoils import KEY as SPOILS
from app.tables import Database, Role
from app.tables.curation import Author, Write, apply, site_catalogue
from tests.site.curation.test_curation_pages import signed_in
from tests.tables.test_curation import NEW_CARD, NEW_PRINTING, NEW_SET

PLACE = "/spoils/curation"
ADA = Author("Ada")


@pytest.fixture
def rows(app: Flask) -> Database:
    database = app.extensions["database"]
    assert isinstance(database, Database)
    return database


@pytest.fixture
def curator(app: Flask, rows: Database) -> FlaskClient:
    return signed_in(app, rows, "Cora", Role.CURATOR)


def store(rows: Database, *changes: Write, reason: str) -> None:
    with rows.writing() as session:
        apply(session, changes, ADA, reason, game=SPOILS)


def cost(rows: Database) -> int | None:
    with rows.reading() as session:
        return site_catalogue(session, SPOILS).by_name["Air Travel"].cost


def undo_buttons(page: str) -> list[str]:
    return re.findall(r'action="(/spoils/curation/edits/\d+/undo)"', page)


@pytest.mark.slow
def test_one_button_undoes_a_change_and_another_does_it_again(
    curator: FlaskClient, rows: Database
) -> None:
    store(rows, Write("cards", "Air Travel", {"cost": "9"}), reason="misread")
    (button,) = undo_buttons(curator.get(PLACE).text)
    page = curator.post(button, follow_redirects=True).text
    assert "Undone: 1 field." in page
    assert "undone: misread" in page
    assert cost(rows) == 2
    (redo,) = undo_buttons(page)
    curator.post(redo)
    assert cost(rows) == 9


def test_the_history_of_a_card_says_who_when_and_why_and_has_the_button(
    curator: FlaskClient, rows: Database
) -> None:
    store(rows, Write("cards", "Air Travel", {"cost": "9"}), reason="misread")
    page = curator.get(f"{PLACE}/history/cards?key=Air+Travel").text
    assert "Ada: misread" in page
    assert len(undo_buttons(page)) == 1


def test_a_set_that_was_added_is_shown_and_undone_as_a_whole(
    curator: FlaskClient, rows: Database
) -> None:
    store(rows, NEW_SET, NEW_CARD, NEW_PRINTING, reason="a later set")
    overview = curator.get(PLACE).text
    assert re.search(r"1 set,\s+1 card,\s+1 printing", overview)
    (button,) = undo_buttons(overview)
    page = curator.get(button.removesuffix("/undo")).text
    assert "Ada: a later set" in page
    assert "Holy Heist" in page
    curator.post(button)
    with rows.reading() as session:
        assert "Test Monk" not in site_catalogue(session, SPOILS).by_name


def test_what_was_changed_since_is_named_and_nothing_is_undone(
    curator: FlaskClient, rows: Database
) -> None:
    store(rows, Write("cards", "Air Travel", {"cost": "9"}), reason="misread")
    (button,) = undo_buttons(curator.get(PLACE).text)
    store(rows, Write("cards", "Air Travel", {"cost": "7"}), reason="better")
    page = curator.post(button, follow_redirects=True).text
    assert "Not undone. cost of the card Air Travel has since been changed to 7." in page
    assert cost(rows) == 7


def test_a_change_that_is_not_there_is_not_found(curator: FlaskClient) -> None:
    assert curator.get(f"{PLACE}/edits/99").status_code == 404
    assert curator.post(f"{PLACE}/edits/99/undo").status_code == 404
