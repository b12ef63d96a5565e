"""Lists that were not understood in full: only what is true whatever the rest becomes."""

from app.games.spoils.construction import Criteria, check_import
from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.facts import Catalogue, Format
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.construction import Report, Severity, Verdict
from tests.games.spoils.construction.decks import CONSTRUCTED, rules


def read(text: str, catalogue: Catalogue, form: Format = CONSTRUCTED) -> Report:
    """The report on a text list."""
    criteria = Criteria.of(form, DEFAULT_EDITION, catalogue)
    return check_import(DECK_FILES.read(text, catalogue), criteria)


def test_a_list_read_in_full_has_a_verdict(catalogue: Catalogue) -> None:
    report = read("1 The Tournament Faction\n71 Rage\n4 Scout\n", catalogue)
    assert (report.verdict, report.size) == (Verdict.LEGAL, 75)
    assert report.hash is not None


def test_an_unknown_line_takes_the_verdict_but_not_the_errors_that_are_certain(
    catalogue: Catalogue,
) -> None:
    report = read("5 Scout\n3 Skout\n", catalogue)
    assert (report.verdict, report.size, report.hash) == (Verdict.UNREADABLE, 5, None)
    assert rules(report) == ["103.1c"], "faction and size may come with the unknown line"
    assert report.repair is None


def test_a_second_faction_is_certain(catalogue: Catalogue) -> None:
    text = "1 The Tournament Faction\n1 Hall of Great Justice\n75 Rage\n99999 Gnat\n"
    report = read(text, catalogue)
    assert report.verdict is Verdict.UNREADABLE
    assert rules(report) == ["103.1a"]


def test_an_unreadable_list_has_no_warnings(catalogue: Catalogue) -> None:
    report = read("1 Hall of Great Justice\n4 Gnat\nx Scout x\n", catalogue)
    assert report.verdict is Verdict.UNREADABLE
    assert {found.severity for found in report.findings} <= {Severity.ERROR}


def test_nothing_read_has_no_size(catalogue: Catalogue) -> None:
    report = read("\0", catalogue)
    assert (report.verdict, report.size, report.findings) == (Verdict.UNREADABLE, None, ())
    empty = read("", catalogue)
    assert (empty.verdict, empty.size) == (Verdict.UNREADABLE, None)
