"""The typefaces as pages need them: European Latin letters, punctuation, arrows and signs.

Other letters appear in the visitor's own typefaces. The parts bear names of their own, because
the licences of the originals reserve theirs for complete, unchanged fonts.
"""

import hashlib
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

RANGES: Final = (
    range(0x20, 0x7F),
    range(0xA0, 0x180),
    range(0x218, 0x21C),
    range(0x2010, 0x2045),
    range(0x20AC, 0x20AD),
    range(0x2116, 0x2123),
    range(0x2190, 0x2200),
    range(0x2200, 0x2270),
    range(0x25A0, 0x2600),
    range(0xFB00, 0xFB05),
)
"""The code points kept of each font; what a font lacks of them does no harm."""

FAMILY: Final = "Threshold Text"
_COPYRIGHT_AND_LICENCE: Final = frozenset({0, 13, 14})
_FAMILY, _STYLE, _UNIQUE, _FULL, _POSTSCRIPT = 1, 2, 3, 4, 6


def kept_part_of(path: Path, folder: Path) -> bytes:
    """Return `part_of` a font, which is kept in a folder: making it takes a good part of a second.

    The name of the file stands for the font and this module, so a change of either makes it anew.
    A folder that cannot be written costs only time.
    """
    made_from = hashlib.sha256(Path(__file__).read_bytes() + path.read_bytes()).hexdigest()[:16]
    kept = folder / f"{path.stem}-{made_from}.woff2"
    with suppress(OSError):
        return kept.read_bytes()
    made = part_of(path)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=folder, delete=False) as file:
            file.write(made)
        Path(file.name).replace(kept)
    return made


def part_of(path: Path) -> bytes:
    """The font at this path as WOFF2 with the letters of `RANGES` only, under its own name."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    options = Options()
    options.hinting = False
    options.name_IDs = sorted(_COPYRIGHT_AND_LICENCE)
    options.notdef_outline = True
    font = TTFont(path, recalcTimestamp=False)
    style = font["name"].getDebugName(_STYLE) or "Regular"
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for codes in RANGES for code in codes])
    subsetter.subset(font)
    full = f"{FAMILY} {style}"
    postscript = full.replace(" ", "")
    names = {_FAMILY: FAMILY, _STYLE: style, _UNIQUE: full, _FULL: full, _POSTSCRIPT: postscript}
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    if "CFF " in font:
        compact = font["CFF "].cff
        compact.fontNames = [postscript]
        compact.topDictIndex[0].FamilyName = FAMILY
        compact.topDictIndex[0].FullName = full
    font.flavor = "woff2"
    written = BytesIO()
    font.save(written)
    return written.getvalue()
