"""What stands on the stack of a scene, and the scene itself. Rules: 23, 24."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from app.games.shadowfist.engine.model.scripts import Ability, Trigger
from app.games.tabletop.referee.cloning import COPIED, Cloneable, cloneable


class EffectKind(StrEnum):
    """What an effect does as it resolves."""

    PLAY = "play"
    CHANGE_LOCATION = "change location"
    HEAL = "heal"
    REVEAL = "reveal"
    RELOAD = "reload"
    STEALTH = "stealth"
    TACTICS = "tactics"
    INFLUENCE = "influence"
    SCRIPT = "script"


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect that was generated and waits to resolve. Rules: 24.0.

    `player` generated and controls it. `card` is where it comes from, `target` the card it is
    aimed at. The marks tell the two apart from what they become in another area (24.1.3.3).
    `amount` was determined on generation (24.2), a location where the effect moves a Character.
    """

    number: int
    kind: EffectKind
    player: int
    card: int
    mark: int
    target: int = -1
    target_mark: int = 0
    amount: int = 0
    does: Ability | Trigger | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Triggered:
    """A trigger whose condition is met and that still has to be generated. Rules: 26.1.4."""

    player: int
    card: int
    mark: int
    does: Trigger


@cloneable
@dataclass(slots=True)
class Scene(Cloneable):
    """A stack of effects, the last one on top. Rules: 23.0.

    `first` is who answers first since the last change of the stack, `passed` how many have
    passed since. `starter` began the scene.
    """

    is_open: bool
    starter: int
    first: int
    passed: int = 0
    stack: list[Effect] = field(default_factory=list, metadata=COPIED)
