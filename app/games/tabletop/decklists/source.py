"""A file as its readers get it: its bytes as text, with what was assumed, and the tree of XML."""

import codecs
import re
from dataclasses import dataclass, field
from html import escape
from typing import Final, NamedTuple

from app.games.tabletop.decklists.limits import MAX_BYTES, MAX_FOREIGN, MAX_LINES
from app.games.tabletop.decklists.markup import is_marked_up
from app.games.tabletop.tabular.foreign_files import ForeignFileError, refuse_foreign
from app.games.tabletop.tabular.workbooks import is_workbook, workbook_text
from app.games.text import flaw_in, foreign_in

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8", "UTF-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le", "UTF-16"),
    (codecs.BOM_UTF16_BE, "utf-16-be", "UTF-16"),
)
_DECLARED: Final = re.compile(rb"""^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.-]{1,40})["']""")
_LATIN: Final = frozenset({"iso8859-1", "cp1252"})


class UnreadableError(ValueError):
    """A file that cannot be read at all. The message says why and what to do."""


class Source(NamedTuple):
    """A text with line ends as LF, how it was encoded, and what was assumed of it."""

    text: str
    encoding: str = "UTF-8"
    assumed: str = ""


def read_source(content: bytes | str) -> Source:
    """Decode a file: a workbook, UTF-8, UTF-16, else Windows-1252, byte-order marks left out.

    Raises UnreadableError when it is too large, no text, or not in these encodings.
    """
    if _bytes_of(content) > MAX_BYTES:
        raise UnreadableError(
            f"The file is larger than {MAX_BYTES // 1024} KiB, too large for a deck file."
        )
    source = Source(content) if isinstance(content, str) else _decoded(content)
    text = source.text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if flaw := flaw_in(text):
        line = text.count("\n", 0, flaw.at) + 1
        raise UnreadableError(f"Line {line} contains {flaw.message}. Remove it and try again.")
    foreign = foreign_in(text)
    if foreign > MAX_FOREIGN:
        raise UnreadableError(
            f"The file contains {foreign:,} characters other than plain letters, digits and "
            f"punctuation; at most {MAX_FOREIGN:,} are allowed."
        )
    if text.count("\n") > MAX_LINES:
        raise UnreadableError(
            f"The file has more than {MAX_LINES} lines, too many for a deck file."
        )
    return Source(text, source.encoding, source.assumed)


def _bytes_of(content: bytes | str) -> int:
    return len(content if isinstance(content, bytes) else content.encode("utf-8", "replace"))


def _decoded(content: bytes) -> Source:
    """A workbook as a table, any other file as the text that it is."""
    try:
        if is_workbook(content):
            return Source(workbook_text(content))
        refuse_foreign(content)
    except ForeignFileError as problem:
        raise UnreadableError(str(problem)) from None
    return _decode(content)


def _decode(content: bytes) -> Source:
    for mark, codec, title in _MARKS:
        if content.startswith(mark):
            return Source(_strict(content.removeprefix(mark), codec, title), title)
    declared = _DECLARED.match(content)
    if declared and _codec(declared[1].decode("ascii")) in _LATIN:
        return Source(_strict(content, "cp1252", "Windows-1252"), "Windows-1252")
    unmarked = _utf_16_without_mark(content)
    if unmarked:
        text = _strict(content, unmarked, "UTF-16")
        return Source(text, "UTF-16", "Read as UTF-16, although the file does not say so.")
    try:
        return Source(content.decode("utf-8"))
    except UnicodeDecodeError:
        text = _strict(content, "cp1252", "UTF-8 nor Windows-1252")
        return Source(text, "Windows-1252", "Read as Windows-1252, because it is not valid UTF-8.")


def _codec(name: str) -> str:
    try:
        return codecs.lookup(name).name
    except LookupError:
        return name


def _utf_16_without_mark(content: bytes) -> str | None:
    """The byte order if nearly every other byte is zero, as in Latin text in UTF-16."""
    start = content[:200]
    pairs = len(start) // 2
    if pairs < 2 or 0 not in start:
        return None
    if start[1::2].count(0) * 10 >= pairs * 9 and 0 not in start[0::2]:
        return "utf-16-le"
    if start[0::2].count(0) * 10 >= pairs * 9 and 0 not in start[1::2]:
        return "utf-16-be"
    return None


def _strict(content: bytes, codec: str, title: str) -> str:
    try:
        return content.decode(codec)
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise UnreadableError(
            f"Line {line}: byte {content[problem.start]:#04x} is not {title}."
            " Save the file as UTF-8 and try again."
        ) from None


_OPENING: Final = re.compile(r"\s*<(?:\?xml\b|!DOCTYPE\b|!--|[A-Za-z_])")
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
    """Return whether a text starts as XML does, and is no post with markup.

    The log of a chat, `<tom> 4 Scout`, begins with the name of a speaker in brackets: it goes on in
    the line and closes no element.
    """
    is_spoken = _SPEAKER.match(text) is not None and "</" not in text
    return not is_spoken and _OPENING.match(text) is not None and not is_marked_up(text)


def to_xml(text: str) -> str:
    """Text as it may stand between tags; signs that XML forbids become `�`."""
    return escape(_FORBIDDEN.sub("�", text), quote=False)


def to_attribute(text: str) -> str:
    """Text as an attribute's value, with its quotation marks."""
    from xml.sax.saxutils import quoteattr

    return quoteattr(_FORBIDDEN.sub("�", text))


_NO_ELEMENT: Final = Element("", {}, 0)


class Document(NamedTuple):
    """A text, and its tree: an element without a tag when the text is no XML.

    `closed_early` are the lines of sections that had to be opened again to read the XML.
    """

    text: str
    filename: str = ""
    tree: Element = _NO_ELEMENT
    closed_early: tuple[int, ...] = ()
