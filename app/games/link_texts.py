"""Texts carried in addresses: packed on the way in, unpacked within bounds on the way out."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Final

LONGEST: Final = 6_000
"""Characters of an address that hold a packed text; proxies take addresses of 8,000."""


class DamagedLinkError(ValueError):
    """A packed text that is none, or that is too long."""


def packed(text: str) -> str:
    """A text as letters, digits, `-` and `_`. It may be longer than `LONGEST`."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(token: str, most: int) -> str:
    """The text of a token, of at most `most` bytes. Raises DamagedLinkError."""
    if len(token) > LONGEST:
        raise DamagedLinkError
    try:
        content = base64.b64decode(token + "=" * (-len(token) % 4), b"-_", validate=True)
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(content, most)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise DamagedLinkError
        return text.decode()
    except (binascii.Error, zlib.error, ValueError) as error:
        raise DamagedLinkError from error
