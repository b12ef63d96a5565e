"""Two decks side by side: on the same shuffles, with the errors of their differences."""

import html
import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient

from app.cli import main
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES

WARLORD = "/spoils/goldfish/precon/starter-arcanist-warlord/compare"
CELL = re.compile(r"<td[^>]*>(.*?)</td>", re.DOTALL)


def ask(client: FlaskClient, **arguments: object) -> str:
    answer = client.get(WARLORD, query_string={"games": 2000, **arguments})
    assert answer.status_code == 200
    return html.unescape(answer.text)


def rows_of(page: str, title: str) -> list[list[str]]:
    """The cells of a table by its title, tags and signs of minus left out."""
    section = page[page.index(f'aria-label="{title}') :]
    rows = re.findall(r"<tr><th scope=\"row\">(.*?)</tr>", section[: section.index("</table>")])
    return [
        [re.sub(r"<[^>]+>", "", cell).replace("−", "-").strip() for cell in CELL.findall(row)]
        for row in rows
    ]


def gain_of(cell: str) -> tuple[float, float]:
    value, _, margin = cell.partition("±")
    return float(value), float(margin)


@pytest.mark.slow
def test_first_is_compared_with_second_unless_something_else_is_asked(client: FlaskClient) -> None:
    page = ask(client)
    assert "going first" in page
    assert "going second" in page
    gain, margin = gain_of(rows_of(page, "cards seen")[0][-1])
    assert gain > margin > 0


def test_a_change_of_staples_moves_the_icons_and_says_by_how_much(client: FlaskClient) -> None:
    page = ask(client, against="change", copies=3, out="Rage", into="obsession")
    assert "with 3 Obsession for Rage" in page
    last = rows_of(page, "Obsession controlled")[-1]
    gain, margin = gain_of(last[-1])
    assert gain > margin
    assert gain == pytest.approx(float(last[1]) - float(last[0]), abs=0.011)


@pytest.mark.slow
def test_a_deck_with_no_change_in_it_differs_in_nothing(client: FlaskClient) -> None:
    page = ask(client, against="change", out="Rage", into="Rage")
    assert "No card differs by more than the margin of error" in page
    assert "turns, equal in all games." in page
    assert page.count("The same on every turn, in all games.") > 3
    assert "±0.0" not in page


@pytest.mark.slow
def test_the_page_and_the_command_line_tell_the_same_differences(
    client: FlaskClient, catalogue: Catalogue, tmp_path: Path
) -> None:
    files = []
    for name in ("starter-arcanist-warlord", "seed-1-rogue"):
        file = tmp_path / f"{name}.txt"
        file.write_text(
            DECK_FILES.write(DECK_FILES.of_precon(catalogue.precons[name], catalogue), "txt")
        )
        files.append(str(file))
    words = [
        "goldfish",
        files[0],
        "--against",
        files[1],
        "--games",
        "2000",
        "--seed",
        "9",
        "--json",
    ]
    told = json.loads(CliRunner().invoke(main, [*words, "--json"]).stdout)["differences"]
    page = ask(client, against="precon/seed-1-rogue", seed=9)
    taken = [each for each in told if each["id"] == "influence"]
    shown = [gain_of(row[-1]) for row in rows_of(page, "Influence taken")]
    assert [gain for gain, _ in shown] == [pytest.approx(x["gain"], abs=6e-4) for x in taken]
    assert [m for _, m in shown] == [pytest.approx(2 * x["stderr"], abs=6e-4) for x in taken]


@pytest.mark.slow
def test_every_chart_has_a_table_beside_it(client: FlaskClient) -> None:
    page = ask(client)
    sections = re.findall(r'<section class="sheet"[^>]*>(.*?)</section>', page, re.DOTALL)
    charts = [each for each in sections if 'class="chart ' in each]
    assert len(charts) == 4
    assert all("<table" in each for each in charts)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"against": "change", "into": "Scuot"}, "Enter the name of a card"),
        ({"against": "change", "into": ""}, "Enter the name of a card"),
        ({"against": "change", "copies": 99, "into": "Rage"}, "from 1 to 20"),
        ({"against": "change", "copies": 20, "out": "Gnat", "into": "Rage"}, "left in the deck"),
        ({"against": "precon/none"}, "Not a valid choice"),
        ({"starting": "Greed,Greed"}, "Not a valid choice"),
    ],
)
def test_what_is_asked_wrongly_is_said_and_nothing_is_played(
    client: FlaskClient, asked: dict[str, object], said: str
) -> None:
    page = ask(client, **asked)
    assert said in page
    assert "Nothing was played." in page
    assert "Influence taken" not in page


def test_decks_of_the_builder_can_be_compared_with(client: FlaskClient) -> None:
    base = client.post("/decks/precon/seed-1-banker").location
    read = client.get("/spoils/goldfish", query_string={"deck": base}).location.split("/")
    page = ask(client, against=f"read/{read[4]}")
    assert "Second:" in page
