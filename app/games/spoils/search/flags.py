"""The flags of `is:` and `has:`, one row each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from app.games.spoils.facts import Card
from app.games.spoils.terms import CardType, Trade
from app.games.tabletop.search.flags import (
    Flag,
    errata,
    has_text,
    in_precons,
    on_card,
    reprint,
    vanilla,
)
from app.games.tabletop.search.numeric_conditions import CardBind

KEYWORDS: Final[Mapping[str, Callable[[Card], bool]]] = MappingProxyType(
    {
        "covert": lambda card: card.keywords.covert,
        "tactical": lambda card: card.keywords.tactical,
        "unique": lambda card: card.keywords.unique is not None,
        "attach": lambda card: card.keywords.attach_to is not None,
        "flipup": lambda card: card.keywords.flip_up is not None,
        "recur": lambda card: card.keywords.recur is not None,
    }
)
"""The keywords that are recorded as facts. Any other is looked for in the rules text."""


def keywords_of(card: Card) -> tuple[str, ...]:
    """The recorded keywords of a card, as `kw:` takes them."""
    return tuple(word for word, has in KEYWORDS.items() if has(card))


def is_leet(name: str) -> bool:
    """True if a word of the name mixes letters and digits or is a long number."""
    words = ("".join(filter(str.isalnum, word)) for word in name.split())
    return any(
        any(map(str.isdigit, word)) and (len(word) > 3 or not word.isdigit()) for word in words
    )


def _of(fulfils: Callable[[Card], bool]) -> CardBind[Card]:
    return on_card(fulfils)


_STAYS: Final = (CardType.CHARACTER, CardType.ITEM, CardType.LOCATION, CardType.RESOURCE)

_ROWS: Final[tuple[Flag[Card], ...]] = (
    Flag("unique", "unique: one per controller", _of(KEYWORDS["unique"])),
    Flag("flipup", "able to flip up", _of(KEYWORDS["flipup"])),
    Flag("staple", "a staple", _of(lambda card: card.is_staple)),
    Flag("starter", "in a preconstructed deck", in_precons),
    Flag("faction", "a faction", _of(lambda card: card.is_faction)),
    Flag("resource", "a resource", _of(lambda card: card.type is CardType.RESOURCE)),
    Flag("token", "a token, which cannot be in a deck", _of(lambda card: card.is_token)),
    Flag("permanent", "one that stays in play", _of(lambda card: card.type in _STAYS)),
    Flag("vanilla", "without rules text", vanilla),
    Flag("text", "with rules text", has_text),
    Flag("reprint", "a reprint from an earlier set", reprint),
    Flag("leet", "named with digits for letters", _of(lambda card: is_leet(card.name))),
    Flag("errata", "changed by errata", errata),
    Flag("universal", "Universal", _of(lambda card: card.trade is Trade.UNIVERSAL)),
)

FLAGS: Final[Mapping[str, Flag[Card]]] = MappingProxyType({flag.name: flag for flag in _ROWS})
