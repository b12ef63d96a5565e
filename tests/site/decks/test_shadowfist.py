"""Decks of Shadowfist in the builder: sections, figures, repairs, zones, history, sharing."""

from __future__ import annotations

import html
import re

import pytest
from flask.testing import FlaskClient

LIST = """\
5 Sunless Sea Ruins
2 Fire Pagoda
4 Fire Acolytes
7 Burning Man
1 Gathering the Fire
1 Living Legend
1 Obsidian Eye
"""


@pytest.fixture
def deck(client: FlaskClient) -> str:
    """The address of a new deck."""
    answer = client.post("/decks/import?game=shadowfist", data={"list": LIST})
    assert answer.status_code == 303, answer.text
    return answer.location


def shown(client: FlaskClient, address: str) -> str:
    answer = client.get(address, follow_redirects=True)
    assert answer.status_code == 200
    return html.unescape(answer.text)


def change(client: FlaskClient, deck: str, text: str) -> str:
    version = re.search(r'name="version" value="(\d+)"', client.get(deck).text)
    assert version
    answer = client.post(f"{deck}/change", data={"version": version[1], "change": text})
    assert answer.status_code == 303, answer.text
    return shown(client, deck)


def test_the_rows_stand_in_the_sections_of_the_game(client: FlaskClient, deck: str) -> None:
    page = shown(client, deck)
    assert re.findall(r"<h3>([^<]*)</h3>", page)[:7] == [
        "Feng Shui Sites", "Sites", "Foundations", "Characters", "Events", "States", "Edges",
    ]  # fmt: skip


def test_what_a_card_requires_and_what_it_provides_stand_in_two_columns(
    client: FlaskClient, deck: str
) -> None:
    page = shown(client, deck)
    heads = re.findall(r"<span[^>]*>(\w+)</span>", page.partition('row-heads"')[2][:400])
    assert heads[:4] == ["copies", "cost", "requires", "provides"]
    row = page.partition(">Burning Man</a>")
    assert 'aria-label="requires 1 Four Monarchs"' in row[0].rpartition("data-row")[2]
    acolytes = page.partition(">Fire Acolytes</a>")
    assert 'class="threshold' not in acolytes[0].rpartition("data-row")[2]
    provided = re.search(r'aria-label="provides ([^"]+)"', acolytes[2].partition("</li>")[0])
    assert provided
    assert provided[1] == "1 Four Monarchs and 1 Magic"


def test_a_game_of_one_kind_of_symbols_has_one_column(client: FlaskClient) -> None:
    made = client.post("/decks/precon/starter-arcanist-warlord").location
    page = shown(client, made)
    assert "row-heads" not in page
    assert "row-gives" not in page


def test_the_figures_are_those_of_the_game(client: FlaskClient, deck: str) -> None:
    page = shown(client, deck)
    for title in (
        "Rule of Five", "Resources", "Cost", "Fighting", "Opening odds", "Designators",
        "Empty deck", "Printings differ",
    ):  # fmt: skip
        assert re.search(rf">{title}</(h2|label)>", page)
    assert "The mark stands at 4.2, a fifth of 21 cards." in page
    rest = re.sub(r'<details class="more-menu games">.*?</details>', "", page, flags=re.DOTALL)
    assert not re.search(r"\b(staples?|influence|starting resources?)\b", rest)


def test_a_finding_is_repaired_by_its_button(client: FlaskClient, deck: str) -> None:
    page = shown(client, deck)
    assert "Illegal" in page
    assert "Remove 2 Burning Man" in page
    assert "Illegal" not in change(client, deck, "repair 0")


def test_an_illegal_deck_is_told_which_formats_would_allow_it(
    client: FlaskClient, deck: str
) -> None:
    change(client, deck, "repair 0")
    assert "would allow it" not in shown(client, deck)
    illegal = change(client, deck, "format comrades-in-arms")
    assert "In progress" in illegal
    offered = re.findall(r'value="(format [\w-]+)">\s*([^<]+?) would allow it', illegal)
    assert offered[0] == ("format classic", "Classic")
    assert all("whirlpool" not in each for each, _ in offered)
    assert "Illegal" not in change(client, deck, "format classic")


def test_a_format_that_is_not_known_is_refused(client: FlaskClient, deck: str) -> None:
    version = re.search(r'name="version" value="(\d+)"', client.get(deck).text)
    assert version
    data = {"version": version[1], "change": "format chess"}
    answer = client.post(f"{deck}/change", data=data, follow_redirects=True)
    assert "There is no format “chess”." in answer.text


def test_a_card_goes_beside_the_deck_and_back(client: FlaskClient, deck: str) -> None:
    page = shown(client, deck)
    move = re.search(r'value="(move deck any:Living Legend \w+)"', page)
    assert move
    beside = change(client, deck, move[1])
    assert "1 card, never counted" in beside
    back = re.search(r'value="(move misc any:Living Legend \w+)"', beside)
    assert back
    assert "0 cards, never counted" in change(client, deck, back[1])


def test_a_title_with_a_comma_does_not_end_a_line_of_the_search(client: FlaskClient) -> None:
    title = "Burn, Baby, Burn!"
    listed = client.post("/decks/import?game=shadowfist", data={"list": f"2 {title}"})
    page = client.get("/decks", query_string={"q": f'[[!"{title}"]]=2'}).text
    assert f'href="{listed.location}"' in page


@pytest.mark.parametrize(
    ("query", "is_found"),
    [("[[t:fss]]>=5", True), ("faction:monarchs valid:no", True), ("[[]]>30", False)],
)
def test_decks_are_searched_by_their_cards(
    client: FlaskClient, deck: str, query: str, *, is_found: bool
) -> None:
    page = client.get("/decks", query_string={"q": query}).text
    assert "Decks: " in html.unescape(page)
    assert (f'href="{deck}"' in page) is is_found


def test_a_result_is_added_to_the_deck(client: FlaskClient, deck: str) -> None:
    page = shown(client, f"{deck}?q=2+flambards")
    add = re.search(r'value="(add deck [^"]+ 2)"', page)
    assert add
    assert "Flambards" in change(client, deck, add[1])


def test_equal_decks_share_no_links(client: FlaskClient, deck: str) -> None:
    own = client.get(deck).text
    other = client.post("/decks/import?game=shadowfist", data={"list": LIST}).location
    assert own.count(deck) == client.get(other).text.count(other) > 1
    assert deck not in client.get(other).text


def test_a_repair_that_asks_for_a_designator_leads_to_the_search(
    client: FlaskClient, deck: str
) -> None:
    version = re.search(r'name="version" value="(\d+)"', client.get(deck).text)
    assert version
    client.post(
        f"{deck}/change",
        data={"version": version[1], "change": "set", "format": "comrades-in-arms"},
    )
    page = shown(client, deck)
    find = re.search(r'href="([^"]*\?q=d%3A\w+)#add">Find cards', page)
    assert find, re.findall(r'href="[^"]*#add"', page)
    assert 'data-hit="' in shown(client, find[1])


@pytest.mark.parametrize("part", ["/settings", "/text", "/history", "/share", "/files"])
def test_the_other_pages_of_a_deck_answer(client: FlaskClient, deck: str, part: str) -> None:
    change(client, deck, "repair 0")
    assert "The Spoils" not in re.sub(
        r'<details class="more-menu games">.*?</details>', "", shown(client, deck + part),
        flags=re.DOTALL,
    )  # fmt: skip


@pytest.mark.parametrize("part", ["/print", "/pull", "/proxies", "/missing"])
def test_the_open_pages_of_a_deck_answer(client: FlaskClient, deck: str, part: str) -> None:
    page = shown(client, deck)
    there = re.search(rf'href="([^"]+{part})"', page)
    assert there
    assert client.get(there[1], follow_redirects=True).status_code == 200


def test_a_script_gets_a_sample_hand_of_six(client: FlaskClient, deck: str) -> None:
    panel = re.search(r'href="([^"]+/hand)" data-draw', shown(client, deck))
    assert panel
    answer = client.get(panel[1], headers={"X-Fragment": "hand"}, follow_redirects=True).text
    assert answer.count("<li>") == 6
