"""Atom feeds (RFC 4287), by which programs of readers notice what is new on a page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final
from xml.etree import ElementTree

from flask import Response, request

MEDIA_TYPE: Final = "application/atom+xml"
_KEPT_SECONDS: Final = 60
_NAMESPACE: Final = "http://www.w3.org/2005/Atom"
_NOT_IN_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML document may contain, not even escaped (XML 1.0, 2.2)."""


@dataclass(frozen=True, slots=True)
class Entry:
    """News of a page: `id` is a URI that never changes, `address` the page that shows it."""

    id: str
    title: str
    address: str
    published: datetime
    updated: datetime
    summary: str
    author: str = ""


@dataclass(frozen=True, slots=True)
class Feed:
    """Entries of a page, the newest first. `own` is the address of the feed itself.

    `begun` is the time of a feed without entries. Entries without an author are by `author`.
    """

    title: str
    author: str
    own: str
    page: str
    begun: datetime
    entries: Sequence[Entry]

    @property
    def updated(self) -> datetime:
        """Return when an entry last changed."""
        return max((entry.updated for entry in self.entries), default=self.begun)


def feed_answer(feed: Feed) -> Response:
    """Return a feed; 304 for a reader that has it as it is."""
    answer = Response(_written(feed), content_type=f"{MEDIA_TYPE}; charset=utf-8")
    answer.headers["Cache-Control"] = f"public, max-age={_KEPT_SECONDS}"
    answer.last_modified = feed.updated
    answer.add_etag(weak=True)
    return answer.make_conditional(request)  # type: ignore[return-value]


def _written(feed: Feed) -> bytes:
    root = ElementTree.Element("feed", {"xmlns": _NAMESPACE, "xml:lang": "en"})
    _add(root, "id", feed.own)
    _add(root, "title", feed.title)
    _add(root, "updated", feed.updated.isoformat())
    ElementTree.SubElement(root, "link", {"rel": "self", "type": MEDIA_TYPE, "href": feed.own})
    _add_link(root, feed.page)
    _add_author(root, feed.author)
    for entry in feed.entries:
        written = ElementTree.SubElement(root, "entry")
        _add(written, "id", entry.id)
        _add(written, "title", entry.title)
        _add(written, "published", entry.published.isoformat())
        _add(written, "updated", entry.updated.isoformat())
        _add_link(written, entry.address)
        if entry.author:
            _add_author(written, entry.author)
        _add(written, "summary", entry.summary)
    document: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return document


def _add(to: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(to, name).text = _NOT_IN_XML.sub("\ufffd", text)


def _add_link(to: ElementTree.Element, address: str) -> None:
    ElementTree.SubElement(to, "link", {"rel": "alternate", "type": "text/html", "href": address})


def _add_author(to: ElementTree.Element, name: str) -> None:
    _add(ElementTree.SubElement(to, "author"), "name", name)
