"""Policies of the goldfish: documented, with visible settings, the same for every player.

Every turn: generate Power; discard; draw; play a Site, cards that provide a resource the deck still
lacks, and cards with an effect on the curve; then Characters. Rules: 22.2, 25.7.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from app.games.tabletop.chance import GoldfishError

MOST_TURNS: Final = 20
HITTER: Final = 6
"""The Fighting from which a Character is called a hitter."""


class CharacterOrder(StrEnum):
    """Orders in which playable Characters are played."""

    DEAREST = "dearest"
    CHEAPEST = "cheapest"


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """The settings. Raises GoldfishError when one is out of range.

    Sites are played while fewer than `sites_until` are in play. With `saves`, no Character but a
    hitter is played before the first hitter, unless it provides a resource that is lacking; a
    hitter has Fighting `hitter` or more, or is a card that the player named. With `first_shot` the
    first discard throws away all but two Sites, a Foundation, and what can be played by turn 2 (the
    tip under 2.5). On turn `forgo` generation is forgone if the hand has neither Site nor
    Foundation (22.2.2.1); 0 for never. With `plays_others`, Power that is left is spent on Events,
    States and Edges. `goal` is the number of Feng Shui Sites that wins (4.1).
    """

    name: str
    characters: CharacterOrder = CharacterOrder.DEAREST
    saves: bool = False
    hitter: int = HITTER
    sites_until: int = MOST_TURNS
    first_shot: bool = True
    forgo: int = 0
    plays_others: bool = False
    goal: int = 5

    def __post_init__(self) -> None:
        for setting, most in (("hitter", 99), ("sites_until", MOST_TURNS), ("forgo", MOST_TURNS)):
            value = getattr(self, setting)
            if not 0 <= value <= most:
                raise GoldfishError(f"{setting} must be from 0 to {most}, not {value}")
        if not 1 <= self.goal <= MOST_TURNS:
            raise GoldfishError(f"goal must be from 1 to {MOST_TURNS}, not {self.goal}")

    def knobs(self) -> dict[str, str | int | bool]:
        """Name and value of every setting, for people to see."""
        return {knob: value for knob, value in asdict(self).items() if knob != "name"}


CURVE: Final = Policy(name="curve-1")

POLICIES: Final[Mapping[str, Policy]] = MappingProxyType(
    {
        policy.name: policy
        for policy in (
            CURVE,
            Policy(name="hitter-1", saves=True),
            Policy(name="weenie-1", characters=CharacterOrder.CHEAPEST, sites_until=3),
        )
    }
)
"""curve-1 is the default; hitter-1 saves for the first hitter; weenie-1 stops at three Sites and
plays cheap Characters first. The number is raised when a policy would play the same deal
differently."""


def policy_of(name: str) -> Policy:
    """The policy of that name. Raises GoldfishError that lists the names there are."""
    if name not in POLICIES:
        raise GoldfishError(f"There is no policy {name!r}; choose one of {', '.join(POLICIES)}")
    return POLICIES[name]
