"""Working values that each procedure keeps from one step to the next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.actions import Action
from app.games.shadowfist.engine.model.bound import NOTHING, Bound
from app.games.shadowfist.engine.model.effects import Effect, Triggered
from app.games.shadowfist.engine.model.events import By
from app.games.tabletop.referee.cloning import COPIED, Cloneable, cloneable


@cloneable
@dataclass(slots=True)
class TurnLocals(Cloneable):
    """The cards that are kept turned in this unturning (22.2.3), and how many were discarded."""

    turned: list[int] = field(default_factory=list, metadata=COPIED)
    discarded: int = 0


@cloneable
@dataclass(slots=True)
class SceneLocals(Cloneable):
    """A scene's flag for open or closed, and the action that begins it; None for triggers."""

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
    """A card being played: how it is paid for, where it goes, what it is put on or aimed at.

    `fighting` is what its player says that an X or * is, -1 where nothing is said. With `by_effect`
    an effect plays it, for so much `less`. `bound` is what its text has determined.
    """

    card: int
    crisis: bool
    x: int = 0
    fighting: int = -1
    location: int = -2
    target: int = -1
    less: int = 0
    by_effect: bool = False
    face_up: bool = False
    bound: Bound = NOTHING


@cloneable
@dataclass(slots=True)
class InfluenceLocals(Cloneable):
    """Cards being turned for Influence on the interceptor `card`; the last one, and how much."""

    card: int
    last: int = -1
    gathered: int = 0


@cloneable
@dataclass(slots=True)
class RequireLocals(Cloneable):
    """A text being generated: what is determined so far, and the requirement that is next.

    `cards` are those chosen for it so far. A text of a card being played is only `chosen` here, and
    paid for with the card. With `at_once` the text is carried out without a stack (23.6).
    With `is_done` no more cards are chosen.
    """

    card: int
    text: v.Effect | v.When
    bound: Bound = NOTHING
    for_play: bool = False
    at_once: bool = False
    at: int = 0
    cards: tuple[int, ...] = ()
    is_done: bool = False


@cloneable
@dataclass(slots=True)
class FollowLocals(Cloneable):
    """An effect that resolves, and its steps that are left."""

    effect: Effect
    steps: tuple[v.Step, ...]


@cloneable
@dataclass(slots=True)
class TriggerLocals(Cloneable):
    """The trigger that a player is asked about."""

    asked: Triggered | None = None


@cloneable
@dataclass(slots=True)
class ResolveLocals(Cloneable):
    """The seat of the player who controls the resolving effect; -1 until it is known."""

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


@dataclass(frozen=True, slots=True)
class Beaten:
    """A Site that combat damage has brought to zero Body, and whose damage that was."""

    site: int
    by: tuple[By, ...]


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
    beaten: list[Beaten] = field(default_factory=list, metadata=COPIED)


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
    TurnLocals | SceneLocals | WindowLocals | PlayLocals | InfluenceLocals | RequireLocals
    | FollowLocals | TriggerLocals | ResolveLocals
    | AuctionLocals | AttackLocals | InterceptLocals | CombatLocals | CollapseLocals
    | PlacementLocals
)  # fmt: skip
