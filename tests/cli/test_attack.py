"""The command `attack`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.cli import main
from app.games import game
from app.games.capabilities.attacks import AttackExample

EXAMPLES = game("shadowfist").attacks.needed().examples


def run(tmp_path: Path, *words: str, text: str = EXAMPLES[0].text) -> Result:
    """The command about a file with this text."""
    file = tmp_path / "attack.txt"
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(main, ["attack", str(file), *words])


def test_every_step_is_told_with_its_rule(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert done.exit_code == 0, done.output
    lines = [" ".join(line.split()) for line in done.stdout.splitlines()]
    for line in (
        "28.6.7 Interceptors: second in each chain",
        "50.1 Ambush: Swordmaster inflicts damage first.",
        "Swordmaster on Monk: 1) Fighting = 6 [30.3]; 7) −1 Toughness = 5 [50.19]",
        "Demon on Old Temple: 1) Fighting = 5 [30.3]; 2) +1 Blade = 6 [29.7] (Corrupted)",
        "30.3.3 Old Temple has no Body left.",
        "30.3.3.4 Burned for Power. It yields 4 Power with 3 players, and the turn ends.",
        "Old Temple, target: Body 9, now 0, damage 12 (6 Corrupted), no Body left [30.3.3]",
    ):
        assert line in lines


def test_corrupted_damage_stays_on_a_seized_site(tmp_path: Path) -> None:
    done = run(tmp_path, text=EXAMPLES[0].text + "fate: seized\n")
    assert "29.0      6 Corrupted damage stays on it." in done.stdout
    assert "it heals to Body 3" in done.stdout
    all_corrupted = "attacker: A, 9, Corrupted\ntarget: T, Body 4\nfate: seized"
    assert "24.5.5    Its Corrupted damage is at least its Body" in run(
        tmp_path, text=all_corrupted
    ).stdout  # fmt: skip


def test_changes_by_one_are_told_on_request(tmp_path: Path) -> None:
    assert "What if" not in run(tmp_path).stdout
    told = run(tmp_path, "--what-if").stdout
    assert "What if: 3 of 37 changes by one make a difference." in told
    assert (
        "Swordmaster: without Ambush: Old Temple stays with Body 3. Smoked: Swordmaster and Guard."
    ) in told


def test_json_has_the_same(tmp_path: Path) -> None:
    told = json.loads(run(tmp_path, "--json", "--what-if").stdout)
    assert (told["form"], told["game"], told["status"]) == (
        "shadowfist-attack/1", "shadowfist", "done",
    )  # fmt: skip
    assert [phase["rule"] for phase in told["phases"]] == ["28.6.7", "28.6.7", "28.7"]
    steps = told["phases"][1]["combats"][0]["passes"][0]["inflictions"][0]["steps"]
    assert steps[-1] == {"number": 7, "words": "−1 Toughness", "damage": 5, "rule": "50.19"}
    assert told["target"]["corrupted"] == 6
    assert len(told["what_if"]) == 3


def test_what_a_rule_forbids_has_status_1_and_is_worked_out_without_it(tmp_path: Path) -> None:
    text = "attacker: A, 3, Superleap\ninterceptor: B, 4, turned\ntarget: T, Body 8"
    done = run(tmp_path, text=text)
    assert done.exit_code == 1
    assert "50.17     B is turned and cannot intercept A" in done.stderr
    assert "T stays with Body 5." in done.stderr
    assert json.loads(run(tmp_path, "--json", text=text).stdout)["status"] == "illegal"


def test_an_unreadable_file_has_status_2_and_says_where_and_why(tmp_path: Path) -> None:
    done = run(tmp_path, text="attacker: Gao, Fighting x\ntarget: T, Body 8")
    assert done.exit_code == 2
    assert "line 1: Gao: Fighting must be a whole number from 0 to 99, not “x”." in done.stderr
    told = json.loads(run(tmp_path, "--json", text="").stdout)
    assert told["problems"] == ["The text is empty. Begin with “attacker: NAME, Fighting 4”."]


def test_a_missing_file_and_unknown_options_have_status_64(tmp_path: Path) -> None:
    assert run(tmp_path, "--weather").exit_code == 64
    assert CliRunner().invoke(main, ["attack", str(tmp_path / "none.txt")]).exit_code == 64


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: each.title)
def test_every_example_is_legal(tmp_path: Path, example: AttackExample) -> None:
    assert run(tmp_path, text=example.text).exit_code == 0
