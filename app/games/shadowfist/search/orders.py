"""Orders of search results, besides the title."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from app.games.shadowfist.facts import Printing, Score, Title
from app.games.shadowfist.terms import CardType, Resource
from app.games.tabletop.search.arrangement import SortKey

_TYPES: Final = {card_type: place for place, card_type in enumerate(CardType)}
_RESOURCES: Final = {resource: place for place, resource in enumerate(Resource)}


def _number(score: Score | None) -> int | None:
    """A score to sort by; what is no number comes last, like what is not printed."""
    return score if isinstance(score, int) else None


def _faction(title: Title, printing: Printing) -> tuple[int, ...] | None:
    factions = printing.printed.factions
    return tuple(_RESOURCES[each] for each in factions) if factions else None


ORDERS: Final[Mapping[str, SortKey[Title, Printing]]] = MappingProxyType(
    {
        "cost": lambda title, printing: _number(printing.printed.cost),
        "fighting": lambda title, printing: _number(printing.printed.fighting),
        "power": lambda title, printing: printing.printed.power,
        "body": lambda title, printing: printing.printed.body,
        "requires": lambda title, printing: printing.printed.requires.total,
        "type": lambda title, printing: _TYPES[printing.printed.type],
        "faction": _faction,
        "rarity": lambda title, printing: printing.rarity.rank,
        "set": lambda title, printing: printing.set.order,
        "words": lambda title, printing: printing.printed.words_left,
    }
)
