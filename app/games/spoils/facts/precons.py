"""The preconstructed decks that were sold: lists as data."""

from dataclasses import dataclass

from app.games.spoils.facts.cards import PrintingId


@dataclass(frozen=True, slots=True)
class PreconLine:
    """Copies of one printing. Starting resources are part of the deck (601.1b)."""

    printing: PrintingId
    copies: int
    is_starting: bool = False


@dataclass(frozen=True, slots=True)
class Precon:
    """A preconstructed deck. `faction` is the faction card that came with it."""

    id: str
    name: str
    faction: PrintingId
    lines: tuple[PreconLine, ...]
