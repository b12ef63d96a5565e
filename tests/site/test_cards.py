"""Pages of cards."""

import html
import re
from dataclasses import replace
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from app.games import game
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.faces import face_of, stat_line, type_line
from app.games.spoils.search import CARDS, FLAGS
from app.site.cards.search_results import BrowseRequest
from app.site.platform.storage.database import IndexedCatalogue, slugs_of
from app.tables import Overlay, Revision


def test_every_card_has_a_page_of_its_own(client: FlaskClient, catalogue: Catalogue) -> None:
    indexed = IndexedCatalogue.of(catalogue, game())
    assert len(indexed.by_slug) == len(catalogue.cards)
    for slug, card in list(indexed.by_slug.items())[::60]:
        answer = client.get(f"/spoils/cards/{slug}")
        assert answer.status_code == 200
        assert card.name.replace("'", "&#39;").replace('"', "&#34;") in answer.text


@pytest.mark.slow
def test_a_card_leads_to_the_cards_before_and_after_it_in_its_set(
    client: FlaskClient, catalogue: Catalogue
) -> None:
    def led(page: str, rel: str) -> str | None:
        found = re.search(rf'<a rel="{rel}" href="([^"]+)"', page)
        return found and found[1]

    address = "/spoils/cards/scout"
    page = client.get(address).text
    after = led(page, "next")
    assert after
    assert led(client.get(after).text, "prev") == address
    while (before := led(page, "prev")) is not None:
        page = client.get(before).text
    newest = catalogue.newest_printing(catalogue.by_name["Scout"])
    first = next(it for it in catalogue.printings if it.set == newest.set)
    assert f"<h1>{first.card.name}</h1>" in page
    assert f"Other cards of {newest.set.name}" in page


def test_names_that_fold_to_one_address_are_numbered() -> None:
    assert slugs_of(["A!", "A?", "B"]) == {"A!": "a", "A?": "a-2", "B": "b"}


def test_a_card_without_text_says_so_and_shows_its_facts(client: FlaskClient) -> None:
    page = client.get("/spoils/cards/scout").text
    assert "This card has no rules text." in page
    assert "2 Rage" in page


def test_a_card_says_what_it_does_by_our_own_phrases(client: FlaskClient) -> None:
    page = client.get("/spoils/cards/gnat").text
    assert "When this card leaves play: your opponent discards a card." in page
    assert "paraphrased by Threshold, not the printed text" in page


def test_a_card_page_tells_that_the_referee_plays_the_card(client: FlaskClient) -> None:
    assert "The rules engine handles its full text." in client.get("/spoils/cards/gnat").text


def test_icons_in_a_wording_are_drawn(client: FlaskClient) -> None:
    page = client.get("/spoils/cards/anxious-imp").text
    assert "[O]" not in page
    assert 'aria-label=" 3 Obsession"' in page


def test_a_search_for_text_reads_the_generated_wording(client: FlaskClient) -> None:
    page = client.get("/spoils/cards", query_string={"q": 'text:"leaves play" text:discards'}).text
    assert "Gnat" in page
    assert "generated wording" in page


def test_a_card_without_a_script_says_that_its_text_is_not_known(catalogue: Catalogue) -> None:
    made_up = replace(catalogue.by_name["Scout"], name="Lantern Clerk")
    assert face_of(made_up).wording is None
    assert face_of(made_up).is_bare


def test_a_text_that_was_brought_in_takes_the_place_of_the_wording(catalogue: Catalogue) -> None:
    told = replace(catalogue.by_name["Gnat"], text="Hum.")
    assert face_of(told).wording is None
    assert face_of(told).opening == face_of(told).keywords


def test_no_number_is_never_shown_as_zero(catalogue: Catalogue) -> None:
    staple = catalogue.by_name["Rage"]
    assert staple.cost is None
    assert face_of(staple).stats == ()


def test_bonuses_carry_their_sign(catalogue: Catalogue) -> None:
    gear = next(card for card in catalogue.cards if card.type == "Item" and card.strength == -1)
    assert stat_line(gear).startswith("−1/")


def test_the_type_line_names_supertype_type_and_subtypes(catalogue: Catalogue) -> None:
    assert type_line(catalogue.by_name["Rage"]) == "Staple resource"
    assert type_line(catalogue.by_name["Scout"]) == "Character, soldier"


@pytest.fixture
def site_with_images(settings: dict[str, object], tmp_path: Path, catalogue: Catalogue) -> Flask:
    scout = catalogue.newest_printing(catalogue.by_name["Scout"])
    (tmp_path / "images").mkdir()
    (tmp_path / "images" / f"{scout.id}.png").write_bytes(b"\x89PNG")
    return create_app({**settings, "IMAGE_FOLDER": str(tmp_path / "images")})


def test_an_owners_image_stands_beside_the_text(
    site_with_images: Flask, catalogue: Catalogue
) -> None:
    client = site_with_images.test_client()
    printing = catalogue.newest_printing(catalogue.by_name["Scout"]).id
    assert f"/spoils/cards/images/{printing}" in client.get("/spoils/cards/scout").text
    with client.get(f"/spoils/cards/images/{printing}") as answer:
        assert answer.data == b"\x89PNG"
    assert client.get("/spoils/cards/images/..%2Fsecret").status_code == 404


def test_without_a_folder_no_image_is_mentioned(client: FlaskClient) -> None:
    assert "/spoils/cards/images/" not in client.get("/spoils/cards/scout").text


def test_a_query_is_told_back_in_words(client: FlaskClient) -> None:
    page = client.get("/spoils/cards", query_string={"q": "t:character c<=4"}).text
    assert "type Character and cost at most 4" in page
    assert "cards.</b>" in page


def test_an_error_in_a_query_marks_the_place_and_nothing_is_searched(client: FlaskClient) -> None:
    page = client.get("/spoils/cards", query_string={"q": "t:character c<=four"}).text
    assert "No search was run." in page
    assert "c&lt;=<mark>four</mark>" in page
    assert "card-line" not in page
    assert 'value="t:character c&lt;=four"' in page


def test_a_script_gets_the_results_and_the_conditions_that_narrow_them(client: FlaskClient) -> None:
    answer = client.get("/spoils/cards?q=scout", headers={"X-Fragment": "results"})
    assert "<html" not in answer.text
    assert "Scout" in answer.text
    assert 'href="/spoils/cards?q=scout+trade%3Arogue"' in answer.text


@pytest.mark.parametrize("show", ["list", "text", "grid"])
def test_results_come_a_page_at_a_time(client: FlaskClient, show: str) -> None:
    first = client.get("/spoils/cards", query_string={"show": show}).text
    assert "Page 1 of" in first
    assert 'rel="next"' in first
    beyond = client.get("/spoils/cards", query_string={"show": show, "page": "9999"}).text
    assert 'rel="next"' not in beyond


@pytest.mark.parametrize("page", ["-1", "x", "0", "99999999999"])
def test_a_page_that_makes_no_sense_is_the_first_one(client: FlaskClient, page: str) -> None:
    assert "Page 1 of" in client.get("/spoils/cards", query_string={"page": page}).text


def test_the_help_names_every_field_and_flag(client: FlaskClient) -> None:
    page = client.get("/spoils/cards/search-help").text
    for key in (*CARDS.grammar.fields, *FLAGS):
        assert f"<code>{key}</code>" in page


def test_a_format_that_cannot_be_judged_says_not_known(client: FlaskClient) -> None:
    page = client.get("/spoils/cards/scout").text
    assert "legal, up to 4" in page
    assert "not known" in page


def test_what_a_curator_changed_stands_on_the_page(app: Flask, client: FlaskClient) -> None:
    with app.extensions["database"].writing() as session:
        session.add(
            Overlay(kind="cards", key="Scout", field="cost", shipped="4", value="3",
                    author="Curator", reason="an erratum")
        )  # fmt: skip
        session.merge(Revision(subject="catalogue", number=99))
    page = client.get("/spoils/cards/scout").text
    assert "Changed here" in page
    assert "an erratum" in page


def test_a_card_goes_into_a_new_deck_and_then_into_that_one(client: FlaskClient) -> None:
    page = client.get("/spoils/cards/scout").text
    assert '<option value="new">a new deck</option>' in page
    scout = re.search(r'name="printing" value="([^"]+)"', page)
    assert scout
    answer = client.post("/decks/add", data={"printing": scout[1], "copies": "2", "deck": "new"})
    assert answer.status_code == 303
    address = answer.headers["Location"]
    target = re.search(r'<option value="(edit/[^"]+)">', client.get("/spoils/cards/gnat").text)
    assert target
    assert address == f"/decks/{target[1]}"

    back = client.post(
        "/decks/add", data={"printing": scout[1], "deck": target[1]}, follow_redirects=True
    )
    assert "Scout 2 → 3 in" in back.text
    assert f'<a href="{address}">' in back.text
    assert 'value="3"' in client.get(address).text


def test_a_faction_is_taken_by_a_deck(client: FlaskClient) -> None:
    page = client.get("/spoils/cards/the-tournament-faction").text
    assert "Play this faction" in page
    assert 'name="copies"' not in page
    faction = re.search(r'name="printing" value="([^"]+)"', page)
    assert faction
    answer = client.post("/decks/add", data={"printing": faction[1], "deck": "new"})
    assert "The Tournament Faction" in client.get(answer.headers["Location"]).text


def test_a_card_is_added_to_no_deck_of_others_and_in_no_odd_number(client: FlaskClient) -> None:
    page = client.get("/spoils/cards/scout").text
    scout = re.search(r'name="printing" value="([^"]+)"', page)
    assert scout
    form = {"printing": scout[1], "copies": "1"}
    for deck in ("edit/nowhere", "own/nowhere", "read/nowhere", "nonsense"):
        assert client.post("/decks/add", data=form | {"deck": deck}).status_code == 404
    assert client.post("/decks/add", data={"printing": "none"}).status_code == 404
    wrong = client.post("/decks/add", data=form | {"copies": "two"}, follow_redirects=True)
    assert "“two” is not a number of copies" in wrong.text
    token = client.get("/spoils/cards/micromajig-token").text
    assert "Add to a deck" not in token


@pytest.mark.parametrize(
    ("query", "condition", "after"),
    [
        ("", "trade:rogue", "trade:rogue"),
        ("t:item trade:rogue", "trade:gearsmith", "t:item trade:rogue|gearsmith"),
        ("trade:rogue|gearsmith c<=2", "trade:rogue", "trade:gearsmith c<=2"),
        ("trade:rogue", "trade:rogue", ""),
        ('"elite s" -set:1ed', "set:1ed", '"elite s" -set:1ed set:1ed'),
        ('faction:"ascended" x', 'faction:"guiding hand"', 'faction:"ascended"|"guiding hand" x'),
    ],
)
def test_choices_beside_a_search_are_alternatives_and_can_be_removed(
    app: Flask, query: str, condition: str, after: str
) -> None:
    with app.test_request_context("/spoils/cards"):
        asked = BrowseRequest(query)
        address = asked.switching(condition)
    assert parse_qs(urlsplit(address).query).get("q", [""]) == [after]
    assert BrowseRequest(after).asks(condition) is not asked.asks(condition)


def test_two_trades_find_the_cards_of_either(client: FlaskClient) -> None:
    page = client.get("/spoils/cards?q=trade:rogue|gearsmith").text
    assert "trade Rogue or Gearsmith" in page
    beside = page.partition("browse-narrow")[2]
    assert beside.count('aria-current="true"') == 2


@pytest.mark.parametrize(
    ("game_key", "typed", "meant"),
    [
        ("spoils", "wariror prodigy", "warrior prodigy"),
        ("spoils", "t:charcter order:cost", "t:character order:cost"),
        ("spoils", "st:demn c<=9", "st:demon c<=9"),
        ("shadowfist", "fire pagda", "fire pagoda"),
    ],
)
def test_misspelt_words_of_a_search_without_results_are_put_right(
    client: FlaskClient, game_key: str, typed: str, meant: str
) -> None:
    page = client.get(f"/{game_key}/cards", query_string={"q": typed}).text
    link = re.search(r'Showing results for\s+<a href="([^"]+)">([^<]+)</a>', page)
    assert link
    assert html.unescape(link[2]) == meant
    there = client.get(html.unescape(link[1])).text
    assert "No cards match" not in there
    cards = re.compile(rf'href="(/{game_key}/cards/[^"?]+)"')
    assert cards.findall(page) == cards.findall(there)


def test_a_name_half_remembered_is_found_and_said_to_be_similar(client: FlaskClient) -> None:
    page = client.get("/spoils/cards", query_string={"q": "cheats mcgilicuty"}).text
    assert "Showing cards with similar names." in page
    assert "/spoils/cards/cheats-mcguillicutty" in page
    page = client.get("/spoils/cards", query_string={"q": "hat that gives covert"}).text
    assert "Showing cards with most of these words." in page


@pytest.mark.parametrize("typed", ["xyzzyq", "warrior", "t:tactic c>99"])
def test_nothing_is_put_right_where_no_word_is_misspelt(client: FlaskClient, typed: str) -> None:
    assert "Showing results for" not in client.get("/spoils/cards", query_string={"q": typed}).text


def test_column_heads_sort_and_turn_the_order_round(app: Flask) -> None:
    asked = BrowseRequest(query="t:item sort:name dir:desc", page=3)
    with app.test_request_context("/spoils/cards"):
        up = asked.sorted_by("cost", descending=False)
        down = asked.sorted_by("cost", descending=True)
        plain = asked.sorted_by("name", descending=False)
    assert parse_qs(urlsplit(up).query) == {"q": ["t:item order:cost"]}
    assert parse_qs(urlsplit(down).query) == {"q": ["t:item order:cost dir:desc"]}
    assert parse_qs(urlsplit(plain).query) == {"q": ["t:item"]}


@pytest.mark.parametrize("game_key", ["spoils", "shadowfist"])
def test_the_head_of_the_sorted_column_says_so(client: FlaskClient, game_key: str) -> None:
    page = client.get(f"/{game_key}/cards", query_string={"q": "order:cost"}).text
    heads = page.partition('aria-label="Sort by"')[2].partition("</nav>")[0]
    assert re.search(r"order%3Acost\+dir%3Adesc\"\s+aria-current", heads)
    assert heads.count("aria-current") == 1


def test_the_builder_puts_misspelt_words_right_too(client: FlaskClient) -> None:
    deck = client.post("/decks/import", data={"list": "18 Rage"}).location.partition("?")[0]
    hits = client.get(f"{deck}/search?q=3 wariror prodigy", headers={"X-Fragment": "hits"}).text
    assert "data-near" in hits
    link = re.search(r'Showing results for\s*<a href="([^"]+)"[^>]*>([^<]+)</a>', hits)
    assert link
    assert link[2] == "3 warrior prodigy"
    words = " ".join(re.sub(r"<[^>]*>", "", hits).split())
    assert (
        "No card matches “wariror prodigy”. Showing results for 3 warrior prodigy. 1 card. Adding 3"
        in words
    )
    assert 'aria-label="add 3 Warrior Prodigy"' in hits
    assert 'aria-label="add 3 Warrior Prodigy"' in client.get(html.unescape(link[1])).text


def test_the_builder_shows_cards_with_most_of_the_words(client: FlaskClient) -> None:
    deck = client.post("/decks/import", data={"list": "18 Rage"}).location.partition("?")[0]
    near = client.get(f"{deck}/search?q=hat that gives covert", headers={"X-Fragment": "hits"}).text
    assert "data-near" in near
    assert "Showing cards with most of these words." in near
    assert "Very Big Hat of Invisibility" in near
    exact = client.get(f"{deck}/search?q=rage", headers={"X-Fragment": "hits"}).text
    assert "data-near" not in exact


@pytest.mark.parametrize("address", ["/spoils/cards/scout", "/shadowfist/cards/fire-acolytes"])
def test_words_and_sets_of_a_card_lead_to_cards_like_it(client: FlaskClient, address: str) -> None:
    facts = client.get(address).text.partition("Facts")[2]
    links = re.findall(r'href="([^"]+/cards\?q=[^"]+)"', facts)
    assert any("set%3A" in link for link in links)
    assert any("st%3A" in link or "d%3A" in link for link in links)
    for link in links:
        found = client.get(html.unescape(link)).text
        assert re.search(r"\b[1-9]\d* cards?\.", found)


def test_a_card_leads_to_its_answers_to_its_like_and_to_its_precons(client: FlaskClient) -> None:
    page = html.unescape(client.get("/spoils/cards/gnat").text)
    assert "/spoils/cards?q=does%3Aremoves-character" in page
    assert "Also makes opponents discard" in page
    assert "/spoils/cards?q=does%3Adiscards" in page
    found = client.get("/spoils/cards?q=does:removes-character").text
    assert "No cards match" not in found


def test_every_precon_that_holds_a_card_is_named_with_its_copies(
    client: FlaskClient, catalogue: Catalogue
) -> None:
    precon = next(iter(catalogue.precons.values()))
    line = precon.lines[0]
    card = catalogue.by_printing[line.printing].card
    slug = slugs_of(each.name for each in catalogue.cards)[card.name]
    page = html.unescape(client.get(f"/spoils/cards/{slug}").text)
    assert f"/spoils/goldfish/precon/{precon.id}" in page
