"""The context in which a text is read: its card, whose it is, and what it has bound."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist.engine.model.bound import NOTHING, Bound


@dataclass(frozen=True, slots=True)
class Scope:
    """A text of `card`, whose controller is `player`; `itself` is the card that it works on."""

    player: int
    card: int
    bound: Bound = NOTHING
    itself: int = -1
