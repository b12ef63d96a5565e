"""The catalogue that the site serves, with what its pages look up in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from flask import current_app, g

from app.games import Game
from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.games.tabletop.names import fold
from app.games.tabletop.search.index import AnySearchIndex
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import served_catalogue
from app.site.platform.storage.recent import (
    MOST_BUILDERS,
    MOST_OF_DECKS,
    MOST_ROWS,
    DrawnParts,
)

_NOT_IN_SLUG: Final = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class IndexedCatalogue:
    """A catalogue with its search index and the addresses of its cards, made once."""

    catalogue: AnyCatalogue
    index: AnySearchIndex
    name_count: int
    slugs: Mapping[str, str]
    by_slug: Mapping[str, CardLike]
    parts: DrawnParts = field(default_factory=DrawnParts, compare=False)
    rows: DrawnParts = field(default_factory=lambda: DrawnParts(MOST_ROWS), compare=False)
    of_decks: DrawnParts = field(default_factory=lambda: DrawnParts(MOST_OF_DECKS), compare=False)
    builders: DrawnParts = field(default_factory=lambda: DrawnParts(MOST_BUILDERS), compare=False)

    @classmethod
    def of(cls, catalogue: AnyCatalogue, game: Game) -> IndexedCatalogue:
        """Prepare a game's catalogue for searching, and give every card its address."""
        language = game.language.needed()
        slugs = slugs_of(card.name for card in catalogue.cards)
        return cls(
            catalogue=catalogue,
            index=language.index(catalogue),
            name_count=sum(map(language.is_listed, catalogue.cards)),
            slugs=MappingProxyType(slugs),
            by_slug=MappingProxyType({slug: catalogue.by_name[n] for n, slug in slugs.items()}),
        )


def slugs_of(names: Iterable[str]) -> dict[str, str]:
    """Name -> address part: letters and digits with dashes; equal ones are numbered by name."""
    slugs: dict[str, str] = {}
    taken: set[str] = set()
    for name in sorted(names, key=fold):
        plain = _NOT_IN_SLUG.sub("-", fold(name).replace("'", "")).strip("-") or "card"
        slug, number = plain, 1
        while slug in taken:
            number += 1
            slug = f"{plain}-{number}"
        taken.add(slug)
        slugs[name] = slug
    return slugs


def current_indexed_catalogue() -> IndexedCatalogue:
    """The catalogue of the current game to answer from; see `indexed_catalogue_of`."""
    return indexed_catalogue_of(current_game())


def indexed_catalogue_of(game: Game) -> IndexedCatalogue:
    """The catalogue of a game to answer from, with its addresses.

    It stays the same for the length of a request. Raises MissingCapabilityError.
    """
    of_request: dict[str, IndexedCatalogue] = g.setdefault("indexed_catalogues", {})
    if game.key not in of_request:
        catalogue = served_catalogue(game.key)
        catalogues: dict[str, IndexedCatalogue] = current_app.extensions.setdefault(
            "indexed_catalogues", {}
        )
        indexed = catalogues.get(game.key)
        if indexed is None or indexed.catalogue is not catalogue:
            indexed = catalogues[game.key] = IndexedCatalogue.of(catalogue, game)
        of_request[game.key] = indexed
    return of_request[game.key]


def current_catalogue() -> AnyCatalogue:
    """The catalogue of the current game to answer the current request from."""
    return current_indexed_catalogue().catalogue
