"""Tests and the numbered rules that they show, found in the sources of the tests.

A test named `test_608_1d_…` shows rule 608.1d. Assertions that stand in `with shows("408.3"):` show
more rules. The mark `rule("EX-018", "other:606.2")` adds the worked examples that the test plays
and what the rule in its name is called in another edition; for any other rule a mark is no proof.
The editions a test runs in are those it names, as members of a class `Edition` or all of them with
`list(Edition)`. A case of cards, a function under `@CASES.of("Name of a card")`, shows rules like a
test, and says which cards show them.

The tests stay with the checkout: `table_of` writes what was found as a table, and `read_table`
reads it.
"""

from __future__ import annotations

import ast
import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.referee.card_cases import cards_of, constants_of

EXAMPLE_PREFIX: Final = "EX-"
"""Worked examples of the rulebooks carry ids of ours."""

_NAME: Final = re.compile(r"test_(\d+(?:_\d+[a-z]?)+)_")
_COLUMNS: Final = ("file", "test", "shows", "editions", "cards")
_BETWEEN_CARDS: Final = "|"


@dataclass(frozen=True, slots=True)
class RuleTest:
    """One test function: where it is, the rules it shows, the ids of editions it runs in.

    `cards` are the names of the cards that a case is about; empty for other tests.
    """

    name: str
    file: str
    numbers: tuple[str, ...]
    editions: frozenset[str]
    cards: tuple[str, ...] = ()

    @property
    def sentence(self) -> str:
        """The name as a sentence, without the rule's number."""
        words = _NAME.sub("", self.name).removeprefix("test_").replace("_", " ")
        return words[:1].upper() + words[1:]

    @property
    def examples(self) -> tuple[str, ...]:
        """The worked examples of the rulebooks that it plays."""
        return tuple(number for number in self.numbers if number.startswith(EXAMPLE_PREFIX))


def _no_other_numbers(number: str) -> Iterable[str]:
    return ()


@dataclass(frozen=True, slots=True)
class Editions:
    """The editions of a game's rulebook as its tests speak of them.

    `members` maps the names of the members of the class `Edition` to the ids of editions, in their
    order. A test that names none runs in the one with the id `default`. `elsewhere` tells what
    else the rule of a number is called, with the edition as in `other:606.2`.
    """

    members: Mapping[str, str]
    default: str
    elsewhere: Callable[[str], Iterable[str]] = _no_other_numbers


def tests_in(sources: Mapping[str, str], editions: Editions) -> tuple[RuleTest, ...]:
    """The tests that show a rule, in the order of their files. `sources` are texts by file."""
    return tuple(
        test for file in sorted(sources) for test in _tests_in(sources[file], file, editions)
    )


def claims_without_assertion(sources: Mapping[str, str], editions: Editions) -> tuple[str, ...]:
    """Return where tests claim a rule without an assertion that shows it; `sources` as above."""
    return tuple(
        f"{file}::{node.name} {number}"
        for file in sorted(sources)
        for node in ast.walk(ast.parse(sources[file]))
        if isinstance(node, ast.FunctionDef)
        for number, is_proven in _claims(node, editions)
        if not is_proven
    )


def table_of(tests: Iterable[RuleTest], editions: Editions) -> str:
    """Tests as a table in CSV."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(_COLUMNS)
    for test in tests:
        ran_in = (each for each in editions.members.values() if each in test.editions)
        cards = _BETWEEN_CARDS.join(test.cards)
        table.writerow((test.file, test.name, " ".join(test.numbers), " ".join(ran_in), cards))
    return text.getvalue()


def read_table(text: str) -> tuple[RuleTest, ...]:
    """The tests of a table that `table_of` wrote."""
    return tuple(
        RuleTest(
            name=row["test"],
            file=row["file"],
            numbers=tuple(row["shows"].split()),
            editions=frozenset(row["editions"].split()),
            cards=tuple(row["cards"].split(_BETWEEN_CARDS)) if row["cards"] else (),
        )
        for row in csv.DictReader(text.splitlines())
    )


def _tests_in(source: str, file: str, editions: Editions) -> Iterator[RuleTest]:
    """The test functions of one file that show a rule."""
    tree = ast.parse(source)
    named = constants_of(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef):
            continue
        cards = cards_of(node, named)
        if cards or node.name.startswith("test_"):
            proven = (number for number, is_proven in _claims(node, editions) if is_proven)
            numbers = tuple(dict.fromkeys(proven))
            if numbers:
                ran_in = _editions_of(node, named, editions)
                yield RuleTest(node.name, file, numbers, ran_in, cards)


def _claims(node: ast.FunctionDef, editions: Editions) -> Iterator[tuple[str, bool]]:
    """The rules that a test says it shows, and whether it proves them."""
    named = tuple(_number_in(node.name))
    yield from ((number, True) for number in named)
    elsewhere = {other for number in named for other in editions.elsewhere(number)}
    for number in _marks(node):
        yield number, number.startswith(EXAMPLE_PREFIX) or number in elsewhere
    for block in ast.walk(node):
        if isinstance(block, ast.With):
            for item in block.items:
                for number in _strings_in_call(item.context_expr, "shows"):
                    yield number, all(isinstance(line, ast.Assert) for line in block.body)


def _number_in(name: str) -> Iterator[str]:
    match = _NAME.match(name)
    if match:
        yield match[1].replace("_", ".")


def _marks(node: ast.FunctionDef) -> Iterator[str]:
    """The numbers in decorators called `rule`."""
    for decorator in node.decorator_list:
        yield from _strings_in_call(decorator, "rule")


def _strings_in_call(node: ast.expr, function: str) -> Iterator[str]:
    """The constant arguments, if this calls the function."""
    if isinstance(node, ast.Call):
        called = node.func
        name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
        if name == function:
            yield from (str(it.value) for it in node.args if isinstance(it, ast.Constant))


def _editions_of(
    node: ast.FunctionDef, named: Mapping[str, ast.expr], editions: Editions
) -> frozenset[str]:
    found = _named_editions(node.decorator_list, named, editions.members)
    if not found:
        found = _named_editions(node.body, named, editions.members)
    return found or frozenset({editions.default})


def _named_editions(
    nodes: Sequence[ast.AST], named: Mapping[str, ast.expr], members: Mapping[str, str]
) -> frozenset[str]:
    """The editions that some code speaks of, through the file's own names too."""
    found: set[str] = set()
    for node in (inner for each in nodes for inner in ast.walk(each)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id == "Edition" and node.attr in members:
                found.add(members[node.attr])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "list" and ast.unparse(node) == "list(Edition)":
                found.update(members.values())
        elif isinstance(node, ast.Name) and node.id in named:
            rest = {name: value for name, value in named.items() if name != node.id}
            found |= _named_editions([named[node.id]], rest, members)
    return frozenset(found)
