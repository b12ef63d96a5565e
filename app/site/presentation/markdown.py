"""Players' notes: Markdown rendered to safe HTML."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

import nh3
from markupsafe import Markup, escape

from app.games.tabletop.decklists.limits import MAX_NOTES

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.rules_inline import StateInline

MOST_SIGNS: Final = 4_000
"""Characters that can have a meaning in Markdown; parsing takes time for each of them."""

_SIGNS: Final = frozenset("[]()*_|`<>&!~#=-+\n")
_HEADING: Final = "h3"
"""Headings in notes are rendered below a heading of level 2, whatever level they were given."""

_TAGS: Final = (
    {"p", "br", "hr", "h3", "a", "em", "strong", "s", "code", "pre", "blockquote"}
    | {"ul", "ol", "li"}
    | {"table", "thead", "tbody", "tr", "th", "td"}
)
_ATTRIBUTES: Final = {"a": {"href", "title"}, "ol": {"start"}}
_SCHEMES: Final = {"http", "https", "mailto"}


CardAddress: TypeAlias = Callable[[str], str | None]
"""Returns the URL of the page of a card by its name; None for a name that is no card's."""

_CARD: Final = re.compile(r"\[\[([^\[\]\n]{1,100})\]\]")
_ADDRESS_OF: Final = "address_of"


def _read_card(state: StateInline, silent: bool) -> bool:
    """Read `[[Scout]]` as a link to the card's page."""
    found = _CARD.match(state.src, state.pos)
    address_of: CardAddress | None = state.env.get(_ADDRESS_OF)
    address = address_of(found[1].strip()) if found and address_of else None
    if found is None or address is None:
        return False
    if not silent:
        state.push("link_open", "a", 1).attrs = {"href": address}
        state.push("text", "", 0).content = found[1].strip()
        state.push("link_close", "a", -1)
    state.pos = found.end()
    return True


@cache
def _reader() -> MarkdownIt:
    """Return the parser, which is loaded when there are notes to show."""
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark", {"html": False, "breaks": True})
    reader.enable(["table", "strikethrough"]).disable("image")
    reader.inline.ruler.before("link", "card", _read_card)
    return reader


def noted(text: str, address_of: CardAddress | None = None) -> Markup:
    """Return notes as HTML without scripts, styles, images or requests to other sites.

    With `address_of`, the name of a card in double brackets is a link to its page.

    Links carry no endorsement and send no referrer. Notes longer than a deck allows, or with more
    than `MOST_SIGNS` characters of Markdown, are shown as typed.
    """
    if len(text) > MAX_NOTES or sum(map(text.count, _SIGNS)) > MOST_SIGNS:
        lines = map(escape, text.strip().split("\n"))
        return Markup("<p>{}</p>").format(Markup("<br>\n").join(lines))
    env = {_ADDRESS_OF: address_of}
    reader = _reader()
    tokens = reader.parse(text, env)
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = _HEADING
    html = reader.renderer.render(tokens, reader.options, env)
    clean = nh3.clean(
        html,
        tags=_TAGS,
        attributes=_ATTRIBUTES,
        url_schemes=_SCHEMES,
        link_rel="nofollow noopener noreferrer",
    )
    return Markup(clean.strip())
