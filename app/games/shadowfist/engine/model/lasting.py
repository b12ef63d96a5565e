"""Changes that last for a time. Rules: 10.4, 26.5."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Marked
from app.games.shadowfist.engine.model.events import By


@dataclass(frozen=True, slots=True)
class Lasting:
    """Changes of one card, worked out as the effect was generated, and how long they last.

    `by` is the player and the card behind the effect, `by_mark` the mark of that card.
    """

    card: int
    mark: int
    changes: tuple[v.Change, ...]
    until: v.Until = v.END_OF_TURN
    by: By | None = None
    by_mark: int = 0


@dataclass(frozen=True, slots=True)
class Control:
    """Control of a card that was taken from somebody, and how long it lasts. Rules: 35.3.4."""

    card: int
    mark: int
    player: int
    until: v.Until


@dataclass(frozen=True, slots=True)
class Signpost:
    """The damage of a source on a card goes to another card instead. Rules: 38.

    Each card has its mark. `by` are the card that redirects and its controller.
    """

    card: Marked
    source: Marked
    to: Marked
    by: By
