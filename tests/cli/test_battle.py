"""The command `battle`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.cli import main
from tests.games.terrus.examples import FRONT_ROW

DECIDED = """\
attack: Wolf#1, Wolf#2, Boar -> Farm
attack: Elk -> Mill
guard: Ram, Owl -> Farm
"""


def run(tmp_path: Path, *words: str, text: str = FRONT_ROW + DECIDED) -> Result:
    """The command about a file with this text."""
    file = tmp_path / "battle.txt"
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(main, ["battle", str(file), *words])


def test_a_legal_battle_is_told_step_by_step_with_its_rules(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert done.exit_code == 0, done.output
    assert "16.1a  Ram and Owl guard Farm." in done.stdout
    assert "Ann decides next: order." in done.stdout
    assert "Settings: bury=def, assign=open, guards=one" in done.stdout


def test_checking_says_nothing_more(tmp_path: Path) -> None:
    done = run(tmp_path, "--check")
    assert done.exit_code == 0
    assert done.stdout.splitlines()[-1] == "Nothing illegal was found."
    assert "16.1" not in done.stdout


def test_an_illegal_assignment_has_status_1_line_and_rule(tmp_path: Path) -> None:
    done = run(tmp_path, text=FRONT_ROW + "attack: Bear -> Farm\n")
    assert done.exit_code == 1
    assert "line 14: Bear is fatigued and cannot attack. [16.1a, attack.fatigued]" in done.stderr


def test_an_unreadable_file_has_status_2_and_says_why(tmp_path: Path) -> None:
    done = run(tmp_path, text=FRONT_ROW + "10000 Ant 1/1\n")
    assert done.exit_code == 2
    assert "A battle has at most 200 beasts; this file has 10,008." in done.stderr


@pytest.mark.parametrize(
    "words", [["--play", "chess"], ["--games", "0"], ["--games", "100001"], ["--weather", "rain"]]
)
def test_wrong_words_have_status_64(tmp_path: Path, words: list[str]) -> None:
    assert run(tmp_path, *words).exit_code == 64


def test_an_unknown_switch_has_status_2_with_those_that_exist(tmp_path: Path) -> None:
    done = run(tmp_path, "--set", "rain=yes")
    assert done.exit_code == 2
    assert "Switches: bury, assign, guards" in done.stderr


def test_outcomes_and_best_play_are_exact(tmp_path: Path) -> None:
    done = run(tmp_path, "--outcomes", "farm", "--solve", "--json")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["outcomes"]["attacker"]["ways"] == 36
    assert told["outcomes"]["defender"]["groups"][0] == {"buried": "Boar", "ways": 1, "worth": 6}
    assert told["solution"]["value"] == 6


def test_outcomes_of_a_location_that_is_not_attacked_are_refused(tmp_path: Path) -> None:
    done = run(tmp_path, "--outcomes", "Forge")
    assert done.exit_code == 1
    assert "“Forge” is not attacked; attacked is Farm and Mill." in done.stderr


def test_one_changed_number_changes_the_value(tmp_path: Path) -> None:
    values = []
    for owl in ("Owl 2/3", "Owl 5/3"):
        text = (FRONT_ROW + DECIDED).replace("Owl 2/3", owl)
        told = json.loads(run(tmp_path, "--solve", "--json", text=text).stdout)
        values.append(told["solution"]["value"])
    assert values == [6, 5]


def test_a_switch_can_be_changed_for_one_run(tmp_path: Path) -> None:
    told = json.loads(run(tmp_path, "--set", "guards=many", "--json").stdout)
    assert told["settings"]["guards"] == "many"


def test_a_simulation_is_the_same_for_a_seed_and_says_whose_choices_it_is_about(
    tmp_path: Path,
) -> None:
    first, again = (run(tmp_path, "--play", "spread", "--games", "50") for _ in range(2))
    assert first.stdout == again.stdout
    assert "both rulers playing “spread”, seed 1: the figures are about their choices" in (
        first.stdout
    )
    assert run(tmp_path, "--play", "spread", "--games", "50", "--seed", "2").stdout != first.stdout


def test_uniform_play_is_exact_and_needs_no_trials(tmp_path: Path) -> None:
    first, again = (
        run(tmp_path, "--play", "uniform", "--games", "100000", "--seed", seed).stdout
        for seed in ("1", "2")
    )
    assert first == again
    assert "Exact, both rulers playing “uniform”: every whole choice counted" in first
    assert "±" not in first


def test_a_battle_too_large_to_solve_is_refused_in_words(tmp_path: Path) -> None:
    lines = [f"  B{number} {number}/{number}" for number in range(1, 25)]
    text = "\n".join(["attacker: A", *lines, "defender: B, vitae 9", " row 1: clade, L 3, M 4"])
    done = run(tmp_path, "--solve", text=text)
    assert done.exit_code == 0
    assert "too large to be solved" in done.stdout
    assert "Simulate it" in done.stdout


def test_a_record_is_played_on(tmp_path: Path) -> None:
    text = (FRONT_ROW + DECIDED).replace("battle:", "set: responses=skipped\nbattle:")
    done = run(
        tmp_path,
        text=text + "order: Farm, Mill\nwounds: attacker at Farm: Ram 2, Owl 3, Farm 2\n"
        "wounds: defender at Farm: Boar 3\n",
    )
    assert "Worth buried: 12 by the attacker, 6 by the defender (+6 for the attacker)." in (
        done.stdout
    )
