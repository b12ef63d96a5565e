"""Search the lists that were handed in."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.construction import listed_in_words
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.search import Context, QueryError
from app.games.tabletop.search.decks import SearchedDeck, held_in
from app.games.tabletop.search.decks.parser import COUNT
from app.site.platform.request.current_game import current_game, demand
from app.site.platform.storage.database import IndexedCatalogue
from app.site.presentation.queries import LONGEST_QUERY, Mistake, mistake_of

_COUNTED: Final = re.compile(r"(\d{1,3})\s+(?=\S)")


@dataclass(frozen=True)
class DeckQuery:
    """A question to decks: at least a given number of copies of cards that fit.

    A name that is spelt out asks for that card alone. `mistake` is set, and nothing is
    found, where the query cannot be read.
    """

    fits: Callable[[AnyDecklist], bool]
    echo: str = ""
    mistake: Mistake | None = None


def deck_query(text: str, indexed: IndexedCatalogue) -> DeckQuery:
    """Read a query such as `4 Scout` or `2 t:item c>=5`; the number is the copies together.

    With double brackets it is a query about decks, as in the list of one's own decks.
    """
    if "[[" in text:
        return _bracketed(text, indexed)
    counted = _COUNTED.match(text)
    copies, rest = 1, text
    if counted and indexed.catalogue.find(text) is None:
        copies, rest = max(1, int(counted[1])), text[counted.end() :]
    card = indexed.catalogue.find(rest)
    if card is not None:
        names, words = frozenset({card.name}), card.name
    else:
        try:
            if len(rest) > LONGEST_QUERY:
                raise QueryError(
                    f"A query can have at most {LONGEST_QUERY} characters", 0, 1, query=rest
                )
            language = current_game().language.needed()
            context = Context(texts=language.texts())
            result = language.cards.search(indexed.index, rest, context)
        except QueryError as error:
            return DeckQuery(lambda _: False, mistake=mistake_of(error, rest))
        names, words = frozenset(found.name for found in result.cards), result.echo

    def fits(deck: AnyDecklist) -> bool:
        held = demand(deck)
        return sum(held[name] for name in held if name in names) >= copies

    return DeckQuery(fits, f"decks with at least {copies} of: {words}")


def _bracketed(text: str, indexed: IndexedCatalogue) -> DeckQuery:
    language, decks = current_game().language.needed(), current_game().deck_language.needed()
    not_asked = [field for field in decks.grammar.fields if field not in decks.of_lists]
    try:
        query = decks.parse(text)
        if query.mentions(*not_asked):
            known = listed_in_words(["card" if one == COUNT else one for one in decks.of_lists])
            raise QueryError(f"Lists that were handed in can be searched by {known}", 0, len(text))
        question = decks.ask(query, indexed.index, Context(texts=language.texts()))
    except QueryError as error:
        return DeckQuery(lambda _: False, mistake=mistake_of(error, text))
    return DeckQuery(
        lambda deck: question.fits(SearchedDeck(name=deck.name, held=held_in(deck))),
        question.echo[:1].lower() + question.echo[1:],
    )
