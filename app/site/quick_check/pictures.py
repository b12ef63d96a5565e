"""Pictures of builder and goldfish on the first page of a game."""

from __future__ import annotations

from dataclasses import dataclass

from flask import current_app

from app.games import Game
from app.site.platform.assets import Assets


@dataclass(frozen=True)
class Picture:
    """A picture of a page by day and by night, as paths of files below `static`."""

    day: str
    night: str


def pictures_of(game: Game) -> dict[str, Picture]:
    """Return the pictures that there are of a game's pages, by what they show."""
    assets: Assets = current_app.extensions["assets"]
    shown = {
        page: Picture(f"pictures/{game.key}-{page}.webp", f"pictures/{game.key}-{page}-night.webp")
        for page in ("builder", "hand")
    }
    return {page: it for page, it in shown.items() if {it.day, it.night} <= set(assets.paths)}
