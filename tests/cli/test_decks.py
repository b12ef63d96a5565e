"""`threshold decks`: the files that fit, and an exit status scripts can rely on."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.cli import main

LEGAL = "1 The Tournament Faction\n71 Rage\n4 Scout\n"


@pytest.fixture
def lists(tmp_path: Path) -> Path:
    """A folder with a legal list, a short one, and one with a line nobody understands."""
    for name, text in (
        ("legal", LEGAL),
        ("short", "2 Scout\n"),
        ("misspelt", LEGAL + "1 Scuot\n"),
    ):
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    return tmp_path


def ask(query: str, *words: str) -> Result:
    return CliRunner().invoke(main, ["decks", query, *words])


def found(ran: Result) -> list[str]:
    return sorted(Path(line).stem for line in ran.stdout.splitlines())


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("[[!Scout]]=4", ["legal", "misspelt"]),
        ("[[]]=75 valid:yes", ["legal"]),
        ("valid:no", ["misspelt", "short"]),
        ("-[[t:resource]]", ["short"]),
    ],
)
def test_the_files_that_fit_are_listed(lists: Path, query: str, names: list[str]) -> None:
    ran = ask(query, str(lists))
    assert found(ran) == names
    assert ran.stderr.startswith("Decks: ")
    assert f"{len(names)} of 3 lists." in ran.stderr


def test_open_lines_are_named_and_end_with_2(lists: Path) -> None:
    for query in ("[[]]>=0", "[[]]>200"):
        ran = ask(query, str(lists))
        assert ran.exit_code == 2
        assert "misspelt.txt:4: 1 Scuot: " in ran.stderr
    (lists / "misspelt.txt").unlink()
    assert ask("[[]]>=0", str(lists)).exit_code == 0


def test_nothing_that_fits_is_1_and_json_has_a_line_each(lists: Path) -> None:
    (lists / "misspelt.txt").unlink()
    assert ask("[[]]>200", str(lists)).exit_code == 1
    ran = ask("[[]]=2", str(lists), "--json")
    assert Path(json.loads(ran.stdout)["file"]).stem == "short"


def test_the_format_and_edition_are_those_asked_for(lists: Path) -> None:
    assert found(ask("valid:yes", str(lists), "--format", "limited", "--edition", "cr2010")) == [
        "legal"
    ]
    assert ask("valid:yes", str(lists), "--format", "nothing").exit_code == 64


def test_a_wrong_query_shows_its_place_and_ends_with_64(lists: Path) -> None:
    ran = ask("[[t:item]]>=x", str(lists))
    assert ran.exit_code == 64
    assert ran.stderr.splitlines()[1] == " " * len("[[t:item]]>=") + "^"


def test_a_file_that_is_no_text_is_named_and_ends_with_2(lists: Path) -> None:
    (lists / "broken.o8d").write_bytes(b"\x00\x01\x02")
    ran = ask("[[]]>=0", str(lists))
    assert ran.exit_code == 2
    assert "broken.o8d" in ran.stderr
    assert len(found(ran)) == 3


def test_no_file_at_all_is_wrong_usage() -> None:
    assert ask("[[]]=75", "nowhere").exit_code == 64


def test_decks_of_shadowfist_are_searched(tmp_path: Path) -> None:
    file = tmp_path / "ash.txt"
    file.write_text("5 Sunless Sea Ruins\n5 Fire Acolytes\n", encoding="utf-8")
    for query, status in (("[[t:fss]]=5 valid:yes", 0), ("[[t:edge]]", 1)):
        done = CliRunner().invoke(main, ["decks", "--game", "shadowfist", query, str(file)])
        assert done.exit_code == status, done.output
