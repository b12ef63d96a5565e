"""Which tests show which rules: found in the sources of the tests, by name and by mark.

A test named `test_608_1d_…` shows cr3's 608.1d; the mark `rule("cr2010:606.2", "507.3")` adds
more. The editions a test runs in are those it names, cr3 where it names none.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from app.games.spoils.editions import DEFAULT_EDITION, Edition, Rule, rulebook

_NAME: Final = re.compile(r"test_(\d{3})((?:_\d+[a-z]?)+)_")


@dataclass(frozen=True, slots=True)
class RuleTest:
    """One test function: where it is, the rules it shows, the editions it runs in."""

    name: str
    file: str
    numbers: tuple[str, ...]
    editions: frozenset[Edition]


@dataclass(frozen=True, slots=True)
class RuleLine:
    """One rule of an edition and the tests that show it."""

    number: str
    rule: Rule
    tests: tuple[RuleTest, ...]

    @property
    def is_testable(self) -> bool:
        """Whether a test could show the rule at all."""
        return self.rule.testable != "no"


def rule_lines(edition: Edition, sources: Mapping[str, str]) -> tuple[RuleLine, ...]:
    """Every rule of an edition, in the order of its rulebook. `sources` are tests by file."""
    shown: dict[str, list[RuleTest]] = {}
    for test in (it for file, text in sorted(sources.items()) for it in tests_in(text, file)):
        for number in _numbers_in(edition, test):
            shown.setdefault(number, []).append(test)
    lines: list[RuleLine] = []
    for rule in rulebook().of(edition):
        lines += [
            RuleLine(number, rule, tuple(shown.get(number, ())))
            for number in rule.numbers[edition] or (rule.id,)
        ]
    return tuple(lines)


def _numbers_in(edition: Edition, test: RuleTest) -> Iterator[str]:
    """The edition's own numbers of what a test shows; those of other editions are followed."""
    found: set[str] = set()
    for number in test.numbers:
        prefix, _, own = number.rpartition(":")
        if prefix == edition.value:
            found.add(own)
        elif not prefix and edition in test.editions:
            rule = rulebook().by_cr3.get(number)
            found.update(rule.numbers[edition] if rule is not None else ())
    yield from sorted(found)


def tests_in(source: str, file: str) -> Iterator[RuleTest]:
    """The test functions of one file that show a rule."""
    tree = ast.parse(source)
    named = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            numbers = tuple(dict.fromkeys((*_number_in(node.name), *_marks(node))))
            if numbers:
                yield RuleTest(node.name, file, numbers, _editions(node, named))


def _number_in(name: str) -> Iterator[str]:
    match = _NAME.match(name)
    if match:
        yield f"{match[1]}.{match[2].strip('_').replace('_', '.')}"


def _marks(node: ast.FunctionDef) -> Iterator[str]:
    """The numbers in decorators called `rule`."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call):
            called = decorator.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            if name == "rule":
                yield from (str(it.value) for it in decorator.args if isinstance(it, ast.Constant))


def _editions(node: ast.FunctionDef, named: Mapping[str, ast.expr]) -> frozenset[Edition]:
    found = _named_editions(node.decorator_list, named)
    if not found:
        found = _named_editions(node.body, named)
    return found or frozenset({DEFAULT_EDITION})


def _named_editions(nodes: Iterable[ast.AST], named: Mapping[str, ast.expr]) -> frozenset[Edition]:
    """The editions that some code speaks of, through the file's own names too."""
    found: set[Edition] = set()
    for node in (inner for each in nodes for inner in ast.walk(each)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id == "Edition" and node.attr in Edition.__members__:
                found.add(Edition[node.attr])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "list" and ast.unparse(node) == "list(Edition)":
                found.update(Edition)
        elif isinstance(node, ast.Name) and node.id in named:
            rest = {name: value for name, value in named.items() if name != node.id}
            found |= _named_editions([named[node.id]], rest)
    return frozenset(found)
