"""Imports keep everything that a list carries when it is opened in the builder."""

import json

import pytest
from flask.testing import FlaskClient

from tests.site.decks.conftest import Builder

LIST = {
    "game": "spoils",
    "name": "Goo and Gunpowder",
    "author": "A. Player",
    "tags": ["combo", "budget"],
    "notes": "Swap the Gnats",
    "lines": [{"copies": 4, "name": "Scout", "zone": "deck", "tags": ["early"], "note": "first"}],
}
ABOUT = ("name", "author", "tags", "notes")


@pytest.fixture
def imported(client: FlaskClient) -> Builder:
    """A deck that was imported from JSON."""
    answer = client.post("/decks/import", data={"list": json.dumps(LIST)})
    return Builder(client, answer.location)


def downloaded(builder: Builder) -> dict[str, object]:
    answer = builder.client.get(f"{builder.base}/files/json", follow_redirects=True)
    return {name: answer.json[name] for name in ABOUT}  # type: ignore[index]


def test_author_and_tags_are_there_again_in_a_download(imported: Builder) -> None:
    assert downloaded(imported) == {name: LIST[name] for name in ABOUT}


def test_author_and_tags_outlive_changes_undo_and_the_text(imported: Builder, scout: str) -> None:
    imported.press(f"more deck {scout}")
    imported.client.post(f"{imported.base}/undo")
    sure = {"version": "3", "sure": "yes"}
    text = "// Goo and Gunpowder\n// Author: A. Player\n// Swap the Gnats\n\n3 Scout\n"
    assert imported.client.post(f"{imported.base}/text", data={"list": text, **sure}).location
    assert downloaded(imported) == {name: LIST[name] for name in ABOUT}


def test_author_and_tags_are_changed_with_the_name(imported: Builder) -> None:
    page = imported.client.get(f"{imported.base}/settings").text
    assert 'value="A. Player"' in page
    assert 'value="combo, budget"' in page
    imported.press("set", author=" B.  Player ", tags="combo, , aggro")
    assert downloaded(imported)["author"] == "B. Player"
    assert downloaded(imported)["tags"] == ["combo", "aggro"]
    imported.press("set", author="", tags="")
    assert downloaded(imported)["tags"] == []


def test_a_deck_is_found_by_its_author_and_tags(imported: Builder) -> None:
    for query in ("author:player", "tag:budget", "tag:early"):
        page = imported.client.get("/decks", query_string={"q": query}).text
        assert "1 of 1 deck" in page
        assert imported.base in page


def test_readers_see_author_and_tags(imported: Builder) -> None:
    page = imported.client.get(f"{imported.base}/print", follow_redirects=True)
    read = imported.client.get(page.request.path.removesuffix("/print")).text
    assert "by A. Player" in read
    assert ">budget</span>" in read
