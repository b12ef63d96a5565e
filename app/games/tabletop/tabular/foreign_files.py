"""Files that hold no text: recognised by how they begin, with what to do instead."""

import io
import re
import zipfile
from typing import Final

_INSTEAD: Final = "Paste the list as text, or choose a file of text or a spreadsheet."
_UNPACK: Final = "Unpack it, and choose the file inside."
_COPY: Final = "Copy its text and paste it, or save it as plain text."

_KINDS: Final = tuple(
    (re.compile(start, re.DOTALL), said)
    for start, said in (
        (
            rb"\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF....WEBP|....ftyp(?:hei|mif|avi)"
            rb"|BM....\0\0\0\0|II\*\0|MM\0\*",
            f"This is a picture. {_INSTEAD}",
        ),
        (rb"%PDF-", f"This is a PDF file. {_INSTEAD}"),
        (rb"\s*\{\\rtf", f"This is a document in RTF. {_COPY}"),
        (
            rb"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
            "This is a file of an old version of Excel or Word, or one with a password. Save it as "
            ".xlsx or CSV.",
        ),
        (
            rb"7z\xbc\xaf\x27\x1c|Rar!\x1a\x07|\x1f\x8b|BZh[1-9]1AY|\xfd7zXZ",
            f"This is a packed file. {_UNPACK}",
        ),
        (rb"SQLite format 3\0", f"This is a database. {_INSTEAD}"),
    )
)  # fmt: skip
_ZIP: Final = (b"PK\3\4", b"PK\5\6", b"PK\7\x08")
_PARTS: Final = (
    ("word/document.xml", f"This is a document of Word. {_COPY}"),
    ("ppt/presentation.xml", f"This is a presentation. {_COPY}"),
    ("content.xml", f"This is a text document. {_COPY}"),
)
_PACKED: Final = f"This is a zip archive. {_UNPACK}"
_DAMAGED: Final = (
    "This is a workbook or zip archive that is damaged. Save or send it again, or paste the list."
)


class ForeignFileError(ValueError):
    """A file that holds no text, or a workbook that cannot be read. The message says what to do."""


def refuse_foreign(content: bytes) -> None:
    """Raise ForeignFileError for a file of a known kind that holds no text."""
    if content.startswith(_ZIP):
        raise ForeignFileError(_said_of_archive(content))
    said = next((said for start, said in _KINDS if start.match(content)), None)
    if said is not None:
        raise ForeignFileError(said)


def _said_of_archive(content: bytes) -> str:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            names = set(archive.namelist())
    except (zipfile.BadZipFile, NotImplementedError, ValueError, OSError):
        return _DAMAGED
    return next((said for part, said in _PARTS if part in names), _PACKED)
