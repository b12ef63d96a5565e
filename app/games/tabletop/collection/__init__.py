"""A player's cards: counts per printing, the cards that decks lack, and decks that fit together.

A deck asks for names, a collection holds printings; they are matched by name.
"""

from app.games.tabletop.collection.completion import Completion, completion
from app.games.tabletop.collection.holdings import (
    Holdings,
    any_printing,
    counted_printing,
    lacking,
)
from app.games.tabletop.collection.pull_list import PullList, pull
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
