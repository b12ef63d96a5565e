"""Bytes of a file become text, or are refused in words."""

import pytest

from app.games.tabletop.decklists.source import UnreadableError, read_source


@pytest.mark.parametrize(
    ("start", "kind"),
    [
        (b"\xff\xd8\xff\xe0\0\x10JFIF", "picture"),
        (b"\x89PNG\r\n\x1a\n", "picture"),
        (b"GIF89a", "picture"),
        (b"RIFF\x24\0\0\0WEBPVP8 ", "picture"),
        (b"\0\0\0\x18ftypheic", "picture"),
        (b"%PDF-1.7", "PDF file"),
    ],
)
def test_a_picture_is_called_a_picture(start: bytes, kind: str) -> None:
    with pytest.raises(UnreadableError, match=f"This is a {kind}. Paste the list as text"):
        read_source(start + bytes(range(256)))
