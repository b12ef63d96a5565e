"""Curators correct titles and printings of Shadowfist with the pages that The Spoils has."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.tables import Role
from tests.site.curation.test_curation_pages import entries, signed_in

PLACE = "/shadowfist/curation"
FLAMBARDS = f"{PLACE}/printings/edit?key=flambards_cs"


@pytest.fixture
def curator(app: Flask) -> FlaskClient:
    return signed_in(app, app.extensions["database"], "Cora", Role.CURATOR)


def saved(curator: FlaskClient, address: str, **changes: str) -> str:
    """Fill in the form, save it, and return the page that follows."""
    fields = entries(curator.get(address).text)
    answer = curator.post(
        address, data={**fields, "reason": "as printed", **changes}, follow_redirects=True
    )
    assert answer.status_code == 200, re.sub("<[^>]*>", " ", answer.text)[:2000]
    return answer.text


@pytest.mark.slow
def test_a_printing_is_corrected_and_shown_with_its_history(curator: FlaskClient) -> None:
    fields = entries(curator.get(FLAMBARDS).text)
    assert fields["title"] == "Flambards"
    page = saved(curator, FLAMBARDS, subtitle="Burning Books")
    assert "Saved: printing flambards_cs." in page
    assert "Burning Books" in curator.get(f"{PLACE}/history/printings?key=flambards_cs").text
    assert "Burning Books" in curator.get("/shadowfist/cards/flambards").text


def test_the_page_of_a_card_leads_to_the_forms(curator: FlaskClient) -> None:
    page = curator.get("/shadowfist/cards/flambards").text
    assert f'href="{PLACE}/titles/edit?key=Flambards"' in page
    assert f'href="{PLACE}/printings/edit?key=flambards_cs"' in page


def test_numbers_that_no_printing_has_are_refused_beside_their_field(curator: FlaskClient) -> None:
    fields = entries(curator.get(FLAMBARDS).text)
    answer = curator.post(FLAMBARDS, data={**fields, "reason": "x", "cost": "many"})
    assert answer.status_code == 400
    assert "many" in answer.text
    assert "Traceback" not in answer.text
    assert entries(curator.get(FLAMBARDS).text)["cost"] == fields["cost"]


@pytest.mark.slow
def test_a_new_title_asks_for_a_printing_and_can_be_searched_then(curator: FlaskClient) -> None:
    added = curator.post(
        f"{PLACE}/titles/new", data={"title": "Founders' Dispute", "reason": "new", "seen": ""},
        follow_redirects=True,
    )  # fmt: skip
    assert "The card will be shown once it has a printing." in added.text
    assert 'value="Founders&#39; Dispute"' in added.text
    page = saved(
        curator, f"{PLACE}/printings/new", id="founders-1", title="Founders' Dispute", set="COW",
        rarity="promo", type="Event", words_left="0",
    )  # fmt: skip
    assert "Saved" in page
    assert "Founders&#39; Dispute" in curator.get("/shadowfist/cards?q=founders").text


def test_the_overview_names_only_what_the_game_edits_by_form(curator: FlaskClient) -> None:
    page = curator.get(PLACE).text
    assert "A card pool" in page
    assert "A preconstructed deck" not in page
