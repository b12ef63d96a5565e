"""Fates of a Site whose Body combat damage has reduced to zero."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Final

from app.games.shadowfist.engine.damage.combatants import Combatant
from app.games.shadowfist.terms import CardType

MOST_POWER_OF_BURNING: Final = 5
"""Power that burning a Site yields at most. Rules: 12.1.2."""


class Fate(StrEnum):
    """Fates of a beaten Site, chosen by the player who declared the attack. Rules: 30.3.3."""

    SMOKED = "smoked"
    SEIZED = "seized"
    BURNED_FOR_VICTORY = "burned for victory"
    BURNED_FOR_POWER = "burned for Power"

    @property
    def rule(self) -> str:
        """The number of its rule."""
        return _RULES[self]


_RULES: Final = {
    Fate.SMOKED: "30.3.3.1",
    Fate.SEIZED: "30.3.3.2",
    Fate.BURNED_FOR_VICTORY: "30.3.3.3",
    Fate.BURNED_FOR_POWER: "30.3.3.4",
}


def fates_of(site: Combatant) -> tuple[Fate, ...]:
    """The fates to choose from: only Feng Shui Sites are burned. Rules: 30.3.3."""
    if site.type is CardType.FENG_SHUI_SITE:
        return tuple(Fate)
    return (Fate.SMOKED, Fate.SEIZED) if site.type is CardType.SITE else ()


def seized(site: Combatant) -> Combatant:
    """The Site as it comes to the player who seizes it. Rules: 19.0, 29.0, 30.3.3.2.

    It is healed and unturned; Corrupted damage stays.
    """
    return replace(site, counters=site.counters.healed(), is_turned=False)


def power_of_burning(players: int) -> int:
    """The Power gained by burning a Site for Power, from the number of players. Rules: 12.1.2."""
    return min(players + 1, MOST_POWER_OF_BURNING)
