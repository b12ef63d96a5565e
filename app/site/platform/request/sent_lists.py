"""Reading a list that somebody pasted or uploaded for the current game."""

from __future__ import annotations

from app.games.other_games import read_deck
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.facts import AnyCatalogue
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import served_catalogue


def read_list(
    text: str | bytes, catalogue: AnyCatalogue, filename: str | None = None
) -> Import[AnyDecklist]:
    """Read a list; the error of one that belongs to another game says where to take it."""
    return read_deck(
        text,
        current_game(),
        catalogue,
        filename,
        catalogue_of=lambda other: served_catalogue(other.key),
        advice=lambda other: f"Switch to {other.title} and paste the list there.",
    )
