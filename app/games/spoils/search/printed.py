"""Conditions on printings: set, rarity, format, and where a card is."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from app.games.spoils.facts import CardSet, Catalogue, Format, Listing, Printing, fold
from app.games.spoils.search.errors import shown
from app.games.spoils.search.index import Entry
from app.games.spoils.search.measures import COMPARISONS
from app.games.spoils.search.nodes import Condition, Dated, Op, Word
from app.games.spoils.search.scope import Scope, Test, copies, refusal, whole
from app.games.spoils.terms import Rarity


def squeezed(text: str) -> str:
    """Letters and digits of a name only, so that `seed1` is found in `Seed 1: ...`."""
    return "".join(sign for sign in fold(text) if sign.isalnum())


def sets_named(catalogue: Catalogue, text: str, *, exactly: bool = False) -> tuple[CardSet, ...]:
    """The sets with that code, else those whose name holds (or exactly is) the text."""
    wanted = squeezed(text)
    coded = tuple(s for s in catalogue.sets if squeezed(s.code) == wanted)
    if coded or not wanted:
        return coded
    named = ((s, squeezed(s.name)) for s in catalogue.sets)
    return tuple(s for s, name in named if (name == wanted if exactly else wanted in name))


def card_set(condition: Condition, scope: Scope) -> Test:
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


def _one_or_more_sets(condition: Condition, text: str, scope: Scope) -> tuple[CardSet, ...]:
    catalogue = scope.index.catalogue
    if sets := sets_named(catalogue, text, exactly=condition.op is Op.IS):
        return sets
    known = ", ".join(f"{s.code} ({s.name})" for s in catalogue.sets)
    raise refusal(condition, f"No set is called {shown(text)}", f"one of {known}")


def rarity(condition: Condition, scope: Scope) -> Test:
    """Compare rarities in the order staple, fixed, common, uncommon, rare. Rules: 201.6c."""
    ranks = [Rarity(word.text).rank for word in condition.values if isinstance(word, Word)]
    if condition.op is Op.IS_NOT:
        return _printings(lambda p: p.rarity.rank in ranks, scope, denied=True)
    compare = COMPARISONS[condition.op]
    return _printings(lambda p: any(compare(p.rarity.rank, rank) for rank in ranks), scope)


def _printings(fulfils: Callable[[Printing], bool], scope: Scope, denied: bool = False) -> Test:
    def test(entry: Entry) -> int:
        mask = 0
        for place, printing in enumerate(entry.printings):
            if fulfils(printing):
                mask |= 1 << place
        return mask

    return denying(test, scope) if denied else test


def denying(test: Test, scope: Scope) -> Test:
    """What does not fulfil a test: of a card, when none of its printings does."""
    if scope.by_printing:
        return lambda entry: entry.every & ~test(entry)
    return lambda entry: 0 if test(entry) else entry.every


def legal(condition: Condition, scope: Scope) -> Test:
    """Allowed in a format by sets, rarities and banned list. Rules: 201.1b, 103.

    A name is allowed when any of its printings is in an allowed set; rarity formats
    judge by printing.
    """
    tests = [
        _allowed(*format_of(condition, value, scope), condition, scope)
        for value in dated(condition)
    ]
    return lambda entry: _union(tests, entry)


def _allowed(form: Format, day: date | None, condition: Condition, scope: Scope) -> Test:
    if form.unknown:
        gaps = "; ".join(form.unknown)
        raise refusal(condition, f"{form.name} gives no verdict. Not known: {gaps}")
    if day is not None and any(s.released is None for s in scope.index.catalogue.sets):
        scope.note("Sets without a sourced release date count as released on every day.")
    banned = _listed(form, day, Listing.BANNED)

    def in_sets(printing: Printing) -> bool:
        released = printing.set.released
        return (form.sets is None or printing.set.code in form.sets) and (
            day is None or released is None or released <= day
        )

    def test(entry: Entry) -> int:
        card = entry.card
        if card.is_token or card.name in banned or not any(map(in_sets, entry.printings)):
            return 0
        if form.rarities is None:
            return entry.every
        allowed = form.rarities
        return sum(1 << place for place, p in enumerate(entry.printings) if p.rarity in allowed)

    return test


def banned(condition: Condition, scope: Scope) -> Test:
    """On the banned list of a format."""
    return _on_list(condition, scope, Listing.BANNED)


def restricted(condition: Condition, scope: Scope) -> Test:
    """On the restricted list of a format."""
    return _on_list(condition, scope, Listing.RESTRICTED)


def _on_list(condition: Condition, scope: Scope, listing: Listing) -> Test:
    names: set[str] = set()
    for value in dated(condition):
        form, day = format_of(condition, value, scope)
        names |= _listed(form, day, listing)
        if form.unknown:
            scope.note(f"{form.name} is incomplete. Not known: {'; '.join(form.unknown)}.")
    return whole(lambda card: card.name in names)


def _listed(form: Format, day: date | None, listing: Listing) -> frozenset[str]:
    return frozenset(
        entry.name for entry in form.listed if entry.listing is listing and entry.holds_on(day)
    )


def dated(condition: Condition) -> list[Dated]:
    """The formats that a condition names."""
    return [value for value in condition.values if isinstance(value, Dated)]


def format_of(condition: Condition, value: Dated, scope: Scope) -> tuple[Format, date | None]:
    """The format a value names, with its day. Raises QueryError when there is none."""
    formats = scope.index.catalogue.formats
    if value.name in formats:
        return formats[value.name], value.day
    for form in formats.values():
        if squeezed(value.name) in (squeezed(form.id), squeezed(form.name)):
            return form, value.day
    raise refusal(
        condition, f"No format is called {shown(value.name)}", f"one of {', '.join(formats)}"
    )


def belongs(condition: Condition, scope: Scope) -> Test:
    """In the open deck, the pool or the collection, or printed in a set at some time."""
    tests = [
        _belongs_to(word.text, condition, scope)
        for word in condition.values
        if isinstance(word, Word)
    ]
    return lambda entry: _union(tests, entry)


def _belongs_to(where: str, condition: Condition, scope: Scope) -> Test:
    context = scope.context
    held = {"deck": context.deck, "pool": context.pool, "collection": context.collection}
    if fold(where) in held:
        count = copies(held[fold(where)], condition, f"the {fold(where)}")
        return whole(lambda card: count(card) > 0)
    codes = frozenset(s.code for s in _one_or_more_sets(condition, where, scope))
    return lambda entry: entry.every if any(p.set.code in codes for p in entry.printings) else 0


def _union(tests: list[Test], entry: Entry) -> int:
    mask = 0
    for test in tests:
        mask |= test(entry)
        if mask == entry.every:
            break
    return mask
