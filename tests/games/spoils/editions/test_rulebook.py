"""The table of rules: complete, numbered per edition, and in our words."""

import csv
from pathlib import Path

import pytest

from app.games.spoils.editions import Edition, rulebook


def test_every_rule_says_in_words_what_it_means() -> None:
    silent = [rule.id for rule in rulebook().rules.values() if not rule.meaning]
    assert silent == []


@pytest.mark.parametrize(("edition", "count"), [("cr2010", 366), ("cr3", 399), ("basic1e", 191)])
def test_each_edition_has_all_of_its_rules(edition: str, count: int) -> None:
    assert len(rulebook().of(Edition(edition))) == count


def test_section_6_is_shifted_between_the_comprehensive_editions() -> None:
    assert rulebook().number("607.1", Edition.CR2010) == "606.1"
    assert rulebook().number("602.1", Edition.CR2010) is None


def test_a_number_that_cr3_does_not_have_is_refused() -> None:
    with pytest.raises(KeyError):
        rulebook().number("999.9", Edition.CR2010)


def test_numbers_agree_with_the_reference_table(shared: Path) -> None:
    with (shared / "rules/spoils_rules.csv").open(encoding="utf-8", newline="") as text:
        rows = {row["id"]: row for row in csv.DictReader(text)}
    assert set(rows) == set(rulebook().rules)
    for rule in rulebook().rules.values():
        for edition in Edition:
            assert set(rows[rule.id][f"number_in_{edition}"].split()) <= set(rule.numbers[edition])
        assert rule.meaning != rows[rule.id]["paraphrase"]
