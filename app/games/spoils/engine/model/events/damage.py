"""Events of damage and influence. Rules: 207.6, 408."""

from dataclasses import dataclass

from app.games.spoils.engine.model.actions import CardId, Player


@dataclass(frozen=True, slots=True)
class DamageInflicted:
    """Damage was inflicted, after increases and reductions; `is_lethal` says whether it put
    the target over its limit. Rules: 408, 408.8.

    Several characters inflict one amount in a battle; `shares` are each one's part (609.1f).
    """

    target: CardId
    amount: int
    sources: tuple[CardId, ...]
    in_battle: bool
    shares: tuple[tuple[CardId, int], ...] = ()
    is_lethal: bool = False


@dataclass(frozen=True, slots=True)
class DamageRemoved:
    """Damage on a card was removed. Rules: 207.6, 408.4b."""

    card: CardId
    amount: int


@dataclass(frozen=True, slots=True)
class DamageCleared:
    """Damage on all characters became 0 as a turn started. Rules: 602.1a."""


@dataclass(frozen=True, slots=True)
class InfluenceLost:
    """A faction lost influence; `by_damage` tells the cause. Rules: 408.3."""

    player: Player
    amount: int
    by_damage: bool


@dataclass(frozen=True, slots=True)
class InfluenceGained:
    """A faction gained influence."""

    player: Player
    amount: int
