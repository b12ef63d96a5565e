"""Players' notes: Markdown rendered to safe HTML."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import nh3
from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from app.games.tabletop.decklists.limits import MAX_NOTES

_READER: Final = (
    MarkdownIt("commonmark", {"html": False, "breaks": True})
    .enable(["table", "strikethrough"])
    .disable("image")
)
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


@lru_cache(maxsize=64)
def noted(text: str) -> Markup:
    """Return notes as HTML without scripts, styles, images or requests to other sites.

    Links carry no endorsement and send no referrer. Notes longer than a deck allows, or with more
    than `MOST_SIGNS` characters of Markdown, are shown as typed.
    """
    if len(text) > MAX_NOTES or sum(map(text.count, _SIGNS)) > MOST_SIGNS:
        lines = map(escape, text.strip().split("\n"))
        return Markup("<p>{}</p>").format(Markup("<br>\n").join(lines))
    tokens = _READER.parse(text)
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = _HEADING
    html = _READER.renderer.render(tokens, _READER.options, {})
    clean = nh3.clean(
        html,
        tags=_TAGS,
        attributes=_ATTRIBUTES,
        url_schemes=_SCHEMES,
        link_rel="nofollow noopener noreferrer",
    )
    return Markup(clean.strip())
