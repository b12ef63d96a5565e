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
"""Characters that can mean something in Markdown; reading takes its time for each of them."""

_SIGNS: Final = frozenset("[]()*_|`<>&!~#=-+\n")
_HEADING: Final = "h3"
"""Notes stand below a heading of the second rank, whatever rank their own ones were given."""

_TAGS: Final = (
    {"p", "br", "hr", "h3", "a", "em", "strong", "s", "code", "pre", "blockquote"}
    | {"ul", "ol", "li"}
    | {"table", "thead", "tbody", "tr", "th", "td"}
)
_ATTRIBUTES: Final = {"a": {"href", "title"}, "ol": {"start"}}
_SCHEMES: Final = {"http", "https", "mailto"}


@lru_cache(maxsize=64)
def noted(text: str) -> Markup:
    """Notes as HTML without script, style, picture, or anything asked of another site.

    Links say that they vouch for nothing and tell the other site nothing. Notes that are longer
    than a deck keeps, or hold more than `MOST_SIGNS` signs of Markdown, are shown as typed.
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
