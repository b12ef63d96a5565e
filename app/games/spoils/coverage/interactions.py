"""Mechanisms of the rules that can meet, and the tests of each pair of them.

Two tables beside this file list the mechanisms and the pairs that the rulebook excludes. A test
names the mechanisms it brings together with the decorator `interaction("control", "leaving")`
on a case of cards; `app/games/tabletop/referee/card_cases.py` explains cases.
"""

from __future__ import annotations

import ast
import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from app.games.spoils.coverage.card_tests import CardTest
from app.games.tabletop.referee.card_cases import cards_of, constants_of, difference_of

DECORATOR: Final = "interaction"


class Pair(NamedTuple):
    """The ids of two mechanisms, in the order of the table; twice the same for two of a kind."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Mechanism:
    """A part of the rules: its id, its name, the rules about it, and how to recognise it."""

    id: str
    name: str
    rules: tuple[str, ...]
    recognised_by: str


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A pair of mechanisms that cannot meet, with the reason and the rules that say so."""

    pair: Pair
    rules: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class InteractionTest:
    """A case of cards and the pairs of mechanisms that it brings together."""

    case: CardTest
    pairs: tuple[Pair, ...]


@cache
def mechanisms() -> tuple[Mechanism, ...]:
    """The mechanisms, in the order of their table."""
    return tuple(
        Mechanism(row["id"], row["name"], tuple(row["rules"].split()), row["recognised by"])
        for row in _rows("mechanisms.csv")
    )


@cache
def exclusions() -> Mapping[Pair, Exclusion]:
    """The pairs that the rulebook excludes. Raises ValueError for a pair that does not exist."""
    rows = (
        Exclusion(
            _checked(row["first"], row["second"], "excluded_pairs.csv"),
            tuple(row["rule"].split()),
            row["reason"],
        )
        for row in _rows("excluded_pairs.csv")
    )
    return {row.pair: row for row in rows}


def all_pairs() -> tuple[Pair, ...]:
    """Every pair of mechanisms, those of a mechanism with itself included."""
    ids = [mechanism.id for mechanism in mechanisms()]
    return tuple(Pair(*pair) for pair in combinations_with_replacement(ids, 2))


def by_pair(tests: Iterable[InteractionTest]) -> Mapping[Pair, tuple[InteractionTest, ...]]:
    """The tests of every pair; a pair without tests has none."""
    found: dict[Pair, list[InteractionTest]] = {pair: [] for pair in all_pairs()}
    for test in tests:
        for pair in test.pairs:
            found[pair].append(test)
    return {pair: tuple(its) for pair, its in found.items()}


def missing_pairs(tests: Iterable[InteractionTest]) -> tuple[Pair, ...]:
    """The pairs that are neither tested nor excluded."""
    return tuple(
        pair for pair, its in by_pair(tests).items() if not its and pair not in exclusions()
    )


def interaction_tests_in(sources: Mapping[str, str]) -> tuple[InteractionTest, ...]:
    """The tests of interactions, in the order of their files. `sources` are texts by file.

    Raises ValueError for a test of a pair that does not exist or that is excluded, or one that
    is no case of cards.
    """
    return tuple(test for file in sorted(sources) for test in _tests_in(sources[file], file))


def _tests_in(source: str, file: str) -> Iterator[InteractionTest]:
    if f"@{DECORATOR}(" not in source:
        return
    tree = ast.parse(source)
    constants = constants_of(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and (pairs := tuple(_pairs_of(node, file))):
            cards = cards_of(node, constants)
            if not cards:
                raise ValueError(f"{file}::{node.name}: add @CASES.of(...) with the cards it plays")
            case = CardTest(file, node.name, cards, difference_of(node, constants))
            yield InteractionTest(case, pairs)


def _pairs_of(node: ast.FunctionDef, file: str) -> Iterator[Pair]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == DECORATOR:
            match decorator.args:
                case [ast.Constant(value=str() as first), ast.Constant(value=str() as second)]:
                    pair = _checked(first, second, f"{file}::{node.name}")
                case _:
                    raise ValueError(f"{file}::{node.name}: write two ids of mechanisms as texts")
            if pair in exclusions():
                raise ValueError(f"{file}::{node.name}: {first} and {second} are excluded")
            yield pair


def _checked(first: str, second: str, where: str) -> Pair:
    """The pair of these mechanisms. Raises ValueError for unknown ones or the wrong order."""
    if Pair(first, second) in all_pairs():
        return Pair(first, second)
    if Pair(second, first) in all_pairs():
        raise ValueError(f"{where}: write {second} before {first}, as in mechanisms.csv")
    raise ValueError(f"{where}: {first} and {second} are not both mechanisms of mechanisms.csv")


def _rows(name: str) -> Iterator[dict[str, str]]:
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    yield from csv.DictReader(io.StringIO(text))
