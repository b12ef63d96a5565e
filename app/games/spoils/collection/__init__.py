"""What a player owns: counts per printing, what decks lack, and which decks fit together.

A deck asks for names, a collection holds printings; they meet by name (201.1b).
"""

from app.games.spoils.collection.completion import Completion, completion
from app.games.spoils.collection.files import of_any_printing
from app.games.spoils.collection.holdings import (
    SLEEVED,
    Holdings,
    Lack,
    any_printing,
    counted_printing,
    demand,
    is_any,
    lacking,
)
from app.games.spoils.collection.pulling import Pull, PullList, pull
from app.games.spoils.collection.together import Conflict, Sharing, Together, share, together

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
    "of_any_printing",
    "pull",
    "share",
    "together",
]
