"""Tests by the cards they play: found in the sources of the tests, shipped as a table.

The way a test names its cards is explained in `app/games/tabletop/referee/card_cases.py`. The tests
stay with the checkout; `python3 run.py docs` writes the table anew.
"""

from __future__ import annotations

import ast
import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from app.games.tabletop.referee.card_cases import cards_of, constants_of, difference_of

_BETWEEN_CARDS = "|"


@dataclass(frozen=True, slots=True)
class CardTest:
    """A test of cards: its place, its name, and the cards that it is about.

    `differs` says how the referee is known to differ from the card; empty where it does not.
    """

    file: str
    name: str
    cards: tuple[str, ...]
    differs: str = ""

    @property
    def sentence(self) -> str:
        """The name as a sentence about the card."""
        words = self.name.strip("_").replace("_", " ")
        return words[:1].upper() + words[1:]


def card_tests_in(sources: Mapping[str, str]) -> tuple[CardTest, ...]:
    """The tests of cards, in the order of their files. `sources` are texts by file.

    Raises ValueError for a test that does not name its cards.
    """
    return tuple(test for file in sorted(sources) for test in _tests_in(sources[file], file))


def _tests_in(source: str, file: str) -> Iterator[CardTest]:
    if "CardTests" not in source:
        return
    tree = ast.parse(source)
    constants = constants_of(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and (cards := cards_of(node, constants)):
            yield CardTest(file, node.name, cards, difference_of(node, constants))


def as_table(tests: Iterable[CardTest]) -> str:
    """Tests as the text of the table beside this file."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(("file", "test", "cards", "differs"))
    for test in tests:
        table.writerow((test.file, test.name, _BETWEEN_CARDS.join(test.cards), test.differs))
    return text.getvalue()


@cache
def shipped_card_tests() -> tuple[CardTest, ...]:
    """The tests of the table beside this file."""
    text = files(__package__).joinpath("card_tests.csv").read_text(encoding="utf-8")
    return tuple(
        CardTest(
            row["file"],
            row["test"],
            tuple(row["cards"].split(_BETWEEN_CARDS)),
            row["differs"],
        )
        for row in csv.DictReader(io.StringIO(text))
    )


@cache
def card_tests_by_name() -> Mapping[str, tuple[CardTest, ...]]:
    """The shipped tests of every card that has any."""
    found: dict[str, list[CardTest]] = {}
    for test in shipped_card_tests():
        for card in test.cards:
            found.setdefault(card, []).append(test)
    return {card: tuple(tests) for card, tests in found.items()}
