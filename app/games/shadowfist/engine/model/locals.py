"""What each procedure keeps from one step to the next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from app.games.shadowfist.engine.model.actions import Action
from app.games.shadowfist.engine.model.effects import Triggered
from app.games.shadowfist.engine.model.scripts import Ability
from app.games.tabletop.referee.cloning import COPIED, Cloneable, cloneable


@cloneable
@dataclass(slots=True)
class TurnLocals(Cloneable):
    """The cards that are kept turned in this unturning (22.2.3)."""

    turned: list[int] = field(default_factory=list, metadata=COPIED)


@cloneable
@dataclass(slots=True)
class SceneLocals(Cloneable):
    """Whether a scene is open, and the effect that begins it; None for triggers."""

    is_open: bool
    action: Action | None = None


@cloneable
@dataclass(slots=True)
class WindowLocals(Cloneable):
    """A time at which players may start scenes. `order` is who is asked, `passed` how many
    passed since something happened. With `once` each player is asked only one time.
    """

    is_open: bool
    order: tuple[int, ...]
    once: bool = False
    passed: int = 0
    has_started: bool = False


@cloneable
@dataclass(slots=True)
class PlayLocals(Cloneable):
    """A card being played: how it is paid for, where it goes, what it is put on or aimed at."""

    card: int
    crisis: bool
    x: int = 0
    location: int = -2
    target: int = -1


@cloneable
@dataclass(slots=True)
class UseLocals(Cloneable):
    """An ability being used, or cards being turned for Influence."""

    card: int
    ability: Ability | None = None
    target: int = -1
    gathered: int = 0


@cloneable
@dataclass(slots=True)
class TriggerLocals(Cloneable):
    """The trigger that a player is asked about."""

    asked: Triggered | None = None


@cloneable
@dataclass(slots=True)
class ResolveLocals(Cloneable):
    """Who controls the effect that resolves."""

    player: int = -1


@cloneable
@dataclass(slots=True)
class AuctionLocals(Cloneable):
    """An auction. `newest` is the copy that began it. Of more than two copies the controllers
    in `may_open` may each open or decline (31.8).
    """

    cards: tuple[int, ...]
    newest: int
    may_open: tuple[int, ...]
    high: int = 0
    bidder: int = -1
    asked: int = -1
    passed: int = 0


@cloneable
@dataclass(slots=True)
class AttackLocals(Cloneable):
    """An attack being declared or joined, and whose turn to join or to intercept it is."""

    target: int
    chosen: list[int] = field(default_factory=list, metadata=COPIED)
    waiting: list[int] = field(default_factory=list, metadata=COPIED)
    player: int = -1


@cloneable
@dataclass(slots=True)
class InterceptLocals(Cloneable):
    """A player's interception: interceptors and attackers as declared, and who fights now."""

    declared: list[tuple[int, int]] = field(default_factory=list, metadata=COPIED)
    fighting: list[tuple[int, int]] = field(default_factory=list, metadata=COPIED)


@cloneable
@dataclass(slots=True)
class CombatLocals(Cloneable):
    """Combats that are fought at once: attackers and whom they fight.

    `struck` are those that inflicted damage in the Ambush pass, `shares` how the target divides
    its damage, `beaten` the Sites whose fate is open.
    """

    fights: tuple[tuple[tuple[int, ...], int], ...]
    struck: frozenset[int] = frozenset()
    shares: dict[int, int] = field(default_factory=dict, metadata=COPIED)
    beaten: list[int] = field(default_factory=list, metadata=COPIED)


@cloneable
@dataclass(slots=True)
class CollapseLocals(Cloneable):
    """A location that ceases to exist, and who still has to leave it."""

    location: int
    waiting: list[int] = field(default_factory=list, metadata=COPIED)


@cloneable
@dataclass(slots=True)
class PlacementLocals(Cloneable):
    """A card that changed its controller and is to be placed."""

    card: int


Locals: TypeAlias = (
    TurnLocals | SceneLocals | WindowLocals | PlayLocals | UseLocals | TriggerLocals | ResolveLocals
    | AuctionLocals | AttackLocals | InterceptLocals | CombatLocals | CollapseLocals
    | PlacementLocals
)  # fmt: skip
