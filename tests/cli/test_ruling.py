"""The command `ruling`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.cli import main

HEAD = "the spoils cr3\nturn 5, player 1, action\n"
SIDES = "player 1: The Tournament Faction\nplayer 2: The Tournament Faction\n"


def run(tmp_path: Path, *texts: str) -> Result:
    """Ask about files of these texts."""
    files = []
    for number, text in enumerate(texts):
        file = tmp_path / f"{number}.bench"
        file.write_text(text, encoding="utf-8")
        files.append(str(file))
    return CliRunner().invoke(main, ["ruling", *files])


def test_the_answer_gives_reasons_with_rules(tmp_path: Path) -> None:
    done = run(tmp_path, HEAD + SIDES + "ask\n  why not 1 attacks -> 608.1a\n")
    assert done.exit_code == 0
    assert "  None of your characters can attack The Tournament Faction. (608.1a)\n" in done.stdout


@pytest.mark.parametrize(("text", "status"), [
    (HEAD + SIDES + "steps\n  1 ends the turn\n", 0),
    (HEAD + SIDES + "ask\n  may 1 attacks\n", 1),
    (HEAD + SIDES + "ask\n  why not 1 ends the turn\n", 1),
    (HEAD + SIDES + "steps\n  -> influence 1 is 1\n", 1),
    ("the spoils", 2),
])  # fmt: skip
def test_the_exit_status_says_whether_all_is_as_expected(
    tmp_path: Path, text: str, status: int
) -> None:
    assert run(tmp_path, text).exit_code == status


def test_of_several_files_the_worst_counts(tmp_path: Path) -> None:
    good = HEAD + SIDES
    done = run(tmp_path, good, good + "ask\n  may 1 attacks\n", good)
    assert done.exit_code == 1
    assert done.stdout.count(".bench:") == 3


def test_a_file_that_cannot_be_read_is_told_by_line(tmp_path: Path) -> None:
    done = run(tmp_path, HEAD + SIDES + "hand\n  1 Scoot\n")
    assert done.exit_code == 2
    assert done.stderr.startswith('Line 6: there is no card "Scoot". Did you mean Scout')


def test_a_folder_stands_for_its_bench_files(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "one.bench").write_text(HEAD + SIDES, encoding="utf-8")
    (tmp_path / "more/two.bench").write_text(HEAD + SIDES + "ask\n  may 1 attacks\n")
    (tmp_path / "notes.txt").write_text("no bench")
    done = CliRunner().invoke(main, ["ruling", str(tmp_path)])
    assert (done.exit_code, done.stdout.count(".bench:")) == (1, 2)
    (tmp_path / "empty").mkdir()
    assert CliRunner().invoke(main, ["ruling", str(tmp_path / "empty")]).exit_code == 64


def test_an_exported_file_holds_and_fails_when_it_is_turned_round(tmp_path: Path) -> None:
    asked = HEAD + SIDES + "ask\n  why not 1 attacks\n  may 1 ends the turn\n"
    file = tmp_path / "asked.bench"
    file.write_text(asked, encoding="utf-8")
    tested = CliRunner().invoke(main, ["ruling", "--test", str(file)]).stdout
    assert "why not 1 attacks -> 608.1a\n  may 1 ends the turn -> yes" in tested
    assert run(tmp_path, tested).exit_code == 0
    assert run(tmp_path, tested.replace("608.1a", "204.3")).exit_code == 1
    assert run(tmp_path, tested.replace("-> yes", "-> no")).exit_code == 1


def test_editions_are_compared_and_questions_added(tmp_path: Path) -> None:
    file = tmp_path / "asked.bench"
    file.write_text(HEAD + SIDES.replace("\n", "\nresources\n  1 Gold Summit [face-down]\n", 1))
    words = ["ruling", "--compare", "--ask", "why not 1 flips up Gold Summit", str(file)]
    told = CliRunner().invoke(main, words).stdout
    assert "Gold Summit has no Flip Up. (507.4a)" in told
    assert "basic1e: not legal. This edition has no Flip Up. (507.4)" in told
    assert CliRunner().invoke(main, ["ruling", "--edition", "cr9", str(file)]).exit_code == 64


def test_options_are_kept_together_or_refused(tmp_path: Path) -> None:
    file = tmp_path / "asked.bench"
    file.write_text(HEAD + SIDES + "ask\n  may 1 ends the turn\n", encoding="utf-8")
    told = CliRunner().invoke(main, ["ruling", "--compare", "--json", str(file)]).stdout
    assert json.loads(told)["editions"]["alike"] == ["cr3", "cr2010", "basic1e"]
    words = ["ruling", "--test", "--edition", "basic1e", str(file)]
    assert CliRunner().invoke(main, words).stdout.startswith("the spoils basic1e\n")
    words = ["ruling", "--test", "--as", "1", str(file)]
    assert CliRunner().invoke(main, words).exit_code == 64
    file.write_bytes(b"the spoils cr3\n\xff\n")
    for option in ("--test", "--json", "--compare", "--ask=may 1 attacks"):
        done = CliRunner().invoke(main, ["ruling", option, str(file)])
        assert done.exit_code == 2
        assert "byte 1 of the line, 0xff, is not UTF-8" in done.output


def test_the_game_of_a_file_decides_on_its_editions_and_players(tmp_path: Path) -> None:
    file = tmp_path / "three.bench"
    sides = "".join(f"player {seat}: power 1\nhand\n  1 Imp\n" for seat in (1, 2, 3))
    file.write_text("shadowfist\nturn 5, player 1\n" + sides, encoding="utf-8")

    def asked(*options: str) -> Result:
        return CliRunner().invoke(main, ["ruling", *options, str(file)])

    assert asked("--edition", "sws").exit_code == 0
    refused = asked("--edition", "cr3")
    assert (refused.exit_code, "it has sf210, sws" in refused.output) == (64, True)
    assert asked("--as", "3", "--json").exit_code == 0
    beyond = asked("--as", "4")
    assert beyond.exit_code == 2
    assert "There is no player 4 in this position; write player 1, 2 or 3." in beyond.output
    assert asked("--test").stdout.startswith("shadowfist sf210\n")
