"""The page about interactions: a matrix of the tests of every pair of mechanisms, and the tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from app.games.spoils.coverage.interactions import (
    InteractionTest,
    Pair,
    all_pairs,
    by_pair,
    exclusions,
    interaction_tests_in,
    mechanisms,
    missing_pairs,
)

_TESTS: Final = "../tests/games/spoils/"
_EXCLUDED: Final = "–"
_MISSING: Final = "**missing**"
_TITLE: Final = """\
# Interactions of mechanisms

<!-- Written by python3 run.py docs; do not edit. -->"""
_INTRODUCTION: Final = """\
A referee errs most easily where two rules meet. This page lists mechanisms of The Spoils and, for
each pair of them, the tests with real cards in which both meet. The tests are in
`tests/games/spoils/interactions`, in files named after the first mechanism of a pair. The
mechanisms and the pairs that cannot meet are in `app/games/spoils/coverage`, as `mechanisms.csv`
and `excluded_pairs.csv`.

To add a test, write a case of cards with `@interaction("control", "leaving")` below
`@CASES.of(...)`, then run `python3 run.py docs`. A case in which several pairs meet has the
decorator several times. A case marked `differs` says what the referee still does instead of what
is printed."""


def interaction_page(sources: Mapping[str, str]) -> str:
    """The page in Markdown; `sources` are the texts of the tests by file.

    Raises ValueError like `interaction_tests_in`.
    """
    tests = interaction_tests_in(sources)
    sections = (
        _TITLE,
        _summary(tests),
        _INTRODUCTION,
        "## Mechanisms\n\n" + "\n".join(_mechanism_rows()),
        "## Tests of each pair\n\nThe number of tests; "
        f"{_EXCLUDED} where the rulebook excludes the pair.\n\n" + "\n".join(_matrix(tests)),
        "## Missing pairs\n\n" + _missing(tests),
        "## Excluded pairs\n\n" + "\n".join(_excluded()),
        "## Known differences\n\n" + _differences(tests),
        "## The tests\n\n" + "\n\n".join(_lists(tests)),
    )
    return "\n\n".join(sections) + "\n"


def _summary(tests: Sequence[InteractionTest]) -> str:
    tested = sum(bool(its) for its in by_pair(tests).values())
    differing = sum(bool(test.case.differs) for test in tests)
    result = (
        f"In {differing} of them the referee does something else than is printed."
        if differing
        else "In all of them the referee does what is printed."
    )
    return (
        f"**In short.** {len(mechanisms())} mechanisms make {len(all_pairs())} pairs, counting "
        f"each mechanism with itself, such as two replacements: {tested} pairs are tested, "
        f"{len(exclusions())} excluded and {len(missing_pairs(tests))} missing. There are "
        f"{len(tests)} tests. {result}\n\n"
        "| question | section |\n|---|---|\n"
        "| How is a mechanism recognised? | [Mechanisms](#mechanisms) |\n"
        "| How many tests does a pair have? | [Tests of each pair](#tests-of-each-pair) |\n"
        "| What is not tested, and why? | [Missing pairs](#missing-pairs), "
        "[Excluded pairs](#excluded-pairs) |\n"
        "| What does the referee do wrong? | [Known differences](#known-differences) |\n"
        "| Which test shows a pair? | [The tests](#the-tests) |"
    )


def _mechanism_rows() -> Iterator[str]:
    yield "| | mechanism | id | rules | recognised by |"
    yield "|---:|---|---|---|---|"
    for place, it in enumerate(mechanisms(), 1):
        rules = ", ".join(it.rules)
        yield f"| {place} | {it.name} | `{it.id}` | {rules} | {it.recognised_by} |"


def _matrix(tests: Sequence[InteractionTest]) -> Iterator[str]:
    found = by_pair(tests)
    ids = [it.id for it in mechanisms()]
    numbers = " | ".join(str(place) for place, _ in enumerate(ids, 1))
    yield f"| | | {numbers} |"
    yield "|---|---:|" + "---:|" * len(ids)
    for row, first in enumerate(ids):
        cells = (
            "" if column < row else _cell(Pair(first, second), found)
            for column, second in enumerate(ids)
        )
        yield f"| {_name(first)} | {row + 1} | {' | '.join(cells)} |"


def _cell(pair: Pair, found: Mapping[Pair, Sequence[InteractionTest]]) -> str:
    if pair in exclusions():
        return _EXCLUDED
    return str(len(found[pair])) if found[pair] else _MISSING


def _missing(tests: Sequence[InteractionTest]) -> str:
    lines = [f"- {_title(pair)}" for pair in missing_pairs(tests)]
    return "\n".join(lines) or "None."


def _excluded() -> Iterator[str]:
    yield "| pair | why it cannot meet | rules |"
    yield "|---|---|---|"
    for it in exclusions().values():
        yield f"| {_title(it.pair)} | {it.reason} | {', '.join(it.rules)} |"


def _differences(tests: Sequence[InteractionTest]) -> str:
    lines = [f"- {_line(test)}: {test.case.differs}" for test in tests if test.case.differs]
    return "\n".join(lines) or "None."


def _lists(tests: Sequence[InteractionTest]) -> Iterator[str]:
    found = by_pair(tests)
    for mechanism in mechanisms():
        lines = [
            f"- **{_name(pair.second)}**: {_line(test)}"
            for pair, its in found.items()
            if pair.first == mechanism.id
            for test in its
        ]
        if lines:
            yield f"### {mechanism.name} × …\n\n" + "\n".join(lines)


def _line(test: InteractionTest) -> str:
    cards = ", ".join(test.case.cards)
    return f"[{test.case.sentence}]({_TESTS}{test.case.file}) ({cards})"


def _title(pair: Pair) -> str:
    return f"{_name(pair.first)} × {_name(pair.second)}"


def _name(id_: str) -> str:
    return next(it.name for it in mechanisms() if it.id == id_)
