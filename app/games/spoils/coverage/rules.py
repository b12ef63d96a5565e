"""Which tests show which rules: found in the sources of the tests.

A test named `test_608_1d_…` shows cr3's 608.1d. Assertions that stand in `with shows("408.3"):`
show more rules. The mark `rule("EX-018", "cr2010:606.2")` adds the worked examples that the
test plays and what the rule in its name is called elsewhere; for any other rule a mark is no
proof. The editions a test runs in are those it names, cr3 where it names none.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.rulebook import RuleStatus
from app.games.spoils.editions import DEFAULT_EDITION, Edition, NumberedRule, rulebook

EXAMPLE_PREFIX: Final = "EX-"
"""Worked examples of the rulebooks carry ids of ours."""

_NAME: Final = re.compile(r"test_(\d{3})((?:_\d+[a-z]?)+)_")


@dataclass(frozen=True, slots=True)
class RuleTest:
    """One test function: where it is, the rules it shows, the editions it runs in."""

    name: str
    file: str
    numbers: tuple[str, ...]
    editions: frozenset[Edition]

    @property
    def sentence(self) -> str:
        """The name as a sentence, without the rule's number."""
        words = _NAME.sub("", self.name).removeprefix("test_").replace("_", " ")
        return words[:1].upper() + words[1:]

    @property
    def examples(self) -> tuple[str, ...]:
        """The worked examples of the rulebooks that it plays."""
        return tuple(number for number in self.numbers if number.startswith(EXAMPLE_PREFIX))


@dataclass(frozen=True, slots=True)
class RuleLine:
    """One rule of an edition and the tests that show it."""

    number: str
    rule: NumberedRule
    tests: tuple[RuleTest, ...]

    @property
    def examples(self) -> tuple[str, ...]:
        """The worked examples that its tests play."""
        return tuple(sorted({it for test in self.tests for it in test.examples}))

    @property
    def is_testable(self) -> bool:
        """Whether a test could show the rule at all."""
        return self.rule.testable != "no"

    @property
    def status(self) -> RuleStatus:
        """Shown where a test shows it, even if nothing asks for one."""
        if self.tests:
            return RuleStatus.SHOWN
        return RuleStatus.UNSHOWN if self.is_testable else RuleStatus.NOTHING


def rule_lines(edition: Edition, tests: Iterable[RuleTest]) -> tuple[RuleLine, ...]:
    """Every rule of an edition, in the order of its rulebook, with those of the tests."""
    shown: dict[str, list[RuleTest]] = {}
    for test in tests:
        for number in _numbers_in(edition, test):
            shown.setdefault(number, []).append(test)
    return tuple(
        RuleLine(number, rule, tuple(shown.get(number, ())))
        for rule in rulebook().of(edition)
        for number in rule.numbers_in(edition)
    )


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


def rule_tests_in(sources: Mapping[str, str]) -> tuple[RuleTest, ...]:
    """The tests that show a rule, in the order of their files. `sources` are texts by file."""
    return tuple(test for file in sorted(sources) for test in _tests_in(sources[file], file))


def _tests_in(source: str, file: str) -> Iterator[RuleTest]:
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
            proven = (number for number, is_proven in _claims(node) if is_proven)
            numbers = tuple(dict.fromkeys(proven))
            if numbers:
                yield RuleTest(node.name, file, numbers, _editions(node, named))


def claims_without_assertion(sources: Mapping[str, str]) -> tuple[str, ...]:
    """Where a test claims a rule and names no assertion that shows it; `sources` as above."""
    return tuple(
        f"{file}::{node.name} {number}"
        for file in sorted(sources)
        for node in ast.walk(ast.parse(sources[file]))
        if isinstance(node, ast.FunctionDef)
        for number, is_proven in _claims(node)
        if not is_proven
    )


def _claims(node: ast.FunctionDef) -> Iterator[tuple[str, bool]]:
    """The rules that a test says it shows, and whether it proves them."""
    named = tuple(_number_in(node.name))
    yield from ((number, True) for number in named)
    elsewhere = {
        f"{edition.value}:{number}"
        for name in named
        if name in rulebook().by_cr3
        for edition in Edition
        for number in rulebook().by_cr3[name].numbers[edition]
    }
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
        yield f"{match[1]}.{match[2].strip('_').replace('_', '.')}"


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
