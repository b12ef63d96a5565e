"""The signed receipt in a receipt that was downloaded as a PDF."""

from __future__ import annotations

import re
import zlib
from typing import Final

from app.receipts.contents import FORMAT, LARGEST

_BEGINNING: Final = b"%PDF-"
_STREAM: Final = re.compile(rb"/Type\s*/EmbeddedFile\b.{0,600}?>>\s*stream\r?\n", re.DOTALL)
_MOST_ATTACHMENTS: Final = 8


def is_pdf(content: bytes) -> bool:
    """Return whether a file is a PDF."""
    return content.lstrip()[: len(_BEGINNING)] == _BEGINNING


def attached_receipt(content: bytes) -> bytes | None:
    """Return the receipt attached to a PDF as the desk writes it; None if none can be found.

    Another program may have stored the PDF in a way that is not read here. No attachment larger
    than the largest receipt is unpacked.
    """
    for found in list(_STREAM.finditer(content))[:_MOST_ATTACHMENTS]:
        unpacking = zlib.decompressobj()
        try:
            plain = unpacking.decompress(content[found.end() :], LARGEST + 1)
        except zlib.error:
            end = content.find(b"endstream", found.end())
            plain = content[found.end() : end].rstrip(b"\r\n")
        if FORMAT.encode() in plain[:200]:
            return plain
    return None
