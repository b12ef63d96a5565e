"""The keywords that are recorded as facts of a card. Rules: 507."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from app.games.spoils.facts import Card

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
