"""Pictures of builder and goldfish on the first page of a game."""

from __future__ import annotations

from dataclasses import dataclass

from flask import current_app

from app.games import Game
from app.site.platform.assets import Assets


@dataclass(frozen=True)
class Picture:
    """A picture of a page: the path of its file below `static`, and what it shows."""

    path: str
    words: str


def pictures_of(game: Game) -> tuple[Picture, ...]:
    """Return the pictures that there are of a game's pages."""
    assets: Assets = current_app.extensions["assets"]
    shown = (
        Picture(
            f"pictures/{game.key}-builder.webp", "The builder: a deck, its verdict and figures"
        ),
        Picture(f"pictures/{game.key}-hand.webp", "The goldfish: an opening hand"),
    )
    return tuple(picture for picture in shown if picture.path in assets.paths)
