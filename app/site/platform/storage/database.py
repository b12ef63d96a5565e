"""The site's own database, opened once per application, and the catalogues served from it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final

from flask import Flask, current_app, g

from app.games import Game
from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.games.tabletop.search.index import AnySearchIndex
from app.games.text import fold
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.recent import (
    MOST_BUILDERS,
    MOST_OF_DECKS,
    MOST_ROWS,
    DrawnParts,
)
from app.tables import Database, open_database
from app.tables.curation import Served, prepare
from app.tables.database import database_address

SPARE_CONNECTIONS: Final = 8
"""For what works beside the threads that answer requests."""

_AFTERWARDS: Final = "stored_afterwards"


def connect_database(app: Flask) -> None:
    """Open the database of the settings, or the file in the instance folder.

    It gets this release's schema and catalogue.

    Raises ValueError for an address that is no database, SchemaError when an
    administrator has to migrate it first.
    """
    instance = Path(app.instance_path)
    address = database_address(app.config["DATABASE_URL"], instance)
    database = open_database(address, int(app.config["THREADS"]) + SPARE_CONNECTIONS)
    if not database.is_embedded:
        from app.site.platform.storage.postgres_waits import limit_waits

        limit_waits(database.engine)
    prepare(database)
    app.extensions["database"] = database
    app.extensions["served"] = Served(database)
    app.teardown_request(_store_afterwards)


def current_database() -> Database:
    """The database of the application that answers."""
    database = current_app.extensions["database"]
    assert isinstance(database, Database)
    return database


def served_catalogue(game: str) -> AnyCatalogue:
    """The catalogue of a game as the database has it now: shipped facts under curators' changes."""
    served = current_app.extensions["served"]
    assert isinstance(served, Served)
    return served.current(game)


def store_afterwards(task: Callable[[], None]) -> None:
    """Run a task once the current request is answered, such as noting that a deck was used."""
    g.setdefault(_AFTERWARDS, []).append(task)


def _store_afterwards(_problem: BaseException | None) -> None:
    for task in g.pop(_AFTERWARDS, ()):
        task()


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
