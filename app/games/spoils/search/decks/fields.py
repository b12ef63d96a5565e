"""Every field of the language for decks: parser, tests, echo and help read this table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from app.games.spoils.decklists import Zone
from app.games.spoils.search.cards import search
from app.games.spoils.search.decks import verdicts
from app.games.spoils.search.decks.searched import SearchedDeck
from app.games.spoils.search.decks.verdicts import Asking
from app.games.spoils.search.fields import GRAMMAR
from app.games.spoils.search.index import SearchIndex
from app.games.tabletop.search import phrases, value_types
from app.games.tabletop.search.decks.asking import DeckBind
from app.games.tabletop.search.decks.conditions import counted, texts, updated
from app.games.tabletop.search.decks.parser import COUNT
from app.games.tabletop.search.decks.query import DeckLanguage
from app.games.tabletop.search.language import EQUAL, ORDERED, Field, Language
from app.games.tabletop.search.nodes import Op

Bind = DeckBind[SearchIndex, SearchedDeck]

_ZONES: Final = {"": Zone.DECK, "side": Zone.SIDEBOARD}
_SPELLINGS: Final = {"": "", "side": "side", "sideboard": "side"}
_ZONE_WORDS: Final = {"": "", "side": " in the sideboard"}


def _texts(of: Callable[[SearchedDeck, Asking], Iterable[str]]) -> Bind:
    return texts(of)


_COUNT: Final[Field[Bind]] = Field(
    COUNT, (), value_types.PLAIN_NUMBER, ORDERED, "{}",
    "Copies in the deck of the cards that match the query in the brackets, written in the "
    "language for cards; `[[]]` is every card. Without a comparison: at least one. Factions and "
    "tokens are not counted. `side[[…]]` counts in the sideboard.",
    "[[t:tactic]]>=12", counted(search, lambda card: card.is_deck_card, _ZONES),
)  # fmt: skip

_ROWS: Final[tuple[Field[Bind], ...]] = (
    _COUNT,
    Field(
        "name", ("n",), value_types.WORD_OR_PATTERN, (*EQUAL, Op.EXACTLY), "with a name {}",
        "The deck's name; the same as a word without a field.", "name:rush",
        _texts(lambda deck, _: (deck.name,)), phrases=phrases.NAMED,
    ),
    Field(
        "faction", ("fac",), value_types.WORD_OR_PATTERN, EQUAL, "with a faction {}",
        "The name of its faction.", "faction:catacombs",
        _texts(verdicts.factions), phrases=phrases.NAMED,
    ),
    Field(
        "valid", ("legal",), value_types.VERDICT, (Op.HAS, Op.IS), "{}",
        "Legal in the format and edition it is made for (`yes`), or not (`no`); or legal in a "
        "named format, by that format's edition, optionally on a date.",
        "valid:yes", verdicts.valid, phrases=phrases.UNSAID, explain=verdicts.explain_verdict,
    ),
    Field(
        "format", ("f",), value_types.WORD, EQUAL, "made for a format {}",
        "The format it is made for, whether legal or not.", "format:limited",
        _texts(verdicts.formats), phrases=phrases.NAMED,
    ),
    Field(
        "edition", ("ed",), value_types.WORD, EQUAL, "made for an edition {}",
        "The edition of the rulebook it is made for.", "edition:cr3",
        _texts(verdicts.editions), phrases=phrases.NAMED,
    ),
    Field(
        "tag", (), value_types.WORD, EQUAL, "with a tag {}",
        "A tag of your own, on the deck or on one of its cards.", "tag=combo",
        _texts(lambda deck, _: deck.tags), phrases=phrases.NAMED,
    ),
    Field(
        "note", ("notes",), value_types.WORD_OR_PATTERN, (Op.HAS,), "with notes {}",
        "The notes on the deck.", 'note:"round one"',
        _texts(lambda deck, _: (deck.notes,)), phrases=phrases.NAMED,
    ),
    Field(
        "author", ("by",), value_types.WORD_OR_PATTERN, EQUAL, "by an author {}",
        "Who wrote the list, or what it was copied from.", "author:precon",
        _texts(lambda deck, _: (deck.author,)), phrases=phrases.NAMED,
    ),
    Field(
        "updated", ("changed",), value_types.DAY, ORDERED, "last changed {}",
        "The day of the last change (UTC): a year, a month or a day.", "updated>=2024",
        updated, phrases=phrases.IN_PERIOD,
    ),
)  # fmt: skip

_CLASHES: Final = {
    field: f"That applies to cards: [[{field}:…]]"
    for field in ("type", "t", "cost", "c", "trade", "tr", "subtype", "st", "set", "e", "text")
} | {
    "size": "Count the cards of a deck with [[]]: [[]]=75",
    "cards": "Count the cards of a deck with [[]]: [[]]=75",
    "is": "That applies to cards: [[is:unique]]",
}

DECKS: Final[DeckLanguage[SearchedDeck, SearchIndex]] = DeckLanguage(
    grammar=Language.of(_ROWS, _CLASHES, "faction or [[t:tactic]]>=12"),
    cards=GRAMMAR,
    zones=_SPELLINGS,
    zone_words=_ZONE_WORDS,
    about_cards=(COUNT, "faction", "valid"),
    last="valid",
    of_lists=(COUNT, "name", "faction"),
)
"""The language in which decks of The Spoils are searched."""
