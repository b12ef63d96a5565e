"""Which tests show which rules of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RuleCoverage(Generic[T]):
    """The tests that show a game's rules; `T` are such tests as the game knows them.

    `tests_in` finds them in the sources of tests by file, `unproven` the places where a test
    claims a rule and asserts nothing about it. `table` is the text of the table that travels
    with the package, and `shipped` are the tests in it. `rules` tells the rules of an edition by
    id with these tests, line by line, on request only those that a test could show and none does;
    `counts` tells how many there are.
    """

    tests_in: Callable[[Mapping[str, str]], T]
    unproven: Callable[[Mapping[str, str]], tuple[str, ...]]
    table: Callable[[T], str]
    shipped: Callable[[], T]
    rules: Callable[[str, T, bool], Iterator[str]]
    counts: Callable[[str, T], Iterator[str]]


AnyRuleCoverage: TypeAlias = RuleCoverage[object]
