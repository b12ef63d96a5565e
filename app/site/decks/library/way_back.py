"""The link from a card's page back to the deck it was opened from."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from flask import request
from werkzeug.exceptions import NotFound

from app.site.decks.access import reach

_DECK: Final = re.compile(r"/decks/(\w+)/([\w-]+)")


@dataclass(frozen=True)
class WayBack:
    """The URL of the deck's page when it was left, with its search, and the deck's name.

    `place` is way and key, as in the URL.
    """

    address: str
    place: str
    name: str


def way_back() -> WayBack | None:
    """Return where the visitor came from, if it is the page of a deck they can open."""
    came = urlsplit(request.referrer or "")
    found = _DECK.fullmatch(came.path)
    if found is None or came.netloc != request.host:
        return None
    try:
        deck = reach(found[1], found[2]).deck
    except NotFound:
        return None
    address = f"{came.path}?{came.query}" if came.query else came.path
    return WayBack(address, f"{found[1]}/{found[2]}", deck.state.name)
