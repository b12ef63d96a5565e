"""Meanings of words without a field in The Spoils."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from app.games.offers import own
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import CardType, Rarity, Trade
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search import deeds
from app.games.tabletop.search.plain_words import PlainWords, of_sets

_MEASURES: Final = ("strength", "life", "speed", "structure")
_STATS: Final = ("strength", "life", "speed")
_ELSEWHERE: Final = ("subtype", "text")

_CALLED: Final = (
    ("creature", "character"),
    ("guy", "character"),
    ("minion", "character"),
    ("unit", "character"),
    ("dude", "character"),
    ("monster", "character"),
    ("artifact", "item"),
    ("equipment", "item"),
    ("building", "location"),
)
"""Words of other games for types of cards."""

_SAID: Final = (
    ("elf", "subtype=31f"),
    ("spell", "type:tactic"),
    ("instant", "type:tactic"),
    ("weapon", "type:item keyword:attach"),
    ("flash", "keyword:tactical"),
    ("fast", "speed>=4"),
    ("slow", "speed<=2"),
    ("legendary", "keyword:unique"),
    ("legend", "keyword:unique"),
    ("seed 1", "set:sd1"),
    ("seed 2", "set:sd2"),
    ("seed 3", "set:sd3"),
    ("first edition", "set:1ed"),
    ("second edition", "set:2ed"),
    ("cheap", "cost<=2"),
    ("expensive", "cost>=6"),
    ("leet", "is:leet"),
    ("vanilla", "is:vanilla"),
    ("staple", "is:staple"),
    ("starter", "is:starter"),
)


@lru_cache(maxsize=4)
def plain_words(catalogue: AnyCatalogue) -> PlainWords:
    """Return the terms of The Spoils: trades, types, subtypes, sets, keywords, then other words."""
    return PlainWords.of(_terms(own(catalogue, Catalogue)), _MEASURES, _ELSEWHERE, _STATS)


def _terms(catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    yield from ((trade.value, f"trade:{trade.lower()}") for trade in Trade)
    yield from ((kind.value, f"type:{kind.lower()}") for kind in CardType)
    subtypes = {subtype for card in catalogue.cards for subtype in card.subtypes}
    yield from ((each, f'subtype="{each}"') for each in sorted(subtypes))
    yield from of_sets(catalogue.sets)
    yield from ((word, f"keyword:{word}") for word in ("covert", "tactical", "unique", "attach"))
    yield from (("flip up", "keyword:flipup"), ("recur", "keyword:recur"))
    yield from ((rarity.value, f"rarity:{rarity.value}") for rarity in Rarity)
    yield from ((word, f"type:{kind}") for word, kind in _CALLED)
    yield from _SAID
    yield from deeds.terms(("character", "item", "location", "resource", "faction"), _CALLED)
