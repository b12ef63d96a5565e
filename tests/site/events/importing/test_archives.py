"""Archives of events that are damaged are refused in words."""

from __future__ import annotations

import io
import zipfile

import pytest

from app.site.events.event_import import json_of
from app.tables.event_files import EventFileError


def archive_before_its_beginning() -> bytes:
    """An archive whose directory says that it begins later than the file is long."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        archive.writestr("everything.json", b"{}")
    content = bytearray(written.getvalue())
    at_offset = len(content) - 22 + 16
    content[at_offset : at_offset + 4] = (0x00F00000).to_bytes(4, "little")
    return bytes(content)


def test_an_archive_that_points_before_its_beginning_is_refused() -> None:
    with pytest.raises(EventFileError, match="damaged and cannot be unpacked"):
        json_of(archive_before_its_beginning())


def test_an_archive_of_other_files_says_what_it_must_contain() -> None:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        archive.writestr("a.json", b"{}")
        archive.writestr("b.json", b"{}")
    with pytest.raises(EventFileError, match="no other JSON file"):
        json_of(written.getvalue())
