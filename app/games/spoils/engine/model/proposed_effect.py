"""A proposed effect: one thing that is about to happen and can be replaced. Rules: 402.7, 506."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Ref

Applied: TypeAlias = tuple[CardId, int, object]
"""The key of a replacement: its card, the number of the effect that put it in force, its text.

Two copies of a card have two, and so have two uses of one ability. Rules: 506.5.
"""


class EffectKind(StrEnum):
    """The kinds of effects that can be replaced."""

    DESTROY = "destroy"
    PUT = "put"
    INFLICT = "inflict"
    DRAW = "draw"
    DISCARD = "discard"
    FLIP_DOWN = "flip face-down"
    LOSE_INFLUENCE = "lose influence"
    LOSE_FLIP = "lose the flip of a coin"
    SEARCH = "search one's own deck"


@dataclass(frozen=True, slots=True)
class ProposedEffect:
    """One effect about to happen. `card` is what it happens to, `player` whom or under whom.

    `shares` are the damage of each source; `applied` the replacements used on it (506.5);
    `follows` the card it goes with, being attached to it (301.4). `cards` are those drawn or
    discarded; of a draw that is still one group, none.
    """

    kind: EffectKind
    card: Ref | None = None
    player: Player = 0
    amount: int = 0
    into: v.Place = v.Place.DISCARD_PILE
    cards: tuple[CardId, ...] = ()
    shares: tuple[tuple[CardId, int], ...] = ()
    source: CardId | None = None
    in_battle: bool = False
    by_rule: bool = False
    attached_to: CardId | None = None
    follows: CardId | None = None
    as_cost: bool = False
    applied: tuple[Applied, ...] = ()

    @property
    def sources(self) -> tuple[CardId, ...]:
        """The cards that do it. Rules: 408.7, 408.8."""
        if self.shares:
            return tuple(source for source, _ in self.shares)
        return () if self.source is None else (self.source,)
