"""Search that answers with the nearest cards where a query finds none, and says how near."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search.context import NO_CONTEXT, Context
from app.games.tabletop.search.index import AnySearchIndex
from app.games.tabletop.search.plain_search import Found, find, with_most_words
from app.games.tabletop.search.query import AnyResult, CardSearch
from app.games.tabletop.search.rows import Rows
from app.games.tabletop.search.similar_names import names_with_initials, similar_names
from app.games.tabletop.search.spelling_correction import respelt


class Nearness(Enum):
    """Ways in which the cards of an answer fit the query."""

    EXACT = auto()
    """They fulfil it, or nothing is near it."""
    RESPELT = auto()
    """They fulfil it without its misspelt words."""
    SIMILAR_NAMES = auto()
    """Their names resemble it."""
    MOST_WORDS = auto()
    """They have most of its words."""

    def said(self, query: str) -> str:
        """Return the sentence that tells how near the cards are; empty if they fulfil the query.

        At most `LONGEST_SHOWN` characters of the query are in it.
        """
        if self is Nearness.EXACT:
            return ""
        shown = query if len(query) <= LONGEST_SHOWN else f"{query[: LONGEST_SHOWN - 1]}…"
        return _SENTENCES[self].format(shown)


LONGEST_SHOWN: Final = 80

_SENTENCES: Final = {
    Nearness.RESPELT: "No card matches “{}”. Showing results for",
    Nearness.SIMILAR_NAMES: "No card matches “{}”. Showing cards with similar names.",
    Nearness.MOST_WORDS: ("No card has all words of “{}”. Showing cards with most of these words."),
}
"""`RESPELT` is followed by the query that the cards fulfil."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Cards found, and the rows to show of them.

    `respelt` is the query that they fulfil if that is not the one that was asked.
    """

    found: Found
    rows: Rows[CardLike, PrintingLike]
    nearness: Nearness = Nearness.EXACT
    respelt: str | None = None


def find_nearest(
    language: CardSearch,
    index: AnySearchIndex,
    text: str,
    known: Collection[str] = (),
    context: Context = NO_CONTEXT,
    is_listed: Callable[[CardLike], bool] = lambda card: True,
) -> Answer:
    """Return what a query finds or, where it finds nothing, the nearest cards.

    `known` are words as for `respelt`. Cards that are not listed are shown only where a query
    finds no others. Raises as `find` does.
    """
    found = find(language, index, text, context)
    rows = found.result.found
    if rows:
        return Answer(found, rows.where(is_listed) or rows)
    by_initials = names_with_initials(text, index.catalogue)
    if by_initials:
        rows = _named(language, index, by_initials).where(is_listed)
        return Answer(found, rows, Nearness.SIMILAR_NAMES)
    meant = respelt(found.result.query, language, index, known, context)
    if meant is not None:
        again = find(language, index, meant, context)
        rows = again.result.found
        return Answer(again, rows.where(is_listed) or rows, Nearness.RESPELT, meant)
    if not found.may_be_a_name:
        return Answer(found, rows)
    names = similar_names(text, index.catalogue)
    similar = _named(language, index, names).where(is_listed)
    if similar:
        return Answer(found, similar, Nearness.SIMILAR_NAMES)
    near: AnyResult = with_most_words(language, index, text, context)
    some = near.found.where(is_listed)
    return Answer(found, some, Nearness.MOST_WORDS if some else Nearness.EXACT)


def _named(
    language: CardSearch, index: AnySearchIndex, names: Sequence[str]
) -> Rows[CardLike, PrintingLike]:
    """Return the cards with these names, in their order."""
    every = language.search(index, "").found
    places = {every.card(place).name: place for place in every.order}
    return replace(every, order=[places[name] for name in names if name in places])
