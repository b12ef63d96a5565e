"""The tree of an XML document, read without trusting it."""

import re
from typing import Final
from xml.sax import SAXParseException
from xml.sax.handler import ContentHandler
from xml.sax.xmlreader import AttributesImpl, Locator

import defusedxml.sax
from defusedxml import DefusedXmlException

from app.games.tabletop.decklists.limits import MAX_DEPTH, MAX_LINES
from app.games.tabletop.decklists.source import Document, Element, UnreadableError
from app.games.text import flaw_in

_DECLARATION: Final = re.compile(r"\s*<\?xml\b[^>]*\?>")


def parse_xml(text: str) -> Element:
    """The root of a document.

    Raises UnreadableError with line and column where it breaks, on entity declarations
    and external references, and beyond the limits of depth and count.
    """
    declaration = _DECLARATION.match(text)
    if declaration:
        text = "\n" * declaration[0].count("\n") + text[declaration.end() :]
    builder = _Builder()
    try:
        defusedxml.sax.parseString(text.encode(), builder)
    except DefusedXmlException:
        raise UnreadableError(
            "The XML declares entities, which no deck file needs. They are not expanded."
        ) from None
    except SAXParseException as problem:
        raise UnreadableError(
            f"The XML has an error in line {problem.getLineNumber()}, column "
            f"{(problem.getColumnNumber() or 0) + 1}: {problem.getMessage()}."
        ) from None
    assert builder.root is not None
    return builder.root


class _Builder(ContentHandler):
    def __init__(self) -> None:
        super().__init__()
        self.root: Element | None = None
        self._open: list[Element] = []
        self._texts: list[list[str]] = []
        self._count = 0
        self._place: Locator | None = None

    def setDocumentLocator(self, locator: Locator) -> None:  # noqa: N802
        self._place = locator

    def startElement(self, name: str, attrs: AttributesImpl) -> None:  # noqa: N802
        self._count += 1
        if self._count > MAX_LINES:
            raise UnreadableError(f"The XML has more than {MAX_LINES} elements.")
        if len(self._open) >= MAX_DEPTH:
            raise UnreadableError(f"The XML is nested deeper than {MAX_DEPTH} elements.")
        line = (self._place and self._place.getLineNumber()) or 0
        element = Element(name, dict(attrs.items()), line)
        if self._open:
            self._open[-1].children.append(element)
        else:
            self.root = element
        self._open.append(element)
        self._texts.append([])

    def endElement(self, name: str) -> None:  # noqa: N802
        element = self._open.pop()
        element.text = "".join(self._texts.pop())
        for text in (element.text, *element.attributes.values()):
            if flaw := flaw_in(text):
                raise UnreadableError(
                    f"The element <{name[:40]}> in line {element.line} contains {flaw.message}. "
                    "Remove it and try again."
                )

    def characters(self, content: str) -> None:
        self._texts[-1].append(content)


_EMPTIED: Final = re.compile(
    r"(<section\b[^<>]*?)\s*(?:/>|>\s*</section\s*>)(?=\s*<card\b[^<>]*>[^<]*</card\s*>)"
)
"""A section of OCTGN that is closed before the cards that stand in it."""


def xml_document(text: str, filename: str) -> Document:
    """Parse a text that is XML, mending the one malformation known from real files.

    Raises UnreadableError as `parse_xml` does.
    """
    try:
        return Document(text, filename, parse_xml(text))
    except UnreadableError:
        lines = tuple(text.count("\n", 0, at.start()) + 1 for at in _EMPTIED.finditer(text))
        if not lines:
            raise
        return Document(text, filename, parse_xml(_EMPTIED.sub(r"\1>", text)), lines)
