"""Scenarios of other tests come out alike when they are written down as bench files."""

import re
import subprocess
import sys

import pytest

from app.tables.database import ROOT

QUICK = (
    "cards/gearsmith/test_tactics_shade.py", "cards/warlord/test_tactics_first.py",
    "cards/rogue/test_keywords.py", "cards/rogue/test_items_first.py",
)  # fmt: skip


FLOOR = 1_800


def counts(*paths: str) -> dict[str, int]:
    """Return the numbers of scenarios that came out alike, otherwise, or cannot be compared."""
    words = ["-q", "-n", "0", "-p", "tests.support.on_bench", "-p", "no:cacheprovider"]
    told = subprocess.run(
        [sys.executable, "-m", "pytest", *words, *(f"tests/games/spoils/{it}" for it in paths)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    ).stdout  # fmt: skip
    found = re.search(r"scenarios on the bench: (.*)", told)
    assert found, told
    pairs = (it.split(" ", 1) for it in found[1].split(", "))
    return {what: int(count) for count, what in pairs}


def test_scenarios_come_out_alike_on_the_bench() -> None:
    found = counts(*QUICK)
    assert found["alike"] >= 60
    assert found.get("otherwise", 0) == 0


@pytest.mark.slow
def test_all_scenarios_about_cards_come_out_alike() -> None:
    found = counts("cards")
    assert found["alike"] >= FLOOR
    assert found.get("otherwise", 0) == 0
