"""Cards that would fit a deck, each with a reason: learned from decks that were built.

A game says in a `Method` what it sees in a card and in a deck, and how it compares them. `learn`
looks at decks once; `suggest` then scores every card that a deck may still take. How well each
game's method works was measured: `docs/suggestions.md`.
"""

from app.games.tabletop.suggestions.comparisons import COST, PAIR, POPULAR, SET, TYPE, at
from app.games.tabletop.suggestions.learning import Example, Learned, learn
from app.games.tabletop.suggestions.outline import (
    FEW,
    HIGHEST_COST,
    Outline,
    Traits,
    capped,
    sets_by_name,
)
from app.games.tabletop.suggestions.ranking import SHOWN, Suggested, ranked, suggest
from app.games.tabletop.suggestions.relations import (
    Habits,
    KnownDeck,
    Method,
    Relation,
    Step,
)

__all__ = [
    "COST",
    "FEW",
    "HIGHEST_COST",
    "PAIR",
    "POPULAR",
    "SET",
    "SHOWN",
    "TYPE",
    "Example",
    "Habits",
    "KnownDeck",
    "Learned",
    "Method",
    "Outline",
    "Relation",
    "Step",
    "Suggested",
    "Traits",
    "at",
    "capped",
    "learn",
    "ranked",
    "sets_by_name",
    "suggest",
]
