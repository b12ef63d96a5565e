"""Read pages in tests without the whitespace that only formats a template."""

from __future__ import annotations

import re
from typing import Any, Final

from flask import Flask
from flask.testing import FlaskClient
from flask.wrappers import Response

BLOCKS: Final = (
    "address|article|aside|blockquote|body|br|caption|col|dd|details|div|dl|dt|fieldset|figcaption|"
    "figure|footer|form|h[1-6]|head|header|hr|html|legend|li|link|main|meta|nav|ol|optgroup|option|p|"
    "pre|script|section|select|summary|table|tbody|td|tfoot|th|thead|title|tr|ul"
)

_TOKEN: Final = re.compile(r'name="csrf_token" value="[^"]*"')
_VERBATIM: Final = re.compile(r"(<(pre|textarea)\b.*?</\2>)", re.DOTALL)
_IN_TAG: Final = re.compile(r"<[a-z](?:\"[^\"]*\"|[^\">])*>")
_BESIDE_BLOCK: Final = re.compile(rf"\s*(</?(?:{BLOCKS})\b(?:\"[^\"]*\"|[^\">])*>)\s*")
_LAYOUT: Final = re.compile(r"\s*\n\s*|[ \t]{2,}")
_INSIDE_TAG: Final = re.compile(rf"({_IN_TAG.pattern})\n|\n(?=</)|(?<=>)\n(?=<)")


def compact(html: str) -> str:
    """Return a page without the line breaks and indentation of its template."""
    pieces = _VERBATIM.split(html)
    # split() gives text, verbatim element, its name, text, ...
    return "".join(
        piece if place % 3 == 1 else _compact(piece)
        for place, piece in enumerate(pieces)
        if place % 3 != 2
    )


def without_token(html: str) -> str:
    """Return a page without its form tokens, which change from one second to the next."""
    return _TOKEN.sub("", html)


def _compact(html: str) -> str:
    html = _IN_TAG.sub(lambda tag: re.sub(r"\s*\n\s*", " ", tag[0]).replace(" >", ">"), html)
    html = _BESIDE_BLOCK.sub(r"\1", html)
    return _INSIDE_TAG.sub(r"\1", _LAYOUT.sub("\n", html)).replace("\n", " ")


class _Page(Response):
    def get_data(self, as_text: bool = False) -> Any:
        """Return the response; a page read as text is compact."""
        data = super().get_data(as_text=as_text)
        return compact(data) if as_text and self.mimetype == "text/html" else data


class Reader(FlaskClient):
    """A test client that reads pages as compact text. Requests are sent unchanged."""

    def __init__(self, app: Flask, *_: object, **options: Any) -> None:
        super().__init__(app, _Page, **options)


_LINE: Final = re.compile(
    r'<td class="num faint">(\d+)</td>\s*<td class="what">(.*?)</td>', re.DOTALL
)
_TAG: Final = re.compile(r"<[^>]+>")


def line_states(html: str) -> dict[int, str]:
    """Return the state that a page shows for each line of a list, by its number."""
    return {int(line): _TAG.sub("", badge).strip() for line, badge in _LINE.findall(html)}
