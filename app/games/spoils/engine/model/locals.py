"""What each procedure keeps from one step to the next, one small dataclass for each procedure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.changes import Ref
from app.games.spoils.engine.model.cloning import Cloneable, cloneable
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.pending import Pending
from app.games.spoils.engine.model.proposed_effect import Applied, ProposedEffect

# Starting a game. Rules: 601


@cloneable
@dataclass(slots=True)
class StartingResourcesLocals(Cloneable):
    """How many staples the player still chooses. Rules: 202.5."""

    left: int


@cloneable
@dataclass(slots=True)
class OpeningLocals(Cloneable):
    """The cards chosen for the bottom of the deck. Rules: 601.1f."""

    chosen: tuple[CardId, ...] = ()


# Responding, bidding and playing resources. Rules: 607, 413, 605


@cloneable
@dataclass(slots=True)
class WindowLocals(Cloneable):
    """What is responded to, and whether it is an ability of that card. Rules: 607.1."""

    kind: DecisionKind
    about: Ref | None = None
    is_ability: bool = False


@cloneable
@dataclass(slots=True)
class BiddingLocals(Cloneable):
    """The card whose text asks for bids, the highest so far, -1 for none, and how many calls."""

    source: CardId
    bid: int = -1
    calls: int = 0


@cloneable
@dataclass(slots=True)
class ResourceLocals(Cloneable):
    """The card being played, and how; `attached` where something lets it enter attached."""

    optional: bool
    card: Ref | None = None
    is_face_down: bool = False
    attached: bool = False


# Fighting. Rules: 608, 609


@cloneable
@dataclass(slots=True)
class AttackLocals(Cloneable):
    """The target as announced, and who was chosen: attackers first, then blockers."""

    target: CardId
    chosen: tuple[CardId, ...] = ()


@cloneable
@dataclass(slots=True)
class BattleLocals(Cloneable):
    """The speed whose characters assign damage. Rules: 609.1b."""

    speed: int = 0


@cloneable
@dataclass(slots=True)
class DivideLocals(Cloneable):
    """Whose damage is divided among which targets, and the shares so far. Rules: 609.1c."""

    source: CardId
    targets: tuple[CardId, ...]
    shares: tuple[int, ...] = ()


# Triggers and proposed effects. Rules: 503, 506, 402.1a


@cloneable
@dataclass(slots=True)
class TriggersLocals(Cloneable):
    """The triggers that were not followed yet. Rules: 503.4."""

    waiting: tuple[Pending, ...]


@cloneable
@dataclass(slots=True)
class ProposedEffectsLocals(Cloneable):
    """The effects still to be looked at, and those that nothing replaces.

    `all_done` says whether everything that was proposed takes place; `ignored` are the
    replacements that were not chosen, of which none is asked again about the same effect
    (506.4). After a replacement `is_replaced` is true; `changed` is the effect that takes
    place after all, None without one.
    """

    waiting: tuple[ProposedEffect, ...]
    all_done: bool
    settled: tuple[ProposedEffect, ...] = ()
    ignored: tuple[Applied, ...] = ()
    is_replaced: bool = False
    changed: ProposedEffect | None = None


@cloneable
@dataclass(slots=True)
class DestroyLocals(Cloneable):
    """What the rules destroy together. Rules: 408.4, 507.2e."""

    effects: tuple[ProposedEffect, ...]


@cloneable
@dataclass(slots=True)
class UniqueLocals(Cloneable):
    """The cards with one unique name, of which one is kept. Rules: 507.5."""

    cards: tuple[CardId, ...]
    name: str


Locals: TypeAlias = (
    StartingResourcesLocals
    | OpeningLocals
    | WindowLocals
    | BiddingLocals
    | ResourceLocals
    | AttackLocals
    | BattleLocals
    | DivideLocals
    | TriggersLocals
    | ProposedEffectsLocals
    | DestroyLocals
    | UniqueLocals
)
"""What a frame may keep for its own procedure."""
