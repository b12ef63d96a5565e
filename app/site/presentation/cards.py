"""Cards on pages: their faces and stats, and their names as links within sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from markupsafe import Markup, escape

from app.games.capabilities.faces import Face
from app.games.tabletop.facts import CardLike, PrintingLike
from app.site.platform.request.current_game import current_game, game_path
from app.site.platform.storage.database import current_indexed_catalogue


def face_of(card: CardLike, printing: PrintingLike | None = None) -> Face:
    """The face of a card, as one printing shows it."""
    return current_game().faces.needed().of(card, printing)


def stat_line(card: CardLike) -> str:
    """The stats in the short form of lists: `3/3/4`, bonuses with their sign."""
    return current_game().faces.needed().entry(card).stats


_CHANGE: Final = re.compile(r"(?:^|(?<=, ))(?P<name>.+?)(?= \d+ → \d+)")
"""The name in one change of a version's reason: `Scout 4 → 5, Gnat 0 → 2`."""


def card_link(name: str) -> Markup:
    """Return a card's name, linked to its page if the current game has such a card."""
    slug = current_indexed_catalogue().slugs.get(name)
    if slug is None:
        return escape(name)
    return Markup('<a href="{}/cards/{}">{}</a>').format(game_path(), slug, name)


def emphasized(message: str, names: Iterable[str]) -> Markup:
    """Return the message with the first mention of each card in bold and linked to its page."""
    left = set(names)
    any_name = "|".join(map(re.escape, sorted(left, key=len, reverse=True)))
    parts, end = [], 0
    for found in re.finditer(any_name, message) if left else ():
        if found[0] in left:
            left.remove(found[0])
            bold = Markup("<b>{}</b>").format(card_link(found[0]))
            parts += [escape(message[end : found.start()]), bold]
            end = found.end()
    return Markup("").join([*parts, escape(message[end:])])


def with_card_links(reason: str) -> Markup:
    """Return a version's reason with the names of changed cards linked to their pages."""
    parts, end = [], 0
    for found in _CHANGE.finditer(reason):
        parts += [escape(reason[end : found.start()]), card_link(found["name"])]
        end = found.end()
    return Markup("").join([*parts, escape(reason[end:])])
