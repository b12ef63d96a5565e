"""Limited play by the computer: the worth of cards, picks in a draft, a deck from a pool."""

from app.games.spoils.limited.building import build_deck
from app.games.spoils.limited.picking import pick
from app.games.spoils.limited.worth import worths

__all__ = ["build_deck", "pick", "worths"]
