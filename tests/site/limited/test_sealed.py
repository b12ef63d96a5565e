"""Sealed pools at home: opened by a link, and decks built from them."""

import html
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient

from app.games.spoils.construction import POOL_CHECKS
from app.games.spoils.facts import Catalogue
from app.games.tabletop.construction import Pool
from app.games.tabletop.limited import open_sealed
from tests.site.decks.conftest import Builder

PLACE = "/spoils/limited"
POOL = f"{PLACE}/sealed?set=6x1ED&seed=7"
ADD = re.compile(r'value="(add deck ([^"]+) 1)"\s+aria-label="add ([^"]+)"')


def words_of(page: str) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", page)).split())


@pytest.fixture
def pool(catalogue: Catalogue) -> Pool:
    """The pool that the link shows."""
    opened = open_sealed({"1ED": 6}, 7, POOL_CHECKS, catalogue)
    return Pool.of((card, 1) for cards in opened for card in cards)


def built(client: FlaskClient, who: str = "person") -> Builder:
    return Builder(client, client.post(POOL, data={"build": who}).location)


def test_the_form_leads_to_a_link_that_names_sets_numbers_and_seed(client: FlaskClient) -> None:
    asked = {"packs_1ED": "4", "packs_SD2": "2", "packs_SDE": "", "seed": "7"}
    answer = client.get(f"{PLACE}/sealed/open", query_string=asked)
    assert answer.status_code == 303
    named = parse_qs(urlsplit(answer.location).query)
    assert named["set"] == ["4x1ED", "2xSD2"]
    assert named["seed"] == ["7"]
    assert "78 cards" in client.get(answer.location).text


def test_without_a_seed_each_pool_is_another(client: FlaskClient) -> None:
    asked = {"packs_1ED": "1"}
    seeds = {
        client.get(f"{PLACE}/sealed/open", query_string=asked).location.split("seed=")[1]
        for _ in range(3)
    }
    assert len(seeds) > 1


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"packs_1ED": "13"}, "Enter a whole number from 0 to 12."),
        ({"packs_1ED": "0"}, "Enter at least one booster of a set."),
        ({"packs_1ED": "1", "seed": "-1"}, "Enter a whole number from 0 to 999,999,999"),
    ],
)
def test_a_wrong_number_is_said_at_its_field(
    client: FlaskClient, asked: dict[str, str], words: str
) -> None:
    answer = client.get(f"{PLACE}/sealed/open", query_string=asked)
    assert answer.status_code == 422
    assert words in words_of(answer.text)


def test_a_link_shows_everybody_the_same_cards(client: FlaskClient, pool: Pool) -> None:
    page = client.get(POOL).text
    assert words_of(page) == words_of(client.application.test_client().get(POOL).text)
    for name in pool.copies:
        assert html.escape(name, quote=False).replace("'", "&#39;") in page
    assert "78 cards" in words_of(page)


@pytest.mark.parametrize(
    "query",
    ["", "set=6x1ED", "seed=7", "set=6xFNR&seed=7", "set=0x1ED&seed=7", "set=1ED&seed=7",
     "set=13x1ED&seed=7", "set=6x1ED&seed=-7", "set=7x1ED&set=7x1ED&seed=1"],
)  # fmt: skip
def test_a_link_that_names_no_pool_leads_nowhere(client: FlaskClient, query: str) -> None:
    assert client.get(f"{PLACE}/sealed?{query}").status_code == 404
    assert client.post(f"{PLACE}/sealed?{query}", data={"build": "person"}).status_code == 404


def test_a_link_from_before_the_cards_changed_says_so(client: FlaskClient) -> None:
    link = re.search(r'href="([^"]+)">link to this page', client.get(POOL).text)
    assert link is not None
    address = html.unescape(link[1])
    assert "shows different cards" not in client.get(address).text
    older = re.sub(r"cards=\w+", "cards=00000000", address)
    assert "shows different cards" in client.get(older).text


def test_a_game_without_known_packs_has_no_limited_play(client: FlaskClient) -> None:
    for game in ("shadowfist", "terrus"):
        assert client.get(f"/{game}/limited").status_code == 404
    assert "/limited" not in client.get("/decks?game=shadowfist").text
    assert "/spoils/limited" in client.get("/decks?game=spoils").text


def test_103_2c_the_builder_knows_the_pool(
    client: FlaskClient, pool: Pool, catalogue: Catalogue
) -> None:
    builder = built(client)
    assert "78 of 78 left" in words_of(builder.page)
    value, id_, name = ADD.findall(builder.page)[0]
    assert id_ in pool.printings
    assert builder.press(value) == 303
    assert builder.copies(html.unescape(name)) == 1
    assert "77 of 78 left" in words_of(builder.page)
    stranger = next(
        one
        for one in catalogue.printings
        if one.set.code == "1ED" and one.card.name not in pool.copies
    )
    assert builder.press(f"add deck {stranger.id} 1") == 303
    page = words_of(builder.page)
    assert f"{stranger.card.name} is not in the card pool. Remove it." in page
    assert "103.2c" in page


def test_103_2c_more_copies_than_the_pool_has_are_too_many(client: FlaskClient, pool: Pool) -> None:
    builder = built(client)
    printing, copies = next(iter(pool.printings.values()))
    assert builder.press(f"add deck {printing.id} {copies + 1}") == 303
    assert f"the card pool has {pool.copies[printing.card.name]}" in words_of(builder.page)


def test_basic_cards_are_given_to_every_player(client: FlaskClient, catalogue: Catalogue) -> None:
    builder = built(client)
    rage = catalogue.newest_printing(catalogue.by_name["Rage"])
    assert builder.press(f"add deck {rage.id} 14") == 303
    assert "not in the card pool" not in words_of(builder.page)


def test_the_search_finds_what_the_pool_allows_in_its_printing(
    client: FlaskClient, pool: Pool
) -> None:
    base = built(client).base
    name = next(name for name in pool.copies if "'" not in name)
    found = client.get(f"{base}/search", query_string={"q": name}).text
    assert [id_ for _, id_, _ in ADD.findall(found) if id_ in pool.printings]
    everything = client.get(f"{base}/search", query_string={"q": "t:character c<=3"}).text
    assert {html.unescape(each) for _, _, each in ADD.findall(everything)} <= pool.copies.keys()
    assert "Only cards from the pool" in everything
    given = client.get(f"{base}/search", query_string={"q": "rage t:resource"}).text
    assert "add Rage" in given
    counted = client.get(f"{base}/search", query_string={"q": "in:pool"}).text
    assert f"{len(pool.copies)} cards" in words_of(counted)


def test_hints_of_the_search_name_no_card_outside_the_pool(
    client: FlaskClient, pool: Pool, catalogue: Catalogue
) -> None:
    base = built(client).base

    def hint(name: str) -> str:
        slip = f"{name[:-1]}zq"
        page = client.get(f"{base}/search", query_string={"q": slip}).text
        return words_of(page).lower()

    words = [card.name for card in catalogue.cards if card.cost and len(card.name.split()) == 1]
    inside = next(name for name in words if name in pool.copies)
    outside = [name for name in words if name.lower() not in " ".join(pool.copies).lower()]
    assert inside.lower() in hint(inside)
    for name in outside[:20]:
        assert name.lower() not in hint(name)


def test_the_computer_builds_a_legal_deck_of_the_smallest_size(client: FlaskClient) -> None:
    builder = built(client, "computer")
    assert builder.verdict == "legal"
    assert builder.size == "40 cards"


def test_who_builds_has_to_be_said(client: FlaskClient) -> None:
    for data in ({}, {"build": "nobody"}):
        assert client.post(POOL, data=data).status_code == 400


def test_undo_editing_as_text_and_copies_keep_the_pool(client: FlaskClient) -> None:
    builder = built(client, "computer")
    assert builder.press(ADD.findall(builder.page)[0][0]) == 303
    assert "50 of 78 left" in words_of(builder.page)
    client.post(f"{builder.base}/undo", data={"version": str(builder.version)})
    assert "51 of 78 left" in words_of(builder.page)
    written = client.get(f"{builder.base}/text").text
    text = html.unescape(re.search(r"<textarea[^>]*>\n(.*?)</textarea>", written, re.S)[1])  # type: ignore[index]
    text = text.replace("Rage", "Scout", 1)
    sent = {"list": text, "sure": "yes", "version": str(builder.version)}
    client.post(f"{builder.base}/text", data=sent)
    assert "of 78 left" in words_of(builder.page)
    copy = Builder(client, client.post(f"{builder.base}/copy").location)
    assert "of 78 left" in words_of(copy.page)


def test_in_a_format_without_pools_the_pool_bounds_nothing(
    client: FlaskClient, catalogue: Catalogue
) -> None:
    builder = built(client)
    scout = catalogue.newest_printing(catalogue.by_name["Scout"])
    builder.press(f"add deck {scout.id} 4")
    assert builder.press("set", format="constructed") == 303
    page = words_of(builder.page)
    assert "of 78 left" not in page
    assert "not in the card pool" not in page


def test_readers_see_the_verdict_with_the_pool(client: FlaskClient, catalogue: Catalogue) -> None:
    builder = built(client, "computer")
    scout = catalogue.newest_printing(catalogue.by_name["Scout"])
    builder.press(f"add deck {scout.id} 1")
    shared = client.get(f"{builder.base}/share").text
    link = re.search(r"/decks/read/[\w-]+", shared)
    assert link is not None
    page = words_of(client.application.test_client().get(link[0]).text)
    assert "Scout is not in the card pool" in page
