"""Marks on the resources that start in play. Rules: 601.1b, 202.5."""

import pytest

from app.games.spoils.construction import check, kinds
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES


@pytest.mark.parametrize(
    ("starting", "is_told"),
    [
        ("Rage, Obsession", False),
        ("Rage", False),
        ("Rage, Rage", False),
        ("Rage, Rage, Rage", True),
        ("Deception, Greed", True),
    ],
)
def test_601_1b_no_more_may_be_marked_than_the_faction_starts_with(
    catalogue: Catalogue, starting: str, is_told: bool
) -> None:
    text = f"Faction: Hall of Great Justice\nStarting: {starting}\n\n71 Rage\n4 Obsession\n4 Scout"
    deck = DECK_FILES.read(text, catalogue).decklist
    assert deck is not None
    report = check(deck, catalogue.formats["constructed"], Edition.CR3, catalogue=catalogue)
    told = [found for found in report.findings if found.kind is kinds.MARKED_TO_START]
    assert bool(told) is is_told, report.findings
