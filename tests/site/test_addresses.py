"""Pages about a game lie below its key; addresses from before several games lead there."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient

STARTER = "starter-arcanist-warlord"

BEFORE = (
    "/cards",
    "/cards?q=t%3Acharacter+c%3C%3D3&page=2",
    "/cards/scout",
    "/cards/search-help",
    "/formats",
    "/findings",
    "/rules",
    "/rules/cr3",
    "/rules/cr3/103.1c",
    "/goldfish",
    f"/goldfish/precon/{STARTER}/hand",
    f"/goldfish/precon/{STARTER}/odds?n=1&q=t%3Acharacter",
    f"/goldfish/precon/{STARTER}/report.json",
    "/collection",
    "/collection/2ed",
    "/collection/export/owned.csv",
    "/curation",
    "/curation/cards/edit?key=Air+Travel",
)
"""Addresses that stood in links, bookmarks and printed codes while The Spoils was the only game."""


@pytest.mark.parametrize("address", BEFORE)
def test_an_address_without_a_game_leads_to_the_spoils(client: FlaskClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 301
    assert answer.location == f"/spoils{address}"
    assert client.get(answer.location).status_code in (200, 302, 303)


def test_what_is_sent_to_an_address_without_a_game_is_sent_on(client: FlaskClient) -> None:
    answer = client.post("/goldfish", data={"deck": "4 Scout"})
    assert (answer.status_code, answer.location) == (308, "/spoils/goldfish")


NEVER_WITHOUT_A_GAME = {
    "armies", "attack", "battle", "bench", "decks", "games", "limited", "play", "watch",
}  # fmt: skip
"""Pages that came when there were several games."""


def test_every_older_page_about_a_game_had_an_address_without_one(app: Flask) -> None:
    moved = {rule.rule for rule in app.url_map.iter_rules() if rule.endpoint == "moved"}
    moved |= {f"/{part}" for part in NEVER_WITHOUT_A_GAME}
    for rule in app.url_map.iter_rules():
        if rule.rule.startswith("/<game:game>/") and rule.rule != "/<game:game>/":
            assert f"/{rule.rule.split('/')[2]}" in moved


def test_the_first_page_of_a_game_lies_below_its_key(client: FlaskClient) -> None:
    assert client.get("/spoils/").status_code == 200
    assert client.get("/spoils").status_code == 200


@pytest.mark.parametrize("address", ["/chess/", "/chess/cards", "/Spoils/cards", "/spoils/nothing"])
def test_a_game_that_is_not_there_has_no_pages(client: FlaskClient, address: str) -> None:
    assert client.get(address).status_code == 404
