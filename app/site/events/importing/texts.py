"""Takes the JSON of an event out of an uploaded file."""

from __future__ import annotations

import io
import zipfile
import zlib
from typing import Final

from app.tables.event_files import EventFileError

LARGEST: Final = 64 * 1024 * 1024
"""The size of the largest event as JSON, in bytes: some 2,000 players with ten versions each."""


def json_of(content: bytes) -> str:
    """Return the text of a JSON file, or of the only one in a zip archive.

    Raises EventFileError.
    """
    if not content:
        raise EventFileError("Choose the file to import.")
    if content.startswith(b"PK"):
        content = _unpacked(content)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise EventFileError(
            "This is not UTF-8 text. Use the file exactly as it was exported."
        ) from None


def _unpacked(content: bytes) -> bytes:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            names = [name for name in archive.namelist() if name.endswith(".json")]
            if len(names) != 1:
                raise EventFileError(
                    "The archive must contain everything.json and no other JSON file."
                )
            with archive.open(names[0]) as member:
                unpacked = member.read(LARGEST + 1)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError):
        raise EventFileError("The archive is damaged and cannot be unpacked.") from None
    if len(unpacked) > LARGEST:
        raise EventFileError(f"The file is too large: the limit is {LARGEST // 2**20} MiB.")
    return unpacked
