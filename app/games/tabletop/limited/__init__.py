"""Limited play: boosters opened by a seed, and drafts recorded as their picks."""

from app.games.tabletop.limited.boosters import Booster, NoBoosterError, booster_of, sold_sets
from app.games.tabletop.limited.draft import (
    Bot,
    Draft,
    DraftError,
    DraftSetup,
    play_draft,
)
from app.games.tabletop.limited.sealed import open_sealed

__all__ = [
    "Booster",
    "Bot",
    "Draft",
    "DraftError",
    "DraftSetup",
    "NoBoosterError",
    "booster_of",
    "open_sealed",
    "play_draft",
    "sold_sets",
]
