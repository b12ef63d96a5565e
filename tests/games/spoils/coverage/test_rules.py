"""Table of the tests that show each rule, read from their sources."""

import csv
from pathlib import Path

from app.games.spoils.coverage.numbered_rules import SpoilsRuleCoverage
from app.games.spoils.editions import Edition, rulebook
from app.games.tabletop.referee.rule_coverage import RuleStatus

COVERAGE = SpoilsRuleCoverage()

SOURCE = """
EVERY = list(Edition)

def test_608_1d_blockers_are_chosen_one_by_one(): ...

@rule("EX-018", "cr2010:607.1d")
def test_608_1d_a_mark_adds_examples_and_numbers_of_the_same_rule(): ...

def test_more_rules_are_shown_where_they_are_asserted():
    with shows("507.3", "cr2010:606.2"):
        assert party == []

@pytest.mark.parametrize("edition", EVERY)
def test_306_1_every_edition_draws(edition): ...
"""


HOLLOW = """
@rule("507.3")
def test_608_1d_a_mark_names_another_rule(): ...

@rule("cr2010:606.2")
def test_608_1d_a_mark_names_another_rule_of_another_edition(): ...

def test_nothing_is_asserted_where_it_says_so():
    with shows("408.3"):
        table.resolves()
    assert True
"""


def test_a_test_shows_the_rules_of_its_name_and_those_it_asserts() -> None:
    named, marked, asserting, everywhere = COVERAGE.tests_in({"a.py": SOURCE})
    assert named.numbers == ("608.1d",)
    assert named.sentence == "Blockers are chosen one by one"
    assert marked.numbers == ("608.1d", "EX-018", "cr2010:607.1d")
    assert marked.examples == ("EX-018",)
    assert asserting.numbers == ("507.3", "cr2010:606.2")
    assert named.editions == {Edition.CR3}
    assert everywhere.editions == set(Edition)
    assert COVERAGE.unproven({"a.py": SOURCE}) == ()


def test_a_rule_is_not_shown_by_a_claim_without_an_assertion() -> None:
    assert [test.numbers for test in COVERAGE.tests_in({"a.py": HOLLOW})] == [("608.1d",)] * 2
    assert COVERAGE.unproven({"a.py": HOLLOW}) == (
        "a.py::test_608_1d_a_mark_names_another_rule 507.3",
        "a.py::test_608_1d_a_mark_names_another_rule_of_another_edition cr2010:606.2",
        "a.py::test_nothing_is_asserted_where_it_says_so 408.3",
    )


def test_a_rule_is_shown_in_the_editions_its_tests_run_in() -> None:
    tests = COVERAGE.tests_in({"a.py": SOURCE})
    shown = {
        edition: {line.number for line in COVERAGE.lines(edition, tests) if line.tests}
        for edition in Edition
    }
    assert shown[Edition.CR3] == {"608.1d", "507.3", "306.1"}
    assert shown[Edition.CR2010] == {"607.1d", "606.2", "306.1"}


def test_every_number_that_a_test_names_is_a_rule() -> None:
    known = {
        f"{edition}:{number}"
        for edition in Edition
        for rule in rulebook().of(edition)
        for number in rule.numbers_in(edition)
    }
    named = {
        number if ":" in number else f"cr3:{number}"
        for test in COVERAGE.shipped()
        for number in test.numbers
        if number not in test.examples
    }
    assert sorted(named - known) == []


def test_a_rule_is_shown_by_a_test_or_says_why_not() -> None:
    for edition in Edition:
        for line in COVERAGE.lines(edition, COVERAGE.shipped()):
            assert bool(line.rule.obstacle) is (line.status is not RuleStatus.SHOWN), line.number


def test_every_testable_rule_is_shown_in_every_edition() -> None:
    for edition in Edition:
        lines = COVERAGE.lines(edition, COVERAGE.shipped())
        unshown = [line.number for line in lines if line.status is RuleStatus.UNSHOWN]
        assert unshown == []


def test_every_worked_example_is_played(shared: Path) -> None:
    with (shared / "rules/examples.csv").open(encoding="utf-8", newline="") as text:
        wanted = {row["id"] for row in csv.DictReader(text)}
    assert len(wanted) == 71
    assert {example for test in COVERAGE.shipped() for example in test.examples} == wanted
