"""Games of The Spoils to watch: whole games of the computer, with both hands open."""

from __future__ import annotations

import html
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.site.watching.test_watching import at, stop, words_of

PLACE = "/spoils/watch"
GAUNTLET = "/spoils/goldfish/precon/seed-1-rogue/gauntlet"


def played(client: FlaskClient) -> str:
    answer = client.get(
        f"{PLACE}/new?deck1=precon/seed-1-rogue&deck2=precon/seed-1-banker&seed=3&player=apprentice"
    )
    assert answer.status_code == 303
    return str(answer.location)


def test_a_game_is_stepped_through_with_both_hands(client: FlaskClient) -> None:
    address = played(client)
    start = client.get(address).text
    assert "Step 1 of" in words_of(start)
    assert start.count('aria-label="Hand of') == 2
    later = at(address, stop(start, "Turn"))
    assert "The turn begins." in words_of(client.get(later).text)
    assert "Player 1" not in words_of(start)
    end = at(address, stop(start, "End"))
    assert re.search(r"Seed 1: (Rogue|Banker) won", words_of(client.get(end).text))


def test_a_moment_is_the_same_whatever_was_looked_at_before(
    client: FlaskClient, app: Flask
) -> None:
    address, fragment = played(client), {"X-Fragment": "table"}
    moments = [at(address, moment) for moment in ("9", "40", "999")]
    client.get(address)
    again = [client.get(it, headers=fragment).text for it in moments]
    for moment, page in zip(moments, again, strict=True):
        app.extensions.pop("recent watched games")
        assert client.get(moment, headers=fragment).text == page


@pytest.mark.slow
def test_every_moment_can_be_looked_at(client: FlaskClient) -> None:
    address = played(client)
    moments = re.findall(r'name="at" value="(\d+)"', client.get(address).text)
    for moment in dict.fromkeys(moments):
        assert client.get(at(address, moment)).status_code == 200


@pytest.mark.slow
def test_a_game_of_a_gauntlet_is_stepped_through_as_it_was_played(client: FlaskClient) -> None:
    compared = 0
    for number in range(4):
        told = client.get(f"{GAUNTLET}/game?level=apprentice&against=seed-1-banker&number={number}")
        words = words_of(told.text)
        link = re.search(r'href="([^"]+)">Step through it on the table', told.text)
        assert link
        seen = words_of(client.get(html.unescape(link[1])).text)
        person = re.search(r"is player (\d)\. It (won|lost)", words)
        if person is None:
            assert "Nobody won" in words
            continue
        compared += 1
        winner = int(person[1]) if person[2] == "won" else 3 - int(person[1])
        assert f"Seed 1: {('Rogue', 'Banker')[winner - 1]} won" in seen
    assert compared > 1


@pytest.mark.parametrize("changed", ["first=2", "first=x", "edition=cr9", "seed=" + "9" * 30])
def test_an_address_that_names_no_game(client: FlaskClient, changed: str) -> None:
    name = changed.partition("=")[0]
    address = re.sub(rf"{name}=\w+&?", "", played(client))
    expected = 200 if changed == "first=x" else 404
    assert client.get(f"{address}&{changed}").status_code == expected
