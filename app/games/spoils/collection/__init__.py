"""What a player owns: counts per printing, what decks lack, and which decks fit together.

A deck asks for names, a collection holds printings; they meet by name (201.1b).
"""

from app.games.spoils.collection.holdings import SLEEVED, completion, demand, lacking
from app.games.spoils.collection.pulling import pull
from app.games.tabletop.collection import (
    Completion,
    Conflict,
    Holdings,
    Lack,
    Pull,
    PullList,
    Sharing,
    Together,
    any_printing,
    counted_printing,
    is_any,
    share,
    together,
)

__all__ = [
    "SLEEVED",
    "Completion",
    "Conflict",
    "Holdings",
    "Lack",
    "Pull",
    "PullList",
    "Sharing",
    "Together",
    "any_printing",
    "completion",
    "counted_printing",
    "demand",
    "is_any",
    "lacking",
    "pull",
    "share",
    "together",
]
