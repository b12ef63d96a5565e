"""The way back from a card's page to the deck it was opened from."""

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
    """The address of the deck's page as it was left, with its search, and the deck's name.

    `place` is way and key, as they stand in the address.
    """

    address: str
    place: str
    name: str


def way_back() -> WayBack | None:
    """Where the visitor came from, if that is the page of a deck they can open."""
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
