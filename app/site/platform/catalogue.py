"""The catalogue that the site serves, with what its pages look up in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from flask import current_app, g

from app.games.spoils.facts import Card, Catalogue, fold
from app.games.spoils.search import SearchIndex
from app.site.platform.database import served_catalogue
from app.site.platform.fragment_cache import DrawnParts

_NOT_IN_SLUG: Final = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class Shelf:
    """A catalogue with its search index and the addresses of its cards, made once."""

    catalogue: Catalogue
    index: SearchIndex
    name_count: int
    slugs: Mapping[str, str]
    by_slug: Mapping[str, Card]
    parts: DrawnParts = field(default_factory=DrawnParts, compare=False)

    @classmethod
    def of(cls, catalogue: Catalogue) -> Shelf:
        """Give every card its address."""
        slugs = slugs_of(card.name for card in catalogue.cards)
        return cls(
            catalogue=catalogue,
            index=SearchIndex.of(catalogue),
            name_count=sum(1 for card in catalogue.cards if not card.is_token),
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


def current_shelf() -> Shelf:
    """The catalogue to answer the current request from, with its addresses."""
    if "shelf" not in g:
        catalogue = served_catalogue()
        shelf = current_app.extensions.get("shelf")
        if not isinstance(shelf, Shelf) or shelf.catalogue is not catalogue:
            shelf = current_app.extensions["shelf"] = Shelf.of(catalogue)
        g.shelf = shelf
    found = g.shelf
    assert isinstance(found, Shelf)
    return found


def current_catalogue() -> Catalogue:
    """The catalogue to answer the current request from."""
    return current_shelf().catalogue
