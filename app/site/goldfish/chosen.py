"""The deck that a goldfish page is about, found by its address.

A list that somebody pasted stands whole in the address, packed; nothing is stored for it, and
a link to such a page stays true when a deck it came from changes.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from flask import abort

from app.games.spoils.decklists import (
    Decklist,
    Zone,
    precon_decklist,
    read_decklist,
    write_decklist,
)
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Card, Catalogue
from app.site.catalogue import current_catalogue
from app.site.decks.reach import Way, reach

PRECON: Final = "precon"
LIST: Final = "list"
_LARGEST_LIST: Final = 40_000


@dataclass(frozen=True)
class ChosenDeck:
    """A deck with the way and the key that stand in the addresses of its pages.

    `home` is the page of the deck itself, None where it has none; `version` is the one a
    change builds on, None where the visitor may not change the deck.
    """

    way: str
    key: str
    decklist: Decklist
    edition: Edition = DEFAULT_EDITION
    home: str | None = None
    version: int | None = None

    @property
    def name(self) -> str:
        """What people call the deck."""
        return self.decklist.name or "Deck without a name"

    @property
    def base(self) -> str:
        """What the addresses of all its goldfish pages begin with."""
        return f"/goldfish/{self.way}/{self.key}"

    def address(self, page: str, arguments: Mapping[str, object] | None = None) -> str:
        """The address of one of its pages: `report`, `odds`, `hand` …"""
        return _address(f"{self.base}/{page}", arguments)

    def shared(self, page: str, arguments: Mapping[str, object] | None = None) -> str:
        """An address of the page for others: it shows this list and gives no right to edit."""
        if self.way == PRECON:
            return self.address(page, arguments)
        return _address(f"/goldfish/{LIST}/{packed(self.decklist)}/{page}", arguments)

    def cards(self, catalogue: Catalogue) -> list[tuple[Card, int]]:
        """The cards of the deck with their copies, starting resources included."""
        counted = self.decklist.copies(Zone.DECK).items()
        return [(catalogue.by_name[name], copies) for name, copies in counted]


def _address(path: str, arguments: Mapping[str, object] | None) -> str:
    return f"{path}?{urlencode(arguments, doseq=True)}" if arguments else path


def chosen_deck(way: str, key: str) -> ChosenDeck:
    """The deck behind an address. Aborts with 404 where there is none."""
    catalogue = current_catalogue()
    if way == PRECON and key in catalogue.precons:
        return ChosenDeck(way, key, precon_decklist(catalogue.precons[key], catalogue))
    decklist = unpacked(key, catalogue) if way == LIST else None
    if decklist is not None:
        return ChosenDeck(way, key, decklist)
    if way not in set(Way):
        abort(404)
    reached = reach(way, key)
    state = reached.deck.state
    version = reached.deck.version if reached.may_edit else None
    return ChosenDeck(way, key, state.decklist, state.edition, reached.base, version)


def packed(decklist: Decklist) -> str:
    """A decklist as part of an address: faction, deck and name, nothing else."""
    lines = tuple(line for line in decklist.lines if line.zone in (Zone.FACTION, Zone.DECK))
    text = write_decklist(replace(decklist, lines=lines, notes="", author="", tags=()), "txt")
    squeezed = zlib.compress(text.encode(), 9)
    return base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


def unpacked(key: str, catalogue: Catalogue) -> Decklist | None:
    """The decklist of an address; None when it cannot be read whole."""
    try:
        squeezed = base64.b64decode(key + "=" * (-len(key) % 4), altchars=b"-_", validate=True)
        stream = zlib.decompressobj()
        text = stream.decompress(squeezed, _LARGEST_LIST)
    except (binascii.Error, zlib.error, ValueError):
        return None
    if not stream.eof:
        return None
    read = read_decklist(text, catalogue)
    return None if read.open_lines else read.decklist
