"""What the tournaments of every game need: fair selections, pairings brought as a file."""

from app.games.tournament.pairings import (
    LineProblem,
    Pairings,
    Seating,
    read_pairings,
)
from app.games.tournament.selection import select

__all__ = ["LineProblem", "Pairings", "Seating", "read_pairings", "select"]
