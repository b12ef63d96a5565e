"""Every field of the language for decks: parser, tests, echo and help read this table."""

from __future__ import annotations

from typing import Final

from app.games.spoils.decklists import SHAPE, Zone
from app.games.spoils.search.cards import search
from app.games.spoils.search.decks import verdicts
from app.games.spoils.search.decks.searched import SearchedDeck
from app.games.spoils.search.fields import GRAMMAR
from app.games.spoils.search.index import SearchIndex
from app.games.tabletop.search import phrases, value_types
from app.games.tabletop.search.decks.asking import DeckBind
from app.games.tabletop.search.decks.conditions import counted, texts
from app.games.tabletop.search.decks.fields import usual_fields
from app.games.tabletop.search.decks.parser import COUNT
from app.games.tabletop.search.decks.query import DeckLanguage
from app.games.tabletop.search.decks.verdicts import STANDING_HELP, explain_verdict, valid
from app.games.tabletop.search.language import EQUAL, ORDERED, Field, Language
from app.games.tabletop.search.nodes import Op

Bind = DeckBind[SearchIndex, SearchedDeck]

_ZONES: Final = {"": Zone.DECK, "side": Zone.SIDEBOARD}
_SPELLINGS: Final = {"": "", "side": "side", "sideboard": "side"}
_ZONE_WORDS: Final = {"": "", "side": " in the sideboard"}


_COUNT: Final[Field[Bind]] = Field(
    COUNT, (), value_types.PLAIN_NUMBER, ORDERED, "{}",
    "Copies in the deck of the cards that match the query in the brackets, written in the "
    "language for cards; `[[]]` is every card. Without a comparison: at least one. Factions and "
    "tokens are not counted. `side[[…]]` counts in the sideboard.",
    "[[t:tactic]]>=12", counted(search, lambda card: card.is_deck_card, _ZONES),
)  # fmt: skip

_USUAL: Final[dict[str, Field[Bind]]] = usual_fields(
    verdicts.editions,
    {"name": "rush", "format": "limited", "edition": "cr3", "author": "precon"},
    SHAPE.sleeved,
)

_ROWS: Final[tuple[Field[Bind], ...]] = (
    _COUNT,
    _USUAL.pop("name"),
    Field(
        "faction", ("fac",), value_types.WORD_OR_PATTERN, EQUAL, "with a faction {}",
        "The name of its faction.", "faction:catacombs",
        texts(verdicts.factions), phrases=phrases.NAMED,
    ),
    Field(
        "valid", ("legal",), value_types.VERDICT, (Op.HAS, Op.IS), "{}",
        f"{STANDING_HELP}; or legal in a named format, by that format's edition, optionally on a "
        "date.",
        "valid:yes", valid(verdicts.criteria, verdicts.errors),
        phrases=phrases.UNSAID, explain=explain_verdict,
    ),
    *_USUAL.values(),
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
    about_cards=(COUNT, "faction", "valid", "missing"),
    last="valid",
    of_lists=(COUNT, "name", "faction"),
)
"""The language in which decks of The Spoils are searched."""
