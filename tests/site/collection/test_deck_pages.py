"""A deck against the collection: owned and needed, missing, pull list, proxies."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games.spoils import KEY as SPOILS
from app.games.spoils.decklists import SHAPE, Decklist
from app.games.spoils.facts import Catalogue, Printing
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.tables import Pile
from app.tables.curation import Author, Write, apply
from tests.site.collection.conftest import counts, fields

STARTER = "starter-arcanist-warlord"


@pytest.fixture
def starter(catalogue: Catalogue) -> Decklist:
    return DECK_FILES.of_precon(catalogue.precons[STARTER], catalogue)


@pytest.fixture
def deck(ada: FlaskClient) -> str:
    return ada.post(f"/decks/precon/{STARTER}").location


def own(client: FlaskClient, deck: Decklist, *without: str) -> None:
    """Take the cards of a deck into the collection, all but some names."""
    text = "Count,Name,Printing\n" + "".join(
        f'{line.copies},"{line.name}",{line.printing.id}\n'
        for line in deck.lines
        if line.name not in without
    )
    page = client.post("/spoils/collection/import", data={"list": text}).text
    seen = re.search(r'name="seen" value="([^"]+)"', page)[1]  # type: ignore[index]
    client.post("/spoils/collection/import", data={"list": text, "seen": seen, "sure": "yes"})


def test_each_row_of_the_builder_says_what_is_owned_and_needed(
    ada: FlaskClient, deck: str, scout: Printing, starter: Decklist
) -> None:
    needed = SHAPE.sleeved_names(starter)["Scout"]
    ada.post(f"/spoils/collection/{scout.set.code}", data=fields(scout, 0, 1))
    row = ada.get(deck).text.partition("copies of Scout")[2].partition("</li>")[0]
    assert f"1/{needed}" in row
    assert f"{needed - 1} missing" in row


def test_without_an_account_the_builder_speaks_of_no_collection(client: FlaskClient) -> None:
    page = client.get(client.post(f"/decks/precon/{STARTER}").location).text
    assert "you own" not in page
    assert "Only what I own" not in page


def test_the_search_beside_the_deck_knows_what_is_owned_and_needed(
    ada: FlaskClient, deck: str, scout: Printing
) -> None:
    ada.post(f"/spoils/collection/{scout.set.code}", data=fields(scout, 0, 1))
    found = re.findall(r'data-hit="([^"]+)"', ada.get(f"{deck}/search?q=own>0").text)
    assert found == [scout.id]
    assert scout.id in ada.get(f"{deck}/search?q=need>0+scout").text
    every = re.findall(r"data-hit=", ada.get(f"{deck}/search?q=c=1").text)
    owned = re.findall(r'data-hit="([^"]+)"', ada.get(f"{deck}/search?q=c=1&own=1").text)
    assert len(every) > 1
    assert set(owned) <= {scout.id}


def test_only_what_i_own_stays_ticked_after_a_change(ada: FlaskClient, deck: str) -> None:
    change = {"version": "1", "change": "set", "q": "c=1", "own": "1"}
    answer = ada.post(f"{deck}/change", data=change)
    assert answer.location == f"{deck}?q=c%3D1&own=1"
    assert re.search(r'id="only-owned"[^>]*checked', ada.get(answer.location).text)


def test_missing_cards_are_listed_with_set_and_rarity(
    ada: FlaskClient, deck: str, scout: Printing, starter: Decklist
) -> None:
    own(ada, starter, "Scout")
    page = ada.get(f"{deck}/missing").text
    assert re.findall(r'<th scope="row"><a[^>]*>([^<]+)', page) == ["Scout"]
    assert f"0 / {SHAPE.sleeved_names(starter)['Scout']}" in page
    assert f"{scout.set.code} {scout.number} {scout.rarity.value}" in page
    ada.post(f"/spoils/collection/{scout.set.code}", data=fields(scout, 0, 4))
    assert "You own all" in ada.get(f"{deck}/missing").text


def test_what_is_missing_goes_on_the_wish_list_once(
    ada: FlaskClient, app: Flask, deck: str, scout: Printing, starter: Decklist
) -> None:
    own(ada, starter, "Scout")
    for _ in range(2):
        assert ada.post(f"{deck}/missing").status_code == 303
    assert counts(app, pile=Pile.WISH) == {"any:Scout": SHAPE.sleeved_names(starter)["Scout"]}


def test_missing_cards_are_a_csv_that_a_wish_list_takes_in(
    ada: FlaskClient, app: Flask, deck: str, starter: Decklist
) -> None:
    own(ada, starter, "Scout", "Gnat")
    answer = ada.get(f"{deck}/missing.csv", follow_redirects=True)
    assert answer.mimetype == "text/csv"
    assert 'filename="missing-cards.csv"' in answer.headers["Content-Disposition"]
    seen = re.search(
        r'name="seen" value="([^"]+)"',
        ada.post("/spoils/collection/import", data={"list": answer.text, "pile": "wish"}).text,
    )[1]  # type: ignore[index]
    filled = {"list": answer.text, "pile": "wish", "seen": seen, "sure": "yes"}
    ada.post("/spoils/collection/import", data=filled)
    needed = SHAPE.sleeved_names(starter)
    assert counts(app, pile=Pile.WISH) == {
        f"any:{name}": needed[name] for name in ("Gnat", "Scout")
    }


def test_a_missing_card_is_no_formula_in_a_spreadsheet(
    ada: FlaskClient, app: Flask, deck: str, starter: Decklist
) -> None:
    own(ada, starter, "Gnat")
    with app.extensions["database"].writing() as session:
        renamed = [Write("cards", "Gnat", {"name": "=Gnat"})]
        apply(session, renamed, Author("Ada"), "-", game=SPOILS)
    written = ada.get(f"{deck}/missing.csv", follow_redirects=True).text
    assert re.findall(r"^\d+,([^,]+)", written, re.MULTILINE) == ["'=Gnat"]


def test_without_a_collection_there_is_no_csv_of_missing_cards(client: FlaskClient) -> None:
    deck = client.post(f"/decks/precon/{STARTER}").location
    answer = client.get(f"{deck}/missing.csv", follow_redirects=True)
    assert answer.request.path.endswith("/missing")
    assert "Count your cards first" in answer.text


def test_without_a_collection_missing_cards_ask_to_count_or_to_sign_in(client: FlaskClient) -> None:
    deck = client.post(f"/decks/precon/{STARTER}").location
    page = client.get(f"{deck}/missing", follow_redirects=True)
    assert f"/account/sign-in?next={page.request.path}" in page.text
    assert 'href="/spoils/collection"' in page.text


@pytest.mark.parametrize("page", ["missing", "pull", "proxies"])
def test_nobody_reaches_these_pages_of_a_strangers_deck(
    ada: FlaskClient, app: Flask, deck: str, page: str
) -> None:
    assert ada.get(f"{deck}/{page}").status_code == 200
    assert app.test_client().get(f"{deck}/{page}").status_code == 404


def test_the_pull_list_comes_from_the_collection_where_there_is_one(
    ada: FlaskClient, deck: str, starter: Decklist
) -> None:
    assert "as the deck lists them" in ada.get(f"{deck}/pull").text
    own(ada, starter, "Scout")
    page = ada.get(f"{deck}/pull").text
    assert "Not in your collection" in page
    assert "Scout" in page.partition("Not in your collection")[2]


def test_proxies_of_what_is_missing_only(ada: FlaskClient, deck: str, starter: Decklist) -> None:
    own(ada, starter, "Scout")
    page = ada.get(f"{deck}/proxies?missing=1").text
    names = re.findall(r'<article[^>]*aria-label="([^"]+)"', page)
    assert names == ["Scout"] * SHAPE.sleeved_names(starter)["Scout"]


def test_decks_that_share_no_card_too_many_are_sleeved_together(
    ada: FlaskClient, deck: str, starter: Decklist
) -> None:
    own(ada, starter)
    one = deck.rpartition("/")[2]
    two = ada.post(f"/decks/precon/{STARTER}").location.rpartition("/")[2]
    assert "All at once" in ada.get(f"/spoils/collection/together?deck={one}").text
    page = ada.get(f"/spoils/collection/together?deck={one}&deck={two}").text
    assert "1 of 2" in page
    total = SHAPE.sleeved_names(starter).total()
    assert f"<b>{total}</b>copies to buy" in page
    own(ada, starter)
    assert "2 of 2" in ada.get(f"/spoils/collection/together?deck={one}&deck={two}").text


def test_decks_of_others_are_never_compared(ada: FlaskClient, app: Flask) -> None:
    bob = app.test_client()
    bob.post("/account/sign-up", data={"name": "Bob", "password": "two staples of greed"})
    theirs = bob.post(f"/decks/precon/{STARTER}").location.rpartition("/")[2]
    ada.post(f"/decks/precon/{STARTER}")
    assert "Choose decks" in ada.get(f"/spoils/collection/together?deck={theirs}").text


def test_a_collection_is_in_the_export_of_an_account_and_goes_with_it(
    ada: FlaskClient, app: Flask, scout: Printing
) -> None:
    ada.post(f"/spoils/collection/{scout.set.code}", data=fields(scout, 0, 4))
    rows = ada.get("/account/export").get_json(force=True)["holdings"]
    assert [(row["printing_id"], row["copies"]) for row in rows] == [(scout.id, 4)]
    ada.post("/account/delete", data={"password": "four staples of rage"})
    with app.extensions["database"].reading() as session:
        from app.site.cards.holdings import HOLDINGS

        assert session.connection().execute(HOLDINGS.select()).all() == []
