"""Attacks, combat and damage."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model.events.base import Event


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    """A card inflicts damage on another."""

    rule = "29.0"
    source: int
    card: int
    amount: int
    in_combat: bool


@dataclass(frozen=True, slots=True)
class TookCombatDamage(Event):
    """Combat damage was inflicted on a card at one time."""

    rule = "30.3"
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class CountedAsSuccess(Event):
    """An attack that failed counts as a success by an effect."""

    rule = "28.11"
    player: int
    defender: int
    met_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UsedTactics(Event):
    """An attacker uses Tactics in the scene before combat with a card."""

    rule = "50.18"
    card: int
    opponent: int


@dataclass(frozen=True, slots=True)
class UsedStealth(Event):
    """Stealth of an attacker makes an interceptor cease."""

    rule = "50.15"
    card: int
    opponent: int


@dataclass(frozen=True, slots=True)
class ToldFate(Event):
    """The declarer decided what becomes of a Site at zero Body."""

    rule = "30.3.3"
    player: int
    card: int
    fate: Fate


@dataclass(frozen=True, slots=True)
class Burned(Event):
    """A burned Site left play."""

    rule = "12.0"
    player: int
    card: int
    for_victory: bool


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """A player declares an attack."""

    rule = "28.1"
    player: int
    target: int
    attackers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """A player joins an attack."""

    rule = "28.4"
    player: int
    attackers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Intercepted(Event):
    """A player's Characters intercept an attacker, in this order."""

    rule = "28.6.1"
    player: int
    attacker: int
    interceptors: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CeasedAttacking(Event):
    """An attacker ceases to attack."""

    rule = "28.5.1"
    card: int


@dataclass(frozen=True, slots=True)
class CeasedIntercepting(Event):
    """An interceptor ceases to intercept."""

    rule = "28.6.6"
    card: int


@dataclass(frozen=True, slots=True)
class CombatBegan(Event):
    """Attackers enter combat with an opponent."""

    rule = "30.2"
    attackers: tuple[int, ...]
    opponent: int


@dataclass(frozen=True, slots=True)
class CombatEnded(Event):
    """Combats that were fought at once are over."""

    rule = "30.4"


@dataclass(frozen=True, slots=True)
class AttackEnded(Event):
    """The attack is over, a success or a failure (28.11, 28.12).

    `defender` controlled its target as it was declared, the players `met_by` intercepted it.
    """

    rule = "28.9"
    player: int
    is_success: bool
    defender: int = field(default=-1, compare=False)
    met_by: tuple[int, ...] = field(default=(), compare=False)
