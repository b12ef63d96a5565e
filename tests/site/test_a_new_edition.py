"""Adding an edition is one row: every choice among editions offers it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT


@pytest.mark.slow
def test_one_more_row_is_offered_wherever_an_edition_is_chosen(
    tmp_path: Path, site_url: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.support.one_more_edition", str(tmp_path / "site"), site_url],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    offered = json.loads(done.stdout.splitlines()[-1])
    pages = {"quick check", "builder", "settings of a deck", "odds form", "page of the rules"}
    desk = {"new event", "settings of an event", "new check of an event"}
    assert offered.keys() == pages | desk | {
        "check",
        "decks",
        "odds",
        "goldfish",
        "gauntlet",
        "referee",
        "rules",
        "ruling",
    }
    for place, editions in offered.items():
        assert set(editions) >= {"house", "cr3", "cr2010", "basic1e"}, place
