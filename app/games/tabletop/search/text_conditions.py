"""Conditions on words: name, members of lists, keywords, rules text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search.context import Texts
from app.games.tabletop.search.index import IndexEntry
from app.games.tabletop.search.language import AnyFacts
from app.games.tabletop.search.nodes import Condition, Number, Op, Pattern, Value, Word
from app.games.tabletop.search.numeric_conditions import COMPARISONS, CardBind
from app.games.tabletop.search.printing_conditions import squeezed
from app.games.tabletop.search.scope import AnyEntry, AnyScope, AnyTest, denying, missing, whole
from app.games.tabletop.search.value_types import compiled
from app.games.text import fold, fold_closed, fold_leet

C = TypeVar("C", bound=CardLike)


def read_leet(text: str) -> str | None:
    """The word with digits read as letters; None for one or two signs, which stay as they are."""
    return fold_leet(text) if len(fold(text)) > 2 else None


def name(condition: Condition, scope: AnyScope) -> AnyTest:
    """The name contains, is, or matches one of the values; digits read as letters too."""
    tests = [_name_test(value, condition.op) for value in condition.values]

    def test(entry: AnyEntry) -> int:
        for fulfils in tests:
            if fulfils(entry):
                return entry.every
        return 0

    return denying(test, scope) if condition.op is Op.IS_NOT else test


def _name_test(value: Value, op: Op) -> Callable[[AnyEntry], bool]:
    if isinstance(value, Pattern):
        search = compiled(value.source).search
        return lambda entry: bool(
            search(entry.card.name) or (entry.is_respelt and search(entry.folded))
        )
    assert isinstance(value, Word)
    wanted, leet = fold(value.text), read_leet(value.text)
    if op is Op.EXACTLY:
        return lambda entry: entry.folded == wanted
    read_anywhere = any(map(str.isdigit, wanted))
    if op is not Op.HAS:
        return lambda entry: (
            entry.folded == wanted or (entry.leet == leet and (read_anywhere or entry.has_digits))
        )
    if leet is None:
        return lambda entry: wanted in entry.folded
    closed = fold_closed(value.text) or wanted
    return lambda entry: (
        wanted in entry.folded
        or closed in entry.closed
        or (leet in entry.leet and (read_anywhere or entry.has_digits))
    )


def explain_as_written(
    value: Value, condition: Condition, catalogue: AnyFacts | None
) -> str | None:
    """A member of a closed list without quotes."""
    return value.text if isinstance(value, Word) else None


def explain_keyword(value: Value, condition: Condition, catalogue: AnyFacts | None) -> str | None:
    """A keyword, or how many."""
    if isinstance(value, Number):
        return f"{value.value} in number"
    return explain_as_written(value, condition, catalogue)


def member(of_card: Callable[[C], str]) -> CardBind[C]:
    """The card's own member of a closed list is one of the values."""

    def bind(condition: Condition, scope: AnyScope) -> Callable[[IndexEntry[C, PrintingLike]], int]:
        wanted = frozenset(word.text for word in condition.values if isinstance(word, Word))

        def fulfils(card: C) -> bool:
            return of_card(card) in wanted

        test = whole(fulfils)
        return denying(test, scope) if condition.op is Op.IS_NOT else test

    return bind


def any_word(of_card: Callable[[C], Iterable[str]], what: str) -> CardBind[C]:
    """Return the condition that a word of the card contains (`:`) or is (`=`) the text, or matches.

    `what` is one of those words, such as a subtype; all of them are the `words` of the index.
    """

    def bind(condition: Condition, scope: AnyScope) -> Callable[[IndexEntry[C, PrintingLike]], int]:
        wanted = [fold(word.text) for word in condition.values if isinstance(word, Word)]
        patterns = _searches(condition)
        within = condition.op is Op.HAS
        for text in wanted:
            if not any((text in s) if within else (text == s) for s in scope.index.words):
                scope.note(f"There is no {what} called “{text}”.")

        def fulfils(card: C) -> bool:
            for printed in of_card(card):
                folded = fold(printed)
                if any((text in folded) if within else (text == folded) for text in wanted):
                    return True
                if any(search(folded) for search in patterns):
                    return True
            return False

        test = whole(fulfils)
        return denying(test, scope) if condition.op is Op.IS_NOT else test

    return bind


def _searches(condition: Condition) -> list[Callable[[str], Any]]:
    return [compiled(v.source).search for v in condition.values if isinstance(v, Pattern)]


def keyword(recorded: Mapping[str, Callable[[C], bool]]) -> CardBind[C]:
    """The card has one of the keywords, or a number of them.

    `recorded` are the keywords that are facts of a card, by name; any other is looked for in
    capitals in the rules text.
    """

    def count(card: C) -> int:
        return sum(has(card) for has in recorded.values())

    def test_of(
        value: Value, condition: Condition, scope: AnyScope
    ) -> Callable[[IndexEntry[C, PrintingLike]], int]:
        if isinstance(value, Number):
            compare, wanted = COMPARISONS[condition.op], value.value
            return whole(lambda card: compare(count(card), wanted))
        assert isinstance(value, Word)
        key = squeezed(value.text)
        if key in recorded:
            return whole(recorded[key])
        text_of = texts_of(
            condition,
            scope,
            (f"{value.text.upper()} is not a recorded keyword, so the rules text is searched"),
        )
        capitals = re.compile(rf"\b{re.escape(value.text.upper())}\b")

        def test(entry: IndexEntry[C, PrintingLike]) -> int:
            text = text_of(entry, entry.newest)
            return entry.every if text is not None and capitals.search(text) else 0

        return test

    def bind(condition: Condition, scope: AnyScope) -> Callable[[IndexEntry[C, PrintingLike]], int]:
        tests = [test_of(value, condition, scope) for value in condition.values]
        numbers_only = all(isinstance(value, Number) for value in condition.values)
        if condition.op is Op.IS_NOT and numbers_only:
            return lambda entry: entry.every if all(t(entry) for t in tests) else 0

        def test(entry: IndexEntry[C, PrintingLike]) -> int:
            return entry.every if any(t(entry) for t in tests) else 0

        return denying(test, scope) if condition.op is Op.IS_NOT else test

    return bind


def texts_of(
    condition: Condition, scope: AnyScope, problem: str
) -> Callable[[AnyEntry, int], str | None]:
    """The text of one printing of an entry, from the first source that has it.

    Raises MissingContextError when no source has any.
    """
    sources = text_sources(scope)
    if not sources:
        raise missing(
            condition,
            f"{problem}, and no card texts are available",
            "The owner of a site can import the printed texts with import-cards",
        )

    def text_of(entry: AnyEntry, printing: int) -> str | None:
        if entry.text is not None:
            return entry.text
        id_ = entry.printings[printing.bit_length() - 1].id
        for texts in scope.context.texts:
            text = texts.by_key.get(id_) or texts.by_key.get(entry.card.name)
            if text is not None:
                return text
        return None

    return text_of


def text_sources(scope: AnyScope) -> tuple[str, ...]:
    """The names of the sources of card texts at hand, first asked first."""
    own = (Texts("imported text", {}).source,) if scope.index.has_texts else ()
    return own + tuple(texts.source for texts in scope.context.texts if texts.by_key)


def rules_text(letters: str) -> Callable[[Condition, AnyScope], AnyTest]:
    """The rules text contains or matches a value; `~` is the card's own name.

    The newest printing is read, or each where sets or printings are asked about. `letters`
    stand for symbols: `{R}` is read as `[R]`.
    """
    braced = re.compile(rf"\{{([{re.escape(letters)}])\}}", re.IGNORECASE)

    def read_alike(text: str) -> str:
        """Case, blanks, apostrophes and brackets folded; a minus stays, it changes a number."""
        bracketed = braced.sub(r"[\1]", text.replace("’", "'").replace("−", "-"))
        return " ".join(bracketed.casefold().split())

    def test_of(value: Value) -> Callable[[str, str], bool]:
        """A test of a text and of the same text with `~` for the card's own name."""
        written = _written(value)
        own = "~" in written
        if isinstance(value, Pattern):
            search = compiled(written).search
            return lambda text, named: bool(search(named if own else text))
        wanted = read_alike(written)
        return lambda text, named: wanted in (named if own else text)

    def bind(condition: Condition, scope: AnyScope) -> AnyTest:
        text_of = texts_of(condition, scope, f"`{condition.field}` searches rules texts")
        tests = [test_of(value) for value in condition.values]
        own_name = any("~" in _written(value) for value in condition.values)
        each = scope.by_printing or scope.names_sets

        def fulfils(entry: AnyEntry, printing: int) -> bool:
            text = text_of(entry, printing)
            if text is None:
                return False
            read = scope.texts_read.get(text) or scope.texts_read.setdefault(text, read_alike(text))
            named = read.replace(read_alike(entry.card.name), "~") if own_name else read
            return any(test(read, named) for test in tests)

        def test(entry: AnyEntry) -> int:
            if not each:
                return entry.every if fulfils(entry, entry.newest) else 0
            return sum(
                1 << place for place in range(len(entry.printings)) if fulfils(entry, 1 << place)
            )

        return test

    return bind


def _written(value: Value) -> str:
    assert isinstance(value, Word | Pattern)
    return value.text if isinstance(value, Word) else value.source
