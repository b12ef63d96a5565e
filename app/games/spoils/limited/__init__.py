"""Limited play by the computer: the worth of cards, picks in a draft, a deck from a pool."""

from app.games.spoils.limited.picks import pick
from app.games.spoils.limited.pool_deck import build_deck
from app.games.spoils.limited.worth import worths

__all__ = ["build_deck", "pick", "worths"]
