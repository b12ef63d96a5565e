"""A file as its readers get it: the text, and the tree where it is XML."""

import re
from typing import Final, NamedTuple

from app.games.tabletop.decklists.markup import is_marked_up
from app.games.tabletop.decklists.source import Source, UnreadableError
from app.games.tabletop.decklists.xml_tree import Element, is_xml, parse_xml

_EMPTIED: Final = re.compile(
    r"(<section\b[^<>]*?)\s*(?:/>|>\s*</section\s*>)(?=\s*<card\b[^<>]*>[^<]*</card\s*>)"
)
"""A section of OCTGN that is closed before the cards that stand in it."""

_NO_ELEMENT: Final = Element("", {}, 0)


class Document(NamedTuple):
    """A text, and its tree: an element without a tag when the text is no XML.

    `closed_early` are the lines of sections that had to be opened again to read the XML.
    """

    text: str
    filename: str = ""
    tree: Element = _NO_ELEMENT
    closed_early: tuple[int, ...] = ()


def read_document(source: Source, filename: str) -> Document:
    """Parse the text where it is XML, mending the one malformation known from real files.

    Raises UnreadableError as `parse_xml` does.
    """
    text = source.text
    if not is_xml(text) or is_marked_up(text):
        return Document(text, filename)
    try:
        return Document(text, filename, parse_xml(text))
    except UnreadableError:
        lines = tuple(text.count("\n", 0, at.start()) + 1 for at in _EMPTIED.finditer(text))
        if not lines:
            raise
        return Document(text, filename, parse_xml(_EMPTIED.sub(r"\1>", text)), lines)
