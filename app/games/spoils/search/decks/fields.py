"""Every field of the language for decks: parser, tests, echo and help read this table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.games.spoils.search import kinds
from app.games.spoils.search.decks import binding
from app.games.spoils.search.decks.searched import Asking, DeckTest
from app.games.spoils.search.language import EQUAL, ORDERED, Field, Language
from app.games.spoils.search.nodes import Condition, Op

Bind = Callable[[Condition, Asking], DeckTest]

COUNT: Final[Field[Bind]] = Field(
    "[[…]]", (), kinds.PLAIN_NUMBER, ORDERED, "{}",
    "Copies in the deck of the cards that fulfil what stands between the brackets, in the "
    "language of cards; `[[]]` is every card. Without a comparison: at least one. Factions and "
    "tokens do not count. `side[[…]]` counts in the sideboard.",
    "[[t:tactic]]>=12", binding.counted,
)  # fmt: skip

_ROWS: Final[tuple[Field[Bind], ...]] = (
    COUNT,
    Field(
        "name", ("n",), kinds.WORD_OR_PATTERN, (*EQUAL, Op.EXACTLY), "with a name {}",
        "The deck's name; the same as a word without a field.", "name:rush",
        binding.texts(lambda deck, _: (deck.name,)),
    ),
    Field(
        "faction", ("fac",), kinds.WORD_OR_PATTERN, EQUAL, "with a faction {}",
        "The name of its faction.", "faction:catacombs", binding.texts(binding.factions),
    ),
    Field(
        "valid", ("legal",), kinds.VERDICT, (Op.HAS, Op.IS), "{}",
        "Legal in the format and edition it is made for (`yes`), or not (`no`); or legal in a "
        "format that is named, by its own edition, on a day if wanted.",
        "valid:yes", binding.valid,
    ),
    Field(
        "format", ("f",), kinds.WORD, EQUAL, "made for a format {}",
        "The format it is made for, whether legal or not.", "format:limited",
        binding.texts(binding.formats),
    ),
    Field(
        "edition", ("ed",), kinds.WORD, EQUAL, "made for an edition {}",
        "The edition of the rulebook it is made for.", "edition:cr3",
        binding.texts(binding.editions),
    ),
    Field(
        "tag", (), kinds.WORD, EQUAL, "with a tag {}",
        "A tag of your own, on the deck or on one of its cards.", "tag=combo",
        binding.texts(lambda deck, _: deck.tags),
    ),
    Field(
        "note", ("notes",), kinds.WORD_OR_PATTERN, (Op.HAS,), "with notes {}",
        "The notes on the deck.", 'note:"round one"',
        binding.texts(lambda deck, _: (deck.notes,)),
    ),
    Field(
        "author", ("by",), kinds.WORD_OR_PATTERN, EQUAL, "by an author {}",
        "Who wrote the list, or what it was copied from.", "author:precon",
        binding.texts(lambda deck, _: (deck.author,)),
    ),
    Field(
        "updated", ("changed",), kinds.DAY, ORDERED, "last changed {}",
        "The day of the last change (UTC): a year, a month or a day.", "updated>=2024",
        binding.updated,
    ),
)  # fmt: skip

_CLASHES: Final = {
    field: f"That is asked of cards: [[{field}:…]]"
    for field in ("type", "t", "cost", "c", "trade", "tr", "subtype", "st", "set", "e", "text")
} | {
    "size": "The cards of a deck are counted by [[]]: [[]]=75",
    "cards": "The cards of a deck are counted by [[]]: [[]]=75",
    "is": "That is asked of cards: [[is:unique]]",
}

DECKS: Final[Language[Bind]] = Language.of(_ROWS, _CLASHES, "faction or [[t:tactic]]>=12")
