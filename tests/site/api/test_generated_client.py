"""Clients that are generated from the document: cards and values of few are typed."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import get_type_hints

import pytest
from flask import Flask
from flask.testing import FlaskClient
from pydantic import TypeAdapter, create_model

from app.games import game
from app.generate.client import Document, client_of
from tests.support.site import listening, shipped_catalogue

DOCUMENT = "/api/v1/openapi.json"
RIGHT = """\
from threshold_client import Client
client = Client("")
if client.check("spoils", {"list": ""})["verdict"] == "legal":
    pass
for card in client.search_cards("spoils", q="scout")["items"]:
    if card["game"] == "spoils":
        total: int = card["cost"] or 0
        is_staple = card["trade"] == "Warlord"
"""
WRONG = {
    'client.check("spoils", {"list": ""})["verdict"] == "leegal"': "comparison-overlap",
    'client.check("chess", {"list": ""})': "arg-type",
    'client.check("spoils", {"lisst": ""})': "typeddict",
    'client.deck("banana", "x")': "arg-type",
}


@pytest.fixture
def written(client: FlaskClient, tmp_path: Path) -> Path:
    """The folder of a client that was generated from the site's document."""
    document = Document.model_validate_json(client.get(DOCUMENT).data)
    (tmp_path / "threshold_client.py").write_text(client_of(document), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("key", ["spoils", "shadowfist"])
def test_every_card_is_what_the_types_of_its_game_say(client: FlaskClient, key: str) -> None:
    listing, catalogue = game(key).listing.needed(), shipped_catalogue(game(key).cards.needed())
    members = get_type_hints(listing.facts)
    model = create_model("Facts", **{name: (of, ...) for name, of in members.items()})
    cards = [listing.fields(it, catalogue.newest_printing(it)) for it in catalogue.cards]
    assert all(list(it) == list(members) for it in cards)
    TypeAdapter(list[model]).validate_python(cards, strict=True)
    card = client.get(DOCUMENT).json["components"]["schemas"]["Card"]
    named = card["discriminator"]["mapping"][key].rpartition("/")[2]
    assert named == f"{key.capitalize()}Card"
    assert client.get(f"/api/v1/games/{key}/cards?limit=1").json["items"][0]["game"] == key


def test_the_client_asks_and_tells_of_problems(app: Flask, written: Path) -> None:
    spec = importlib.util.spec_from_file_location("made", written / "threshold_client.py")
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    with listening(app, threads=2) as site:
        client = made.Client(site)
        assert client.card("spoils", "scout")["cost"] == 4
        assert client.search_cards("spoils", q="t:tactic", limit=1)["total"] > 1
        assert client.check("spoils", {"list": "4 Scout"})["verdict"] == "illegal"
        assert b"Scout" in client.catalogue_csv("spoils")
        with pytest.raises(made.ProblemError, match="no card") as refused:
            client.card("spoils", "none such")
        assert refused.value.problem["code"] == "not_found"
        with pytest.raises(made.ProblemError, match="token"):
            made.Client(site, "threshold_none").account()


@pytest.mark.slow
def test_a_checker_of_types_finds_misspelled_values(written: Path) -> None:
    (written / "right.py").write_text(RIGHT, encoding="utf-8")
    start = RIGHT[: RIGHT.index("if ")]
    (written / "wrong.py").write_text(start + "\n".join(WRONG), encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", "cache", "right.py", "wrong.py"],
        cwd=written, capture_output=True, text=True, check=False,
    )  # fmt: skip
    errors = [line for line in checked.stdout.splitlines() if ": error: " in line]
    first = start.count("\n") + 1
    for number, (_, kind) in enumerate(WRONG.items(), first):
        assert any(f"wrong.py:{number}:" in it and f"[{kind}" in it for it in errors), errors
    assert all(it.startswith("wrong.py") for it in errors), errors
