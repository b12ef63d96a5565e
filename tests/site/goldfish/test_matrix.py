"""The page on which all precons meet."""

from __future__ import annotations

import html
import re

from flask.testing import FlaskClient

from app.games import game
from app.games.spoils.facts import Catalogue
from tests.site.watching.test_watching import words_of

PAGE = "/spoils/goldfish/matrix"


def test_every_precon_meets_every_other_one(client: FlaskClient, catalogue: Catalogue) -> None:
    page = client.get(PAGE).text
    for precon in catalogue.precons.values():
        assert f"goldfish/precon/{precon.id}/gauntlet" in page
    cells = re.findall(r"against ([^<]+): </span>", page)
    number = len(catalogue.precons)
    assert len(cells) == number * (number - 1)
    names = {precon.name for precon in catalogue.precons.values()}
    assert {html.unescape(name) for name in cells} == names


def test_it_says_who_played_with_which_versions(client: FlaskClient) -> None:
    matrix = game("spoils").computer_players.needed().matrix()
    assert matrix is not None
    words = words_of(client.get(PAGE).text)
    assert matrix.made.version in words
    assert f"rules version {matrix.made.rules}" in words
    assert "People may fare differently" in words


def test_a_pair_of_decks_shares_its_games(client: FlaskClient) -> None:
    matrix = game("spoils").computer_players.needed().matrix()
    assert matrix is not None
    for deck in matrix.ranked:
        for other in matrix.ranked:
            one, turned = matrix.share(deck, other), matrix.share(other, deck)
            if one is not None and turned is not None:
                assert abs(one.value + turned.value - 1) < 1e-9


def test_the_pages_of_goldfish_and_gauntlet_lead_there(client: FlaskClient) -> None:
    for page in ("/spoils/goldfish", "/spoils/goldfish/precon/seed-1-rogue/gauntlet"):
        assert f'href="{PAGE}"' in client.get(page).text


def test_a_game_without_computer_players_has_no_such_page(client: FlaskClient) -> None:
    assert client.get("/shadowfist/goldfish/matrix").status_code == 404
    assert "goldfish/matrix" not in client.get("/shadowfist/goldfish").text
