"""The typefaces that pages load."""

from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from app.site.platform.http.assets import FONTS
from app.site.platform.http.typefaces import FAMILY, kept_part_of, part_of


@pytest.mark.slow
@pytest.mark.parametrize("served", FONTS)
def test_typefaces_are_small_complete_for_english_and_renamed(served: str) -> None:
    data = part_of(FONTS[served].path)
    font = TTFont(BytesIO(data))
    kept = font.getBestCmap()
    assert font.flavor == "woff2"
    assert len(data) < 30_000
    assert all(ord(letter) in kept for letter in "AZaz09éüłß–—“”‘’…€")
    names = [record.toUnicode() for record in font["name"].names if record.nameID in {1, 3, 4, 6}]
    assert names
    assert all(name.replace(" ", "").startswith(FAMILY.replace(" ", "")) for name in names)
    assert any(record.nameID == 0 for record in font["name"].names)


def test_a_typeface_is_made_once_and_kept_for_the_next_start(tmp_path: Path) -> None:
    font = FONTS["pt-sans.woff2"].path
    made = kept_part_of(font, tmp_path / "typefaces")
    (kept,) = (tmp_path / "typefaces").iterdir()
    assert kept.read_bytes() == made
    kept.write_bytes(b"another start")
    assert kept_part_of(font, tmp_path / "typefaces") == b"another start"
    assert kept_part_of(font, kept) == made, "a folder that cannot be written costs only time"
