"""Fields about decks that any game has; a game adds the count of cards, verdicts and its own."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from enum import Enum

from app.games.tabletop.search import phrases, value_types
from app.games.tabletop.search.decks import SearchedDeck
from app.games.tabletop.search.decks.asking import Asking, DeckBind
from app.games.tabletop.search.decks.conditions import lacked, texts, updated
from app.games.tabletop.search.language import EQUAL, ORDERED, Field
from app.games.tabletop.search.nodes import Op


def usual_fields(
    editions: Callable[[SearchedDeck, Asking], Iterable[str]],
    examples: Mapping[str, str],
    sleeved: Container[Enum],
) -> dict[str, Field[DeckBind]]:
    """The fields by name; `editions` is what the edition that a deck is made for is called.

    `examples` are values for `name`, `format`, `edition` and `author` that help texts show,
    `sleeved` the zones whose cards are sleeved.
    """

    def formats(deck: SearchedDeck, _: Asking) -> Iterable[str]:
        return (deck.format.id, deck.format.name) if deck.format else ()

    rows: tuple[Field[DeckBind], ...] = (
        Field(
            "name", ("n",), value_types.WORD_OR_PATTERN, (*EQUAL, Op.EXACTLY), "with a name {}",
            "The deck's name; the same as a word without a field.", f"name:{examples['name']}",
            texts(lambda deck, _: (deck.name,)), phrases=phrases.NAMED,
        ),
        Field(
            "format", ("f",), value_types.WORD, EQUAL, "made for a format {}",
            "The format it is made for, whether legal or not.", f"format:{examples['format']}",
            texts(formats), phrases=phrases.NAMED,
        ),
        Field(
            "edition", ("ed",), value_types.WORD, EQUAL, "made for an edition {}",
            "The edition of the rulebook it is made for.", f"edition:{examples['edition']}",
            texts(editions), phrases=phrases.NAMED,
        ),
        Field(
            "tag", (), value_types.WORD, EQUAL, "with a tag {}",
            "A tag of your own, on the deck or on one of its cards.", "tag=combo",
            texts(lambda deck, _: deck.tags), phrases=phrases.NAMED,
        ),
        Field(
            "note", ("notes",), value_types.WORD_OR_PATTERN, (Op.HAS,), "with notes {}",
            "The notes on the deck.", 'note:"round one"',
            texts(lambda deck, _: (deck.notes,)), phrases=phrases.NAMED,
        ),
        Field(
            "author", ("by",), value_types.WORD_OR_PATTERN, EQUAL, "by an author {}",
            "Who wrote the list, or what it was copied from.", f"author:{examples['author']}",
            texts(lambda deck, _: (deck.author,)), phrases=phrases.NAMED,
        ),
        Field(
            "missing", (), value_types.PLAIN_NUMBER, ORDERED,
            "with {} cards missing from your collection",
            "How many of its cards, all copies counted, your collection lacks.",
            "missing<=5", lacked(sleeved), nothing="no",
        ),
        Field(
            "updated", ("changed",), value_types.DAY, ORDERED, "last changed {}",
            "The day of the last change (UTC): a year, a month or a day.", "updated>=2024",
            updated, phrases=phrases.IN_PERIOD,
        ),
    )  # fmt: skip
    return {row.key: row for row in rows}
