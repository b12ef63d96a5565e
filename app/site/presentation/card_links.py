"""Names of cards within sentences, linked to the cards' pages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from markupsafe import Markup, escape

from app.site.platform.catalogue import current_indexed_catalogue
from app.site.platform.games import game_path

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
