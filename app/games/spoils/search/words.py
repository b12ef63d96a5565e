"""Conditions on words: name, trade, type, subtype, keyword, rules text."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import re2

from app.games.spoils.facts import Card, fold, fold_leet
from app.games.spoils.search.context import Texts
from app.games.spoils.search.index import Entry
from app.games.spoils.search.keywords import KEYWORDS, keywords_of
from app.games.spoils.search.measures import COMPARISONS
from app.games.spoils.search.nodes import Condition, Number, Op, Pattern, Value, Word
from app.games.spoils.search.printed import denying, squeezed
from app.games.spoils.search.scope import Scope, Test, missing, whole
from app.games.spoils.terms import CardType

PATTERN_MEMORY: Final = 1 << 14
"""Bytes for a compiled regular expression, some 600 steps; matching is linear in the text."""

_BRACED_ICON: Final = re.compile(r"\{([ogedrv])\}", re.IGNORECASE)


def compiled(source: str) -> Any:
    """A regular expression that ignores case. Raises re2.error when it is not one."""
    options = re2.Options()
    options.case_sensitive = False
    options.log_errors = False
    options.max_mem = PATTERN_MEMORY
    return re2.compile(source, options)


def read_leet(text: str) -> str | None:
    """The word with digits read as letters; None for one or two signs, which stay as they are."""
    return fold_leet(text) if len(fold(text)) > 2 else None


def name(condition: Condition, scope: Scope) -> Test:
    """The name contains, is, or matches one of the values; digits read as letters too."""
    tests = [_name_test(value, condition.op) for value in condition.values]

    def test(entry: Entry) -> int:
        for fulfils in tests:
            if fulfils(entry):
                return entry.every
        return 0

    return denying(test, scope) if condition.op is Op.IS_NOT else test


def _name_test(value: Value, op: Op) -> Callable[[Entry], bool]:
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
    return lambda entry: (
        wanted in entry.folded or (leet in entry.leet and (read_anywhere or entry.has_digits))
    )


def trade(condition: Condition, scope: Scope) -> Test:
    """The card belongs to one of the trades. Rules: 201.4d."""
    wanted = frozenset(word.text for word in condition.values if isinstance(word, Word))
    test = whole(lambda card: card.trade in wanted)
    return denying(test, scope) if condition.op is Op.IS_NOT else test


def type_named(text: str, *, exactly: bool = False) -> CardType | None:
    """The card type of that name, in the plural too, or with that beginning."""
    wanted = fold(text)
    for card_type in CardType:
        whole_name = fold(card_type)
        if wanted in (whole_name, f"{whole_name}s", f"{whole_name[:-1]}ies"):
            return card_type
    if exactly:
        return None
    return next((t for t in CardType if wanted and fold(t).startswith(wanted)), None)


def card_type(condition: Condition, scope: Scope) -> Test:
    """The card type; where `:` names none, a supertype or subtype. Rules: 201.4."""
    tests = [
        _typeline(word.text, condition, scope)
        for word in condition.values
        if isinstance(word, Word)
    ]
    test = whole(tests[0] if len(tests) == 1 else lambda card: any(t(card) for t in tests))
    return denying(test, scope) if condition.op is Op.IS_NOT else test


def _typeline(text: str, condition: Condition, scope: Scope) -> Callable[[Card], bool]:
    named = type_named(text, exactly=condition.op is not Op.HAS)
    if named is not None:
        return lambda card: card.type is named
    wanted = fold(text)
    if condition.op is Op.HAS:
        if wanted in ("staple", "token"):
            return lambda card: card.supertype == wanted
        if any(wanted in subtype for subtype in scope.index.subtypes):
            return lambda card: any(wanted in fold(s) for s in card.subtypes)
    scope.note(f"No type or subtype is called “{text}”. {_elsewhere(text)}")
    return lambda card: False


def _elsewhere(text: str) -> str:
    return f"An icon is asked for with i:, a word of the name without a field: {text}."


def subtype(condition: Condition, scope: Scope) -> Test:
    """One subtype contains (`:`) or is (`=`) the text. Rules: 201.4f."""
    wanted = [fold(word.text) for word in condition.values if isinstance(word, Word)]
    patterns = _searches(condition)
    within = condition.op is Op.HAS
    for text in wanted:
        if not any((text in s) if within else (text == s) for s in scope.index.subtypes):
            scope.note(f"No subtype is called “{text}”.")

    def fulfils(card: Card) -> bool:
        for printed in card.subtypes:
            folded = fold(printed)
            if any((text in folded) if within else (text == folded) for text in wanted):
                return True
            if any(search(folded) for search in patterns):
                return True
        return False

    test = whole(fulfils)
    return denying(test, scope) if condition.op is Op.IS_NOT else test


def _searches(condition: Condition) -> list[Callable[[str], Any]]:
    return [compiled(v.source).search for v in condition.values if isinstance(v, Pattern)]


def keyword(condition: Condition, scope: Scope) -> Test:
    """The card has one of the keywords, or so many of them."""
    tests = [_keyword_test(value, condition, scope) for value in condition.values]
    numbers_only = all(isinstance(value, Number) for value in condition.values)
    if condition.op is Op.IS_NOT and numbers_only:
        return lambda entry: entry.every if all(t(entry) for t in tests) else 0
    test: Test = lambda entry: entry.every if any(t(entry) for t in tests) else 0  # noqa: E731
    return denying(test, scope) if condition.op is Op.IS_NOT else test


def _keyword_test(value: Value, condition: Condition, scope: Scope) -> Test:
    if isinstance(value, Number):
        compare, wanted = COMPARISONS[condition.op], value.value
        return whole(lambda card: compare(len(keywords_of(card)), wanted))
    assert isinstance(value, Word)
    key = squeezed(value.text)
    if key in KEYWORDS:
        return whole(KEYWORDS[key])
    text_of = texts_of(
        condition, scope, f"{value.text.upper()} is not recorded; it stands in the rules text"
    )
    capitals = re.compile(rf"\b{re.escape(value.text.upper())}\b")

    def test(entry: Entry) -> int:
        text = text_of(entry, entry.newest)
        return entry.every if text is not None and capitals.search(text) else 0

    return test


def texts_of(
    condition: Condition, scope: Scope, problem: str
) -> Callable[[Entry, int], str | None]:
    """The text of one printing of an entry, from the first source that has it.

    Raises MissingContextError when no source has any.
    """
    sources = text_sources(scope)
    if not sources:
        raise missing(
            condition,
            f"{problem}, and no card texts are here",
            "The owner of a site can bring the printed texts in with import-cards",
        )

    def text_of(entry: Entry, printing: int) -> str | None:
        if entry.card.text is not None:
            return entry.card.text
        id_ = entry.printings[printing.bit_length() - 1].id
        for texts in scope.context.texts:
            text = texts.by_key.get(id_) or texts.by_key.get(entry.card.name)
            if text is not None:
                return text
        return None

    return text_of


def text_sources(scope: Scope) -> tuple[str, ...]:
    """The names of the sources of card texts at hand, first asked first."""
    own = (Texts("imported text", {}).source,) if scope.index.has_texts else ()
    return own + tuple(texts.source for texts in scope.context.texts if texts.by_key)


def rules_text(condition: Condition, scope: Scope) -> Test:
    """The rules text contains or matches a value; `~` is the card's own name.

    The newest printing is read, or each where sets or printings are asked about.
    """
    text_of = texts_of(condition, scope, "`text` searches rules texts")
    tests = [_text_test(value) for value in condition.values]
    own_name = any("~" in _written(value) for value in condition.values)
    each = scope.by_printing or scope.names_sets

    def fulfils(entry: Entry, printing: int) -> bool:
        text = text_of(entry, printing)
        if text is None:
            return False
        read = scope.texts_read.get(text) or scope.texts_read.setdefault(text, _read_alike(text))
        named = read.replace(_read_alike(entry.card.name), "~") if own_name else read
        return any(test(read, named) for test in tests)

    def test(entry: Entry) -> int:
        if not each:
            return entry.every if fulfils(entry, entry.newest) else 0
        return sum(
            1 << place for place in range(len(entry.printings)) if fulfils(entry, 1 << place)
        )

    return test


def _written(value: Value) -> str:
    assert isinstance(value, Word | Pattern)
    return value.text if isinstance(value, Word) else value.source


def _text_test(value: Value) -> Callable[[str, str], bool]:
    """A test of a text and of the same text with `~` for the card's own name."""
    written = _written(value)
    own = "~" in written
    if isinstance(value, Pattern):
        search = compiled(written).search
        return lambda text, named: bool(search(named if own else text))
    wanted = _read_alike(written)
    return lambda text, named: wanted in (named if own else text)


def _read_alike(text: str) -> str:
    """Case, blanks, apostrophes and brackets folded; a minus stays, it changes a number."""
    bracketed = _BRACED_ICON.sub(r"[\1]", text.replace("’", "'").replace("−", "-"))
    return " ".join(bracketed.casefold().split())
