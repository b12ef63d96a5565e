"""The decks that were sold, against the verdicts everybody knows."""

import pytest

from app.games.spoils.construction import check, find_format
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.construction import Verdict
from tests.games.spoils.construction.decks import rules

every_edition = pytest.mark.parametrize("edition", list(Edition))


def test_only_the_two_player_starter_is_legal_in_constructed(catalogue: Catalogue) -> None:
    form = find_format("constructed", catalogue)
    for precon in catalogue.precons.values():
        report = check(DECK_FILES.of_precon(precon, catalogue), form, catalogue=catalogue)
        if precon.id == "starter-arcanist-warlord":
            assert (report.verdict, report.size) == (Verdict.LEGAL, 75)
        else:
            assert (report.verdict, rules(report)) == (Verdict.ILLEGAL, ["103.1b"]), precon.id


@every_edition
def test_seed_1_is_legal_in_limited(catalogue: Catalogue, edition: Edition) -> None:
    form = find_format("limited", catalogue)
    seeds = [precon for precon in catalogue.precons.values() if precon.id.startswith("seed-1-")]
    assert len(seeds) == 4
    for precon in seeds:
        report = check(DECK_FILES.of_precon(precon, catalogue), form, edition, catalogue=catalogue)
        assert (report.verdict, report.size) == (Verdict.LEGAL, 50)


@every_edition
def test_no_precon_has_a_warning_in_constructed(catalogue: Catalogue, edition: Edition) -> None:
    form = find_format("constructed", catalogue)
    for precon in catalogue.precons.values():
        report = check(DECK_FILES.of_precon(precon, catalogue), form, edition, catalogue=catalogue)
        assert report.warnings == (), precon.id
