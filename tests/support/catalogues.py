"""The shipped catalogues, each read once in a process: reading one takes up to a second."""

from typing import Any, Final, TypeVar

from app.catalogue import read_catalogue
from app.games.tabletop.card_data import CardData

C = TypeVar("C")

_read: Final[dict[str, Any]] = {}
"""Key of a game -> its shipped catalogue."""


def shipped_catalogue(data: CardData[C]) -> C:
    """Return the shipped catalogue of a game, a frozen value that all tests share."""
    if data.game not in _read:
        _read[data.game] = read_catalogue(data)
    catalogue: C = _read[data.game]
    return catalogue
