"""The report of many games: figures, blocks that add up, and what is asked wrongly."""

import html
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient

from app.cli import main
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES

ROGUE = "/spoils/goldfish/precon/seed-1-rogue"


def row_of(client: FlaskClient, first: int, count: int) -> list[int]:
    answer = client.get(f"{ROGUE}/block", query_string={"from": first, "count": count})
    assert answer.status_code == 200
    assert answer.json is not None
    assert answer.json["games"] == count
    return list(answer.json["row"])


def first_number(text: str) -> float:
    found = re.search(r"<b>([\d.]+)</b>", text)
    assert found
    return float(found[1])


def on_time_of(page: str, name: str) -> float:
    return first_number(page[page.index(f">{name}</a>") :])


def precon_text(catalogue: Catalogue) -> str:
    return DECK_FILES.write(
        DECK_FILES.of_precon(catalogue.precons["seed-1-rogue"], catalogue), "txt"
    )


def test_coverage_stands_above_every_figure(client: FlaskClient) -> None:
    page = client.get(f"{ROGUE}/report?games=2000").text
    assert "Modelled exactly" in page
    assert "played as blanks" in page


def test_every_chart_has_a_table_beside_it(client: FlaskClient) -> None:
    page = client.get(f"{ROGUE}/report?games=2000").text
    sections = re.findall(r'<section class="sheet"[^>]*>(.*?)</section>', page, re.DOTALL)
    charts = [each for each in sections if 'class="chart ' in each]
    assert len(charts) == 4
    assert all("<table" in each or "table above" in each for each in charts)


def test_the_report_begins_with_what_to_change_and_shows_how_influence_is_spread(
    client: FlaskClient,
) -> None:
    page = client.get(f"{ROGUE}/report?games=2000").text
    titles = re.findall(r'<h2 class="sheet-title">([^<]*)</h2>', page)
    assert titles[:3] == ["What to change", "Won by turn", "Late cards, worst first"]
    assert page.count('<details class="sheet fold"') == 8
    assert page.index("Won by turn") < page.index('<details class="sheet fold"')
    assert "Half of the games have taken" in page


def test_what_to_change_shows_only_what_full_rules_confirm(client: FlaskClient) -> None:
    page = client.get(f"{ROGUE}/report?games=2000").text
    part = page.partition('id="confirmed"')[2].partition("</form>")[0]
    assert "Nothing large found yet" in part
    assert "turns earlier" not in part
    action = html.unescape(part.partition('action="')[2].partition('"')[0])
    answer = client.post(action, headers={"X-Fragment": "confirmed"})
    assert answer.status_code == 200
    tried = re.search(r"([\d,]+) of ([\d,]+) exchanges tried in the fast model", answer.text)
    assert tried
    assert tried[1] != "0"
    assert "Nothing large found yet" in answer.text


def test_blocks_add_up_to_the_games_played_in_one_go(client: FlaskClient) -> None:
    whole = row_of(client, 0, 3000)
    parts = [row_of(client, first, 1000) for first in (2000, 0, 1000)]
    assert [sum(counts) for counts in zip(*parts, strict=True)] == whole


def test_the_server_draws_the_counters_that_a_script_added_up(client: FlaskClient) -> None:
    row = row_of(client, 0, 2000)
    drawn = client.post(f"{ROGUE}/figures", json={"games": 2000, "row": row})
    assert drawn.status_code == 200
    page = client.get(f"{ROGUE}/report?games=2000").text
    for name in ("Casino Kingpin", "Obtuse Pipesmoker"):
        assert on_time_of(drawn.text, name) == on_time_of(page, name)
    assert "<html" not in drawn.text


Sent = dict[str, Any]


@pytest.mark.parametrize(
    "change",
    [
        lambda sent: sent | {"games": 0},
        lambda sent: sent | {"games": 1999},
        lambda sent: sent | {"games": "2000"},
        lambda sent: sent | {"games": 10**30},
        lambda sent: sent | {"row": sent["row"][:-1]},
        lambda sent: sent | {"row": [-1, *sent["row"][1:]]},
        lambda sent: sent | {"row": [1.5, *sent["row"][1:]]},
        lambda sent: sent | {"row": [2**60, *sent["row"][1:]]},
        lambda sent: sent | {"row": None},
        lambda _sent: [],
        lambda _sent: None,
    ],
)
def test_counters_that_cannot_be_of_this_deck_are_refused(
    client: FlaskClient, change: Callable[[Sent], object]
) -> None:
    sent = {"games": 2000, "row": row_of(client, 0, 2000)}
    assert client.post(f"{ROGUE}/figures", json=change(sent)).status_code == 400


@pytest.mark.parametrize(
    ("first", "count"),
    [("0", "0"), ("0", "100001"), ("-1", "5"), ("x", "5"), ("0", "9" * 40), ("9999999", "2000")],
)
def test_blocks_out_of_bounds_are_refused(client: FlaskClient, first: str, count: str) -> None:
    asked = {"from": first, "count": count}
    assert client.get(f"{ROGUE}/block", query_string=asked).status_code == 400


def test_the_download_is_what_the_command_line_prints(
    client: FlaskClient, catalogue: Catalogue, tmp_path: Path
) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(precon_text(catalogue))
    words = ["goldfish", str(file), "--games", "2000", "--seed", "7", "--second", "--json"]
    printed = CliRunner().invoke(main, words).stdout
    sent = client.get(f"{ROGUE}/report.json?games=2000&seed=7&order=second")
    assert sent.text == printed


def test_a_file_of_a_million_games_is_that_of_the_counters_added_up(client: FlaskClient) -> None:
    address = f"{ROGUE}/report.json?games=1000000"
    sent = client.get(address)
    assert sent.json is not None
    assert sent.json["games"] == 1_000_000
    rows = [row_of(client, first, 100_000) for first in range(0, 1_000_000, 100_000)]
    row = [sum(counts) for counts in zip(*rows, strict=True)]
    assert client.post(address, json={"games": 1_000_000, "row": row}).text == sent.text
    assert client.post(address, json={"games": 5, "row": row}).status_code == 400


def test_more_games_than_one_request_plays_are_no_link_without_script(client: FlaskClient) -> None:
    assert client.get(f"{ROGUE}/report.json?games=10000000").status_code == 400
    page = client.get(f"{ROGUE}/report?games=10000000").text
    assert re.search(r"data-download hidden>", page)


def test_what_is_asked_wrongly_is_said_next_to_the_field(client: FlaskClient) -> None:
    page = client.get(f"{ROGUE}/report?turns=99&put_back_cost=x&seed=-1").text
    assert "Nothing was played." in page
    assert page.count('aria-invalid="true"') == 3
    assert 'value="99"' in page


def test_a_hand_is_keepable_by_ones_own_definition(client: FlaskClient) -> None:
    def share(definition: str) -> float:
        page = client.get(f"{ROGUE}/report", query_string={"games": 2000, "keep": definition}).text
        return first_number(page[page.rindex("Keepable means") :])

    assert share("0..8 t:resource") == 100
    assert share("") < 100
    wrong = client.get(f"{ROGUE}/report", query_string={"keep": "2 colour:R"}).text
    assert "Nothing was played." in wrong


def test_going_second_sees_more_cards(client: FlaskClient) -> None:
    def seen(order: str) -> float:
        page = client.get(f"{ROGUE}/report?games=2000&order={order}").text
        return first_number(page[page.index("cards seen</th>") :])

    assert seen("second") > seen("first") + 0.5


def test_a_turned_knob_changes_the_games_and_is_named(client: FlaskClient) -> None:
    plain = client.get(f"{ROGUE}/report?games=2000").text
    never = client.get(f"{ROGUE}/report?games=2000&play_resources_until=0&face_down_until=0").text
    assert ">own</a>" in never
    assert on_time_of(never, "Obtuse Pipesmoker") < on_time_of(plain, "Obtuse Pipesmoker")


@pytest.mark.parametrize("sort", ["latest", "name", "cost", "threshold", "late cost", "both"])
def test_cards_are_sorted_by_any_column(client: FlaskClient, sort: str) -> None:
    page = client.get(f"{ROGUE}/report", query_string={"games": 2000, "sort": sort}).text
    assert page.count("aria-sort=") == 1
    names = re.findall(r'class="ot-name"><a [^>]*>([^<]+)</a>', page)
    if sort == "name":
        assert names == sorted(names)
    if sort == "latest":
        assert [on_time_of(page, n) for n in names] == sorted(on_time_of(page, n) for n in names)


def test_a_million_games_say_how_many_are_played_so_far(client: FlaskClient) -> None:
    page = client.get(f"{ROGUE}/report?games=1000000").text
    assert "20,000 of 1,000,000 games." in page
    assert "data-cancel" in page


def test_a_pasted_list_travels_in_the_address(client: FlaskClient, catalogue: Catalogue) -> None:
    sent = client.post("/spoils/goldfish", data={"deck": precon_text(catalogue)})
    assert sent.status_code == 302
    address = sent.location.rpartition("/")[0] + "/report?games=2000"
    precon = client.get(f"{ROGUE}/report?games=2000").text
    assert on_time_of(client.get(address).text, "Casino Kingpin") == on_time_of(
        precon, "Casino Kingpin"
    )


def test_a_list_that_is_not_understood_stays_in_its_box(client: FlaskClient) -> None:
    answer = client.post("/spoils/goldfish", data={"deck": "4 Scuot\n2 Rage"})
    assert answer.status_code == 422
    assert "Line 1" in answer.text
    assert "Did you mean Scout" in answer.text
    assert "4 Scuot" in answer.text


@pytest.mark.parametrize("key", ["x", "eNoD", "AAAA", "é", "a" * 3000])
def test_an_address_that_holds_no_list_shows_nothing(client: FlaskClient, key: str) -> None:
    assert client.get(f"/spoils/goldfish/list/{key}/report").status_code == 404


@pytest.mark.parametrize("deck", ["precon/none", "edit/none", "read/none", "own/none", "x/y"])
def test_a_deck_that_is_not_there_and_one_that_is_not_yours_look_the_same(
    client: FlaskClient, deck: str
) -> None:
    assert client.get(f"/spoils/goldfish/{deck}/report").status_code == 404


def test_a_deck_of_the_builder_is_goldfished_under_its_own_link(client: FlaskClient) -> None:
    base = client.post("/decks/precon/seed-1-rogue").location
    moved = client.get("/spoils/goldfish", query_string={"deck": base})
    assert moved.status_code == 302
    page = client.get(moved.location, follow_redirects=True).text
    assert f'href="{base}"' in page
    assert moved.location.rpartition("/")[0] in client.get("/spoils/goldfish").text


def test_a_deck_without_cards_says_what_is_missing(client: FlaskClient) -> None:
    base = client.post("/decks/new").location
    address = base.replace("/decks/", "/spoils/goldfish/") + "/report"
    page = client.get(address, follow_redirects=True).text
    assert "The deck has no cards yet." in page
