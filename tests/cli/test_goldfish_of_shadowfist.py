"""`threshold goldfish --game shadowfist`."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from app.cli import main

LIST = """5 Ancestral Sanctuary
5 Ancestral Tomb
5 Alpha Beast
5 Arcane Scientist
21 Blood Eagles
4 Pocket Demon
5 Final Brawl
"""


@pytest.fixture
def deck(tmp_path: Path) -> str:
    path = tmp_path / "deck.txt"
    path.write_text(LIST)
    return str(path)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["goldfish", "--game", "shadowfist", *words])


def found(*words: str) -> dict[str, Any]:
    result = run(*words, "--games", "2000", "--json")
    assert result.exit_code == 0, result.output
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def figure(report: dict[str, Any], name: str, turn: int | None, card: str | None = None) -> float:
    values = (f for f in report["figures"] if (f["id"], f["turn"], f["card"]) == (name, turn, card))
    return float(next(values)["value"])


@pytest.mark.slow
def test_equal_inputs_give_equal_bytes_on_any_number_of_threads(deck: str) -> None:
    words = [deck, "--games", "120000", "--seed", "7", "--json"]
    outputs = {run(*words, "--threads", threads).stdout for threads in ("1", "2")}
    assert len(outputs) == 1


def test_the_json_has_the_keys_of_the_contract(deck: str) -> None:
    report = found(deck, "--policy", "weenie-1", "--turns", "5")
    assert list(report) == [
        "schema", "seed", "games", "edition", "policy", "assumptions", "coverage", "figures",
    ]  # fmt: skip
    assert report["coverage"]["total"] == 50
    assert report["coverage"]["modelled"] == 41
    assert report["coverage"]["blanks"] == [
        {"name": "Final Brawl", "copies": 5, "type": "Event"},
        {"name": "Pocket Demon", "copies": 4, "type": "Event"},
    ]
    assert {f["turn"] for f in report["figures"]} == {None, 1, 2, 3, 4, 5}
    assert figure(report, "generated", 1) == 0
    assert 0 <= figure(report, "on_time", 4, "Blood Eagles") <= 1


@pytest.mark.slow
def test_assumptions_change_the_figures_and_are_printed(deck: str) -> None:
    usual, assumed = found(deck), found(deck, "--assume", "Pocket Demon: gain 2 power")
    assert usual["assumptions"] == []
    assert assumed["assumptions"] == ["Pocket Demon: gain 2 power"]
    assert assumed["coverage"]["modelled"] == 45
    assert figure(assumed, "fighting", 8) > figure(usual, "fighting", 8)
    shown = run(deck, "--games", "100", "--assume", "Alpha Beast: gain 2 power").output
    assert "Assumed: Alpha Beast: gain 2 power." in shown
    assert re.search(
        r"Exact: \d+ of 50 cards\. In this simulation: \d+ in full; \d+ as numbers; "
        r"9 blanks \(Events 9\)",
        shown,
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "assumed",
    [
        "Pocket Demon: gain 2 power once",
        "Pocket Demon: gain 1 power per turn from turn 3",
        "Pocket Demon: draw 2",
        "Alpha Beast: cost -1 for t:character",
        "Alpha Beast: fetch t:fss",
        "Blood Eagles: keep",
        "Blood Eagles: throw away first",
    ],
)
def test_every_form_of_assumption_changes_the_figures(deck: str, assumed: str) -> None:
    usual, changed = found(deck), found(deck, "--assume", assumed)
    assert changed["assumptions"] == [assumed]
    assert changed["figures"] != usual["figures"]


@pytest.mark.slow
def test_two_decks_are_compared_on_the_same_shuffles(deck: str, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text(LIST.replace("5 Ancestral Tomb", "9 Ancestral Tomb").replace("21 B", "17 B"))
    report = found(deck, "--against", str(other))
    assert list(report) == ["schema", "first", "second", "differences"]
    power = [each for each in report["differences"] if each["id"] == "generated"]
    assert power[4]["gain"] > 3 * power[4]["stderr"] > 0
    assert "second minus first" in run(deck, "--against", str(other), "--games", "100").output


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--keep", "1 t:fss"), "Shadowfist has no conditions for hands; leave out --keep"),
        (("--assume", "Nobody: draw 1"), "No card is called 'Nobody'"),
        (("--assume", "Alpha Beast: fetch t:dragon"), "dragon"),
        (("--second",), "It makes no difference who goes first"),
        (("--policy", "plain-1"), "curve-1"),
    ],
)
def test_wrong_options_are_refused_in_words(deck: str, words: tuple[str, ...], told: str) -> None:
    result = run(deck, *words, "--games", "10")
    assert result.exit_code in (2, 64)
    assert told in result.output


def test_the_spoils_has_no_assumptions(deck: str) -> None:
    result = CliRunner().invoke(main, ["goldfish", deck, "--assume", "Scout: draw 1"])
    assert result.exit_code == 64
    assert "The Spoils has no assumptions" in result.output
