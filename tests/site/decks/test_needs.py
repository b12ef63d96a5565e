"""Needs of a deck, suggestions that follow them, and changes shown before they are taken."""

from __future__ import annotations

import html
import re

import pytest
from flask.testing import FlaskClient

from tests.site.decks.conftest import Builder

SPLIT = "Faction: Hall of Great Justice\n16 Rage\n9 Obsession\n4 Scout\n4 Warrior Prodigy\n"


@pytest.fixture
def split(client: FlaskClient) -> Builder:
    """A deck whose Obsession no card needs."""
    return Builder(client, client.post("/decks/import?game=spoils", data={"list": SPLIT}).location)


def suggested(page: str) -> list[tuple[str, str]]:
    """The printing and the reason of each suggested card."""
    rows = re.findall(r'data-hit="([^"]+)".*?<small>([^<]*)</small>\s*</span>', page, re.DOTALL)
    return [(printing, html.unescape(reason)) for printing, reason in rows]


def test_a_deck_is_told_what_real_decks_hold(split: Builder) -> None:
    page = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", split.page))
    assert "Resources 25 of about 26" in page
    assert "Characters 8 of about" in page
    assert "9 Obsession, but no card needs Obsession" in page
    assert "to go" not in page


def test_suggestions_use_the_resources_that_no_card_needs(
    split: Builder, client: FlaskClient
) -> None:
    page = client.get(f"{split.base}/suggestions").text
    assert all("no card needs your 9 Obsession" in reason for _, reason in suggested(page)[:4])
    first = suggested(page)[0][0]
    held = f"{split.base}/suggestions?held={first}"
    split.press(f"add deck {first} 1")
    assert "only 1 card needs your 9 Obsession" in suggested(client.get(held).text)[0][1]
    split.press(f"add deck {first} 3")
    assert "4, the limit" in client.get(held).text


def test_suggestions_are_of_owned_cards_only_if_asked(split: Builder, client: FlaskClient) -> None:
    given = {"list": "4 Gnat\n1 Kinky Asp", "sure": "yes"}
    asked = client.post("/spoils/collection/import", data=given).text
    seen = re.search(r'name="seen" value="([^"]+)"', asked)
    assert seen
    client.post("/spoils/collection/import", data={**given, "seen": seen[1]})
    page = client.get(f"{split.base}/suggestions?own=1").text
    assert set(re.findall(r'aria-label="add ([^"]+)"', page)) == {"Gnat", "Kinky Asp"}


def test_a_deck_is_finished_as_a_preview_and_then_legal(
    split: Builder, client: FlaskClient
) -> None:
    shown = client.get(f"{split.base}/finish").text
    assert "What will change" in shown
    assert "In progress" in split.page
    text = re.search(r'<textarea[^>]*name="list"[^>]*>(.*?)</textarea>', shown, re.DOTALL)
    version = re.search(r'name="version" value="(\d+)"', shown)
    assert text
    assert version
    taken = {"list": html.unescape(text[1]), "version": version[1], "sure": "yes"}
    assert client.post(f"{split.base}/text", data=taken).status_code == 303
    assert re.search(r'class="stamp legal"', split.page)
    assert "no card needs" not in split.page


def test_a_deck_that_is_finished_gets_the_faction_that_is_proposed(client: FlaskClient) -> None:
    cards = {"list": "4 Scout\n4 Warrior Prodigy\n4 Barbaric Rifleman\n"}
    deck = Builder(client, client.post("/decks/import?game=spoils", data=cards).location)
    shown = client.get(f"{deck.base}/finish").text
    assert "Hall of Great Justice" in shown
    split = html.unescape(re.sub(r"<[^>]+>", " ", shown))
    assert re.search(r"Rage\s+0 → \d+", split)


def test_a_deck_that_nobody_can_finish_gets_a_message(client: FlaskClient) -> None:
    base = client.post("/decks/new?game=spoils").location
    answer = client.get(f"{base}/finish", follow_redirects=True)
    assert "No card can be suggested yet" in answer.text


def test_one_card_is_exchanged_as_a_preview(split: Builder, client: FlaskClient) -> None:
    shown = client.get(f"{split.base}/exchange?out=Scout&into=Gnat").text
    text = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", shown))
    assert "Scout 4 → 3" in text
    assert "Gnat 0 → 1" in text
    stale = client.get(f"{split.base}/exchange?out=Gnat&into=Scout", follow_redirects=True)
    assert "The deck is not what this change was proposed for." in stale.text


@pytest.mark.parametrize(("copies", "left"), [("4", 0), ("99", 0), ("0", 3), ("9" * 5_000, 3)])
def test_as_many_copies_are_exchanged_as_there_are(
    split: Builder, client: FlaskClient, copies: str, left: int
) -> None:
    answer = client.get(f"{split.base}/exchange?out=Scout&into=Gnat&copies={copies}")
    text = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", answer.text))
    assert answer.status_code == 200
    assert f"Scout 4 → {left}" in text


def test_a_script_gets_the_needs_with_each_change(split: Builder, client: FlaskClient) -> None:
    change = {"version": str(split.version), "change": "add deck nothing 1"}
    part = client.post(f"{split.base}/change", data=change, headers={"X-Fragment": "editor"}).text
    assert re.search(r'id="needs" data-region>\s*<section', part)
