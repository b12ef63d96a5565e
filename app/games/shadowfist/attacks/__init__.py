"""The attack calculator: a whole attack as it is written down, and what comes of it. Rules: 28.

It fights with the damage code of the referee.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from app.games.shadowfist.engine.damage.combatants import Combatant
from app.games.shadowfist.engine.damage.fates import Fate

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5


MAX_TEXT: Final = 16_384
"""Characters of a file."""

MAX_LINES: Final = 200
MAX_ATTACKERS: Final = 12
MAX_INTERCEPTORS: Final = 24
"""Interceptors of all attackers together."""

MAX_MODIFIERS: Final = 8
"""Modifiers of one card."""

MAX_NUMBER: Final = 99
"""The largest Fighting, Body, damage, Toughness, share or modifier."""

MAX_FACTOR: Final = 9
"""The largest multiplier or divisor."""

MAX_NAME: Final = 60
"""Characters of a name, a title or the label of a modifier."""

MAX_PROBLEMS: Final = 20
"""Problems of one file that are listed; the rest is counted."""


class CeasesBy(StrEnum):
    """Reasons why an interceptor ceases intercepting before combat. Rules: 28.6.6."""

    STEALTH = "Stealth"
    INFLUENCE = "Influence"
    EFFECT = "effect"

    @property
    def rule(self) -> str:
        """The number of its rule."""
        return _RULES[self]


_RULES: Final = {
    CeasesBy.STEALTH: "50.15",
    CeasesBy.INFLUENCE: "50.8",
    CeasesBy.EFFECT: "28.6.6",
}


@dataclass(frozen=True, slots=True)
class Interceptor:
    """A Character in a chain. `player` declared it; empty if nobody is named. Rules: 28.6.4."""

    card: Combatant
    player: str = ""
    ceases: CeasesBy | None = None


@dataclass(frozen=True, slots=True)
class Attacker:
    """An attacking Character and the chain before it, in order.

    `share` is what it gets when a Character that is the target divides its damage (30.3.1).
    """

    card: Combatant
    chain: tuple[Interceptor, ...] = ()
    share: int | None = None


@dataclass(frozen=True, slots=True)
class Attack:
    """A whole attack. `fate` is the choice for the target if it is beaten, None while open.

    `players` play the game; burning for Power depends on them (12.1.2).
    """

    attackers: tuple[Attacker, ...]
    target: Combatant
    fate: Fate | None = None
    players: int = 2
    title: str = ""

    @property
    def interceptors(self) -> tuple[Interceptor, ...]:
        """The interceptors of all chains."""
        return tuple(each for attacker in self.attackers for each in attacker.chain)

    @property
    def cards(self) -> tuple[Combatant, ...]:
        """Every card of the attack: attackers, interceptors and the target."""
        attackers = (each.card for each in self.attackers)
        return (*attackers, *(each.card for each in self.interceptors), self.target)

    @property
    def intercepting_players(self) -> tuple[str, ...]:
        """The players who intercept, in the order in which they are first named. Rules: 28.6."""
        return tuple(dict.fromkeys(each.player for each in self.interceptors))

    def with_card(self, card: Combatant) -> Attack:
        """The attack with another state of the card that has the same key."""

        def changed(old: Combatant) -> Combatant:
            return card if old.key == card.key else old

        attackers = tuple(
            replace(
                attacker,
                card=changed(attacker.card),
                chain=tuple(replace(each, card=changed(each.card)) for each in attacker.chain),
            )
            for attacker in self.attackers
        )
        return replace(self, attackers=attackers, target=changed(self.target))

    def with_interceptor(self, key: int, changed: Interceptor | None) -> Attack:
        """The attack with an interceptor changed, or without it. `key` is that of its card."""
        attackers = tuple(
            replace(
                attacker,
                chain=tuple(
                    new
                    for each in attacker.chain
                    if (new := changed if each.card.key == key else each)
                ),
            )
            for attacker in self.attackers
        )
        return replace(self, attackers=attackers)
