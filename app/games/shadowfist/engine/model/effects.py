"""Effects on the stack of a scene, and the scene itself. Rules: 23, 24."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import NOTHING, Bound
from app.games.tabletop.referee.cloning import COPIED, Cloneable, cloneable


class EffectKind(StrEnum):
    """Kinds of effects, by their result when they resolve."""

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
    Of a card's `text`, `bound` is what generating it has determined, and `steps` are what it does.
    """

    number: int
    kind: EffectKind
    player: int
    card: int
    mark: int
    target: int = -1
    target_mark: int = 0
    amount: int = 0
    text: v.Effect | v.When | None = field(default=None, repr=False)
    bound: Bound = NOTHING
    steps: tuple[v.Step, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Triggered:
    """A text whose event has happened and that still has to be generated. Rules: 26.1.4."""

    player: int
    card: int
    mark: int
    text: v.When
    bound: Bound = NOTHING


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
