"""What an effect changed for a while, and cards as they were at one arrival."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from app.games.spoils.engine.model.actions import CardId, Player

Ref: TypeAlias = tuple[CardId, int]
"""A card as it was at one arrival; it is lost track of when it changes area (402.4)."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something an effect changed for a while: text gained, a control effect, a rule.

    `cards` are the cards it holds for, None when `what` itself says for which. `ends`
    names when it ends; `number` grows with time, so that the most recent is known (407.3a).
    `as_characters` are those of the cards that gained text as characters (508.3).
    """

    what: object
    cards: tuple[Ref, ...] | None
    source: CardId
    controller: Player
    ends: str
    turn: int
    number: int
    bound: tuple[tuple[str, Any], ...] = ()
    once: bool = False
    as_characters: tuple[Ref, ...] = ()
