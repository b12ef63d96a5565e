"""From conditions about decks to tests of a deck."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from types import MappingProxyType
from typing import Final

from app.games.spoils.construction import Criteria, FormatError, Verdict, verdict_on
from app.games.spoils.decklists import Zone
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Format, fold
from app.games.spoils.search.decks.searched import Asking, DeckTest, SearchedDeck
from app.games.spoils.search.errors import QueryError
from app.games.spoils.search.nodes import (
    Condition,
    Counted,
    Number,
    Op,
    Pattern,
    Period,
    Unique,
    Word,
)
from app.games.spoils.search.printed import dated, format_of
from app.games.spoils.search.query import Query, search
from app.games.spoils.search.scope import Scope
from app.games.spoils.search.words import compiled

_COMPARED: Final[Mapping[Op, Callable[[int, int], bool]]] = MappingProxyType(
    {
        Op.HAS: operator.eq,
        Op.IS: operator.eq,
        Op.IS_NOT: operator.ne,
        Op.BELOW: operator.lt,
        Op.AT_MOST: operator.le,
        Op.ABOVE: operator.gt,
        Op.AT_LEAST: operator.ge,
    }
)


def counted(condition: Condition, asking: Asking) -> DeckTest:
    """So many copies of the cards that fulfil a query, in one zone. Tokens never count.

    All printings of a card count, unless each is to be judged on its own.

    Raises QueryError as `search` does.
    """
    assert isinstance(condition, Counted)
    query = Query(condition.of, condition.shown, asking.text)
    result = search(asking.index, query, asking.context)
    if not result.found:
        asking.notes.append(f"No card is found in the brackets. {result.echo}")
        asking.notes.extend(result.notes)
    by_printing = condition.shown.unique is Unique.PRINTS
    wanted = {
        printing.id
        for row in result.found
        if row.card.is_deck_card
        for printing in (
            (row.printing,) if by_printing else asking.index.catalogue.printings_of(row.card)
        )
    }
    zone, compare = condition.zone, _COMPARED[condition.op]
    numbers = [value.value for value in condition.values if isinstance(value, Number)]
    joined = all if condition.op is Op.IS_NOT else any

    def test(deck: SearchedDeck) -> bool:
        copies = sum(of.copies for of in deck.held if of.printing in wanted and of.zone is zone)
        return joined(compare(copies, number) for number in numbers)

    return test


def texts(of: Callable[[SearchedDeck, Asking], Iterable[str]]) -> Callable[..., DeckTest]:
    """Conditions on texts of a deck: one of them contains, is, or matches a value."""

    def bind(condition: Condition, asking: Asking) -> DeckTest:
        fits = [_text_test(value, condition.op) for value in condition.values]
        denied = condition.op is Op.IS_NOT

        def test(deck: SearchedDeck) -> bool:
            found = any(fit(text) for text in of(deck, asking) for fit in fits)
            return found is not denied

        return test

    return bind


def _text_test(value: object, op: Op) -> Callable[[str], bool]:
    if isinstance(value, Pattern):
        search_in = compiled(value.source).search
        return lambda text: bool(search_in(text))
    assert isinstance(value, Word)
    wanted = fold(value.text)
    if op in (Op.IS, Op.IS_NOT, Op.EXACTLY):
        return lambda text: fold(text) == wanted
    return lambda text: wanted in fold(text)


def factions(deck: SearchedDeck, asking: Asking) -> Iterable[str]:
    """The names of a deck's factions."""
    known = asking.index.catalogue.by_printing
    return [
        known[of.printing].card.name
        for of in deck.held
        if of.zone is Zone.FACTION and of.printing in known
    ]


def formats(deck: SearchedDeck, _: Asking) -> Iterable[str]:
    """What the deck's format is called."""
    return (deck.format.id, deck.format.name) if deck.format else ()


def editions(deck: SearchedDeck, _: Asking) -> Iterable[str]:
    """What the deck's edition of the rulebook is called."""
    return (deck.edition.value, deck.edition.short_name)


def updated(condition: Condition, asking: Asking) -> DeckTest:
    """Last changed before, in or after a period. A deck without that day never fits."""
    periods = [value for value in condition.values if isinstance(value, Period)]
    asked: Mapping[Op, Callable[[date, Period], bool]] = {
        Op.HAS: lambda day, period: period.first <= day <= period.last,
        Op.IS: lambda day, period: period.first <= day <= period.last,
        Op.IS_NOT: lambda day, period: not period.first <= day <= period.last,
        Op.BELOW: lambda day, period: day < period.first,
        Op.AT_MOST: lambda day, period: day <= period.last,
        Op.ABOVE: lambda day, period: day > period.last,
        Op.AT_LEAST: lambda day, period: day >= period.first,
    }
    holds = asked[condition.op]
    joined = all if condition.op is Op.IS_NOT else any

    def test(deck: SearchedDeck) -> bool:
        day = deck.updated
        return day is not None and joined(holds(day, period) for period in periods)

    return test


def valid(condition: Condition, asking: Asking) -> DeckTest:
    """Legal in what the deck is made for (`yes`), illegal or unread (`no`), or in a format.

    Formats whose rules are not fully known give no verdict: neither `yes` nor `no` fits.
    """
    scope = Scope(asking.index, asking.context)
    verdict = _verdicts(asking)
    tests = [
        _as_made(verdict, is_legal=value.text == "yes")
        for value in condition.values
        if isinstance(value, Word)
    ]
    for value in dated(condition):
        form, day = format_of(condition, value, scope)
        if form.unknown:
            place = condition.place
            raise QueryError(
                f"{form.name} gives no verdict. Not known: {'; '.join(form.unknown)}",
                place.start, place.end,
            )  # fmt: skip
        tests.append(_in_format(verdict, form, day))
    return lambda deck: any(test(deck) for test in tests)


_Verdicts = Callable[[SearchedDeck, Format, date | None], Verdict | None]


def _as_made(verdict: _Verdicts, *, is_legal: bool) -> DeckTest:
    def test(deck: SearchedDeck) -> bool:
        found = None if deck.format is None else verdict(deck, deck.format, deck.as_of)
        return found is not None and (found is Verdict.LEGAL) is is_legal

    return test


def _in_format(verdict: _Verdicts, form: Format, day: date | None) -> DeckTest:
    return lambda deck: verdict(deck, form, day) is Verdict.LEGAL


def _verdicts(asking: Asking) -> _Verdicts:
    """The verdict on a deck; what it is held against is worked out once for all decks."""
    catalogue = asking.index.catalogue
    known: dict[tuple[str, Edition, date | None], Criteria | None] = {}

    def criteria(form: Format, edition: Edition, day: date | None) -> Criteria | None:
        key = (form.id, edition, day)
        if key not in known:
            try:
                known[key] = Criteria.of(form, edition, catalogue, as_of=day)
            except FormatError:
                known[key] = None
        return known[key]

    def verdict(deck: SearchedDeck, form: Format, day: date | None) -> Verdict | None:
        asked = criteria(form, deck.edition, day)
        if asked is None:
            return None
        if deck.is_unread:
            return Verdict.UNREADABLE
        return verdict_on(deck.decklist(catalogue), asked)

    return verdict
