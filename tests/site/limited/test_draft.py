"""Drafts against bots: taken pick by pick, resumed by their link, and built from."""

import html
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient

from tests.site.decks.conftest import Builder

PLACE = "/spoils/limited"
SETUP = "set=1ED&set=SD2&seats=4&seed=7"
DRAFT = f"{PLACE}/draft?{SETUP}"
ALL = "0" * 26
PICK = re.compile(r'name="picks" value="(\w+)"\s+aria-label="Take ([^"]+)"')


def words_of(page: str) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", page)).split())


def offered(client: FlaskClient, picks: str) -> list[tuple[str, str]]:
    """The cards to take after some picks, with what the button sends."""
    answer = client.get(f"{DRAFT}&picks={picks}")
    assert answer.status_code == 200
    return PICK.findall(answer.text)


def test_the_form_leads_to_the_first_booster(client: FlaskClient) -> None:
    asked = {
        "round1": "1ED",
        "round2": "SD2",
        "round3": "",
        "round4": "",
        "seats": "4",
        "seed": "7",
    }
    answer = client.get(f"{PLACE}/draft/begin", query_string=asked)
    assert answer.status_code == 303
    named = parse_qs(urlsplit(answer.location).query)
    assert named["set"] == ["1ED", "SD2"]
    page = words_of(client.get(answer.location).text)
    assert "round 1 of 2, pick 1 of 13, passing to the left" in page


@pytest.mark.parametrize(
    "asked", [{"round1": "FNR"}, {"seats": "9"}, {"seats": "1"}, {"seed": "x"}, {"round1": ""}]
)
def test_a_draft_that_cannot_be_is_refused_with_the_form(
    client: FlaskClient, asked: dict[str, str]
) -> None:
    answer = client.get(f"{PLACE}/draft/begin", query_string={"round1": "1ED", **asked})
    assert answer.status_code == 422
    assert "Start the draft" in answer.text


def test_a_draft_is_taken_card_by_card_to_its_end(client: FlaskClient) -> None:
    picks, taken = "", []
    for left in (*range(13, 0, -1), *range(13, 0, -1)):
        cards = offered(client, picks)
        assert len(cards) == left
        picks, name = cards[-1]
        taken.append(html.unescape(name))
    page = client.get(f"{DRAFT}&picks={picks}").text
    assert "What you drafted" in page
    assert "26 cards" in words_of(page)
    for name in taken:
        assert name in html.unescape(page)


def test_a_link_goes_on_where_it_stopped_for_everybody(client: FlaskClient) -> None:
    half = f"{DRAFT}&picks=012"
    assert words_of(client.get(half).text) == words_of(
        client.application.test_client().get(half).text
    )
    assert "3 of 26" in words_of(client.get(half).text)


def test_the_second_round_is_of_the_second_set_and_goes_right(client: FlaskClient) -> None:
    page = words_of(client.get(f"{DRAFT}&picks={'0' * 13}").text)
    assert "round 2 of 2, pick 1 of 13, passing to the right" in page
    assert "Seed 2" in page


@pytest.mark.parametrize(
    "query",
    ["", "set=1ED&seats=4", "set=1ED&seats=9&seed=1", "set=FNR&seats=4&seed=1", "seats=4&seed=1",
     f"{SETUP}&picks=!", f"{SETUP}&picks={'0' * 27}", f"{SETUP}&picks=z",
     "set=1ED&set=1ED&set=1ED&set=1ED&set=1ED&seats=2&seed=1"],
)  # fmt: skip
def test_a_link_that_names_no_draft_leads_nowhere(client: FlaskClient, query: str) -> None:
    assert client.get(f"{PLACE}/draft?{query}").status_code == 404
    assert client.post(f"{PLACE}/draft?{query}", data={"build": "person"}).status_code == 404


def test_a_pick_that_changed_cards_made_impossible_begins_again(client: FlaskClient) -> None:
    answer = client.get(f"{DRAFT}&picks=z&cards=00000000")
    assert answer.status_code == 409
    again = re.search(r'href="([^"]+)">Start again', answer.text)
    assert again is not None
    assert client.get(html.unescape(again[1])).status_code == 200
    going_on = client.get(f"{DRAFT}&picks=0&cards=00000000")
    assert "it continues with different boosters" in words_of(going_on.text)


def test_103_2c_the_deck_is_built_from_what_was_drafted(client: FlaskClient) -> None:
    ended = f"{DRAFT}&picks={ALL}"
    mine = Builder(client, client.post(ended, data={"build": "person"}).location)
    assert "26 of 26 left" in words_of(mine.page)
    theirs = client.post(ended, data={"build": "computer", "seat": "2"})
    assert Builder(client, theirs.location).verdict == "legal"
    assert "Bot 2: Draft" in html.unescape(client.get(theirs.location).text)


def test_there_is_no_deck_before_the_end_nor_of_a_seat_that_is_not_there(
    client: FlaskClient,
) -> None:
    data = {"build": "computer"}
    assert client.post(f"{DRAFT}&picks=0", data=data).status_code == 404
    ended = f"{DRAFT}&picks={ALL}"
    for seat in ("4", "-1", "x"):
        assert client.post(ended, data={**data, "seat": seat}).status_code == 404
