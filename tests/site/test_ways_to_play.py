"""The page "Play", and one navigation for all games."""

import re

import pytest
from flask.testing import FlaskClient


def navigation(page: str) -> list[str]:
    bar = page.partition('aria-label="Main">')[2].partition("</nav>")[0]
    return re.findall(r">\s*([A-Z]\w+)\s*</a>", bar)


@pytest.mark.parametrize(
    ("game", "places", "ways"),
    [
        (
            "spoils",
            ["Cards", "Decks", "Test", "Play", "Events"],
            [
                "Against the computer",
                "Against a person",
                "Watch a game",
                "Open boosters",
                "Ask for a ruling",
            ],
        ),
        (
            "shadowfist",
            ["Cards", "Decks", "Test", "Play", "Events"],
            ["Against a person", "Watch a game", "Work out an attack", "Ask for a ruling"],
        ),
        ("terrus", ["Play", "Rules"], ["A battle"]),
    ],
)
def test_play_leads_to_every_way_that_a_game_offers(
    client: FlaskClient, game: str, places: list[str], ways: list[str]
) -> None:
    page = client.get(f"/{game}/games").text
    assert navigation(page) == places
    assert re.findall(r"<h2[^>]*>([^<]+)</h2>", page) == ways
    assert re.search(r'/games" aria-current="page"', page)
    for path in re.findall(rf'class="button[^"]*" href="(/{game}/[^"]+)"', page):
        assert client.get(path).status_code == 200
        assert re.search(r'/games" aria-current="page"', client.get(path).text) or "/play" in path
