"""Links that carry a right in their key: what was reached by one, and those a session holds.

The address of every page begins with a way, which says as whom the visitor comes, and a key,
which gives the right. Whoever has no right gets the same answer as for nothing there.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import ClassVar, Final, Generic, NoReturn, TypeVar

from flask import abort, session

MOST_REMEMBERED: Final = 20
"""How many links of one kind a session holds."""

Way = TypeVar("Way", bound=StrEnum)


@dataclass(frozen=True)
class Reached(Generic[Way]):
    """What a visitor reached, by which way and key. Features add what lies there."""

    area: ClassVar[str]
    """What the addresses of the feature's pages begin with, such as `/decks`."""

    way: Way
    key: str

    @cached_property
    def base(self) -> str:
        """What the addresses of all its pages begin with in this way."""
        return f"{self.area}/{self.way}/{self.key}"


def known_way(ways: type[Way], written: str) -> Way:
    """The way that an address names. Aborts with 404 where there is none."""
    return ways(written) if written in set(ways) else not_there()


def not_there() -> NoReturn:
    """Answer as for nothing there, whatever the visitor lacks."""
    abort(404)


@dataclass(frozen=True)
class SessionLinks(Generic[Way]):
    """The links that a visitor's session holds under `name`, newest first.

    A link of the way `usual` is kept as its bare key.
    """

    name: str
    ways: type[Way]
    usual: Way | None = None

    @property
    def links(self) -> list[tuple[Way, str]]:
        """Way and key of each link."""
        kept = session.get(self.name, [])
        read = map(self._read, kept if isinstance(kept, list) else [])
        return [link for link in read if link is not None]

    @property
    def keys(self) -> list[str]:
        """The keys alone."""
        return [key for _, key in self.links]

    def remember(self, way: Way, key: str) -> None:
        """Keep a link as the newest one; the oldest goes where there are too many."""
        links = self.links
        if not links or links[0] != (way, key):
            self._keep([(way, key), *(link for link in links if link != (way, key))])

    def forget(self, key: str) -> None:
        """Take the links with this key out."""
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
