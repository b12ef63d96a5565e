"""Names that the search box in the header suggests."""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING

import pytest
from flask.testing import FlaskClient

from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAME = re.compile(r'data-address="([^"]+)"')


def suggested(client: FlaskClient, typed: str, game: str = "spoils") -> list[str]:
    answer = client.get(f"/{game}/cards/search-names", query_string={"q": typed})
    assert answer.status_code == 200
    return [address.rpartition("/")[2] for address in NAME.findall(answer.text)]


def test_names_that_begin_with_what_is_typed_come_first(client: FlaskClient) -> None:
    found = suggested(client, "gna")
    assert found[0] == "gnat"
    assert "swarm-of-gnats" in found


def test_a_slip_suggests_the_name_that_is_meant(client: FlaskClient) -> None:
    assert suggested(client, "scuot") == ["scout"]


@pytest.mark.parametrize("typed", ["", "  ", "t:", "own>=1", "x" * 5000])
def test_what_finds_no_name_suggests_none(client: FlaskClient, typed: str) -> None:
    assert suggested(client, typed) == []


def test_every_game_with_cards_suggests_them(client: FlaskClient) -> None:
    assert "fire-acolytes" in suggested(client, "fire ac", "shadowfist")
    assert client.get("/terrus/cards/search-names?q=a").status_code == 404


def test_the_beginning_of_a_number_suggests_the_rules_that_have_it(client: FlaskClient) -> None:
    assert suggested(client, "103.1c") == ["cr3#103.1c"]
    assert len(suggested(client, "103.")) == 4
    assert suggested(client, "999.9z") == []


def test_there_are_never_more_than_eight(client: FlaskClient) -> None:
    assert len(suggested(client, "t:character")) == 8


@pytest.mark.parametrize(
    ("typed", "leads"),
    [
        ("trebuchet off", "/spoils/cards/trebuchet-officer"),
        ("gnat", "/spoils/cards?q=gnat"),
        ("scuot", "/spoils/cards?q=scuot"),
        ("c<=four", "/spoils/cards?q=c%3C%3Dfour"),
        ("own>=1", "/spoils/cards?q=own%3E%3D1"),
        ("", "/spoils/cards"),
        ("103.1c", "/spoils/rules/cr3#103.1c"),
        ("999.9", "/spoils/cards?q=999.9"),
    ],
)
def test_a_search_in_the_header_opens_the_card_that_it_finds_alone(
    client: FlaskClient, typed: str, leads: str
) -> None:
    answer = client.get("/spoils/cards/search-card", query_string={"q": typed})
    assert answer.status_code == 303
    assert answer.location == leads


@pytest.mark.slow
def test_a_card_is_opened_by_keyboard_from_any_page(browser: Browser, live_site: str) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    page, keys = visitor.page, visitor.page.keyboard
    page.goto(f"{live_site}/spoils/formats")
    keys.press("/")
    keys.type("gnat")
    page.locator("#find-names [role=option]").first.wait_for()
    keys.press("ArrowDown")
    assert page.locator("#find").get_attribute("aria-activedescendant") == "find-name-1"
    keys.press("Escape")
    assert page.locator("#find").get_attribute("aria-expanded") == "false"
    keys.press("ArrowDown")
    keys.press("Enter")
    page.wait_for_url("**/spoils/cards/gnat")


def places(client: FlaskClient, typed: str, game: str = "spoils") -> list[str]:
    answer = client.get(f"/{game}/cards/search-names", query_string={"q": typed})
    return [html.unescape(address) for address in NAME.findall(answer.text)]


def test_sets_decks_and_rules_are_found_beside_the_cards(client: FlaskClient) -> None:
    assert "/spoils/?precon=seed-1-rogue" in places(client, "seed 1: rogue")
    assert any("?q=set%3A" in address for address in places(client, "gloamspike"))
    assert any("/spoils/rules/cr3#" in address for address in places(client, "attacking party"))
    found = places(client, "secret fire", "shadowfist")
    assert "/shadowfist/?precon=secret-fire&format=new-heroes" in found


def test_the_visitors_own_decks_are_found_by_name(client: FlaskClient) -> None:
    client.post("/decks/new?game=spoils", data={"name": "Goo and Gunpowder"})
    assert any(address.startswith("/decks/edit/") for address in places(client, "gunpowder"))
    answer = client.get("/spoils/cards/search-card?q=goo and gunpowder")
    assert answer.location.startswith("/decks/edit/")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("word " * 180, "at most 40 words and conditions"),
        ("word " * 380, "can have at most"),
        (" ".join(["t:character"] * 50), "at most 40 words and conditions"),
        ("🐉" * 40, "No cards match"),
    ],
)
def test_a_search_too_long_or_of_signs_gets_an_answer_in_words(
    client: FlaskClient, typed: str, said: str
) -> None:
    assert client.get("/spoils/cards/search-names", query_string={"q": typed}).status_code == 200
    answer = client.get("/spoils/cards", query_string={"q": typed})
    assert answer.status_code == 200
    assert said in answer.text


def test_a_search_of_two_thousand_words_is_refused_in_words(client: FlaskClient) -> None:
    answer = client.get("/spoils/cards", query_string={"q": "word " * 2000})
    assert answer.status_code == 400
    assert "at most 5,000 are accepted" in answer.text


def test_names_that_only_resemble_what_was_typed_say_so(client: FlaskClient) -> None:
    def shown(typed: str) -> str:
        return client.get("/spoils/cards/search-names", query_string={"q": typed}).text

    assert ", similar name" in shown("scuot")
    assert ", similar name" not in shown("scout")
