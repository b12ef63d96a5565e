"""Games, cards and rules as programs read them."""

import json

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.cli import main
from app.games import game_keys
from tests.support.site import GAMES_WITH_CARDS

API = "/api/v1"
SPOILS = f"{API}/games/spoils"


def test_games_say_what_there_is_to_ask(client: FlaskClient) -> None:
    items = client.get(f"{API}/games").json["items"]
    assert [it["key"] for it in items] == list(game_keys())
    (terrus,) = (it for it in items if it["key"] == "terrus")
    assert terrus["catalogue"] is None
    assert client.get(SPOILS).json["editions"][-1]["id"] == "cr3"


@pytest.mark.parametrize(
    ("game", "query"),
    [("spoils", "t:tactic c<=2"), ("spoils", "scout unique:prints"), ("shadowfist", "t:edge")],
)
def test_a_search_finds_what_the_command_line_finds(
    client: FlaskClient, game: str, query: str
) -> None:
    answer = client.get(f"{API}/games/{game}/cards", query_string={"q": query, "limit": 200}).json
    printed = CliRunner().invoke(main, ["cards", "--game", game, "--json", query]).stdout
    rows = [json.loads(line) for line in printed.splitlines()]
    added = ("game", "slug")
    assert [{k: v for k, v in it.items() if k not in added} for it in answer["items"]] == rows[:200]
    assert answer["total"] == len(rows) > 0


@pytest.mark.parametrize("game", GAMES_WITH_CARDS)
def test_cursors_lead_through_every_printing_once(client: FlaskClient, game: str) -> None:
    path, ids, cursor = f"{API}/games/{game}/printings", [], ""
    while cursor is not None:
        part = client.get(path, query_string={"limit": 200, "cursor": cursor}).json
        ids += [it["id"] for it in part["items"]]
        cursor = part["next_cursor"]
    assert len(ids) == len(set(ids)) == part["total"]


def test_a_cursor_of_another_question_is_refused(client: FlaskClient) -> None:
    cursor = client.get(f"{SPOILS}/cards?q=scout&limit=1").json["next_cursor"]
    answer = client.get(f"{SPOILS}/cards?q=rage&cursor={cursor}")
    assert answer.status_code == 400
    assert "without a cursor" in answer.json["detail"]


def test_a_card_and_its_printings_refer_to_each_other(client: FlaskClient) -> None:
    card = client.get(f"{SPOILS}/cards/scout").json
    printing = client.get(f"{SPOILS}/printings/{card['printings'][0]['id']}").json
    assert (printing["name"], printing["slug"]) == ("Scout", "scout")
    assert client.get(f"{SPOILS}/sets/{printing['set']}").json["printings"] > 0


def test_formats_cite_the_rule_of_each_edition(client: FlaskClient) -> None:
    constructed, *_ = client.get(f"{SPOILS}/formats").json["items"]
    size = next(it for it in constructed["demands"] if it["about"] == "Size")
    assert size["rules"]["cr3"].startswith("103.")


def test_rules_of_another_edition_are_asked_for_by_its_id(client: FlaskClient) -> None:
    rules = client.get(f"{SPOILS}/rules?edition=cr2010&limit=1").json
    assert rules["items"][0]["number"].startswith("101")
    refused = client.get(f"{SPOILS}/rules?edition=cr9")
    assert refused.status_code == 422
    assert "cr2010" in refused.json["detail"]


@pytest.mark.parametrize(
    ("path", "status", "says"),
    [
        (f"{SPOILS}/cards?q=t:", 422, "needs a value"),
        (f"{SPOILS}/cards?q=own>1", 422, "collection"),
        (f"{SPOILS}/cards?limit=0", 422, "limit"),
        (f"{SPOILS}/cards?page=2", 422, "page"),
        (f"{SPOILS}/cards/no-such-card", 404, "no card 'no-such-card' in The Spoils"),
        (f"{API}/games/terrus/cards", 404, "TERRUS has no cards"),
        (f"{API}/games/chess", 404, "Nothing is at this address"),
        (f"{API}/nothing", 404, "Nothing is at this address"),
        (f"{SPOILS}/cards?q=a%00b", 400, "NUL"),
    ],
)
def test_what_cannot_be_answered_is_a_problem_in_words(
    client: FlaskClient, path: str, status: int, says: str
) -> None:
    answer = client.get(path)
    assert answer.status_code == answer.json["status"] == status
    assert answer.content_type == "application/problem+json"
    assert says in answer.json["detail"]


def test_an_error_in_a_query_says_where_it_is(client: FlaskClient) -> None:
    problem = client.get(f"{SPOILS}/cards?q=t:").json
    assert (problem["query"], problem["start"], problem["end"]) == ("t:", 2, 3)


def test_what_has_not_changed_is_not_sent_again(client: FlaskClient) -> None:
    first = client.get(f"{SPOILS}/sets")
    again = client.get(f"{SPOILS}/sets", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert client.get(f"{SPOILS}/sets", headers={"If-None-Match": '"other"'}).status_code == 200


def size(answer: TestResponse) -> int:
    """Bytes of an answer, its headers included."""
    return len(answer.data) + sum(len(f"{name}: {value}\r\n") for name, value in answer.headers)


@pytest.mark.parametrize("path", ["cards?limit=200", "catalogue.json", "rules?limit=200"])
def test_an_answer_that_a_program_has_costs_a_tenth(client: FlaskClient, path: str) -> None:
    first = client.get(f"{SPOILS}/{path}", headers={"Accept-Encoding": "gzip"})
    tag = first.headers["ETag"]
    for known in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
        again = client.get(f"{SPOILS}/{path}", headers={"If-None-Match": known})
        assert (again.status_code, again.headers["ETag"]) == (304, tag)
        assert again.headers["Cache-Control"] == first.headers["Cache-Control"]
        assert size(again) < size(first) / 10


def test_each_question_has_its_own_tag(client: FlaskClient) -> None:
    asked = ("cards", "cards?q=scout", "cards?q=scout&limit=1", "cards/scout", "printings", "sets")
    addresses = [f"{API}/games/{game}/{it}" for game in ("spoils", "shadowfist") for it in asked]
    addresses = [it for it in addresses if client.get(it).status_code == 200]
    assert len({client.get(it).headers["ETag"] for it in addresses}) == len(addresses) > len(asked)


def test_what_is_refused_has_no_tag(client: FlaskClient) -> None:
    answer = client.get(f"{SPOILS}/cards/no-such-card", headers={"If-None-Match": '"x"'})
    assert answer.status_code == 404
    assert "ETag" not in answer.headers


def test_receipt_keys_and_health_are_open_to_pages_of_other_sites(client: FlaskClient) -> None:
    for path in ("/receipts/keys.json", "/health"):
        answer = client.get(path, headers={"Origin": "https://league.example"})
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert "Set-Cookie" not in answer.headers
    keys = client.get("/receipts/keys.json")
    known = {"If-None-Match": keys.headers["ETag"]}
    assert client.get("/receipts/keys.json", headers=known).status_code == 304
    assert "Set-Cookie" in client.get("/receipts").headers


def test_pages_of_other_sites_may_read_and_no_cookie_counts(client: FlaskClient) -> None:
    client.post("/account/sign-up", data={"name": "Ada", "password": "four staples of rage"})
    answer = client.get(f"{SPOILS}/sets", headers={"Origin": "https://league.example"})
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in answer.headers
    assert "Set-Cookie" not in answer.headers
    assert client.get(f"{SPOILS}/cards?q=own>1").status_code == 422, "the collection of the session"


def test_a_preflight_names_what_an_address_accepts(client: FlaskClient) -> None:
    for path, methods in (
        (f"{SPOILS}/cards", "GET, HEAD, OPTIONS"), (f"{SPOILS}/check", "OPTIONS, POST"),
        ("/api/v1/account/collection/spoils/owned", "GET, HEAD, OPTIONS, PATCH"),
        ("/api/v1/events/own/x/players", "GET, HEAD, OPTIONS, POST"),
    ):  # fmt: skip
        assert client.options(path).headers["Access-Control-Allow-Methods"] == methods


def test_a_card_says_what_it_does_and_how_far_it_is_known(client: FlaskClient) -> None:
    scout = client.get(f"{SPOILS}/cards/scout").json
    assert scout["coverage"] == "exact"
    (paragraph,) = client.get(f"{SPOILS}/cards/313373-m3ch4n1c").json["wording"]
    assert (paragraph["kind"], paragraph["name"], paragraph["text"]) == ("ability", "REPAIR", "")
    assert "number of [E] you control. Pay X." in paragraph["cost"]
    shadowfist = "/api/v1/games/shadowfist/cards"
    some = client.get(f"{shadowfist}?limit=60").json["items"]
    known = {client.get(f"{shadowfist}/{it['slug']}").json["coverage"] for it in some}
    assert known == {"exact", "numbers", None}, "tokens are none of the cards that a deck holds"
    (listed,) = client.get(f"{SPOILS}/cards?q=!Scout").json["items"]
    assert "wording" not in listed


def test_precons_have_their_lists(client: FlaskClient) -> None:
    for game in ("spoils", "shadowfist"):
        there = client.get(f"/api/v1/games/{game}/precons").json["items"]
        assert there[0]["kind"] == "precon"
        for precon in there:
            read = client.get(f"/api/v1/games/{game}/precons/{precon['id']}").json
            deck = read.pop("deck")
            assert read == precon
            assert sum(line["copies"] for line in deck["lines"]) >= precon["cards"]
    posted = [it for it in client.get(f"{SPOILS}/precons").json["items"] if it["posted"]]
    assert posted[0]["posted"]["address"].startswith("http")
    assert client.get(f"{SPOILS}/precons/none").json["code"] == "not_found"


def test_many_cards_are_looked_up_at_once(client: FlaskClient) -> None:
    card = client.get(f"{SPOILS}/cards/scout").json
    asked = ["Scout", "scout", card["printings"][0]["id"], "SCOUT", "Skout", ""]
    items = client.post(f"{SPOILS}/cards/lookup", json={"cards": asked}).json["items"]
    assert [it["asked"] for it in items] == asked
    assert [it["card"] for it in items] == [card] * 4 + [None] * 2
    assert "Scout" in items[4]["suggestions"]
    for many in ([], ["Scout"] * 201, "Scout"):
        refused = client.post(f"{SPOILS}/cards/lookup", json={"cards": many})
        assert refused.status_code == 422


def test_names_are_suggested_while_somebody_types(client: FlaskClient) -> None:
    items = client.get(f"{SPOILS}/names?q=sco").json["items"]
    assert {"name": "Scout", "slug": "scout"} in items
    assert len(items) <= 8
    assert client.get(f"{SPOILS}/names").json["items"] == []
    assert client.get(f"{SPOILS}/names?q=t:").json["items"] == []


def test_a_game_that_is_not_there_is_not_found_with_any_method(client: FlaskClient) -> None:
    for address in ("account/collection/chess/owned", "games/chess/cards", "games/chess/goldfish"):
        answers = [ask(f"/api/v1/{address}", json={}) for ask in (client.post, client.patch)]
        assert [it.status_code for it in answers] == [404, 404], address


@pytest.mark.parametrize(
    ("typed", "said", "query", "first"),
    [
        ("wariror prodigy", "Showing results for warrior prodigy.", "warrior prodigy",
         "Warrior Prodigy"),
        ("cheats mcgilicuty", "Showing cards with similar names.", None, "Cheats McGuillicutty"),
        ("hat that gives covert", "Showing cards with most of these words.", None, None),
    ],
)  # fmt: skip
def test_a_search_that_finds_nothing_names_the_nearest_cards(
    client: FlaskClient, typed: str, said: str, query: str | None, first: str | None
) -> None:
    found = client.get("/api/v1/games/spoils/cards", query_string={"q": typed}).json
    assert (found["items"], found["total"]) == ([], 0)
    assert found["near"]["said"].endswith(said)
    assert found["near"]["query"] == query
    assert first is None or found["near"]["names"][0] == first
    assert 0 < len(found["near"]["names"]) <= 8


def test_a_search_that_finds_cards_or_nothing_near_names_none(client: FlaskClient) -> None:
    for typed in ("scout", "xyzzyq", ""):
        answer = client.get("/api/v1/games/spoils/cards", query_string={"q": typed})
        assert answer.json["near"] is None
