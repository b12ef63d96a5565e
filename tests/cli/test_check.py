"""`threshold check` as scripts and people use it."""

import json
import os
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.cli import main
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES

LEGAL = "1 The Tournament Faction\n71 Rage\n4 Scout\n"
ILLEGAL = "1 The Tournament Faction\n71 Rage\n5 Scout\n"
UNREADABLE = LEGAL + "2 Skout\n"
KEYS = [
    "file", "game", "format", "edition", "verdict", "size", "faction", "findings", "repair",
    "import", "wrong_totals", "hash", "stamp",
]  # fmt: skip


def check(*words: str | Path, stdin: str | None = None) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, ["check", *map(str, words)], input=stdin)


def objects(*words: str | Path, stdin: str | None = None) -> list[dict[str, object]]:
    """The JSON objects of a run."""
    return [json.loads(line) for line in check(*words, "--json", stdin=stdin).stdout.splitlines()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a list of each verdict."""
    for name, text in (("b-illegal", ILLEGAL), ("a-legal", LEGAL), ("c-unreadable", UNREADABLE)):
        (tmp_path / f"{name}.txt").write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("text", "status", "verdict"),
    [(LEGAL, 0, "legal"), (ILLEGAL, 1, "illegal"), (UNREADABLE, 2, "unreadable")],
)
def test_the_exit_status_says_the_verdict(text: str, status: int, verdict: str) -> None:
    answer = check("-", "--json", stdin=text)
    assert answer.exit_code == status
    assert json.loads(answer.stdout)["verdict"] == verdict


def test_json_has_one_object_per_deck_sorted_by_path_with_all_keys(folder: Path) -> None:
    rows = objects(folder)
    assert [Path(str(row["file"])).stem for row in rows] == ["a-legal", "b-illegal", "c-unreadable"]
    assert all(list(row) == KEYS for row in rows)
    assert check(folder).exit_code == 2


def test_json_spells_out_findings_repairs_and_lines(folder: Path) -> None:
    _, illegal, unreadable = objects(folder)
    assert illegal["findings"] == [
        {
            "severity": "error",
            "rule": "103.1c",
            "also": [],
            "message": "The deck has 5 copies of Scout; at most 4 are allowed. Remove 1.",
            "cards": [{"name": "Scout", "copies": 5}],
            "repair": {"remove": [{"name": "Scout", "copies": 1}], "add": 0, "choices": []},
        }
    ]
    assert illegal["repair"] == {
        "remove": [{"name": "Scout", "copies": 1}], "add": 0, "choices": []
    }  # fmt: skip
    assert (illegal["size"], illegal["faction"]) == (76, "The Tournament Faction")
    lines = unreadable["import"]
    assert isinstance(lines, list)
    assert [line["status"] for line in lines] == ["read", "read", "read", "open"]
    assert list(lines[3]) == ["line", "status", "text", "note", "suggestions", "copies"]
    assert lines[3]["suggestions"] == ["Scout"]
    assert (unreadable["hash"], unreadable["repair"], unreadable["size"]) == (None, None, 75)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("<deck></deck>", "root element “deck”"),
        ("", "No line contains a card"),
        ("// a name\n", "No line contains"),
    ],
)
def test_json_says_why_a_file_cannot_be_read_at_all(text: str, reason: str) -> None:
    (row,) = objects("-", stdin=text)
    lines = row["import"]
    assert isinstance(lines, list)
    assert (lines[0]["line"], lines[0]["status"], row["size"]) == (0, "open", None)
    assert reason in lines[0]["note"]


def test_the_stamp_says_what_the_verdict_depends_on(catalogue: Catalogue) -> None:
    (row,) = objects("-", "--edition", "cr2010", "--as-of", "2008-05-17", stdin=LEGAL)
    stamp = row["stamp"]
    assert isinstance(stamp, dict)
    assert list(stamp) == [
        "format", "format_digest", "edition", "banned_list", "as_of", "catalogue", "pool",
        "sideboard", "supplied", "validator",
    ]  # fmt: skip
    assert (stamp["edition"], stamp["as_of"]) == ("cr2010", "2008-05-17")
    assert stamp["catalogue"] == catalogue.digest


def test_people_read_verdict_rule_and_repair(folder: Path) -> None:
    answer = check(folder / "b-illegal.txt")
    assert "b-illegal.txt: ILLEGAL  76 cards, The Tournament Faction, " in answer.stdout
    assert "error 103.1c: The deck has 5 copies of Scout" in answer.stdout
    assert "Smallest fix for all problems: remove 1 Scout." in answer.stdout
    assert "\x1b" not in answer.stdout
    odd = check(folder / "c-unreadable.txt").stdout
    assert "line 4 open “2 Skout”" in odd
    assert "Did you mean Scout?" in odd


def test_many_odd_lines_are_counted_instead_of_printed() -> None:
    answer = check("-", stdin=LEGAL + "".join(f"1 Zzz{n}\n" for n in range(40)))
    assert "and 28 more such lines" in answer.stdout


def test_a_zip_is_checked_member_by_member(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "lists.zip", "w") as archive:
        archive.writestr("b.txt", ILLEGAL)
        archive.writestr("a.txt", LEGAL)
        archive.writestr("photo.jpg", b"x")
    answer = check(tmp_path / "lists.zip", "--json")
    assert [Path(json.loads(line)["file"]).name for line in answer.stdout.splitlines()] == [
        "a.txt",
        "b.txt",
    ]
    assert "2 lists: 1 legal, 1 illegal." in answer.stderr
    assert "photo.jpg" in answer.stderr


def test_a_broken_zip_is_unreadable_and_says_why(tmp_path: Path) -> None:
    (tmp_path / "lists.zip").write_bytes(b"x")
    answer = check(tmp_path / "lists.zip", "--json")
    (row,) = [json.loads(line) for line in answer.stdout.splitlines()]
    assert (answer.exit_code, row["verdict"], row["size"]) == (2, "unreadable", None)
    assert "zip archive cannot be read" in check(tmp_path / "lists.zip").stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["no-such-file.txt"], "There is no file no-such-file.txt"),
        (["-", "--format", "standard"], "There is no format 'standard'"),
        (["-", "--format", "current"], "Current cannot be checked"),
        (["-", "--format", "two-headed-majig"], "103.3 announces it"),
        (["-", "--format", "no-such.toml"], "no-such.toml: No such file"),
        (["-", "--edition", "cr9"], "Invalid value"),
        (["-", "--as-of", "May"], "Invalid value"),
        (["-", "--game", "chess"], "Invalid value"),
        (["-", "--pool", "-"], "does not use a card pool"),
        ([], "Missing argument"),
        (["-", "--nonsense"], "No such option"),
    ],
)
def test_wrong_usage_ends_with_64_and_says_what_is_wrong(words: list[str], complaint: str) -> None:
    answer = check(*words, stdin=LEGAL)
    assert answer.exit_code == 64
    assert complaint in answer.stderr
    assert answer.stdout == ""


def test_a_folder_without_decks_is_wrong_usage(tmp_path: Path) -> None:
    answer = check(tmp_path)
    assert answer.exit_code == 64
    assert "no deck file" in answer.stderr


def test_a_format_file_decides(tmp_path: Path) -> None:
    form = tmp_path / "club.toml"
    form.write_text('id = "club"\nbase = "constructed"\ncopies = 3\n')
    (row,) = objects("-", "--format", form, stdin=LEGAL)
    assert row["format"] == "club"
    assert [found["rule"] for found in row["findings"]] == ["format.copies"]  # type: ignore[attr-defined]
    form.write_text('id = "club"\nbase = "constructed"\ncopys = 3\n')
    answer = check("-", "--format", form, stdin=LEGAL)
    assert answer.exit_code == 64
    assert "club.toml: copys: no such key" in answer.stderr


def test_a_limited_deck_is_held_against_its_pool(tmp_path: Path) -> None:
    pool = tmp_path / "pool.txt"
    pool.write_text("4 Scout\n1 Gnat\n")
    answer = check("-", "--format", "limited", "--pool", pool, stdin=LEGAL)
    assert answer.exit_code == 0
    assert "Not used from the pool: 1 Gnat." in answer.stdout
    bare = ["-", "--format", "limited", "--pool", pool, "--supplied", "none"]
    (row,) = objects(*bare, stdin=LEGAL)
    assert {found["rule"] for found in row["findings"]} == {"103.2c"}  # type: ignore[attr-defined]


def test_a_pool_that_cannot_be_read_ends_with_2(tmp_path: Path) -> None:
    pool = tmp_path / "pool.txt"
    pool.write_text("4 Skout\n")
    answer = check("-", "--format", "limited", "--pool", pool, stdin=LEGAL)
    assert answer.exit_code == 2
    assert "line 1 “4 Skout”" in answer.stderr
    assert answer.stdout == ""


def test_a_thousand_lists_show_progress_and_a_summary(tmp_path: Path) -> None:
    for n in range(1000):
        (tmp_path / f"{n:04}.txt").write_text(ILLEGAL if n % 10 == 0 else LEGAL)
    answer = check(tmp_path, "--json")
    assert answer.exit_code == 1
    assert len(answer.stdout.splitlines()) == 1000
    assert "500 of 1000 lists checked" in answer.stderr
    assert "1000 lists: 900 legal, 100 illegal." in answer.stderr


LISTENING_TO_CTRL_C = """
import signal
# where tests run in the background, Ctrl+C is ignored and would be in the child
signal.signal(signal.SIGINT, signal.default_int_handler)
from app.cli import main
main()
"""


def test_ctrl_c_ends_cleanly_with_what_was_done(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(LEGAL)
    os.mkfifo(tmp_path / "b.txt")
    run = subprocess.Popen(
        [sys.executable, "-c", LISTENING_TO_CTRL_C, "check", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert run.stdout is not None
    assert "LEGAL" in run.stdout.readline()
    time.sleep(0.2)
    run.send_signal(signal.SIGINT)
    _, err = run.communicate(timeout=30)
    assert run.returncode == 130
    assert err.strip() == "Stopped after 1 of 2 lists."


def test_colour_only_where_it_is_wanted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runner = CliRunner()
    words = ["check", str(folder / "a-legal.txt")]
    assert "\x1b[" in runner.invoke(main, words, color=True).stdout
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in runner.invoke(main, words, color=True).stdout


def test_help_says_of_every_command_in_full_what_it_does() -> None:
    text = CliRunner().invoke(main, ["--help"], terminal_width=80).stdout
    assert "check  " in text
    assert "..." not in text.partition("Commands:")[2]


def test_help_names_options_and_exit_statuses() -> None:
    text = check("--help").stdout
    for word in ("--format", "--edition", "--pool", "--supplied", "--as-of", "--json", "64"):
        assert word in text


@pytest.mark.shared
def test_the_precons_have_the_verdicts_everybody_knows(shared: Path, catalogue: Catalogue) -> None:
    decks = shared / "reference" / "spoils" / "decks"
    sizes = {DECK_FILES.of_precon(precon, catalogue).size for precon in catalogue.precons.values()}
    rows = objects(decks)
    assert len(rows) == 11
    assert {row["size"] for row in rows} == sizes
    for row in rows:
        if "2 Player Starter" in str(row["file"]):
            assert row["verdict"] == "legal"
        else:
            assert row["verdict"] == "illegal"
            assert [found["rule"] for found in row["findings"]] == ["103.1b"]  # type: ignore[attr-defined]
    for edition in Edition:
        for row in objects(decks, "--format", "limited", "--edition", edition):
            if "Seed 1" in str(row["file"]):
                assert row["verdict"] == "legal"
