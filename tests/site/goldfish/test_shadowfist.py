"""Goldfish pages of Shadowfist: opening hand and odds."""

import html
import re
from dataclasses import replace

import pytest
from flask.testing import FlaskClient

from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.presentation.deck_files import DECK_FILES
from tests.support.catalogues import shipped_catalogue

BASE = "/shadowfist/goldfish/precon/cik-ascended"
LIST = """5 Ancestral Sanctuary
5 Ancestral Tomb
5 Alpha Beast
5 Arcane Scientist
30 Mad Dog McCroun
"""


def shown(client: FlaskClient, path: str, **arguments: object) -> str:
    answer = client.get(path, query_string=arguments, follow_redirects=True)
    assert answer.status_code == 200
    return " ".join(html.unescape(answer.text).split())


@pytest.fixture
def pasted(client: FlaskClient) -> str:
    """The start of the addresses of a pasted list."""
    answer = client.post("/shadowfist/goldfish", data={"deck": LIST})
    assert answer.status_code == 302, answer.text
    return re.sub(r"/\w+$", "", answer.location)


def test_the_first_page_offers_what_there_is(client: FlaskClient) -> None:
    page = shown(client, "/shadowfist/goldfish")
    assert f"{BASE}/hand" in page


def test_the_odds_begin_with_a_site_and_a_foundation(client: FlaskClient, pasted: str) -> None:
    page = shown(client, f"{pasted}/odds")
    assert 'value="t:fss"' in page
    assert 'value="is:foundation"' in page
    fractions = re.findall(r'class="fraction"><span>([^<]+)</span>.*?<span>([^<]+)<', page)
    told = ["/".join(re.sub(r"\D", "", part) for part in each) for each in fractions]
    assert told == ["1647007261/1867686940", "83883/151340", "1647007261/1867686940"]
    assert "--need '1 t:fss' --need '1 is:foundation' --by-turn 1 --mulligan best" in page


def test_details_have_the_table_of_sites_and_foundations(client: FlaskClient, pasted: str) -> None:
    page = shown(client, f"{pasted}/odds", details=1)
    assert "This deck has 10 Feng Shui Sites and 10 Foundations." in page
    row = re.search(r'<th scope="row" class="num">10</th>(.*?)</tr>', page)
    assert row
    assert re.findall(r">([\d.]+ %)<", row[1]) == ["75.85 %", "95.40 %", "88.18 %", "88.18 %"]
    assert "Forgoing Power:" in page


def test_later_turns_show_what_limits_the_figure(client: FlaskClient, pasted: str) -> None:
    page = shown(client, f"{pasted}/odds", number=3)
    assert "if you only discard what is not needed and play nothing" in page
    assert "at most by turn 3" in page


def test_a_hand_has_advice_and_the_value_of_forgoing_power(
    client: FlaskClient, pasted: str
) -> None:
    page = shown(client, f"{pasted}/hand", seed=3)
    assert page.count('name="back"') == 6
    assert "Best to discard" in page
    assert "forgoing Power adds" in page


def test_marked_cards_are_discarded_at_the_table(client: FlaskClient, pasted: str) -> None:
    page = shown(client, f"{pasted}/hand", seed=3, back=[1, 2])
    assert "Discard 2 and draw" in page
    page = shown(client, f"{pasted}/table", seed=3, mulligan=1, back=[1, 2])
    assert page.count("Player 1 discards") == 2
    assert len(re.findall(r'class="card hand-card', page)) == 6


def test_what_makes_no_sense_is_said_beside_the_field(client: FlaskClient, pasted: str) -> None:
    page = shown(client, f"{pasted}/odds", n="x", q="t:fss")
    assert "Enter a number from 1 to 60." in page
    page = shown(client, f"{pasted}/hand", seed=3, n=1, q="nosuch:x")
    assert "Enter a valid goal" in page


def test_many_games_show_power_cards_and_what_is_known(client: FlaskClient) -> None:
    page = shown(client, f"{BASE}/report", games=2000)
    assert re.search(
        r"Exact: \d+ of 50 cards\. In this simulation: \d+ in full; \d+ as numbers; "
        r"\d+ blanks \(Events \d+, States \d+",
        page,
    )
    for title in (
        "Power by turn", "On time, card by card", "First hands", "Resources",
        "Hitters, Fighting, cards", "Cards that cannot be played",
    ):  # fmt: skip
        assert f">{title}</h2>" in page
    assert "threshold goldfish --game shadowfist DECK --games 2000" in page


def test_assumptions_are_printed_with_the_result(client: FlaskClient) -> None:
    words = '"Monkey" Chang: gain 2 power'
    page = shown(client, f"{BASE}/report", games=2000, assume=words)
    assert f"<li>{words}</li>" in page
    assert "--assume" in page
    wrong = client.get(f"{BASE}/report", query_string={"assume": "Nobody: draw 1"})
    assert wrong.status_code == 422
    assert "No card is called" in html.unescape(wrong.text)


def test_the_download_is_what_the_command_line_prints(client: FlaskClient) -> None:
    report = client.get(f"{BASE}/report.json", query_string={"games": 2000}).json
    assert report["policy"] == "curve-1"
    assert report["games"] == 2000


def test_blocks_can_be_added_by_a_script(client: FlaskClient) -> None:
    part = client.get(f"{BASE}/block", query_string={"from": 0, "count": 500}).json
    assert part["games"] == 500
    drawn = client.post(f"{BASE}/figures", json=part)
    assert drawn.status_code == 200
    assert "Power by turn" in drawn.text
    part["row"][-1] += 1
    assert client.post(f"{BASE}/figures", json=part).status_code == 400


def test_a_change_is_compared_on_the_same_shuffles(client: FlaskClient) -> None:
    page = shown(client, f"{BASE}/compare", against="change", out="Night Moves",
                 into="Ancestral Tomb", copies=1, games=2000)  # fmt: skip
    assert "Power generated" in page
    assert "going first" not in page
    assert "with 1 Ancestral Tomb for Night Moves" in page


def test_the_builder_shows_how_a_deck_runs(client: FlaskClient) -> None:
    page = shown(client, f"{BASE}/panel")
    assert "A Site and a Foundation after the first discard" in page


def test_assumptions_in_notes_belong_to_the_deck(client: FlaskClient) -> None:
    catalogue = shipped_catalogue(CARD_DATA)
    read = DECK_FILES.read(LIST, catalogue).decklist
    assert read is not None
    lines = [
        replace(line, note="assume gain 2 power") if line.name == "Alpha Beast" else line
        for line in read.lines
    ]
    text = DECK_FILES.write(replace(read, lines=tuple(lines)), "json")
    answer = client.post("/decks/import?game=shadowfist", data={"list": text})
    assert answer.status_code == 303, answer.text
    place = answer.location.split("?")[0].removeprefix("/decks")
    page = shown(client, f"/shadowfist/goldfish{place}/report", games=2000)
    assert "<li>Alpha Beast: gain 2 power</li>" in page


@pytest.mark.parametrize("page", ["hand", "odds", "report", "panel", "compare"])
def test_no_page_speaks_of_another_game(client: FlaskClient, page: str) -> None:
    text = shown(client, f"{BASE}/{page}", seed=1, details=1)
    rest = re.sub(r'<details class="more-menu games">.*?</details>', "", text)
    assert not re.search(r"\b(staples?|influence|starting resources?|put back|Develop)\b", rest)
