"""Markup of forums, chats and web pages, taken off a line before it is read."""

import html
import re
from typing import Final

from app.games.text import without_invisible

BREAK: Final = "\x1e"
"""Stands where markup begins a new row within a line."""

_HTML_TAGS: Final = (
    "a|abbr|b|big|blockquote|body|br|center|code|dd|del|div|dl|dt|em|font|h[1-6]|head|hr|html|i|img|"
    "ins|li|main|ol|p|pre|s|section|small|span|strong|sub|sup|table|tbody|td|th|thead|title|tr|tt|"
    "u|ul"
)
_BBCODE_TAGS: Final = (
    r"\*|align|anchor|attachment|b|card|cardname|cards|center|code|color|colour|deck|decklist|font|"
    r"h[1-6]|hide|hr|i|img|indent|justify|left|li|list|ol|quote|right|s|size|spoiler|strike|sub|"
    r"sup|table|td|th|tr|tt|u|ul|url"
)
_HTML_ROW: Final = re.compile(
    r"<(?:br|/?tr|/?li|/?p|/?div|/?h[1-6]|/?ul|/?ol)\b[^<>]{0,200}>", re.IGNORECASE
)
_HTML: Final = re.compile(
    rf"</?(?:{_HTML_TAGS})\b[^<>]{{0,300}}>|<!--[^<>]{{0,300}}-->", re.IGNORECASE
)
_BBCODE_ROW: Final = re.compile(r"\[(?:/tr|/li|\*|hr)\]", re.IGNORECASE)
_BBCODE: Final = re.compile(
    rf"\[/(?:{_BBCODE_TAGS})\]|\[(?:{_BBCODE_TAGS})(?:=[^\[\]]{{0,200}})?\]", re.IGNORECASE
)
_ZONE_TAG: Final = re.compile(r"\[(?:deck|decklist|cards|main)\]", re.IGNORECASE)
_LINK: Final = re.compile(r"\[([^\[\]]{1,200})\]\(\s*(?:https?:|/)[^()\s]{0,300}[^()]{0,100}\)")
_ADDRESS: Final = re.compile(r"<?(?:https?://|www\.)\S+>?", re.IGNORECASE)
_CARD_LINK: Final = re.compile(r"\[\[([^\[\]]{1,200})\]\]")
_LABEL: Final = re.compile(r"\^[^^]{0,100}\^")
_ESCAPED: Final = re.compile(r"\\([\\`*_{}\[\]()#+\-.!~|>])")
_QUOTED: Final = re.compile(r"^(?:\s*>+)+\s?")
_FENCE: Final = re.compile(r"^\s*(?:```|~~~)\s*[\w+-]*\s*$")
_EMPHASIS: Final = re.compile(r"\*\*\*|\*\*|__|~~|\|\||`+")
_STARRED: Final = re.compile(r"^([*_])(\d+[xX]?)\1\s+")
_ONLY_SIGNS: Final = re.compile(r"[\s\-=_*#~.+|:–—•·>]+")
_XML_ROOT: Final = re.compile(rf"\s*<(?:!DOCTYPE\s+html|(?:{_HTML_TAGS})\b)", re.IGNORECASE)


def is_marked_up(text: str) -> bool:
    """Return True if a text starts with a tag of a web page, so is no file of a deck program."""
    return _XML_ROOT.match(text) is not None


def without_markup(line: str) -> str:
    """A line without tags of HTML and BBCode, Markdown's signs and invisible characters.

    `BREAK` stands where a row of a table or a point of a list begins within the line.
    """
    text = without_invisible(line)
    if _FENCE.match(text):
        return ""
    if "&" in text:
        text = html.unescape(text)
    if "<" in text:
        text = _HTML.sub(" ", _HTML_ROW.sub(BREAK, text))
    if "[" in text:
        if not _ZONE_TAG.fullmatch(text.strip()):
            text = _BBCODE.sub(" ", _BBCODE_ROW.sub(BREAK, text))
        text = _CARD_LINK.sub(r"\1", _LINK.sub(r"\1", text))
    if "^" in text:
        text = _LABEL.sub(" ", text)
    if "\\" in text:
        text = _ESCAPED.sub(r"\1", text)
    text = _STARRED.sub(r"\2 ", _EMPHASIS.sub("", _QUOTED.sub("", text)).lstrip())
    return text.strip().strip(BREAK).strip()


def is_decoration(text: str) -> bool:
    """Return True if a line holds nothing but signs that draw a rule or a frame."""
    return not text or _ONLY_SIGNS.fullmatch(text) is not None


def is_address(text: str) -> bool:
    """Return True if a line is nothing but a link."""
    return _ADDRESS.fullmatch(text) is not None
