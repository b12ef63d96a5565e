"""Cards that would fit a deck, each with a reason: learned from decks that were built.

`learn` looks at decks once; `suggest` then scores every card that a deck may still take. How it
was measured: `docs/suggestions.md`.
"""

from app.games.spoils.suggestions.learning import Example, Learned, learn
from app.games.spoils.suggestions.outline import Outline, can_support, traits_of
from app.games.spoils.suggestions.ranking import SHOWN, Suggested, ranked, suggest
from app.games.spoils.suggestions.relations import RELATIONS, Relation

__all__ = [
    "RELATIONS",
    "SHOWN",
    "Example",
    "Learned",
    "Outline",
    "Relation",
    "Suggested",
    "can_support",
    "learn",
    "ranked",
    "suggest",
    "traits_of",
]
