"""Conditions about decks of The Spoils."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from typing import TypeAlias

from app.games.spoils.construction import Criteria, verdict_on
from app.games.spoils.decklists import Zone
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Format
from app.games.spoils.search.decks.searched import SearchedDeck, decklist_of, edition_of
from app.games.spoils.search.index import SearchIndex
from app.games.tabletop.construction import FormatError, Verdict
from app.games.tabletop.search.decks import asking as shared
from app.games.tabletop.search.errors import QueryError
from app.games.tabletop.search.language import AnyFacts
from app.games.tabletop.search.nodes import Condition, Dated, Value, Word
from app.games.tabletop.search.printing_conditions import dated, format_of
from app.games.tabletop.search.scope import Scope

Asking: TypeAlias = shared.Asking[SearchIndex]
DeckTest: TypeAlias = Callable[[SearchedDeck], bool]


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
    edition = edition_of(deck)
    return (edition.value, edition.short_name)


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
        known, day = format_of(condition, value, scope)
        form = asking.index.catalogue.formats[known.id]
        if form.unknown:
            place = condition.place
            raise QueryError(
                f"{form.name} cannot be checked. Not known: {'; '.join(form.unknown)}",
                place.start, place.end,
            )  # fmt: skip
        tests.append(_in_format(verdict, form, day))
    return lambda deck: any(test(deck) for test in tests)


_Verdicts = Callable[[SearchedDeck, Format, date | None], Verdict | None]


def explain_verdict(value: Value, condition: Condition, catalogue: AnyFacts | None) -> str | None:
    """Legal in its own format, not legal there, or legal in a format by its name."""
    match value:
        case Word("yes"):
            return "legal in its own format"
        case Word("no"):
            return "not legal in its own format"
        case Dated(name, day):
            form = catalogue.formats.get(name) if catalogue else None
            words = f"legal in {form.name if form else name}"
            return words if day is None else f"{words} on {day}"
        case _:
            return None


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
        asked = criteria(form, edition_of(deck), day)
        if asked is None:
            return None
        if deck.is_unread:
            return Verdict.UNREADABLE
        return verdict_on(decklist_of(deck, catalogue), asked)

    return verdict
