"""Limited play: boosters opened by a seed, and drafts recorded as their picks."""

from app.games.tabletop.limited.boosters import (
    Booster,
    NoBoosterError,
    booster_of,
    fingerprint_of,
    open_in_turns,
    open_sealed,
    packs_as_json,
    pool_as_list,
    sold_sets,
)
from app.games.tabletop.limited.draft import (
    ROUNDS,
    SEATS,
    Bot,
    Draft,
    DraftError,
    DraftSetup,
    play_draft,
)

__all__ = [
    "ROUNDS",
    "SEATS",
    "Booster",
    "Bot",
    "Draft",
    "DraftError",
    "DraftSetup",
    "NoBoosterError",
    "booster_of",
    "fingerprint_of",
    "open_in_turns",
    "open_sealed",
    "packs_as_json",
    "play_draft",
    "pool_as_list",
    "sold_sets",
]
