"""Flags: what is asked with `is:` and `has:`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search.index import IndexEntry
from app.games.tabletop.search.language import AnyFacts, ValueWords
from app.games.tabletop.search.nodes import Condition, Value, Word
from app.games.tabletop.search.numeric_conditions import CardBind
from app.games.tabletop.search.printing_conditions import union
from app.games.tabletop.search.scope import AnyEntry, AnyScope, AnyTest, missing, whole
from app.games.tabletop.search.text_conditions import texts_of

C = TypeVar("C", bound=CardLike)
D = TypeVar("D", bound=CardLike, contravariant=True)


@dataclass(frozen=True, slots=True)
class Flag(Generic[D]):
    """One flag: its name, what it means after "is", and how it is tested."""

    name: str
    meaning: str
    bind: Callable[[Condition, AnyScope], Callable[[IndexEntry[D, PrintingLike]], int]]


def on_card(fulfils: Callable[[C], bool]) -> CardBind[C]:
    """A flag of the card alone."""
    return lambda condition, scope: whole(fulfils)


def reprint(condition: Condition, scope: AnyScope) -> AnyTest:
    """Printings after the card's first set."""

    def test(entry: AnyEntry) -> int:
        first = entry.printings[0].set.order
        return sum(1 << n for n, p in enumerate(entry.printings) if p.set.order > first)

    return test


def in_precons(condition: Condition, scope: AnyScope) -> AnyTest:
    """Match cards in a preconstructed deck."""
    names = scope.index.in_precons
    return whole(lambda card: card.name in names)


def errata(condition: Condition, scope: AnyScope) -> AnyTest:
    """Changed after printing. Raises MissingContextError where nobody recorded it."""
    names = scope.context.errata
    if names is None:
        raise missing(condition, "Errata are not recorded here")
    return whole(lambda card: card.name in names)


def vanilla(condition: Condition, scope: AnyScope) -> AnyTest:
    """Match cards without rules text. Raises MissingContextError if no text is at hand."""
    text_of = texts_of(condition, scope, "`is:vanilla` needs to know the rules texts")
    return lambda entry: entry.every if text_of(entry, entry.newest) == "" else 0


def has_text(condition: Condition, scope: AnyScope) -> AnyTest:
    """Match cards with rules text. Raises MissingContextError if no text is at hand."""
    text_of = texts_of(condition, scope, "`has:text` needs to know the rules texts")
    return lambda entry: entry.every if text_of(entry, entry.newest) else 0


def flags(named: Mapping[str, Flag[C]]) -> CardBind[C]:
    """Return the condition that one of the named flags holds."""

    def bind(condition: Condition, scope: AnyScope) -> Callable[[IndexEntry[C, PrintingLike]], int]:
        tests = [
            named[word.text].bind(condition, scope)
            for word in condition.values
            if isinstance(word, Word)
        ]
        return lambda entry: union(tests, entry)

    return bind


def explain_flag(named: Mapping[str, Flag[C]]) -> ValueWords:
    """A flag by its meaning."""

    def explain(value: Value, condition: Condition, catalogue: AnyFacts | None) -> str | None:
        return named[value.text].meaning if isinstance(value, Word) else None

    return explain
