"""A list of one game that is given to another names its game."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.cli import main
from app.games import game
from app.games.other_games import read_deck
from app.games.tabletop.facts import AnyCatalogue
from tests.support.catalogues import shipped_catalogue

LISTS = {"spoils": "4 Scout\n20 Rage\n", "shadowfist": "4 Final Brawl\n2 SWAT Team\n"}
TITLES = {"spoils": "The Spoils", "shadowfist": "Shadowfist"}
Run = Callable[..., Result]


def catalogue_of(key: str) -> AnyCatalogue:
    catalogue: AnyCatalogue = shipped_catalogue(game(key).cards.needed())
    return catalogue


CATALOGUES = {key: catalogue_of(key) for key in LISTS}


def convert(file: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["convert", str(file), "--to", "txt", *words])


@pytest.mark.parametrize(("given", "asked"), [("spoils", "shadowfist"), ("shadowfist", "spoils")])
@pytest.mark.parametrize("form", ["txt", "json", "csv", "dek"])
def test_it_cannot_be_read_and_the_message_names_the_game_and_the_option(
    tmp_path: Path, given: str, asked: str, form: str
) -> None:
    files = game(given).files.needed()
    deck = files.read(LISTS[given], CATALOGUES[given]).decklist
    assert deck is not None
    file = tmp_path / f"deck.{form}"
    file.write_text(files.write(deck, form), encoding="utf-8")
    refused = convert(file, "--game", asked)
    assert refused.exit_code == 2
    assert f"These are cards of {TITLES[given]}, not of {TITLES[asked]}." in refused.stderr
    assert f"--game {given}" in refused.stderr
    assert convert(file, "--game", given).exit_code == 0


def test_a_deck_of_octgn_is_known_by_its_cards(tmp_path: Path) -> None:
    files = game("spoils").files.needed()
    deck = files.read(LISTS["spoils"], CATALOGUES["spoils"]).decklist
    assert deck is not None
    file = tmp_path / "deck.o8d"
    file.write_text(files.write(deck, "o8d"), encoding="utf-8")
    assert "cards of The Spoils" in convert(file, "--game", "shadowfist").stderr


def test_a_verdict_is_unreadable(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(LISTS["shadowfist"], encoding="utf-8")
    checked = CliRunner().invoke(main, ["check", "--json", str(file)])
    assert checked.exit_code == 2
    assert json.loads(checked.stdout)["verdict"] == "unreadable"
    shown = CliRunner().invoke(main, ["check", str(file)])
    assert "--game shadowfist" in shown.stdout


@pytest.mark.parametrize("form", ["o8d", "cod"])
def test_a_program_without_the_game_says_so(tmp_path: Path, form: str) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(LISTS["shadowfist"], encoding="utf-8")
    words = ["convert", str(file), "--to", form, "--game", "shadowfist"]
    refused = CliRunner().invoke(main, words)
    assert refused.exit_code == 64
    assert "has no Shadowfist. Choose one of dek," in refused.stderr


@pytest.mark.parametrize(
    "text", ["", "4 Nobody\n3 Nothing\n", "4 Final Brawl\n1 Scout\n", "2 Scout\n3 Nobody\n"]
)
def test_a_list_of_neither_or_mostly_of_this_game_stays_here(text: str) -> None:
    asked: list[str] = []

    def known(other: object) -> AnyCatalogue:
        asked.append("asked")
        return CATALOGUES["spoils"]

    here = game("shadowfist")
    read = read_deck(
        text, here, CATALOGUES["shadowfist"], catalogue_of=known, advice=lambda _: "Go there."
    )
    assert "Go there." not in (read.error or "")
    assert bool(asked) is ("Final Brawl" not in text)
