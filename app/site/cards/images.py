"""The site owner's folder of card images, named by OCTGN id. None are shipped."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from flask import current_app

from app.games.tabletop.facts import PrintingId

SUFFIXES: Final = (".webp", ".jpg", ".jpeg", ".png")


def image_of(printing: PrintingId) -> Path | None:
    """Return the image of a printing; None without a folder or a file. The id must exist."""
    folder = current_app.config["IMAGE_FOLDER"]
    if not folder:
        return None
    for suffix in SUFFIXES:
        file = Path(str(folder)) / f"{printing}{suffix}"
        if file.is_file():
            return file
    return None
