"""The legality of a deck, as a condition on decks of any game with formats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from enum import Enum, auto
from typing import Final, TypeAlias, TypeVar

from app.games.tabletop.construction import Finding, FormatError
from app.games.tabletop.facts import AnyCatalogue, FormatLike
from app.games.tabletop.search.decks import SearchedDeck
from app.games.tabletop.search.decks.asking import Asking, DeckBind, DeckTest
from app.games.tabletop.search.errors import QueryError
from app.games.tabletop.search.language import AnyFacts
from app.games.tabletop.search.nodes import Condition, Dated, Value, Word
from app.games.tabletop.search.printing_conditions import dated, format_of
from app.games.tabletop.search.scope import Scope

K = TypeVar("K")

Criteria: TypeAlias = Callable[[FormatLike, str | None, date | None, AnyCatalogue], K]
"""A function that makes the criteria for a format, by an edition, on a day. Raises FormatError."""

Errors: TypeAlias = Callable[[SearchedDeck, K, AnyCatalogue], Sequence[Finding]]
"""The rules that a deck breaks of which every line is understood."""


class _Standing(Enum):
    """The verdict on a deck, where one that lacks cards or a choice is not called illegal.

    Such a deck is unfinished if somebody builds it, and short if it is sold so.
    """

    LEGAL = auto()
    UNFINISHED = auto()
    SHORT = auto()
    ILLEGAL = auto()
    UNREADABLE = auto()


_ASKED: Final = {
    "yes": frozenset({_Standing.LEGAL}),
    "no": frozenset(_Standing) - {_Standing.LEGAL},
    "unfinished": frozenset({_Standing.UNFINISHED}),
    "illegal": frozenset({_Standing.ILLEGAL}),
}
"""The standings that each word of `valid` finds."""

_WORDS: Final = {
    "yes": "legal in its own format",
    "no": "not legal in its own format",
    "unfinished": "in progress in its own format",
    "illegal": "illegal in its own format",
}

STANDING_HELP: Final = (
    "Legal in the format and edition it is made for (`yes`), or not (`no`); of those not legal, "
    "in progress (`unfinished`: it lacks cards or a choice) or not (`illegal`)"
)


def valid(criteria: Criteria[K], errors: Errors[K]) -> DeckBind:
    """Legal in what the deck is made for (`yes`), not so (`no`, `unfinished`, `illegal`), or
    legal in a format.

    Formats whose rules are not fully known give no verdict: none of these words fits.
    """

    def bind(condition: Condition, asking: Asking) -> DeckTest:
        standing = _standings(criteria, errors, asking.index.catalogue)
        scope = Scope(asking.index, asking.context)
        tests = [
            _as_made(standing, _ASKED[value.text])
            for value in condition.values
            if isinstance(value, Word)
        ]
        for value in dated(condition):
            form, day = format_of(condition, value, scope)
            if form.unknown:
                place = condition.place
                raise QueryError(
                    f"{form.name} cannot be checked. Not known: {'; '.join(form.unknown)}",
                    place.start, place.end,
                )  # fmt: skip
            tests.append(_in_format(standing, form, day))
        return lambda deck: any(test(deck) for test in tests)

    return bind


def explain_verdict(value: Value, condition: Condition, catalogue: AnyFacts | None) -> str | None:
    """The verdict in its own format, or legal in a format by its name."""
    match value:
        case Word(text):
            return _WORDS.get(text)
        case Dated(name, day):
            form = catalogue.formats.get(name) if catalogue else None
            words = f"legal in {form.name if form else name}"
            return words if day is None else f"{words} on {day}"
        case _:
            return None


_Standings: TypeAlias = Callable[[SearchedDeck, FormatLike, date | None], _Standing | None]


def _as_made(standing: _Standings, asked: frozenset[_Standing]) -> DeckTest:
    def test(deck: SearchedDeck) -> bool:
        return deck.format is not None and standing(deck, deck.format, deck.as_of) in asked

    return test


def _in_format(standing: _Standings, form: FormatLike, day: date | None) -> DeckTest:
    return lambda deck: standing(deck, form, day) is _Standing.LEGAL


def _standings(criteria: Criteria[K], errors: Errors[K], catalogue: AnyCatalogue) -> _Standings:
    """Return a function that judges a deck; the criteria are computed once for all decks."""
    known: dict[tuple[str, str | None, date | None], K | None] = {}

    def asked(form: FormatLike, edition: str | None, day: date | None) -> K | None:
        key = (form.id, edition, day)
        if key not in known:
            try:
                known[key] = criteria(form, edition, day, catalogue)
            except FormatError:
                known[key] = None
        return known[key]

    def standing(deck: SearchedDeck, form: FormatLike, day: date | None) -> _Standing | None:
        held_against = asked(form, deck.edition, day)
        if held_against is None:
            return None
        if deck.is_unread:
            return _Standing.UNREADABLE
        found = errors(deck, held_against, catalogue)
        if not found:
            return _Standing.LEGAL
        if not any(one.is_lack for one in found):
            return _Standing.ILLEGAL
        return _Standing.SHORT if deck.is_shipped else _Standing.UNFINISHED

    return standing
