"""Whether a deck is legal, as a condition on decks of any game with formats."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TypeAlias, TypeVar

from app.games.tabletop.construction import FormatError, Verdict
from app.games.tabletop.facts import CardLike, FormatLike, PrintingLike
from app.games.tabletop.search.decks.asking import Asking, DeckBind
from app.games.tabletop.search.decks.searched import AnySearchedDeck
from app.games.tabletop.search.errors import QueryError
from app.games.tabletop.search.index import SearchIndex
from app.games.tabletop.search.language import AnyFacts
from app.games.tabletop.search.nodes import Condition, Dated, Value, Word
from app.games.tabletop.search.printing_conditions import dated, format_of
from app.games.tabletop.search.scope import Scope

D = TypeVar("D", bound=AnySearchedDeck)
J = TypeVar("J", bound=SearchIndex[CardLike, PrintingLike])
K = TypeVar("K")

Criteria: TypeAlias = Callable[[FormatLike, str | None, date | None, J], K]
"""What decks are held against in a format, by an edition, on a day. Raises FormatError."""

Checked: TypeAlias = Callable[[D, K, J], Verdict]
"""The verdict on a deck of which every line is understood."""


def valid(criteria: Criteria[J, K], checked: Checked[D, K, J]) -> DeckBind[J, D]:
    """Legal in what the deck is made for (`yes`), illegal or unread (`no`), or in a format.

    Formats whose rules are not fully known give no verdict: neither `yes` nor `no` fits.
    """

    def bind(condition: Condition, asking: Asking[J]) -> Callable[[D], bool]:
        verdict = _verdicts(criteria, checked, asking.index)
        scope = Scope(asking.index, asking.context)
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
                    f"{form.name} cannot be checked. Not known: {'; '.join(form.unknown)}",
                    place.start, place.end,
                )  # fmt: skip
            tests.append(_in_format(verdict, form, day))
        return lambda deck: any(test(deck) for test in tests)

    return bind


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


_Verdicts: TypeAlias = Callable[[D, FormatLike, date | None], Verdict | None]


def _as_made(verdict: _Verdicts[D], *, is_legal: bool) -> Callable[[D], bool]:
    def test(deck: D) -> bool:
        found = None if deck.format is None else verdict(deck, deck.format, deck.as_of)
        return found is not None and (found is Verdict.LEGAL) is is_legal

    return test


def _in_format(verdict: _Verdicts[D], form: FormatLike, day: date | None) -> Callable[[D], bool]:
    return lambda deck: verdict(deck, form, day) is Verdict.LEGAL


def _verdicts(criteria: Criteria[J, K], checked: Checked[D, K, J], index: J) -> _Verdicts[D]:
    """The verdict on a deck; what it is held against is worked out once for all decks."""
    known: dict[tuple[str, str | None, date | None], K | None] = {}

    def asked(form: FormatLike, edition: str | None, day: date | None) -> K | None:
        key = (form.id, edition, day)
        if key not in known:
            try:
                known[key] = criteria(form, edition, day, index)
            except FormatError:
                known[key] = None
        return known[key]

    def verdict(deck: D, form: FormatLike, day: date | None) -> Verdict | None:
        held_against = asked(form, deck.edition, day)
        if held_against is None:
            return None
        return Verdict.UNREADABLE if deck.is_unread else checked(deck, held_against, index)

    return verdict
