"""Curators enter a banned list at once, and sets with their day, for both games of cards."""

import re
from datetime import date

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games.spoils import KEY as SPOILS
from app.tables import Database, Role
from app.tables.curation import site_catalogue
from tests.site.curation.test_curation_pages import signed_in

CARDS = {"spoils": ("Air Travel", "current"), "shadowfist": ("Flambards", "classic")}


@pytest.fixture
def rows(app: Flask) -> Database:
    database = app.extensions["database"]
    assert isinstance(database, Database)
    return database


@pytest.fixture
def curator(app: Flask, rows: Database) -> FlaskClient:
    return signed_in(app, rows, "Cora", Role.CURATOR)


def enter(curator: FlaskClient, key: str, **fields: str) -> str:
    given = {"source": "The committee, on its page", **fields}
    return curator.post(f"/{key}/curation/banned-list", data=given).text


def confirm(curator: FlaskClient, key: str, page: str) -> str:
    fields = dict(re.findall(r'name="(writes|agreed)"[^>]*value="([^"]*)"', page))
    return curator.post(
        f"/{key}/curation/import/store", data={**fields, "reason": "announced"},
        follow_redirects=True,
    ).text  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(CARDS))
def test_a_list_is_stored_after_its_preview_and_holds_from_its_day(
    curator: FlaskClient, key: str
) -> None:
    card, form = CARDS[key]
    page = enter(curator, key, format=form, since="2026-03-01", banned=f"{card.lower()}\nNo Such")
    assert "Not in the catalogue:</b> No Such" in page
    assert card in page
    assert "Saved" in confirm(curator, key, page)
    path = card.lower().replace(" ", "-")
    for day, is_listed in (("2026-03-01", True), ("2026-02-28", False)):
        found = curator.get(f"/{key}/cards?q=banned:{form}@{day}").text
        assert (f"/{key}/cards/{path}" in found) is is_listed


def test_a_whole_list_ends_what_is_not_in_it(curator: FlaskClient, rows: Database) -> None:
    page = enter(
        curator, "spoils", format="current", since="2026-03-01", banned="Air Travel", is_whole="y"
    )
    assert "Primitive Tribes" in page
    confirm(curator, "spoils", page)
    with rows.reading() as session:
        listed = site_catalogue(session, SPOILS).formats["current"].listed
    assert {it.name for it in listed if it.holds_on(date(2026, 2, 1))} == {
        "Primitive Tribes",
        "Recollection Bazaar",
        "Research Investment",
    }
    assert {it.name for it in listed if it.holds_on(date(2026, 3, 1))} == {"Air Travel"}
    assert {it.source for it in listed if it.name == "Air Travel"} == {"The committee, on its page"}


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"banned": "Gnat", "source": ""}, "Say who announced it, and where."),
        (
            {"banned": "Gnat", "is_whole": "y"},
            "Enter the day on which the whole list takes effect.",
        ),
        ({"banned": "Gnat", "restricted": "gnat"}, "Gnat is also among the banned names."),
        ({"banned": "\n".join(f"n{n}" for n in range(501))}, "Enter at most 500 names at once."),
        ({"banned": "Gnat", "format": "none"}, "Not a valid choice"),
    ],
)
def test_what_is_wrong_stands_at_its_field_and_entries_stay(
    curator: FlaskClient, fields: dict[str, str], message: str
) -> None:
    page = enter(curator, "spoils", **{"format": "current", **fields})
    assert message in page
    assert fields["banned"].splitlines()[0] in page
    assert "Nothing is saved yet" not in page


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(CARDS))
def test_a_set_has_a_day_only_with_its_source(curator: FlaskClient, key: str) -> None:
    fields = {"code": "HOLY", "name": "Holy Heist", "order": "90", "reason": "new", "seen": ""}
    alone = curator.post(f"/{key}/curation/sets/new", data={**fields, "released": "2026-03-01"})
    assert "a release date and its source go together" in alone.text.lower()
    done = curator.post(
        f"/{key}/curation/sets/new",
        data={**fields, "released": "2026-03-01", "released_source": "the box"},
        follow_redirects=True,
    )
    assert "Saved: set HOLY." in done.text
    assert "Add a card to" in done.text


def test_a_new_set_is_placed_after_all_others(curator: FlaskClient) -> None:
    page = curator.get("/spoils/curation/sets/new").text
    assert re.search(r'name="order"[^>]*value="8"', page)


def test_a_printing_without_an_id_gets_one_and_the_same_again(curator: FlaskClient) -> None:
    fields = {"name": "Air Travel", "set": "SDE", "number": "131", "rarity": "rare"}
    data = {**fields, "id": "", "reason": "a promo", "seen": ""}
    assert curator.post("/spoils/curation/printings/new", data=data).status_code == 303
    again = curator.post("/spoils/curation/printings/new", data=data)
    assert "already exists; edit it instead" in again.text


def test_the_csv_files_for_a_new_set_have_their_columns_and_no_row(curator: FlaskClient) -> None:
    text = curator.get("/spoils/curation/export/printings.csv?rows=none").text
    assert text.splitlines() == ["id,set,number,rarity,name"]
