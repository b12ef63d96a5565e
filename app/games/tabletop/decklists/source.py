"""The bytes of a file as text, and what had to be assumed to read them."""

import codecs
import re
from typing import Final, NamedTuple

from app.games.tabletop.decklists.limits import MAX_BYTES, MAX_FOREIGN, MAX_LINES
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
