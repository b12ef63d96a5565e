"""The page about referees names every file that they share, and only files that exist."""

import re
from pathlib import Path

import app.games.tabletop.referee as referee

ROOT = Path(__file__).parents[3]
FOLDER = Path(referee.__file__).parent
PAGE = (ROOT / "docs" / "referee.md").read_text(encoding="utf-8")


def test_every_shared_file_has_a_line() -> None:
    listed = set(re.findall(r"^\| `(\w+\.py)` \|", PAGE, flags=re.MULTILINE))
    assert listed == {path.name for path in FOLDER.glob("*.py")} - {"__init__.py"}


def test_every_path_exists() -> None:
    paths = re.findall(r"`((?:app|tests)/[\w/.]+)`", PAGE)
    assert len(paths) > 2
    assert [path for path in paths if not (ROOT / path).exists()] == []
