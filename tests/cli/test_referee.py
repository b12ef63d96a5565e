"""`threshold referee`, and replaying what it recorded."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.cli import main
from app.games.shadowfist.card_data import CARD_DATA
from tests.support.catalogues import shipped_catalogue

DECKS = ("10kb-architects-of-the-flesh", "10kb-ascended", "10kb-guiding-hand")


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Three preconstructed decks as lists."""
    catalogue = shipped_catalogue(CARD_DATA)
    names = []
    for deck in DECKS:
        lines = (
            f"{it.copies} {catalogue.by_printing[it.printing].card.name}"
            for it in catalogue.precons[deck].lines
        )
        file = tmp_path / f"{deck}.txt"
        file.write_text("\n".join(lines), encoding="utf-8")
        names.append(str(file))
    return names


def run(*words: str, game: str = "shadowfist") -> Result:
    return CliRunner().invoke(main, ["referee", "--game", game, *words])


@pytest.mark.slow
def test_a_game_is_told_move_by_move_to_its_end(files: list[str]) -> None:
    told = run(*files, "--seed", "3")
    assert told.exit_code == 0, told.output
    lines = told.stdout.splitlines()
    assert [it.partition(":")[0] for it in lines[:3]] == ["Player 1", "Player 2", "Player 3"]
    assert all(". Exact: " in it for it in lines[:3])
    assert any(it.startswith("Turn 1, Player ") for it in lines)
    assert " wins " in lines[-1]
    assert run(*files, "--seed", "3").stdout == told.stdout
    assert run(*files, "--seed", "4").stdout != told.stdout


@pytest.mark.slow
def test_a_recorded_game_is_replayed(files: list[str], tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    told = run(*files, "--record", str(record))
    again = CliRunner().invoke(main, ["replay", str(record)])
    assert again.exit_code == 0, again.output
    assert again.stdout.splitlines()[-1] == told.stdout.splitlines()[-1]


@pytest.mark.slow
def test_a_game_is_recorded_in_its_edition(files: list[str], tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    told = run(*files, "--edition", "sws", "--record", str(record))
    assert told.exit_code == 0, told.output
    assert json.loads(record.read_text(encoding="utf-8"))["edition"] == "sws"
    assert CliRunner().invoke(main, ["replay", str(record)]).exit_code == 0
    refused = run(*files, "--edition", "sf300")
    assert refused.exit_code == 64
    assert "'sf300' is not one of 'sf210', 'sws'" in refused.output


@pytest.mark.slow
def test_many_games_are_counted(files: list[str]) -> None:
    told = run(*files[:2], "--games", "4", "--agents", "builder,passive", "--json")
    assert told.exit_code == 0, told.output
    found = json.loads(told.stdout)
    assert found["games"] == 4
    assert sum(found["won"].values()) == 4
    assert found["won"][f"1. {Path(files[0]).name}"] == 4, "the passive player does nothing"
    shown = run(*files[:2], "--games", "4", "--agents", "builder,passive").stdout
    assert "4 games, seeds 1 to 4" in shown
    for file in files[:2]:
        assert re.search(rf"{Path(file).name}\. Exact: \d+ of \d+ cards", shown)
    assert "median length" in shown


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["--agents", "genius"], 64, "known are builder, hasty, random, passive"),
        (["--games", "99999"], 64, "at most 10000"),
        (["--games", "2", "--record", "x.json"], 64, "--record needs a single game"),
        (["--games", "0"], 64, "is not in the range"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    files: list[str], words: list[str], status: int, said: str
) -> None:
    refused = run(*files, *words)
    assert refused.exit_code == status
    assert said in refused.output


@pytest.mark.slow
def test_one_deck_or_an_empty_one_does_not_play(files: list[str], tmp_path: Path) -> None:
    assert "Two to five decks play a game, not 1" in run(files[0]).output
    assert run(files[0]).exit_code == 64
    empty = tmp_path / "empty.txt"
    empty.write_text("", encoding="utf-8")
    assert run(files[0], str(empty)).exit_code == 2


def test_cards_of_another_game_are_noticed(files: list[str], tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.txt"
    foreign.write_text("4 Elitism\n4 Gertrude, Squid Whisperer\n4 Ambush\n", encoding="utf-8")
    assert run(files[0], str(foreign)).exit_code == 2


def test_a_game_without_it_says_so(files: list[str]) -> None:
    refused = run(*files, game="terrus")
    assert refused.exit_code == 64
    assert "TERRUS has no referee for whole games" in refused.output


def test_card_status_says_how_many_cards_are_exact() -> None:
    told = CliRunner().invoke(main, ["card-status", "--game", "shadowfist"])
    assert told.exit_code == 0, told.output
    lines = told.stdout.splitlines()
    found = re.fullmatch(r"Exact: (\d+) of (\d+) cards", lines[0])
    assert found is not None
    assert lines[-1] == f"| **all** | {found[2]} | {found[1]} |"
    missing = CliRunner().invoke(main, ["card-status", "--game", "shadowfist", "--missing"])
    listed = [line for line in missing.stdout.splitlines() if line.endswith(": has no script")]
    assert len(listed) == int(found[2]) - int(found[1])
