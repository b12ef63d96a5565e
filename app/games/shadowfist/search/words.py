"""Conditions on words: subtitles, designators, what a State is played on, card pools."""

from __future__ import annotations

from collections.abc import Callable

from app.games.shadowfist.designators import forms_of
from app.games.shadowfist.facts import CardPool, Catalogue, Printed, Printing, Title
from app.games.shadowfist.search.on_printings import Bind, Test, on_printed
from app.games.tabletop.search import printing_conditions
from app.games.tabletop.search.index import IndexEntry
from app.games.tabletop.search.nodes import Condition, Op, Pattern, Word
from app.games.tabletop.search.printing_conditions import squeezed
from app.games.tabletop.search.scope import AnyScope, denying, refusal, whole
from app.games.tabletop.search.value_types import compiled
from app.games.text import fold


def contained(text_of: Callable[[Printed], str]) -> Bind:
    """A printed text contains (`:`) or is (`=`) a value, or matches it."""

    def bind(condition: Condition, scope: AnyScope) -> Test:
        wanted = [fold(word.text) for word in condition.values if isinstance(word, Word)]
        searches = [compiled(v.source).search for v in condition.values if isinstance(v, Pattern)]
        within = condition.op is Op.HAS

        def fulfils(printed: Printed) -> bool:
            folded = fold(text_of(printed))
            if any((text in folded) if within else (text == folded) for text in wanted):
                return True
            return any(search(folded) for search in searches)

        test = on_printed(fulfils)
        return denying(test, scope) if condition.op is Op.IS_NOT else test

    return bind


def designator(condition: Condition, scope: AnyScope) -> Test:
    """The card has a designator, or all those of a text that splits. Rules: 14."""
    catalogue = scope.index.catalogue
    assert isinstance(catalogue, Catalogue)
    wanted = [
        frozenset(forms_of(word.text, catalogue.words))
        for word in condition.values
        if isinstance(word, Word)
    ]
    for forms in wanted:
        if not forms:
            scope.note("Articles, conjunctions and prepositions are no designators (14.3).")

    def fulfils(printed: Printed) -> bool:
        return any(forms and forms <= printed.designators for forms in wanted)

    test = on_printed(fulfils)
    return denying(test, scope) if condition.op is Op.IS_NOT else test


def pool(condition: Condition, scope: AnyScope) -> Test:
    """Printed in a set of a card pool, which makes all printings of the title part of it."""
    catalogue = scope.index.catalogue
    assert isinstance(catalogue, Catalogue)
    tests = []
    for word in condition.values:
        if isinstance(word, Word):
            found = pool_named(word.text, catalogue)
            if found is None:
                raise refusal(
                    condition,
                    f"There is no card pool called “{word.text}”",
                    f"one of {', '.join(catalogue.pools)}",
                )
            tests.append(_in_pool(found))
    test = _any(tests)
    return denying(test, scope) if condition.op is Op.IS_NOT else test


def belongs(condition: Condition, scope: AnyScope) -> Test:
    """Match cards in a card pool, the open deck or the collection, or ever printed in a set."""
    catalogue = scope.index.catalogue
    assert isinstance(catalogue, Catalogue)
    tests: list[Test] = []
    for word in condition.values:
        if isinstance(word, Word):
            found = pool_named(word.text, catalogue)
            one = Condition(condition.field, condition.op, (word,), condition.place)
            tests.append(_in_pool(found) if found else printing_conditions.belongs(one, scope))
    return _any(tests)


def pool_named(text: str, catalogue: Catalogue) -> CardPool | None:
    """The card pool with that id or name."""
    wanted = squeezed(text)
    for each in catalogue.pools.values():
        if wanted in (squeezed(each.id), squeezed(each.name)):
            return each
    return None


def _in_pool(found: CardPool) -> Test:
    if found.sets is None:
        return whole(lambda title: True)
    sets = frozenset(found.sets)

    def test(entry: IndexEntry[Title, Printing]) -> int:
        return entry.every if any(p.set.code in sets for p in entry.printings) else 0

    return test


def _any(tests: list[Test]) -> Test:
    return lambda entry: printing_conditions.union(tests, entry)
