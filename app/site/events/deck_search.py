"""Who plays it? The search language over the decks that were handed in."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.games.spoils.decklists import Decklist, Zone
from app.games.spoils.search import Context, QueryError, search
from app.games.spoils.search.decks import (
    DECKS,
    SearchedDeck,
    ask_decks,
    held_in,
    parse_decks,
)
from app.games.spoils.wording import GENERATED
from app.site.platform.catalogue import Shelf
from app.site.presentation.queries import LONGEST_QUERY, Mistake, mistake_of

_NOT_ASKED: Final = tuple(key for key in DECKS.fields if key not in ("[[…]]", "name", "faction"))
_COUNTED: Final = re.compile(r"(\d{1,3})\s+(?=\S)")


@dataclass(frozen=True)
class DeckQuery:
    """A question to decks: at least so many copies of cards that fit.

    A name that is spelt out asks for that card alone. `mistake` is set, and nothing is
    found, where the query cannot be read.
    """

    fits: Callable[[Decklist], bool]
    echo: str = ""
    mistake: Mistake | None = None


def deck_query(text: str, shelf: Shelf) -> DeckQuery:
    """Read a query such as `4 Scout` or `2 t:item c>=5`; the number is the copies together.

    With double brackets it is a query about decks, as in the list of one's own decks.
    """
    if "[[" in text:
        return _bracketed(text, shelf)
    counted = _COUNTED.match(text)
    copies, rest = 1, text
    if counted and shelf.catalogue.find(text) is None:
        copies, rest = max(1, int(counted[1])), text[counted.end() :]
    card = shelf.catalogue.find(rest)
    if card is not None:
        names, told = frozenset({card.name}), card.name
    else:
        try:
            if len(rest) > LONGEST_QUERY:
                raise QueryError(
                    f"A query has at most {LONGEST_QUERY} characters", 0, 1, query=rest
                )
            result = search(shelf.index, rest, Context(texts=(GENERATED,)))
        except QueryError as error:
            return DeckQuery(lambda _: False, mistake=mistake_of(error, rest))
        names, told = frozenset(found.name for found in result.cards), result.echo

    def fits(deck: Decklist) -> bool:
        held = deck.copies(Zone.FACTION, Zone.DECK, Zone.SIDEBOARD)
        return sum(held[name] for name in held if name in names) >= copies

    return DeckQuery(fits, f"decks with at least {copies} of: {told}")


def _bracketed(text: str, shelf: Shelf) -> DeckQuery:
    try:
        query = parse_decks(text)
        if query.mentions(*_NOT_ASKED):
            raise QueryError(
                "Lists that were handed in are asked for cards, name and faction", 0, len(text)
            )
        question = ask_decks(query, shelf.index, Context(texts=(GENERATED,)))
    except QueryError as error:
        return DeckQuery(lambda _: False, mistake=mistake_of(error, text))
    return DeckQuery(
        lambda deck: question.fits(SearchedDeck(name=deck.name, held=held_in(deck))),
        question.echo[:1].lower() + question.echo[1:],
    )
