"""The tables that lead from a rule's number to its code name files that are about that number."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from app.games.shadowfist.coverage.rulebook import rulebook
from app.games.terrus.coverage import STATEMENTS
from app.tables.database import ROOT

HEADING: Final = "From a rule's number to its code"
GAMES: Final = ROOT / "app/games"


def rows(page: str) -> list[list[str]]:
    """The cells of the table below the heading."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8").partition(HEADING)[2]
    table = re.search(r"^\|.*?\n(?!\|)", text, re.MULTILINE | re.DOTALL)
    assert table, page
    lines = table[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def files(cell: str) -> list[str]:
    return re.findall(r"`([\w/]+\.py)`", cell)


def cites(file: Path, number: str) -> bool:
    """Tell whether a file cites the number, or for a whole section a rule of it."""
    end = r"\.\d" if number.isdigit() else r"(?![\da-z])"
    return bool(re.search(rf"(?<![\d.]){re.escape(number)}{end}", file.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("page", "folder"),
    [("shadowfist.md", "shadowfist"), ("terrus.md", "terrus")],
)
def test_each_file_of_a_row_cites_the_rules_of_that_row(page: str, folder: str) -> None:
    for number, *_, code in rows(page):
        for file in files(code) if not code.startswith("needs") else ():
            assert cites(GAMES / folder / file, number), f"{page}: {number} in {file}"


def test_each_file_of_the_spoils_exists() -> None:
    named = [file for row in rows("engine.md") for file in files(row[-1])]
    assert len(named) > 50
    engine = GAMES / "spoils/engine"
    assert [file for file in named if not (engine / file).is_file()] == []


def test_every_section_has_a_row() -> None:
    sections = list(dict.fromkeys(rule.section.id for rule in rulebook()))
    assert [row[0] for row in rows("shadowfist.md")] == sections
    numbers = list(dict.fromkeys(one.section.id for one in STATEMENTS))
    assert [row[0] for row in rows("terrus.md")] == numbers


def test_the_statements_of_a_number_are_those_of_the_section() -> None:
    for number, statements, *_ in rows("terrus.md"):
        ids = [one.id for one in STATEMENTS if one.section.id == number]
        assert re.findall(r"T\.\d\d", statements) == list(dict.fromkeys((ids[0], ids[-1])))
