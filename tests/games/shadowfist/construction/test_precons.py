"""Decks as they were sold and played are legal in Classic."""

from pathlib import Path

import pytest

from app.games.shadowfist.construction import check_import
from app.games.shadowfist.decklists import Import
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.deck_files import DECK_FILES
from app.games.tabletop.construction import Verdict
from tests.games.shadowfist.construction.decks import criteria_of

PRECONS = 17
TOURNAMENT_DECKS = 6


def test_all_preconstructed_decks_are_legal(shadowfist: Catalogue) -> None:
    criteria = criteria_of(shadowfist)
    assert len(shadowfist.precons) == PRECONS
    for precon in shadowfist.precons.values():
        report = check_import(Import(DECK_FILES.of_precon(precon, shadowfist)), criteria)
        assert report.verdict is Verdict.LEGAL, precon.name
        assert report.size == sum(line.copies for line in precon.lines)


@pytest.mark.parametrize(
    ("pattern", "number"),
    [("precon-*.dek", PRECONS), ("tournament/*.txt", TOURNAMENT_DECKS)],
)
def test_all_deck_files_of_the_collection_are_legal(
    shadowfist: Catalogue, shared: Path, pattern: str, number: int
) -> None:
    criteria = criteria_of(shadowfist)
    files = sorted((shared / "reference" / "shadowfist" / "decks").glob(pattern))
    assert len(files) == number
    for file in files:
        read = DECK_FILES.read(file.read_bytes(), shadowfist, file.name)
        report = check_import(read, criteria)
        assert report.verdict is Verdict.LEGAL, (file.name, read.open_lines, report.errors)
