"""The page about the engine names files that exist, and every section of the rulebook."""

import csv
import re
from pathlib import Path

import app.games.spoils.editions as editions
import app.games.spoils.engine as engine

ROOT = Path(__file__).parents[4]
ENGINE = Path(engine.__file__).parent
PAGE = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
_PATH = re.compile(r"`([\w/]+(?:/|\.py|\.toml)|(?:app|tests|docs)/[\w/.]+)`")
BESIDE = {"flow.py", "steps.py"}
"""Named beside a file of their own folder."""


def paths() -> set[str]:
    """The files and folders that the page names."""
    return {path for path in _PATH.findall(PAGE) if path not in BESIDE}


def test_every_path_of_the_page_exists() -> None:
    assert len(paths()) > 50
    missing = [
        path
        for path in sorted(paths())
        if not (ROOT / path).exists() and not (ENGINE / path).exists()
    ]
    assert not missing


def test_every_folder_and_file_in_the_diagram_exists() -> None:
    diagram = PAGE.split("```")[1]
    named = re.findall(r"[a-z_]+(?:\.py|/)", diagram)
    assert {path.name for path in ENGINE.iterdir() if path.is_dir() and path.name[0] != "_"} <= {
        name.rstrip("/") for name in named
    }
    assert all((ENGINE / name).exists() or (ENGINE / "verbs" / name).exists() for name in named)


def test_every_section_of_the_rulebook_has_a_line() -> None:
    text = Path(editions.__file__).with_name("sections.csv").read_text(encoding="utf-8")
    sections = {row["section"] for row in csv.DictReader(text.splitlines())}
    sections = {section for section in sections if section.isdigit()}
    table = PAGE.split("## From a rule's number to its code")[1]
    listed = {
        n
        for line in table.splitlines()
        for n in re.findall(r"\d{3}", line.split("|")[1:2][0] if "|" in line else "")
    }
    assert sections == listed
