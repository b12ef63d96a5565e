"""Meanings of words without a field in Shadowfist."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from app.games.offers import own
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import CardType, Keyword, Rarity, Resource, Restriction
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search import deeds
from app.games.tabletop.search.plain_words import FILLERS, PlainWords, of_sets

_MEASURES: Final = ("fighting", "body", "power")
_ELSEWHERE: Final = ("subtitle", "text")
_WORD: Final = re.compile(r"[^\W\d_][\w']+")

_CALLED: Final = (
    ("creature", "character"),
    ("guy", "character"),
    ("minion", "character"),
    ("dude", "character"),
    ("land", "site"),
)
"""Words of other games for types of cards."""

_SAID: Final = (
    ("dragon", "faction:dragons"),
    ("lotus", 'faction:"eaters of the lotus"'),
    ("eaters", 'faction:"eaters of the lotus"'),
    ("architects", 'faction:"architects of the flesh"'),
    ("hand", 'faction:"guiding hand"'),
    ("jammer", "faction:jammers"),
    ("monarchs", 'faction:"four monarchs"'),
    ("monarch", 'faction:"four monarchs"'),
    ("purist", "faction:purists"),
    ("masters", 'faction:"seven masters"'),
    ("tech", 'talent:"high tech"'),
    ("unaligned", "is:unaligned"),
    ("feng shui", "type:fss"),
    ("fss", "type:fss"),
    ("foundation", "is:foundation"),
    ("cheap", "cost<=1"),
    ("expensive", "cost>=5"),
)


@lru_cache(maxsize=4)
def plain_words(catalogue: AnyCatalogue) -> PlainWords:
    """Return the terms of Shadowfist: factions, types, keywords, words of subtitles, sets."""
    return PlainWords.of(_terms(own(catalogue, Catalogue)), _MEASURES, _ELSEWHERE)


def _terms(catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    for resource in Resource:
        field = "talent" if resource.is_talent else "faction"
        yield resource.word, f'{field}:"{resource.word.lower()}"'
    yield from _SAID
    for kind in CardType:
        is_fss = kind is CardType.FENG_SHUI_SITE
        yield kind.value, "type:fss" if is_fss else f"type:{kind.lower()}"
    yield from ((word.value, f"keyword:{word.lower()}") for word in Keyword)
    yield from ((each.value, f'restriction:"{each.lower()}"') for each in Restriction)
    yield from ((word, f"type:{kind}") for word, kind in _CALLED)
    yield from ((each.value, f'rarity:"{each.value.lower()}"') for each in Rarity)
    yield from deeds.terms(("character", "site", "state", "edge", "event"), _CALLED)
    words = Counter(
        word.casefold()
        for printing in catalogue.printings
        for word in _WORD.findall(printing.printed.subtitle)
    )
    common = (word for word, count in words.most_common() if count > 1 and word not in FILLERS)
    yield from ((word, f'designator:"{word}"') for word in common)
    yield from of_sets(catalogue.sets)
