"""Capability links: URLs whose key gives a right, and the links that a session has stored.

The URL of every page begins with a way, which says in which capacity the visitor comes, and a key,
which gives the right. Without the right the answer is the same as for a missing page.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import ClassVar, Final, Generic, NoReturn, TypeVar

from flask import abort, session

MOST_REMEMBERED: Final = 20
"""The most links of one kind that a session holds."""

Way = TypeVar("Way", bound=StrEnum)


@dataclass(frozen=True)
class Reached(Generic[Way]):
    """An object that a visitor reached, by way and key. Features add the object itself."""

    area: ClassVar[str]
    """The prefix of the feature's pages, such as `/decks`."""

    way: Way
    key: str

    @cached_property
    def base(self) -> str:
        """Return the URL prefix of all its pages for this way."""
        return f"{self.area}/{self.way}/{self.key}"


def known_way(ways: type[Way], written: str) -> Way:
    """Return the way that a URL names. Aborts with 404 if there is none."""
    return ways(written) if written in set(ways) else not_there()


def not_there() -> NoReturn:
    """Abort with 404, whatever the visitor lacks."""
    abort(404)


@dataclass(frozen=True)
class SessionLinks(Generic[Way]):
    """The links stored in a visitor's session under `name`, newest first.

    A link of the way `usual` is stored as its bare key.
    """

    name: str
    ways: type[Way]
    usual: Way | None = None

    @property
    def links(self) -> list[tuple[Way, str]]:
        """Return way and key of each link."""
        kept = session.get(self.name, [])
        read = map(self._read, kept if isinstance(kept, list) else [])
        return [link for link in read if link is not None]

    @property
    def keys(self) -> list[str]:
        """Return the keys."""
        return [key for _, key in self.links]

    def remember(self, way: Way, key: str) -> None:
        """Store a link as the newest one; the oldest is dropped if there are too many."""
        links = self.links
        if not links or links[0] != (way, key):
            self._keep([(way, key), *(link for link in links if link != (way, key))])

    def forget(self, key: str) -> None:
        """Remove the links with this key."""
        self._keep([link for link in self.links if link[1] != key])

    def _keep(self, links: list[tuple[Way, str]]) -> None:
        session[self.name] = [
            key if way is self.usual else [str(way), key] for way, key in links[:MOST_REMEMBERED]
        ]

    def _read(self, kept: object) -> tuple[Way, str] | None:
        match kept:
            case str(key) if self.usual is not None:
                return self.usual, key
            case [str(way), str(key)] if way in set(self.ways):
                return self.ways(way), key
            case _:
                return None
