"""What a player owns: counts per printing, what decks lack, and which decks fit together.

A deck asks for names, a collection holds printings; they meet by name.
"""

from app.games.tabletop.collection.completion import Completion, completion
from app.games.tabletop.collection.holdings import (
    Holdings,
    any_printing,
    counted_printing,
    lacking,
)
from app.games.tabletop.collection.pulling import PullList, pull
from app.games.tabletop.collection.together import Sharing, Together, share, together
from app.games.tabletop.facts import is_any

__all__ = [
    "Completion",
    "Holdings",
    "PullList",
    "Sharing",
    "Together",
    "any_printing",
    "completion",
    "counted_printing",
    "is_any",
    "lacking",
    "pull",
    "share",
    "together",
]
