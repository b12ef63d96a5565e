"""Conditions on printings: set, rarity, format, and where a card is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from enum import Enum
from typing import TypeAlias, TypeVar

from app.games.tabletop.facts import CardLike, CardSet, Format, Listing, PrintingLike
from app.games.tabletop.search.errors import shown
from app.games.tabletop.search.index import IndexEntry
from app.games.tabletop.search.language import AnyFacts
from app.games.tabletop.search.nodes import Condition, Dated, Op, Value, Word
from app.games.tabletop.search.numeric_conditions import COMPARISONS, CardBind
from app.games.tabletop.search.phrases import either
from app.games.tabletop.search.scope import (
    AnyScope,
    AnyTest,
    copies,
    denying,
    refusal,
    whole,
)
from app.games.text import fold

C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)
AnyFormat: TypeAlias = Format[Enum]


def squeezed(text: str) -> str:
    """Letters and digits of a name only, so that `seed1` is found in `Seed 1: ...`."""
    return "".join(sign for sign in fold(text) if sign.isalnum())


def sets_named(catalogue: AnyFacts, text: str, *, exactly: bool = False) -> tuple[CardSet, ...]:
    """The sets with that code, else those whose name holds (or exactly is) the text."""
    wanted = squeezed(text)
    coded = tuple(
        s for s in catalogue.sets if wanted in (squeezed(s.code), *map(squeezed, s.names))
    )
    if coded or not wanted:
        return coded
    named = ((s, squeezed(s.name)) for s in catalogue.sets)
    return tuple(s for s, name in named if (name == wanted if exactly else wanted in name))


def card_set(condition: Condition, scope: AnyScope) -> AnyTest:
    """Printed in a set; with an order, before or after it; `!=` is none of its printings."""
    op = condition.op
    found = [
        _one_or_more_sets(condition, word.text, scope)
        for word in condition.values
        if isinstance(word, Word)
    ]
    if op in (Op.HAS, Op.IS, Op.IS_NOT):
        codes = frozenset(s.code for sets in found for s in sets)
        return _printings(lambda p: p.set.code in codes, scope, denied=op is Op.IS_NOT)
    compare = COMPARISONS[op]
    edge = min if op in (Op.BELOW, Op.AT_LEAST) else max
    bounds = [edge(s.order for s in sets) for sets in found]
    return _printings(lambda p: any(compare(p.set.order, b) for b in bounds), scope)


def _one_or_more_sets(condition: Condition, text: str, scope: AnyScope) -> tuple[CardSet, ...]:
    catalogue = scope.index.catalogue
    if sets := sets_named(catalogue, text, exactly=condition.op is Op.IS):
        return sets
    known = ", ".join(f"{s.code} ({s.name})" for s in catalogue.sets)
    raise refusal(condition, f"There is no set called {shown(text)}", f"one of {known}")


def rarity(
    ranks: Mapping[str, int], rank_of: Callable[[P], int]
) -> Callable[[Condition, AnyScope], Callable[[IndexEntry[CardLike, P]], int]]:
    """Compare rarities in their order: `ranks` by name, `rank_of` a printing."""

    def bind(condition: Condition, scope: AnyScope) -> Callable[[IndexEntry[CardLike, P]], int]:
        wanted = [ranks[word.text] for word in condition.values if isinstance(word, Word)]
        if condition.op is Op.IS_NOT:
            return _printings(lambda p: rank_of(p) in wanted, scope, denied=True)
        compare = COMPARISONS[condition.op]
        return _printings(lambda p: any(compare(rank_of(p), rank) for rank in wanted), scope)

    return bind


def _printings(
    fulfils: Callable[[P], bool], scope: AnyScope, denied: bool = False
) -> Callable[[IndexEntry[CardLike, P]], int]:
    def test(entry: IndexEntry[CardLike, P]) -> int:
        mask = 0
        for place, printing in enumerate(entry.printings):
            if fulfils(printing):
                mask |= 1 << place
        return mask

    return denying(test, scope) if denied else test


def legal(is_excluded: Callable[[C], bool]) -> CardBind[C]:
    """Allowed in a format by sets, rarities and banned list.

    A name is allowed when any of its printings is in an allowed set; rarity formats judge by
    printing. `is_excluded` tells of cards that no deck may hold.
    """

    def bind(condition: Condition, scope: AnyScope) -> Callable[[IndexEntry[C, PrintingLike]], int]:
        tests = [
            _allowed(*format_of(condition, value, scope), condition, scope, is_excluded)
            for value in dated(condition)
        ]
        return lambda entry: union(tests, entry)

    return bind


def _allowed(
    form: AnyFormat,
    day: date | None,
    condition: Condition,
    scope: AnyScope,
    is_excluded: Callable[[C], bool],
) -> Callable[[IndexEntry[C, PrintingLike]], int]:
    if form.unknown:
        gaps = "; ".join(form.unknown)
        raise refusal(condition, f"{form.name} cannot be checked. Not known: {gaps}")
    if day is not None and any(s.released is None for s in scope.index.catalogue.sets):
        scope.note("Sets without a known release date count as released on any date.")
    banned = _listed(form, day, Listing.BANNED)

    def in_sets(printing: PrintingLike) -> bool:
        released = printing.set.released
        return (form.sets is None or printing.set.code in form.sets) and (
            day is None or released is None or released <= day
        )

    def test(entry: IndexEntry[C, PrintingLike]) -> int:
        card = entry.card
        if is_excluded(card) or card.name in banned or not any(map(in_sets, entry.printings)):
            return 0
        if form.rarities is None:
            return entry.every
        allowed = form.rarities
        return sum(1 << place for place, p in enumerate(entry.printings) if p.rarity in allowed)

    return test


def banned(condition: Condition, scope: AnyScope) -> AnyTest:
    """Match cards on the banned list of a format."""
    return _on_list(condition, scope, Listing.BANNED)


def restricted(condition: Condition, scope: AnyScope) -> AnyTest:
    """Match cards on the restricted list of a format."""
    return _on_list(condition, scope, Listing.RESTRICTED)


def _on_list(condition: Condition, scope: AnyScope, listing: Listing) -> AnyTest:
    names: set[str] = set()
    for value in dated(condition):
        form, day = format_of(condition, value, scope)
        names |= _listed(form, day, listing)
        if form.unknown:
            scope.note(
                f"The banned list of {form.name} is incomplete. Not known: "
                f"{'; '.join(form.unknown)}."
            )
    return whole(lambda card: card.name in names)


def _listed(form: AnyFormat, day: date | None, listing: Listing) -> frozenset[str]:
    return frozenset(
        entry.name for entry in form.listed if entry.listing is listing and entry.holds_on(day)
    )


def dated(condition: Condition) -> list[Dated]:
    """The formats that a condition names."""
    return [value for value in condition.values if isinstance(value, Dated)]


def format_of(condition: Condition, value: Dated, scope: AnyScope) -> tuple[AnyFormat, date | None]:
    """The format a value names, with its day. Raises QueryError when there is none."""
    formats = scope.index.catalogue.formats
    if value.name in formats:
        return formats[value.name], value.day
    for form in formats.values():
        if squeezed(value.name) in (squeezed(form.id), squeezed(form.name)):
            return form, value.day
    raise refusal(
        condition, f"There is no format called {shown(value.name)}", f"one of {', '.join(formats)}"
    )


def belongs(condition: Condition, scope: AnyScope) -> AnyTest:
    """Match cards in the open deck, the pool or the collection, or ever printed in a set."""
    tests = [
        _belongs_to(word.text, condition, scope)
        for word in condition.values
        if isinstance(word, Word)
    ]
    return lambda entry: union(tests, entry)


def _belongs_to(where: str, condition: Condition, scope: AnyScope) -> AnyTest:
    context = scope.context
    held = {"deck": context.deck, "pool": context.pool, "collection": context.collection}
    if fold(where) in held:
        count = copies(held[fold(where)], condition, f"the {fold(where)}")
        return whole(lambda card: count(card) > 0)
    codes = frozenset(s.code for s in _one_or_more_sets(condition, where, scope))
    return lambda entry: entry.every if any(p.set.code in codes for p in entry.printings) else 0


def union(tests: Sequence[Callable[[IndexEntry[C, P]], int]], entry: IndexEntry[C, P]) -> int:
    """The printings of an entry that fulfil any of the tests."""
    mask = 0
    for test in tests:
        mask |= test(entry)
        if mask == entry.every:
            break
    return mask


def explain_set(value: Value, condition: Condition, catalogue: AnyFacts | None) -> str | None:
    """A set by its name."""
    if catalogue is None or not isinstance(value, Word):
        return None
    sets = sets_named(catalogue, value.text, exactly=condition.op is Op.IS)
    return either([s.name for s in sets]) if sets else None


def explain_where(value: Value, condition: Condition, catalogue: AnyFacts | None) -> str | None:
    """The open deck, the pool, the collection, or a set by its name."""
    if catalogue is None or not isinstance(value, Word):
        return None
    if fold(value.text) in ("deck", "pool", "collection"):
        return f"the {fold(value.text)}"
    return explain_set(value, condition, catalogue)
