"""The preconstructed decks that were sold: lists as data."""

from dataclasses import dataclass

from app.games.tabletop.facts.sets import PrintingId


@dataclass(frozen=True, slots=True)
class PreconLine:
    """Copies of one printing. `mark` is a mark that the game puts on lines of a deck."""

    printing: PrintingId
    copies: int
    mark: str | None = None


@dataclass(frozen=True, slots=True)
class Precon:
    """A preconstructed deck with all that came in the box and belongs to the main list."""

    id: str
    name: str
    lines: tuple[PreconLine, ...]
