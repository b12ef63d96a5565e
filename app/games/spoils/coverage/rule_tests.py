"""The tests that show rules, as a table that travels with the package.

The tests themselves stay with the checkout; `python3 run.py docs` writes the table anew.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from app.games.spoils.coverage.rules import RuleTest
from app.games.spoils.editions import Edition


@cache
def shipped_tests() -> tuple[RuleTest, ...]:
    """The tests of the table beside this file."""
    text = files(__package__).joinpath("rule_tests.csv").read_text(encoding="utf-8")
    return tuple(
        RuleTest(
            name=row["test"],
            file=row["file"],
            numbers=tuple(row["shows"].split()),
            editions=frozenset(Edition(each) for each in row["editions"].split()),
        )
        for row in csv.DictReader(text.splitlines())
    )


def as_table(tests: Iterable[RuleTest]) -> str:
    """Tests as the text of that table."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(("file", "test", "shows", "editions"))
    for test in tests:
        editions = (each for each in Edition if each in test.editions)
        table.writerow((test.file, test.name, " ".join(test.numbers), " ".join(editions)))
    return text.getvalue()
