"""The files with all cards of a game."""

import csv
import io

import pytest
from flask.testing import FlaskClient

from tests.support.site import GAMES_WITH_CARDS, shipped_indexed_catalogue


@pytest.mark.parametrize("game", GAMES_WITH_CARDS)
def test_both_files_have_every_printing_once(client: FlaskClient, game: str) -> None:
    catalogue = shipped_indexed_catalogue(game).catalogue
    ids = [printing.id for printing in catalogue.printings]
    file = client.get(f"/api/v1/games/{game}/catalogue.json").json
    assert (file["digest"], len(file["cards"])) == (catalogue.digest, len(catalogue.cards))
    in_cards = [printing["id"] for card in file["cards"] for printing in card["printings"]]
    assert sorted(in_cards) == sorted(ids)
    table = client.get(f"/api/v1/games/{game}/catalogue.csv").text
    assert [row["id"] for row in csv.DictReader(io.StringIO(table))] == ids


def test_a_table_says_several_values_in_one_cell(client: FlaskClient) -> None:
    table = client.get("/api/v1/games/shadowfist/catalogue.csv").text
    rows = list(csv.DictReader(io.StringIO(table)))
    assert any(";" in row["factions"] for row in rows)
    assert all("None" not in row.values() for row in rows)


def test_a_file_is_not_sent_again_unless_facts_change(client: FlaskClient) -> None:
    path = "/api/v1/games/spoils/catalogue.csv"
    tag = client.get(path).headers["ETag"]
    assert client.get(path, headers={"If-None-Match": tag}).status_code == 304
