"""What each procedure keeps from one step to the next, one small dataclass for each procedure."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Ref
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.pending import Pending
from app.games.spoils.engine.model.proposed_effect import Applied, ProposedEffect
from app.games.spoils.engine.model.verb_progress import Outcome, VerbProgress
from app.games.spoils.terms import Area
from app.games.tabletop.referee.cloning import Cloneable, cloneable

# Following texts. Rules: 402.5, 401, 604, 606


@cloneable
@dataclass(slots=True)
class TextLocals(Cloneable):
    """How far a text was followed. Rules: 402.5.

    `is_inside` says that the frame below goes on with what it binds. `chosen` are the cards
    chosen so far for the instruction, `progress` is what else its verb keeps, and `outcome`
    what the procedure it started came to. `reader` is whom the text calls you, None for the
    frame's player; `in_place_of` whose place that player takes in satisfying costs (401.2a).

    In a cost, `failed` says that it cannot be satisfied; `instruction` is the latest, of whose
    cards the cost keeps track; `total` is what it adds to the running total, and `has_number`
    whether there is a numeric cost at all (406.4), which `skips_number` leaves out.
    `in_offer` says that the cost is what an effect offers: its instructions are no extra costs
    (401.1a), and `was_replaced` that something else happened instead of one (402.5b).

    `replaces` is the effect in whose place the text is followed, `applied` the replacements
    already used on it (506.5); with `as_usual` that effect takes place after all.
    """

    steps: tuple[v.Step, ...]
    place: int = 0
    is_inside: bool = False
    chosen: tuple[CardId, ...] = ()
    progress: VerbProgress | None = None
    outcome: Outcome | None = None
    reader: Player | None = None
    in_place_of: Player | None = None
    in_cost: bool = False
    failed: bool = False
    instruction: v.Step | None = None
    total: int = 0
    has_number: bool = False
    skips_number: bool = False
    in_offer: bool = False
    was_replaced: bool = False
    replaces: ProposedEffect | None = None
    applied: tuple[Applied, ...] = ()
    as_usual: bool = False

    def inside(self, steps: tuple[v.Step, ...]) -> TextLocals:
        """The start of instructions inside these, which are part of a cost if these are."""
        return TextLocals(
            steps,
            is_inside=True,
            reader=self.reader,
            in_place_of=self.in_place_of,
            in_cost=self.in_cost,
            failed=self.failed,
            instruction=self.instruction,
            has_number=self.has_number,
            skips_number=self.skips_number,
            in_offer=self.in_offer,
            replaces=self.replaces,
            applied=self.applied,
            as_usual=self.as_usual,
        )


class Purpose(Enum):
    """What costs are satisfied for."""

    DEPLOYING = auto()
    USING = auto()
    OTHER = auto()


@cloneable
@dataclass(slots=True, kw_only=True)
class CostLocals(TextLocals):
    """The costs of a card, of an ability or of an offer inside a text. Rules: 401, 406.

    `prepaid` is what was paid of the total already (406.7), `is_prepaying` says that this is
    such a payment. `due` is what resources are attached for, `resources` are those chosen.
    """

    purpose: Purpose
    ability: v.Ability | None = None
    prepaid: int = 0
    is_prepaying: bool = False
    due: int = 0
    resources: tuple[CardId, ...] = ()


@cloneable
@dataclass(slots=True)
class DuplicateLocals(Cloneable):
    """The text of a tactic that is followed, None where it has none. Rules: 307."""

    text: v.OnResolve | None = None


@cloneable
@dataclass(slots=True, kw_only=True)
class DeployLocals(DuplicateLocals):
    """How a card is deployed. Rules: 604, 406.7, 507.4.

    `number` takes the place of its cost number; `prepaid` was paid for its Flip Up, whose
    text is `flip_text`; `origin` is the area it came from.
    """

    flip_up: bool
    price: v.Price
    number: int | None
    prepaid: int = 0
    flip_text: v.FlipUp | None = None
    origin: Area | None = None


@cloneable
@dataclass(slots=True)
class AbilityLocals(Cloneable):
    """An ability being used, its effect happening `times` times. Rules: 606.

    `reader` and `in_place_of` are as for the text of a cost.
    """

    ability: v.Ability
    number: int
    times: int = 1
    reader: Player | None = None
    in_place_of: Player | None = None
    is_terminated: bool = False


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
    """The highest bid so far, -1 for none, and how many calls there were. Rules: 413."""

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
    (506.4). `harm` is the damage and the limit of the card when its destruction was about to be
    replaced. After a replacement `is_replaced` is true; `changed` is the effect that takes
    place after all, None without one.
    """

    waiting: tuple[ProposedEffect, ...]
    all_done: bool
    settled: tuple[ProposedEffect, ...] = ()
    ignored: tuple[Applied, ...] = ()
    harm: tuple[int, int] = (0, 0)
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
    TextLocals
    | CostLocals
    | DuplicateLocals
    | DeployLocals
    | AbilityLocals
    | StartingResourcesLocals
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
