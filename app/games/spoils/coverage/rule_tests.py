"""The tests that show rules, as a table that travels with the package.

The tests themselves stay with the checkout; `python3 run.py docs` writes the table anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from app.games.spoils.coverage.rules import EDITIONS
from app.games.tabletop.referee.rule_tests import RuleTest, read_table, table_of


@cache
def shipped_tests() -> tuple[RuleTest, ...]:
    """The tests of the table beside this file."""
    return read_table(files(__package__).joinpath("rule_tests.csv").read_text(encoding="utf-8"))


def as_table(tests: Iterable[RuleTest]) -> str:
    """Tests as the text of that table."""
    return table_of(tests, EDITIONS)
