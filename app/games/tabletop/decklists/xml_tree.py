"""XML from strangers as a small tree: no entities, no outside references, bounded."""

import re
from dataclasses import dataclass, field
from typing import Final
from xml.sax import SAXParseException
from xml.sax.handler import ContentHandler
from xml.sax.saxutils import escape, quoteattr
from xml.sax.xmlreader import AttributesImpl, Locator

import defusedxml.sax
from defusedxml import DefusedXmlException

from app.games.tabletop.decklists.limits import MAX_DEPTH, MAX_LINES
from app.games.tabletop.decklists.source import UnreadableError
from app.games.text import flaw_in

_OPENING: Final = re.compile(r"\s*<(?:\?xml\b|!DOCTYPE\b|!--|[A-Za-z_])")
_DECLARATION: Final = re.compile(r"\s*<\?xml\b[^>]*\?>")
_SPEAKER: Final = re.compile(r"\s*<[\w.-]{1,40}>[ \t]+[^\s<]")
_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(slots=True, eq=False)
class Element:
    """An element with the line it starts on. Names and attributes as they are written."""

    tag: str
    attributes: dict[str, str]
    line: int
    children: "list[Element]" = field(default_factory=list)
    text: str = ""

    def attribute(self, *names: str) -> str:
        """The first of these attributes that is there, stripped; empty without any."""
        for name in names:
            if name in self.attributes:
                return self.attributes[name].strip()
        return ""

    def child(self, tag: str) -> "Element | None":
        """The first child of that tag."""
        return next((child for child in self.children if child.tag == tag), None)

    def text_of(self, tag: str) -> str:
        """The stripped text of the first child of that tag; empty without one."""
        child = self.child(tag)
        return child.text.strip() if child else ""

    @property
    def texts(self) -> list[str]:
        """All texts and values of attributes in it and below it, in no particular order."""
        found, left = [], [self]
        while left:
            element = left.pop()
            found += [text for text in (element.text.strip(), *element.attributes.values()) if text]
            left += element.children
        return found


def is_xml(text: str) -> bool:
    """Return whether a text starts as XML does, not with the name of a speaker in brackets.

    The log of a chat, `<tom> 4 Scout`, goes on in the line and closes no element.
    """
    is_spoken = _SPEAKER.match(text) is not None and "</" not in text
    return not is_spoken and _OPENING.match(text) is not None


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


def to_xml(text: str) -> str:
    """Text as it may stand between tags; signs that XML forbids become `�`."""
    return escape(_FORBIDDEN.sub("�", text))


def to_attribute(text: str) -> str:
    """Text as an attribute's value, with its quotation marks."""
    return quoteattr(_FORBIDDEN.sub("�", text))


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
